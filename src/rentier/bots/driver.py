"""Plays games with bots in all seats, without clocks (rulebooks: players asked together answer in turn)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from rentier.core.action import Action, Reject, Standing
from rentier.core.kernel import act, befall, refuse, settle
from rentier.core.luck import Luck
from rentier.core.match import Match
from rentier.core.rules import Rules
from rentier.core.seat import NATURE_BIT, seats_of
from rentier.core.state import State

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

    def begin(self) -> None:
        settle(self.state)

    def nature(self) -> None:
        s = self.state
        befall(self.rules, s, self.luck.draw(0, int(s.stack[-1].odds(s))))

    def act(self, seat: int, action: Action, auto: bool) -> None:
        self.decisions += 1
        act(self.rules, self.state, seat, action)


class Scribe(Hand):
    """Plays through a match, which asks its own luck and keeps the log."""

    def __init__(self, match: Match) -> None:
        super().__init__(match.rules, match.state, Luck())
        self.match: Final = match

    def begin(self) -> None:
        """The match has begun itself."""

    def act(self, seat: int, action: Action, auto: bool) -> None:
        self.decisions += 1
        self.match.submit(seat, action, auto=auto)


def play(hand: Hand, bots: list[Any], failed: Failed) -> None:
    """One game to its end. A bot that raises or answers nonsense gets the rulebook's answer, and `failed`
    hears it.
    """
    rules, s = hand.rules, hand.state
    views = [rules.view(s, seat) for seat in range(s.seats)]
    hand.begin()
    stack = s.stack
    acts = 0
    while not s.over:
        if s.book and reply_one(hand, bots, views, failed):
            continue
        top = stack[-1]
        asked = int(top.asks(s))
        if asked == NATURE_BIT:
            hand.nature()
            acts = 0
            continue
        seat = seats_of(asked)[0] if asked & (asked - 1) else asked.bit_length() - 1
        action = decision(hand, bots[seat], views[seat], seat, acts, failed)
        acts = acts + 1 if isinstance(action, Standing) else 0
        hand.act(seat, action, False)


def decision(hand: Hand, bot: Any, view: Any, seat: int, acts: int, failed: Failed) -> Action:
    """The bot's act if it is legal, else the default answer."""
    s = hand.state
    words = "too many acts without an answer"
    if acts < MOST_ACTS:
        try:
            action: Action = bot.decide(view)
            why = refuse(hand.rules, s, seat, action)
            if why is None:
                return action
            words = f"{action!r} is refused: {why.reason} [{why.rule}]"
        except Exception as error:
            words = f"{type(error).__name__}: {error}"
    failed(seat, words)
    answer: Action = s.stack[-1].default(s, seat)
    return answer


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
            if said is not None and refuse(hand.rules, s, seat, said) is None:
                action = said
        except Exception as error:
            failed(seat, f"{type(error).__name__}: {error}")
        hand.act(seat, action, False)
        return True
    return False
