"""Plays games with bots in all seats, without clocks (rulebooks: players asked together answer in turn)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from rentier.core.action import Action, Reject, Standing
from rentier.core.kernel import act, go_on, refuse
from rentier.core.luck import Luck
from rentier.core.match import Match
from rentier.core.rules import Rules
from rentier.core.seat import NATURE_BIT, seats_of
from rentier.core.state import State
from rentier.core.step import Step

MOST_ACTS: Final = 128  # standing acts of one seat beside one question; then it has to answer

Failed = Callable[[int, str], None]


@mypyc_attr(allow_interpreted_subclasses=True)
class Hand:
    """What carries the bots' acts out: the bare state, or a match that writes them down."""

    def __init__(self, rules: Rules[Any], state: State, luck: Luck) -> None:
        self.rules: Final = rules
        self.state: Final = state
        self.luck: Final = luck
        self.decisions = 0

    def nature(self, top: Step[Any]) -> None:
        """Nature answers the open question."""
        s = self.state
        s.stack.pop()
        top.befall(s, self.luck.draw(0, top.odds(s)))
        if s.book:
            go_on(self.rules, s)

    def act(self, top: Step[Any], seat: int, action: Action, standing: bool) -> None:
        """A legal act of a seat. What it brings about by itself the loop of `play` carries out."""
        s = self.state
        if standing or s.book:
            act(self.rules, s, seat, action)
        else:
            s.stack.pop()
            top.answer(s, seat, action)


class Scribe(Hand):
    """Plays through a match, which asks its own luck and keeps the log."""

    def __init__(self, match: Match) -> None:
        super().__init__(match.rules, match.state, Luck())
        self.match: Final = match

    def act(self, top: Step[Any], seat: int, action: Action, standing: bool) -> None:
        self.match.submit(seat, action)


def play(hand: Hand, bots: list[Any], failed: Failed) -> None:
    """One game to its end. Bots that raise or answer nonsense get the rulebook's answer; `failed` hears."""
    rules, s = hand.rules, hand.state
    views = [rules.view(s, seat) for seat in range(s.seats)]
    stack = s.stack
    acts = 0
    while not s.over:
        if s.book and reply_one(hand, bots, views, failed):
            continue
        top: Step[Any] = stack[-1]
        asked = top.asks(s)
        if not asked:
            stack.pop()
            top.run(s)
        elif asked == NATURE_BIT:
            hand.nature(top)
        else:
            seat = asked.bit_length() - 1
            if asked != 1 << seat:
                seat = seats_of(asked)[0]
            action = decision(hand, top, bots[seat], views[seat], seat, acts, failed)
            standing = isinstance(action, Standing)
            acts = acts + 1 if standing else 0
            hand.decisions += 1
            hand.act(top, seat, action, standing)


def decision(hand: Hand, top: Step[Any], bot: Any, view: Any, seat: int, acts: int, failed: Failed) -> Action:
    """The bot's act if it is legal, else the default answer."""
    words = "too many acts without an answer"
    if acts < MOST_ACTS:
        try:
            action: Action = bot.decide(view)
            if isinstance(action, Standing):
                why = hand.rules.refuse(hand.state, seat, action)
            else:
                why = top.refuse(hand.state, seat, action)
            if why is None:
                return action
            words = f"{action!r} is refused: {why.reason} [{why.rule}]"
        except Exception as error:
            words = f"{type(error).__name__}: {error}"
    failed(seat, words)
    return top.default(hand.state, seat)


def reply_one(hand: Hand, bots: list[Any], views: list[Any], failed: Failed) -> bool:
    """The first seat asked by an open entry answers it; silence is a no."""
    s = hand.state
    for entry in s.book:
        if not entry.asked:
            continue
        seat = seats_of(entry.asked)[0]
        action: Action = Reject(entry.id)
        try:
            said = bots[seat].reply(views[seat], entry)
            if said is not None:
                why = refuse(hand.rules, s, seat, said)
                if why is None:
                    action = said
                else:
                    failed(seat, f"{said!r} is refused: {why.reason} [{why.rule}]")
        except Exception as error:
            failed(seat, f"{type(error).__name__}: {error}")
        hand.decisions += 1
        hand.act(s.stack[-1], seat, action, True)
        return True
    return False
