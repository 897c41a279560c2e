"""What a seat may know: everything but the order of the decks; never a total of anybody's worth (P-TAX-3)."""

from __future__ import annotations

from typing import Any, Final

from rentier.core.action import Action, Standing
from rentier.core.book import Entry
from rentier.core.seat import NATURE_BIT, bit
from rentier.core.value import encode
from rentier.core.view import View
from rentier.games.monopoly.accounts import BANK
from rentier.games.monopoly.actions import VoteConcede, VoteDefault, VoteEnd
from rentier.games.monopoly.board import DEEDS, STREET_GROUPS, Board
from rentier.games.monopoly.choices import Choices
from rentier.games.monopoly.facts import facts
from rentier.games.monopoly.records import Claim, Debt, Loan
from rentier.games.monopoly.standing import act_refusal, open_acts
from rentier.games.monopoly.state import MonopolyState
from rentier.games.monopoly.steps.question import DEBT, SETTLE, Question
from rentier.games.monopoly.steps.rent import full_rent
from rentier.games.monopoly.verbs.deeds import built_on
from rentier.games.monopoly.verbs.liquidate import means


class MonopolyView(View):
    """A read-only face on the state, for bots and the wire. Costs nothing to make and copies nothing."""

    def __init__(self, state: MonopolyState, seat: int) -> None:
        super().__init__(seat)
        self._s = state
        self.board: Final[Board] = state.board
        self.choices: Final[Choices] = state.choices

    def question(self) -> Question:
        """The open question; there is none once the game is over."""
        top: Question = self._s.stack[-1]
        return top

    def asked(self) -> bool:
        """Does the open question ask this seat?"""
        return not self._s.over and bool(self.question().asks(self._s) & bit(self.seat))

    def answers(self) -> list[Any]:
        top = self._s.stack[-1]
        return list(top.legal(self._s, self.seat)) if self.asked() else []

    def acts(self) -> list[Any]:
        return open_acts(self._s, self.seat)

    def may(self, action: Action) -> bool:
        if isinstance(action, Standing):
            return act_refusal(self._s, self.seat, action) is None
        return self.asked() and self._s.stack[-1].refuse(self._s, self.seat, action) is None

    def is_vote(self, entry: Entry) -> bool:
        return isinstance(entry.act, (VoteEnd, VoteConcede, VoteDefault))

    def seats(self) -> int:
        return self._s.seats

    def active(self) -> int:
        return self._s.active

    def round(self) -> int:
        return self._s.round

    def turn(self) -> int:
        return self._s.turn

    def own_turns(self, seat: int) -> int:
        return self._s.own_turns[seat]

    def order(self) -> list[int]:
        return self._s.order[:]

    def solvent(self, seat: int) -> bool:
        return not self._s.out >> seat & 1

    def cash(self, seat: int) -> int:
        return self._s.money[seat]

    def banker(self) -> int:
        """The seat of a human banker, below zero the server."""
        return self._s.banker

    def bank(self) -> int:
        return self._s.money[BANK]

    def pos(self, seat: int) -> int:
        return self._s.pos[seat]

    def jail(self, seat: int) -> int:
        """-1 free, else the jail turns begun."""
        return self._s.jail[seat]

    def cards(self, seat: int) -> int:
        """Mask of the ways out of jail held: 1 Chance's, 2 Community Chest's."""
        return self._s.cards[seat]

    def owner(self, deed: int) -> int:
        return self._s.owner[deed]

    def level(self, deed: int) -> int:
        return self._s.level[deed]

    def levels(self) -> list[int]:
        """The level of each deed."""
        return self._s.level[:]

    def built_groups(self) -> int:
        """Mask of the deeds in whose groups buildings stand."""
        mask = 0
        for group in range(STREET_GROUPS):
            if built_on(self._s, group):
                mask |= self._s.board.group_mask[group]
        return mask

    def owned(self, seat: int) -> int:
        """Mask of the deeds a seat possesses."""
        return self._s.owned[seat]

    def holdings(self) -> list[int]:
        """By seat: mask of the deeds it possesses."""
        return self._s.owned[:]

    def holdings_are(self, known: list[int]) -> bool:
        """Does everybody still possess just that?"""
        return self._s.owned == known

    def whole(self, seat: int) -> int:
        """Mask of the groups a seat possesses whole."""
        return self._s.whole[seat]

    def pawned(self) -> int:
        """Mask of the pawned deeds."""
        return self._s.pawned

    def built(self) -> int:
        """Mask of the streets built on this turn."""
        return self._s.built

    def start_level(self, deed: int) -> int:
        return self._s.start_level[deed]

    def houses(self) -> int:
        return self._s.houses

    def hotels(self) -> int:
        return self._s.hotels

    def loans(self) -> list[Loan]:
        return self._s.loans[:]

    def has_loans(self) -> bool:
        return bool(self._s.loans)

    def debts(self) -> list[Debt]:
        return self._s.debts[:]

    def first_debt(self) -> Debt:
        """The live debt; there is one in DEBT."""
        return self._s.debts[0]

    def claims(self) -> list[Claim]:
        return self._s.claims[:]

    def book(self) -> list[Entry]:
        return self._s.book[:]

    def rent(self, deed: int, thrown: int) -> int:
        """The full rent of a visit by an ordinary throw."""
        return 0 if self._s.pawned >> deed & 1 else full_rent(self._s, deed, thrown, 1)

    def raisable(self) -> int:
        """P-TAX-3: what a raiser can still raise is shown to him alone, in DEBT and SETTLE only; else -1."""
        s = self._s
        if s.over or not s.stack:
            return -1
        top: Question = s.stack[-1]
        if top.phase() not in (DEBT, SETTLE) or top.raiser(s) != self.seat:
            return -1
        return means(s, self.seat)

    def asking(self) -> dict[str, Any] | None:
        """No question of this game holds a secret."""
        row: dict[str, Any] | None = None if self._s.over else encode(self.question())
        return row

    def data(self) -> dict[str, Any]:
        """Everything above as plain data, in people's words."""
        s = self._s
        row = facts(s)
        row["seat"] = self.seat
        row["question"] = type(s.stack[-1]).__name__ if s.stack and not s.over else None
        asked = int(s.stack[-1].asks(s)) if s.stack and not s.over else 0
        row["asked"] = [seat for seat in range(s.seats) if asked >> seat & 1]
        row["luck"] = asked == NATURE_BIT
        row["rents"] = self._rents()
        left = self.raisable()
        if left >= 0:
            row["raisable"] = left
        return row

    def _rents(self) -> dict[str, int]:
        """The rent of a visit now to each deed that somebody possesses; of a utility by each point thrown."""
        s = self._s
        return {s.board.deed_ids[deed]: self.rent(deed, 1) for deed in range(DEEDS) if s.owner[deed] >= 0}
