"""How fast the engine is here: CPU time, short rounds of each kind in turn, medians.

The game is played by bots through their public interface, as the lab and the server play it.
"""

from __future__ import annotations

import resource
import statistics
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from typing import Any, Final

from rentier import data
from rentier.bots.driver import Hand, play
from rentier.bots.registry import make
from rentier.core.errors import RentierError
from rentier.core.luck import FastLuck, child
from rentier.core.options import settled
from rentier.core.state import State
from rentier.core.tally import ROLLS
from rentier.lab.collector import seldom

GAME: Final = "monopoly"
SEATS: Final = 4
BOT: Final = "greedy"
SEED: Final = 1
ROUNDS: Final = 5
STARTS: Final = 5
SAMPLES: Final = 64  # states that are cloned
EVERY: Final = 25  # decisions of the first seat between two of them


class Pace:
    """What one round brought."""

    def __init__(self, rolls: int, decisions: int, seconds: float) -> None:
        self.rolls: Final = rolls / seconds
        self.decisions: Final = decisions / seconds


class Watcher:
    """A bot that keeps copies of the game it plays in."""

    def __init__(self, bot: Any, state: State) -> None:
        self.bot: Final = bot
        self.state: Final = state
        self.decided = 0
        self.kept: list[State] = []

    def decide(self, view: Any) -> Any:
        self.decided += 1
        if self.decided % EVERY == 0:
            self.kept.append(self.state.clone())
        return self.bot.decide(view)

    def reply(self, view: Any, entry: Any) -> Any:
        return self.bot.reply(view, entry)


class Bench:
    """Games of one kind of bot, one after another, each with a seed of its own."""

    def __init__(self, bot: str = BOT) -> None:
        self.rules: Final = data.rules(GAME)
        self.options: Final = settled(self.rules.options, {})
        self.bot: Final = bot
        self.games = 0

    def fresh(self) -> Hand:
        self.games += 1
        state = self.rules.new(self.options, SEATS, 0, False)
        return Hand(self.rules, state, FastLuck(child(SEED, self.games)))

    def bots(self) -> list[Any]:
        return [make(GAME, self.bot, seat, child(SEED, self.games)) for seat in range(SEATS)]

    def game(self, events: bool) -> Hand:
        hand = self.fresh()
        hand.state.sink = [] if events else None
        play(hand, self.bots(), refuse_to_fail)
        return hand

    def pace(self, seconds: float, events: bool = False) -> Pace:
        """One round: whole games until so much CPU time is spent."""
        rolls = decisions = 0
        start = now = time.process_time()
        while now - start < seconds:
            hand = self.game(events)
            rolls += rolls_of(hand.state)
            decisions += hand.decisions
            now = time.process_time()
        return Pace(rolls, decisions, now - start)

    def samples(self) -> list[State]:
        """States from the middle half of games."""
        found: list[State] = []
        while len(found) < SAMPLES:
            hand = self.fresh()
            bots = self.bots()
            watcher = bots[0] = Watcher(bots[0], hand.state)
            play(hand, bots, refuse_to_fail)
            quarter = len(watcher.kept) // 4
            found += watcher.kept[quarter : len(watcher.kept) - quarter]
        return found[:SAMPLES]


def rolls_of(state: Any) -> int:
    return int(state.counts[ROLLS])


def refuse_to_fail(seat: int, words: str) -> None:
    """A failing bot would be measured with the rulebook's answers instead of its own."""
    raise RentierError(f"the bot of seat {seat} failed: {words}")


def clones_per_second(samples: list[State], seconds: float) -> float:
    count = 0
    start = now = time.process_time()
    while now - start < seconds:
        for state in samples:
            state.clone()
        count += len(samples)
        now = time.process_time()
    return count / (now - start)


def bytes_of(samples: list[State]) -> int:
    """What a clone takes in memory; what all clones share is not counted."""
    tracemalloc.start()
    clones = [state.clone() for state in samples]
    taken = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return taken // len(clones)


def peak_bytes() -> int:
    """The most memory this process has held."""
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024


def start_seconds() -> float:
    """CPU time of a fresh `rentier --help`."""
    spent = []
    for _ in range(STARTS):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, "-m", "rentier", "--help"], capture_output=True, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        spent.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return statistics.median(spent)


def engine(
    seconds: float, limit: Callable[[float], float] | None = None, bot: str = BOT, rounds: int = ROUNDS
) -> dict[str, Any]:
    """Everything `rentier bench engine` reports; `limit` answers the rolls per second of the C program."""
    seldom()
    bench = Bench(bot)
    samples = bench.samples()  # whatever is made once is made here
    slice_ = seconds / rounds
    off, on, clones, c = [], [], [], []
    for _ in range(rounds):
        off.append(bench.pace(slice_))
        on.append(bench.pace(slice_, events=True))
        clones.append(clones_per_second(samples, slice_ / 4))
        c.append(limit(slice_) if limit else 0.0)
    return report(bench, rounds, samples, off, on, clones, c)


def report(
    bench: Bench,
    rounds: int,
    samples: list[State],
    off: list[Pace],
    on: list[Pace],
    clones: list[float],
    c: list[float],
) -> dict[str, Any]:
    median = statistics.median
    rolls, told = median([pace.rolls for pace in off]), median([pace.rolls for pace in on])
    limit = median(c)
    return {
        "game": GAME,
        "bots": [bench.bot] * SEATS,
        "rounds": rounds,
        "games": bench.games,
        "rolls_per_second": round(rolls),
        "decisions_per_second": round(median([pace.decisions for pace in off])),
        "rolls_per_second_with_events": round(told),
        "events_slower": round(rolls / told, 3),
        "clones_per_second": round(median(clones)),
        "peak_memory_bytes": peak_bytes(),
        "state_bytes": bytes_of(samples),
        "start_seconds": round(start_seconds(), 3),
        "limit_rolls_per_second": round(limit) if limit else None,
        "limit_ratio": round(rolls / limit, 5) if limit else None,
    }
