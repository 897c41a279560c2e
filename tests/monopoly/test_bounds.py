"""Bounds that nobody meets by accident: the longest order to build, words that nature does not have."""

from __future__ import annotations

from typing import Any

import pytest

from rentier.core.kernel import act, befall, refuse, settle
from rentier.data import rules
from rentier.games.monopoly.actions import AnyToken, Build, Throw
from rentier.lab.scenario_acts import outcome_of

RULES = rules("monopoly")


@pytest.mark.parametrize(("steps", "reason"), [(140, "BuiltThisTurn"), (141, "TooManySteps")])
def test_an_order_names_at_most_every_step_of_the_board(steps: int, reason: str) -> None:
    """P-BLD-8: five steps on each of 28 deeds; of fewer the first impossible one is named."""
    s = RULES.given({}, 2, 3, False, {"groups": {0: ["brown"]}})
    why = refuse(RULES, s, 0, Build((0, 1) * (steps // 2) + (0,) * (steps % 2)))
    assert why is not None and why.reason == reason
    if reason == "TooManySteps":
        assert (why.rules, why.values) == (("P-BLD-8",), (("steps", 141), ("most", 140)))


@pytest.mark.parametrize("words", [("horse",), ("car", "dog"), ()])
def test_no_token_is_called_so(words: tuple[Any, ...]) -> None:
    s = RULES.new({}, 2, 3, False)
    settle(s)
    act(RULES, s, 0, AnyToken())
    assert s.stack[-1].outcome(s, words) == -1
    assert outcome_of(s, ("dog",)) == 3


@pytest.mark.parametrize("words", [("CH-99",), ("CH-08",), ("CC-01",), ("CH-01", "CH-02")])
def test_no_card_of_the_deck_is_called_so(words: tuple[Any, ...]) -> None:
    """CH-08 lies with a player."""
    s = RULES.given({}, 2, 3, False, {"at": {0: 0}, "cards": {1: ["CH-08"]}})
    act(RULES, s, 0, Throw())
    befall(RULES, s, outcome_of(s, (3, 4)))
    assert s.stack[-1].outcome(s, words) == -1
    assert outcome_of(s, ("CH-02",)) == 1
