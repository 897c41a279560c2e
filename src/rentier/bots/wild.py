"""Random: a player of any game who takes one of the open answers, and now and then does more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rentier.core.action import Accept, Action, Reject
from rentier.core.book import Entry
from rentier.core.legal import Form, Span
from rentier.core.luck import FastLuck

WHIMS: Final = 6  # one decision in so many begins with an act of its own
YES: Final = 3  # one offer in so many is accepted
SPREAD, MORE = 2, 50  # amounts lie between the least and so many times as much, and a little more


Whim = Callable[[Any, FastLuck], Action | None]


class Wild:
    """One seat for one game, with a generator of its own."""

    def __init__(self, seat: int, seed: int, whim: Whim) -> None:
        self.seat: Final = seat
        self.whim: Final = whim  # the game's own standing acts at random
        self.luck: Final = FastLuck(seed)

    def decide(self, view: Any) -> Action:
        """One of the answers, all alike; before some of them a standing act."""
        if not self.luck.draw(0, WHIMS):
            act: Action | None = self.whim(view, self.luck)
            if act is not None and view.may(act):
                return act
        answers = view.answers()
        action = chosen(answers[self.luck.draw(0, len(answers))], self.luck)
        return action if view.may(action) else plain(answers)

    def reply(self, view: Any, entry: Entry) -> Action | None:
        """Yes to every vote, to one offer or request in three, if it is possible."""
        yes = Accept(entry.id)
        if view.is_vote(entry) or (not self.luck.draw(0, YES) and view.may(yes)):
            return yes
        return Reject(entry.id)


def chosen(choice: Any, luck: FastLuck) -> Action:
    """An action as it is; of a span or a form moderate amounts."""
    if isinstance(choice, Span):
        return choice.at(moderate(choice.low, choice.high, choice.step, luck))
    if isinstance(choice, Form):
        form: Action = choice.kind(*[moderate(low, high, 1, luck) for _, low, high in choice.limits])
        return form
    action: Action = choice
    return action


def moderate(low: int, high: int, step: int, luck: FastLuck) -> int:
    """Some amount not far above the least."""
    most = min(high, SPREAD * low + MORE)
    return low + luck.draw(0, (most - low) // step + 1) * step


def plain(answers: list[Any]) -> Action:
    """The last answer that is no span and no form: a way to say no stands behind those."""
    for at in range(len(answers) - 1, -1, -1):
        if isinstance(answers[at], Action):
            action: Action = answers[at]
            return action
    raise ValueError("no plain answer")
