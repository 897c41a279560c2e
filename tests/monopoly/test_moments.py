"""Clocks begin anew with each question, also where its kind of phase is the same."""

from __future__ import annotations

from rentier.data import rules
from tests.monopoly.played import states

RULES = rules("monopoly")


def test_paying_ones_way_out_is_not_the_jail_turn_before_it() -> None:
    """P-JAIL-10: B decides on his jail turn, throws three times, and then has to pay: two questions."""
    moments = {}
    for s in states("day_jail_exit_is_a_new_question"):
        moments[type(s.stack[-1]).__name__] = RULES.moment(s)
    assert moments["JailTurn"] != moments["JailExit"]
