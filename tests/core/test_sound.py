"""Whatever comes in from outside gets one line that says what would be right, and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

import rentier
from rentier.core.action import Fate
from rentier.core.errors import BadFile, BadOptions, BadValue, RentierError
from rentier.core.match import Match
from rentier.core.value import Registry
from rentier.games.monopoly.actions import AnyToken, ChooseToken

LOOSE: Any = rentier.new
DEEP: Any = {}
for _ in range(100_000):
    DEEP = {"is": DEEP}


@pytest.mark.parametrize(
    "given",
    [
        {"game": None},
        {"game": "x\ny"},
        {"game": "monopoly", "seats": "x"},
        {"game": "monopoly", "seats": 2**64},
        {"game": "monopoly", "seats": True},
        {"game": "monopoly", "options": "x"},
        {"game": "monopoly", "options": {None: 1}},
        {"game": "monopoly", "options": {"start.cash": "a\nb"}},
        {"game": "monopoly", "bots": None},
        {"game": "monopoly", "bots": [None, 3, "", ""]},
        {"game": "monopoly", "bots": ["n" * 100] * 4},
        {"game": "monopoly", "bots": ["a\nb", "", "", ""]},
        {"game": "monopoly", "seed": None},
    ],
)
def test_no_table_of_nonsense(given: dict[str, Any]) -> None:
    with pytest.raises(BadOptions) as error:
        LOOSE(**given)
    assert "\n" not in str(error.value)


def acts() -> list[tuple[Any, Any, Any]]:
    return [
        ("x", AnyToken(), 0),
        (True, AnyToken(), 0),
        (0.0, AnyToken(), 0),
        (7, AnyToken(), 0),
        (0, "AnyToken", 0),
        (0, None, 0),
        (0, AnyToken(), 1.5),
        (0, AnyToken(), -1),
        (0, ChooseToken(10**30), 0),
    ]


@pytest.mark.parametrize("number", range(len(acts())))
def test_no_act_of_nonsense(number: int) -> None:
    match = LOOSE("monopoly", seats=4)
    before = match.state.pack()
    seat, action, at = acts()[number]
    with pytest.raises(RentierError):
        match.submit(seat, action, at=at)
    assert match.state.pack() == before
    assert not match.log


@pytest.mark.plain_only
def test_no_fraction_in_an_action() -> None:
    loose: Any = ChooseToken
    match = LOOSE("monopoly", seats=4)
    with pytest.raises(BadValue, match="whole number"):
        match.submit(0, loose(1.5))


@pytest.mark.parametrize("seat", [None, "x", 99, -1, True])
def test_no_reader_of_nonsense(seat: Any) -> None:
    match = LOOSE("monopoly", seats=4)
    for door in (match.legal, match.view, match.log_for, match.rows_for, match.events_for):
        with pytest.raises(BadValue):
            door(seat)


def test_no_file_of_bytes() -> None:
    text: Any = b"{}"
    with pytest.raises(BadFile):
        Match.replay(rentier.rules("monopoly"), text)


def test_deep_nesting_is_refused() -> None:
    with pytest.raises(BadValue):
        Registry((Fate,)).decode({"is": DEEP})
