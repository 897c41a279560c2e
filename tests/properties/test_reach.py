"""The players of these tests get everywhere: every act, event, open question and ending of the rulebook."""

from __future__ import annotations

import pytest

from rentier.core.action import CORE_ACTIONS
from rentier.core.value import Value
from rentier.games.monopoly.actions import ACTIONS
from rentier.games.monopoly.events import EVENTS
from rentier.games.monopoly.events.course import GameEnded
from rentier.games.monopoly.packing import STEPS
from rentier.games.monopoly.verbs.end import AFTER_ROUNDS, AFTER_TIME, AFTER_VOTE, LAST_ONE
from tests.properties.game import games
from tests.properties.tables import RULES

ASK_NOBODY = (
    "Opening",
    "BeginTurn",
    "Landing",
    "TurnEnd",
    "NextTurn",
    "NewRound",
    "Freed",
    "EstateSale",
    "CardDone",
)
SAFE = range(1200, 1320)


@pytest.fixture(scope="module")
def seen() -> dict[str, set[object]]:
    found: dict[str, set[object]] = {"acts": set(), "events": set(), "questions": set(), "endings": set()}

    def note(group: str, value: Value) -> None:
        found[group].add(type(value).__name__)

    for game in games(SAFE):
        for _, action in game.moves(1500):
            note("acts", action)
            for event in game.events:
                note("events", event)
                if isinstance(event, GameEnded):
                    found["endings"].add(event.reason)
            if not game.s.over:
                note("questions", game.s.stack[-1])
    return found


def test_every_act_is_done(seen: dict[str, set[object]]) -> None:
    assert seen["acts"] == set(ACTIONS.classes) | {cls.__name__ for cls in CORE_ACTIONS}


def test_every_event_happens(seen: dict[str, set[object]]) -> None:
    assert set(EVENTS.classes) - seen["events"] == set()


def test_every_question_is_asked(seen: dict[str, set[object]]) -> None:
    assert seen["questions"] == {cls.__name__ for cls in STEPS} - set(ASK_NOBODY)


def test_every_ending_is_reached(seen: dict[str, set[object]]) -> None:
    """But for the safety stop after round 500: the archive has one."""
    assert seen["endings"] == {LAST_ONE, AFTER_ROUNDS, AFTER_TIME, AFTER_VOTE}


def test_every_value_of_every_option_is_played() -> None:
    """Each word and each end of each range."""
    played = {(key, value) for game in games(range(1200, 1800)) for key, value in game.table.options.items()}
    for spec in RULES.options:
        ends = (spec.low, spec.high) if spec.low <= spec.high else ()
        for value in (*spec.words, *spec.values, *ends):
            assert (spec.key, value) in played or spec.key in LIMITED, f"{spec.key}={value}"


LIMITED = ("end.rounds", "bank.stock", "banker", "auctioneer")  # kept in reach, or bound to the seats
