"""Dice: one draw, faces in order."""

from __future__ import annotations

from typing import Any

import pytest

from rentier.parts import dice


@pytest.mark.parametrize(("count", "sides", "low"), [(1, 4, 1), (2, 6, 1), (3, 6, 1), (2, 10, 0)])
def test_every_outcome_has_its_faces(count: int, sides: int, low: int) -> None:
    thrown = [dice.faces(outcome, count, sides, low) for outcome in range(dice.odds(count, sides))]
    assert thrown == sorted(set(thrown))
    assert len(thrown) == sides**count
    assert all(low <= face < low + sides for faces in thrown for face in faces)
    assert [dice.outcome_of(faces, count, sides, low) for faces in thrown] == list(range(len(thrown)))


def test_the_first_die_leads() -> None:
    assert dice.faces(8, 2) == (2, 3)
    assert dice.outcome_of((2, 3), 2) == 8


@pytest.mark.parametrize("words", [(), (1,), (1, 2, 3), (0, 1), (1, 7), ("1", 2), (True, 2), (1.0, 2)])
def test_no_throw_shows_these(words: tuple[Any, ...]) -> None:
    assert dice.outcome_of(words, 2) == -1
