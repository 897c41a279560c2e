"""P-SPC-1: what happens next depends on the kind of space reached."""

from __future__ import annotations

from typing import ClassVar, Final

from rentier.games.monopoly.state import MonopolyState
from rentier.games.monopoly.steps.question import Question
from rentier.games.monopoly.verbs.moves import walk


def land(s: MonopolyState, steps: int, thrown: int, via: int) -> None:
    """The active player walks and the space reached is resolved: at once, or when the salary has been
    paid.
    """
    below = len(s.stack)
    walk(s, s.active, steps)
    if len(s.stack) == below:
        s.flow.arrive(s, thrown, via)
    else:
        s.stack.insert(below, Landing(thrown, via))


class Landing(Question):
    """The active player stands on the space he reached; `via` is what a card does to its rent (1:
    nothing).
    """

    RULE: ClassVar[str] = "P-SPC-1"
    FIELDS: ClassVar[tuple[str, ...]] = ("thrown", "via")

    def __init__(self, thrown: int, via: int) -> None:
        self.thrown: Final = thrown
        self.via: Final = via

    def run(self, s: MonopolyState) -> None:
        if s.solvent(s.active):
            s.flow.arrive(s, self.thrown, self.via)
