"""Take-back at a Monopoly table: free until nature spoke or the appraisal was shown (house, section 5)."""

from __future__ import annotations

import pytest

from rentier.core.action import Action, Fate
from rentier.core.explain import Refused
from rentier.core.match import Match
from rentier.core.seat import NATURE
from rentier.core.take_back import TakeBack
from rentier.data import rules
from rentier.games.monopoly.actions import AnyToken, Buy, PayFlat, PayTenth, Throw


def opened(first_throw: int) -> Match:
    """Two people; seat 0 is first and has made this throw."""
    match = Match.new(rules("monopoly"), 2, take_back="free")
    for seat in (0, 1):
        match.submit(seat, AnyToken())
        match.submit(NATURE, Fate(0))
    match.submit(NATURE, Fate(35))
    match.submit(NATURE, Fate(0))
    match.submit(0, Throw())
    match.submit(NATURE, Fate(first_throw))
    return match


def undo_refused(match: Match) -> bool:
    try:
        match.submit(0, TakeBack())
    except Refused:
        return True
    return False


def throw(first: int, second: int) -> int:
    return (first - 1) * 6 + second - 1


def test_a_purchase_is_taken_back_for_free() -> None:
    match = opened(throw(1, 2))
    before = match.state.pack()
    match.submit(0, Buy())
    assert match.state.pack() != before
    match.submit(0, TakeBack())
    assert match.state.pack() == before


def test_a_throw_is_not() -> None:
    assert undo_refused(opened(throw(1, 2)))


@pytest.mark.parametrize(("choice", "refused"), [(PayFlat(), False), (PayTenth(), True)])
def test_the_appraisal_has_been_seen(choice: Action, refused: bool) -> None:
    match = opened(throw(1, 3))
    match.submit(0, choice)
    assert undo_refused(match) is refused
