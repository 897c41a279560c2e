"""Whole games and all scenarios told in both languages, without a gap."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from rentier import data
from rentier.core.event import Event
from rentier.core.legal import Form, Span
from rentier.core.luck import FastLuck
from rentier.core.match import Match
from rentier.games.monopoly.actions import Concede, VoteEnd
from rentier.games.monopoly.events import EVENTS
from rentier.games.monopoly.packing import STEPS
from rentier.lab.scenario import load
from rentier.lab.scenario_run import run
from rentier.wire.texts import LANGUAGES
from rentier.wire.words import Words

NAMES: Final = ["Анна", "Ben", "Вера", "Don", "Ева", "Fay", "Глеб", "Hal"]
BOTH: Final = [Words("monopoly", lang, NAMES, strict=True) for lang in LANGUAGES]
LENIENT: Final = [Words("monopoly", lang, NAMES) for lang in LANGUAGES]

GAMES: Final = [
    (3, {}, False, 400),
    (
        4,
        {"rent.mode": "ask", "parking.jackpot": "on", "bankrupt.to": "creditor", "mortgage.interest": 10},
        True,
        300,
    ),
    (2, {"start.cash": 500, "rent.must_demand": "on", "bank.stock": 1000, "end.rounds": 30}, False, 400),
]


@pytest.mark.parametrize(("seats", "options", "timed", "acts"), GAMES)
def test_a_game_at_random(seats: int, options: dict[str, object], timed: bool, acts: int) -> None:
    """Every event, question, choice and reason of it, in both languages, without a gap."""
    match = Match.new(data.rules("monopoly"), seats, options, luck=FastLuck(11), timed=timed)
    chance = FastLuck(5)
    tell(match.opening)
    for _ in range(acts):
        if match.over:
            break
        seat = match.to_act[0]
        choice = chosen(match.legal(seat), chance)
        action = choice.at(some(choice, chance)) if isinstance(choice, Span) else choice
        for words in BOTH:
            assert words.question(match.state.stack[-1], match.to_act)
            assert words.action(choice) and words.action(action)
            assert words.why(match.explain(seat, action))
        tell(match.submit(seat, action))
    assert len(match.events) > acts


def chosen(legal: list[Any], chance: FastLuck) -> Any:
    """Anything but a whole deal or a word that ends the game."""
    fit = [each for each in legal if not isinstance(each, (Form, Concede, VoteEnd))]
    return fit[chance.draw(0, len(fit))]


def some(span: Span, chance: FastLuck) -> int:
    """A sum near the low end."""
    return span.low + span.step * chance.draw(0, min(50, (span.high - span.low) // span.step + 1))


def tell(events: list[Event]) -> None:
    for event in events:
        for words in BOTH:
            assert words.event(event)


def test_every_scenario_can_be_told() -> None:
    """What happens in them is every kind of event there is; their refusals are the hard cases."""
    kinds = set()
    for path in sorted((Path(__file__).parents[1] / "scenarios" / "monopoly").glob("*.toml")):
        outcome = run(load(path))
        if outcome.scenario.refused_table:
            continue
        tell(outcome.events)
        kinds |= {type(event) for event in outcome.events}
        for why in outcome.answers:  # what is refused as unknown has no name to be strict about
            assert all(words.why(why) for words in (LENIENT if why.reason.startswith("NoSuch") else BOTH))
    assert kinds == set(EVENTS.classes.values())


@pytest.mark.parametrize("words", BOTH, ids=LANGUAGES)
def test_every_step_that_asks(words: Words) -> None:
    for step in STEPS:
        if words.texts.has(f"question-{step.__name__}"):
            row: dict[str, Any] = {
                "is": step.__name__,
                **{f: [] if f in step.LISTS else 1 for f in step.FIELDS},
            }
            assert words.question(row, [0, 1])
