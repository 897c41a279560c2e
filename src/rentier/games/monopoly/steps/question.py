"""What all open questions of this game share: the phase of the turn they belong to, and their clock."""

from __future__ import annotations

from typing import Any, Final

from rentier.core.seat import NATURE_BIT
from rentier.core.step import Step
from rentier.games.monopoly.state import MonopolyState
from rentier.parts.dice import faces, outcome_of

# The columns of the table of windows (windows.py).
SETUP: Final = 0
PRE: Final = 1
JAIL: Final = 2
BUY: Final = 3
TAX: Final = 4
ASK: Final = 5
AUCTION: Final = 6
SETTLE: Final = 7
DEBT: Final = 8
POST: Final = 9
COVER: Final = 10
CHANCE: Final = 11  # nature is asked: nobody may do anything


class Question(Step[MonopolyState]):
    """An open question of Monopoly."""

    def phase(self) -> int:
        return CHANCE

    def raiser(self, s: MonopolyState) -> int:
        """Who may raise money in this phase: the active player, a winner or a debtor."""
        return s.active

    def seconds(self, s: MonopolyState) -> int:
        return s.choices.time_choice


class TwoDice(Question):
    """Nature throws both dice, as one of 36 equally likely outcomes."""

    def asks(self, s: MonopolyState) -> int:
        return NATURE_BIT

    def odds(self, s: MonopolyState) -> int:
        return 36

    def outcome(self, s: MonopolyState, words: tuple[Any, ...]) -> int:
        return outcome_of(words, 2)

    def called(self, s: MonopolyState, outcome: int) -> tuple[Any, ...]:
        return faces(outcome, 2)
