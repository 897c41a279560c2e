"""Many games between bots: the same seed gives the same games, in whatever parts they are played."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, Final

from rentier import data
from rentier.bots import registry
from rentier.bots.driver import Hand, Scribe, play
from rentier.core.errors import BadOptions
from rentier.core.luck import FastLuck, child
from rentier.core.match import Match
from rentier.core.options import settled
from rentier.core.rules import Rules
from rentier.lab.files import write_match
from rentier.lab.outcome import Outcome
from rentier.lab.watchdog import PATIENCE, Watchdog

CLOCK_OPTIONS: Final = ("end.minutes", "time_limit")  # only a clock can serve them


class Plan:
    """What is to be played: plain data that other processes can be given."""

    def __init__(
        self,
        game: str,
        options: dict[str, object],
        bots: tuple[str, ...],
        games: int,
        seed: int,
        logs: Path | None = None,
        audit: bool = False,
        patience: float = PATIENCE,
    ) -> None:
        self.game: Final = game
        self.options: Final = options  # every option with its value
        self.bots: Final = bots
        self.games: Final = games
        self.seed: Final = seed
        self.logs: Final = logs
        self.audit: Final = audit
        self.patience: Final = patience


def plan(
    game: str,
    options: dict[str, object],
    bots: tuple[str, ...],
    games: int,
    seed: int,
    logs: Path | None = None,
    audit: bool = False,
) -> Plan:
    """The plan, checked; `BadOptions` in one line for what cannot be played."""
    rules = data.rules(game)
    for bot in bots:
        registry.check(game, bot)
    chosen = settled(rules.options, options)
    refuse_clocks(chosen)
    rules.new(chosen, len(bots), 0, False)
    return Plan(game, chosen, bots, games, seed, logs, audit)


def refuse_clocks(chosen: dict[str, object]) -> None:
    """`BadOptions` for a setting that would wait for ever."""
    for key in CLOCK_OPTIONS:
        if chosen.get(key):
            raise BadOptions(f"{key}={chosen[key]}: no clock runs here, leave it 0")


def play_part(order: Plan, first: int, last: int) -> Outcome:
    """Games `first` to before `last`, one after another."""
    rules = data.rules(order.game)
    found = Outcome(len(order.bots))
    found.began = time.monotonic()
    with Watchdog(order.patience) as dog:
        for number in range(first, last):
            play_one(order, rules, number, found, dog)
    found.ended = time.monotonic()
    return found


def play_one(order: Plan, rules: Rules[Any], number: int, found: Outcome, dog: Watchdog) -> None:
    """One game; its luck and its bots depend on the seed and its number alone."""
    seed = child(order.seed, number)
    bots = [registry.make(order.game, bot, seat, child(seed, seat)) for seat, bot in enumerate(order.bots)]

    def failed(seat: int, words: str) -> None:
        found.failures.append(f"bot {order.bots[seat]}, seat {seat}, game {number}: {words}")

    hand = hand_for(order, rules, FastLuck(seed))
    dog.hand = hand
    play(hand, bots, failed)
    dog.hand = None
    rules.audit(hand.state)
    winners = [row["seat"] for row in rules.score(hand.state) if row["place"] == 1]
    found.add_game(hand.state, winners, rules.ending(hand.state), hand.decisions)
    if isinstance(hand, Scribe) and order.logs is not None:
        write_match(order.logs / log_name(order, number), hand.match.dump())


def hand_for(order: Plan, rules: Rules[Any], luck: FastLuck) -> Hand:
    """The bare state, or a match where a log is to be written or every step is to be audited."""
    if order.logs is None and not order.audit:
        return Hand(rules, rules.new(order.options, len(order.bots), 0, False), luck)
    record = order.logs is not None
    match = Match.new(
        rules, len(order.bots), order.options, order.bots, luck, audit=order.audit, record=record
    )
    return Scribe(match)


def log_name(order: Plan, number: int) -> str:
    return f"{order.game}-{order.seed}-{number:06d}.jsonl"
