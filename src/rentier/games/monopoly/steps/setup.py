"""Before the first turn: tokens and the order of play (P-SETUP-2, -6, P-ORDER-1 … -3)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rentier.core.action import Action
from rentier.core.explain import Explanation, refusal
from rentier.core.seat import NATURE_BIT, seats_of
from rentier.games.monopoly.accounts import BANK, MINT, OPEN, START
from rentier.games.monopoly.actions import AnyToken, ChooseToken
from rentier.games.monopoly.events.course import OrderSettled, OrderThrown, TokenTaken
from rentier.games.monopoly.state import MonopolyState
from rentier.games.monopoly.steps.question import SETUP, Question, TwoDice
from rentier.games.monopoly.steps.turn import BEGIN_TURN
from rentier.games.monopoly.verbs.money import move_money

ANY_TOKEN: Final = AnyToken()


def free_tokens(s: MonopolyState) -> list[int]:
    return [token for token in range(len(s.board.token_ids)) if token not in s.tokens]


def take_token(s: MonopolyState, seat: int, token: int) -> None:
    s.tokens = s.tokens[:seat] + [token] + s.tokens[seat + 1 :]
    if s.sink is not None:
        s.sink.append(TokenTaken("P-SETUP-2", seat, token))


class Opening(Question):
    """P-BANK-5, P-SETUP-3: the set's money comes to the bank, the starting cash to the players."""

    RULE: ClassVar[str] = "P-SETUP-3"

    def run(self, s: MonopolyState) -> None:
        if not s.choices.infinite:
            move_money(s, MINT, BANK, s.set_money, OPEN, 0)
        for seat in range(s.seats):
            move_money(s, BANK, seat, s.choices.start_cash, START, 0)
        s.stack.append(TOKEN_CHOICE)


class TokenChoice(Question):
    """P-SETUP-2: each player picks a token of his own; all may answer at once."""

    RULE: ClassVar[str] = "P-SETUP-2"

    def phase(self) -> int:
        return SETUP

    def asks(self, s: MonopolyState) -> int:
        mask = 0
        for seat in range(s.seats):
            if s.tokens[seat] < 0 and s.solvent(seat):
                mask |= 1 << seat
        return mask

    def run(self, s: MonopolyState) -> None:
        s.stack.append(BEGIN_TURN)
        s.stack.append(OrderThrow(tuple([seat for seat in range(s.seats) if s.solvent(seat)]), ()))

    def legal(self, s: MonopolyState, seat: int) -> list[Any]:
        return [*[ChooseToken(token) for token in free_tokens(s)], ANY_TOKEN]

    def refuse(self, s: MonopolyState, seat: int, action: Action) -> Explanation | None:
        if isinstance(action, AnyToken):
            return None
        if not isinstance(action, ChooseToken):
            return refusal("P-SETUP-6", "NotAnAnswer")
        if not 0 <= action.token < len(s.board.token_ids):
            return refusal("P-SETUP-2", "NoSuchToken", ("token", action.token))
        if action.token in s.tokens:
            return refusal("P-SETUP-2", "TokenTaken", ("token", action.token))
        return None

    def answer(self, s: MonopolyState, seat: int, action: Action) -> None:
        s.stack.append(self)
        if isinstance(action, ChooseToken):
            take_token(s, seat, action.token)
        else:
            s.stack.append(TokenDraw(seat))

    def default(self, s: MonopolyState, seat: int) -> Action:
        return ANY_TOKEN

    def time_up(self, s: MonopolyState) -> None:
        s.stack.append(self)
        for seat in seats_of(self.asks(s)):
            s.stack.append(TokenDraw(seat))


class TokenDraw(Question):
    """P-SETUP-2: a random free token for who names none."""

    RULE: ClassVar[str] = "P-SETUP-2"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def asks(self, s: MonopolyState) -> int:
        return NATURE_BIT

    def odds(self, s: MonopolyState) -> int:
        return len(free_tokens(s))

    def outcome(self, s: MonopolyState, words: tuple[Any, ...]) -> int:
        names = [s.board.token_ids[token] for token in free_tokens(s)]
        return names.index(words[0]) if len(words) == 1 and words[0] in names else -1

    def called(self, s: MonopolyState, outcome: int) -> tuple[Any, ...]:
        return (s.board.token_ids[free_tokens(s)[outcome]],)

    def befall(self, s: MonopolyState, outcome: int) -> None:
        take_token(s, self.seat, free_tokens(s)[outcome])


class OrderThrow(TwoDice):
    """P-ORDER-1, -2, -3: each throws; higher sums go first, equal ones throw again among themselves."""

    RULE: ClassVar[str] = "P-ORDER-1"
    FIELDS: ClassVar[tuple[str, ...]] = ("tied", "sums")
    LISTS: ClassVar[tuple[str, ...]] = ("tied", "sums")

    def __init__(self, tied: tuple[int, ...], sums: tuple[int, ...]) -> None:
        self.tied: Final = tied
        self.sums: Final = sums

    def asks(self, s: MonopolyState) -> int:
        return NATURE_BIT if len(self.tied) > 1 and len(self.sums) < len(self.tied) else 0

    def befall(self, s: MonopolyState, outcome: int) -> None:
        first, second = outcome // 6 + 1, outcome % 6 + 1
        if s.sink is not None:
            rule = "P-ORDER-1" if len(self.tied) == s.seats - len(s.fallen) else "P-ORDER-3"
            s.sink.append(OrderThrown(rule, self.tied[len(self.sums)], first, second))
        s.stack.append(OrderThrow(self.tied, (*self.sums, first + second)))

    def run(self, s: MonopolyState) -> None:
        """A single seat takes its place; else the groups of equal sums do, the highest first."""
        if len(self.tied) == 1:
            place(s, self.tied[0])
            return
        for total in sorted(set(self.sums)):
            group = [self.tied[at] for at in range(len(self.tied)) if self.sums[at] == total]
            s.stack.append(OrderThrow(tuple(group), ()))


def place(s: MonopolyState, seat: int) -> None:
    s.order.append(seat)
    if len(s.order) + len(s.fallen) == s.seats:
        s.active = s.order[0]
        if s.sink is not None:
            s.sink.append(OrderSettled("P-ORDER-2", tuple(s.order)))


OPENING: Final = Opening()
TOKEN_CHOICE: Final = TokenChoice()
