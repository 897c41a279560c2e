"""Pop the top step and let it answer; steps that ask nobody run until one asks."""

from __future__ import annotations

from typing import Any, Final

from rentier.core.action import TIME_UP, Action, Fate, Standing, TimeUp
from rentier.core.explain import Explanation, refusal
from rentier.core.rules import Rules
from rentier.core.seat import CLOCK, NATURE, NATURE_BIT, bit
from rentier.core.state import State
from rentier.core.step import Step

TABLE_RULE: Final = "table"  # refusals of the table itself, before any rulebook is asked


def settle(s: State) -> None:
    """Run the steps that ask nobody until one asks or the game is over."""
    stack = s.stack
    while stack and not s.over:
        top: Step[Any] = stack[-1]
        if top.asks(s):
            return
        stack.pop()
        top.run(s)


def go_on(rules: Rules[Any], s: State) -> None:
    """After an act: what has lapsed leaves the book, and steps run until one asks.

    The book is looked at before as well: a vote that an act completes counts before the game moves on.
    """
    if s.book:
        rules.lapse(s)
    settle(s)
    if s.book:
        rules.lapse(s)
        settle(s)  # a step may have waited for what has lapsed


def asked(s: State) -> int:
    """The mask of the seats the open question asks; 0 when the game is over."""
    return 0 if s.over or not s.stack else top_of(s).asks(s)


def top_of(s: State) -> Step[Any]:
    """The open question."""
    top: Step[Any] = s.stack[-1]
    return top


def taken(s: State) -> Step[Any]:
    """The open question, taken off the stack: it has been answered."""
    top: Step[Any] = s.stack.pop()
    return top


def asks_nature(s: State) -> bool:
    return asked(s) == NATURE_BIT


def befall(rules: Rules[Any], s: State, outcome: int) -> None:
    """Nature answers the open question."""
    taken(s).befall(s, outcome)
    go_on(rules, s)


def refuse(rules: Rules[Any], s: State, seat: int, action: Action) -> Explanation | None:
    """Why the action is illegal, or None: the one judge for server, bots, lab and tests."""
    if s.over or not s.stack:
        return refusal(TABLE_RULE, "GameOver")
    if seat == CLOCK:
        return refuse_clock(rules, s, action)
    top: Step[Any] = s.stack[-1]
    if seat == NATURE:
        return refuse_fate(s, action)
    if not 0 <= seat < s.seats:
        return refusal(TABLE_RULE, "NoSuchSeat", ("seat", seat))
    if isinstance(action, Standing):
        return rules.refuse(s, seat, action)
    if not top.asks(s) & bit(seat):
        return refusal(top.RULE, "NotYourTurn")
    return top.refuse(s, seat, action)


def refuse_fate(s: State, action: Action) -> Explanation | None:
    top = top_of(s)
    if top.asks(s) != NATURE_BIT or not isinstance(action, Fate):
        return refusal(TABLE_RULE, "NotNature")
    odds = top.odds(s)
    if not 0 <= action.value < odds:
        return refusal(TABLE_RULE, "NoSuchOutcome", ("outcome", action.value), ("odds", odds))
    return None


def refuse_clock(rules: Rules[Any], s: State, action: Action) -> Explanation | None:
    if not s.timed:
        return refusal(TABLE_RULE, "NoClock")
    if not isinstance(action, TimeUp):
        return rules.refuse_clock(s, action)
    if asked(s) in (0, NATURE_BIT):
        return refusal(TABLE_RULE, "NobodyAsked")
    return None


def grounds(rules: Rules[Any], s: State, seat: int, action: Action) -> Explanation:
    """By which rules a legal action is legal."""
    if isinstance(action, Standing):
        return rules.grounds(s, seat, action)
    if seat in (NATURE, CLOCK):
        return Explanation((top_of(s).RULE,))
    return top_of(s).grounds(s, seat, action)


def explain(rules: Rules[Any], s: State, seat: int, action: Action) -> Explanation:
    """Why the action is legal or not."""
    why = refuse(rules, s, seat, action)
    return grounds(rules, s, seat, action) if why is None else why


def act(rules: Rules[Any], s: State, seat: int, action: Action) -> None:
    """Carry a legal action out."""
    if s.timed:
        rules.noted(s, seat, action)
    if isinstance(action, Standing):
        rules.stand(s, seat, action)
    elif seat == CLOCK:
        _clock(rules, s, action)
    elif isinstance(action, Fate):
        taken(s).befall(s, action.value)
    else:
        taken(s).answer(s, seat, action)
    go_on(rules, s)


def _clock(rules: Rules[Any], s: State, action: Action) -> None:
    if action == TIME_UP:
        taken(s).time_up(s)
    else:
        rules.clock(s, action)


def legal(rules: Rules[Any], s: State, seat: int) -> list[Any]:
    """The answers to the open question, then the standing acts, in a pinned order."""
    if s.over or not s.stack or not 0 <= seat < s.seats:
        return []
    top = top_of(s)
    answers = top.legal(s, seat) if top.asks(s) & bit(seat) else []
    return answers + rules.standing(s, seat)
