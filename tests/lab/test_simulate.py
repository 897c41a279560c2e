"""Simulations: the same games in any parts, logs that replay, bots that fail or hang."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from rentier import data
from rentier.bots import registry
from rentier.bots.driver import Hand, play
from rentier.core.action import Action
from rentier.core.errors import AuditFailed, BadOptions
from rentier.core.match import Match
from rentier.lab.files import read_match
from rentier.lab.outcome import WHOLE, Outcome, percentile, report, wilson
from rentier.lab.simulate import Plan, plan, play_part
from rentier.lab.workers import deaf, parts_of, simulate

GREEDY = ("greedy", "greedy", "random")
LIMIT: dict[str, object] = {"end.rounds": 30}


def order(games: int = 6, logs: Path | None = None, audit: bool = False) -> Plan:
    return plan("monopoly", LIMIT, GREEDY, games, 5, logs, audit)


def figures(outcome: Outcome) -> dict[str, Any]:
    """The report without what the machine has to do with it."""
    found = report(outcome, GREEDY)
    return {key: value for key, value in found.items() if "second" not in key}


def heard_nothing(part: Outcome) -> None:
    pass


def test_parts_and_workers_change_nothing() -> None:
    whole = figures(play_part(order(), 0, 6))
    parts = Outcome(len(GREEDY))
    for first in range(6):
        parts.add(play_part(order(), first, first + 1))
    assert figures(parts) == whole
    assert figures(simulate(order(), 1, heard_nothing)) == whole
    assert figures(simulate(order(), 2, heard_nothing)) == whole
    assert figures(play_part(plan("monopoly", LIMIT, GREEDY, 6, 6), 0, 6)) != whole


def test_logs_are_the_same_games_and_replay(tmp_path: Path) -> None:
    bare = figures(play_part(order(), 0, 3))
    assert figures(play_part(order(logs=tmp_path, audit=True), 0, 3)) == bare
    assert figures(play_part(order(audit=True), 0, 3)) == bare
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [f"monopoly-5-{number:06d}.jsonl" for number in range(3)]
    for file in files:
        log = read_match(file)
        assert log.over and log.header.bots == GREEDY and log.header.dice.source == "fast"
        assert Match.restore(data.rules("monopoly"), log).dump() == file.read_text(encoding="utf-8")


def test_the_parts_cover_all_games_once() -> None:
    for games, workers in ((1, 1), (7, 2), (1000, 1), (1000, 3)):
        numbers = [number for first, last in parts_of(games, workers) for number in range(first, last)]
        assert numbers == list(range(games))


def test_each_part_is_heard_of_in_order() -> None:
    heard: list[int] = []
    total = simulate(order(), 2, lambda part: heard.append(part.games))
    assert sum(heard) == total.games == 6


def test_the_books_are_checked_at_each_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def play_and_steal(hand: Hand, bots: list[Any], failed: Any) -> None:
        play(hand, bots, failed)
        state: Any = hand.state
        state.money[0] += 1

    monkeypatch.setattr("rentier.lab.simulate.play", play_and_steal)
    with pytest.raises(AuditFailed):
        play_part(order(), 0, 1)


@pytest.mark.parametrize(
    ("game", "options", "bots", "words"),
    [
        ("chess", {}, GREEDY, "there is no game 'chess'; known: monopoly"),
        ("monopoly", {"colour": 1}, GREEDY, "there is no option colour"),
        ("monopoly", {}, ("greedy", "clever"), "no player 'clever' for monopoly; known: greedy, random"),
        ("monopoly", {}, ("greedy",), "2 to 8 players, not 1"),
        ("monopoly", {"end.minutes": 30}, GREEDY, "end.minutes=30: no clock runs here"),
        ("monopoly", {"banker": 1}, GREEDY, "a role goes to a person, not to a bot"),
    ],
)
def test_what_cannot_be_played(
    game: str, options: dict[str, object], bots: tuple[str, ...], words: str
) -> None:
    with pytest.raises(BadOptions, match=words):
        plan(game, options, bots, 1, 1)


class Raising:
    def decide(self, view: Any) -> Action:
        raise RuntimeError("no idea")

    def reply(self, view: Any, entry: Any) -> Action | None:
        return None


class Hanging:
    """Thinks for ever about its first real decision, then plays on."""

    def __init__(self, inner: Any) -> None:
        self.inner = inner
        self.asked = 0

    def decide(self, view: Any) -> Action:
        self.asked += 1
        while self.asked == 3:
            pass
        action: Action = self.inner.decide(view)
        return action

    def reply(self, view: Any, entry: Any) -> Action | None:
        said: Action | None = self.inner.reply(view, entry)
        return said


def naughty(monkeypatch: pytest.MonkeyPatch, seat: int, bot: Any) -> None:
    """Put this bot on a seat of every game."""
    make = registry.make

    def made(game: str, name: str, at: int, seed: int) -> Any:
        return bot(make(game, name, at, seed)) if at == seat else make(game, name, at, seed)

    monkeypatch.setattr("rentier.bots.registry.make", made)


def test_a_bot_that_raises_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    naughty(monkeypatch, 2, lambda inner: Raising())
    found = play_part(order(2), 0, 2)
    assert found.games == 2
    assert found.failures[0] == "bot random, seat 2, game 0: RuntimeError: no idea"
    assert {line.split(": ")[0] for line in found.failures} == {
        f"bot random, seat 2, game {number}" for number in (0, 1)
    }


def test_a_bot_that_hangs_is_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    naughty(monkeypatch, 1, Hanging)
    hasty = Plan("monopoly", order().options, GREEDY, 2, 5, patience=0.1)
    found = play_part(hasty, 0, 2)
    assert found.games == 2
    assert found.failures == [
        f"bot greedy, seat 1, game {number}: BotHangs: no decision for 0.1 seconds" for number in (0, 1)
    ]


def test_shares_and_intervals() -> None:
    low, high = wilson(0.25, 100)
    assert (round(low, 4), round(high, 4)) == (0.1755, 0.3430)
    assert wilson(0, 10)[0] == 0 and wilson(1, 10)[1] == 1
    assert [percentile(Counter({3: 1, 5: 2, 9: 1}), percent) for percent in (25, 50, 75, 95)] == [3, 5, 5, 9]


def test_a_shared_win_is_shared_evenly() -> None:
    class Ended:
        round, turn, counts = 4, 9, [0] * len(Outcome(3).counts)

    found = Outcome(3)
    found.began, found.ended = 1.0, 2.0
    found.add_game(Ended(), (0, 2), "rounds", 5)
    found.add_game(Ended(), (2,), "safety", 5)
    rows = report(found, GREEDY)["seats"]
    assert [row["wins"] for row in rows] == [0.5, 0, 1.5] and sum(found.wins) == 2 * WHOLE
    assert report(found, GREEDY)["endings"] == {"rounds": 1, "safety": 1}


def test_a_game_without_end_is_stopped_for_safety(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody buys: nobody ever pays rent."""
    monkeypatch.setattr("rentier.bots.registry.make", lambda game, name, seat, seed: Raising())
    found = play_part(plan("monopoly", {}, ("greedy", "greedy"), 1, 1), 0, 1)
    assert found.endings == {"safety": 1} and found.rounds == {500: 1}


def test_parts_are_made_when_they_are_wanted() -> None:
    parts = parts_of(1_000_000_000, 2)
    assert [next(parts), next(parts)] == [(0, 50), (50, 100)]


def test_processes_that_start_do_not_hear_ctrl_c() -> None:
    ask = [sys.executable, "-c", "import signal; print(signal.getsignal(signal.SIGINT).name)"]
    before = signal.getsignal(signal.SIGINT)
    with deaf():
        assert subprocess.run(ask, capture_output=True, text=True, check=True).stdout == "SIG_IGN\n"
    assert signal.getsignal(signal.SIGINT) is before
