"""Tokens move only here."""

from __future__ import annotations

from rentier.core.modifier import NONE, Modifier, modified
from rentier.games.monopoly.accounts import SALARY
from rentier.games.monopoly.board import SPACES
from rentier.games.monopoly.events.course import LeftJail, PieceMoved, SentToJail
from rentier.games.monopoly.state import MonopolyState
from rentier.games.monopoly.verbs.money import bank_pays

ON_GO = (Modifier("go.double_on_land", "P-GO-1", times=2),)


def salary_modifiers(s: MonopolyState, space: int) -> tuple[Modifier, ...]:
    """P-GO-1: the house rule that pays twice for an exact landing."""
    return ON_GO if s.choices.double_on_land and space == 0 else NONE


def walk(s: MonopolyState, seat: int, steps: int) -> None:
    """P-TURN-1, P-GO-1: forward by so many spaces; GO pays on the way, before the space reached is
    resolved.
    """
    origin = s.pos[seat]
    space = origin + steps
    round_go = space >= SPACES
    if round_go:
        space -= SPACES
    s.pos[seat] = space
    if s.sink is not None:
        s.sink.append(PieceMoved("P-TURN-1", seat, origin, space, steps))
    if round_go:
        amount = modified(s.choices.salary, salary_modifiers(s, space))
        bank_pays(s, seat, amount, SALARY, 0)


def step_back(s: MonopolyState, seat: int, steps: int) -> None:
    """P-GO-1: a backward card pays no salary."""
    origin = s.pos[seat]
    s.pos[seat] = (origin - steps) % SPACES
    if s.sink is not None:
        s.sink.append(PieceMoved("P-CARD-4", seat, origin, s.pos[seat], -steps))


def to_jail(s: MonopolyState, seat: int, rule: str) -> None:
    """P-JAIL-1, P-GO-2: behind bars, no salary."""
    origin = s.pos[seat]
    s.pos[seat] = s.board.jail_space
    s.jail[seat] = 0
    if s.sink is not None:
        s.sink.append(SentToJail(rule, seat, origin))


def free(s: MonopolyState, seat: int, rule: str) -> None:
    """P-JAIL-8: out of jail; doubles are counted from zero."""
    turn = s.jail[seat]
    s.jail[seat] = -1
    s.doubles = 0
    if s.sink is not None:
        s.sink.append(LeftJail(rule, seat, turn))
