"""The whole of a game in flat lists of ints, by seat and by deed."""

from __future__ import annotations

from typing import Any, ClassVar

from rentier.core.book import Entry
from rentier.core.state import State
from rentier.games.monopoly.board import Board
from rentier.games.monopoly.choices import Choices
from rentier.games.monopoly.records import Claim, Debt, Emission, Loan
from rentier.parts.deck import Deck


class Flow:
    """The doors between the chapters of the rulebook; `flow.py` says where each leads."""

    def arrive(self, s: MonopolyState, thrown: int, via: int) -> None:
        raise NotImplementedError

    def debts(self, s: MonopolyState) -> None:
        raise NotImplementedError

    def estate(self, s: MonopolyState) -> None:
        raise NotImplementedError

    def covering(self, s: MonopolyState, seat: int, amount: int, kind: int, ref: int) -> None:
        raise NotImplementedError

    def turn_end(self, s: MonopolyState) -> None:
        raise NotImplementedError

    def before_throw(self, s: MonopolyState) -> None:
        raise NotImplementedError

    def after_throw(self, s: MonopolyState) -> None:
        raise NotImplementedError


class MonopolyState(State):
    """Board, choices and flow are shared by all clones; everything else is the game's own."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *("seats", "humans", "timed", "over", "stack", "book", "next_entry"),
        *("money", "pos", "jail", "own_turns", "cards", "out", "fallen", "tokens"),
        *("owner", "level", "pawned", "cap", "owned", "whole"),
        *("built", "sold", "start_level", "houses", "hotels"),
        *("order", "active", "turn", "round", "doubles", "throws"),
        *("loans", "debts", "claims", "issues", "returned", "chance", "chest"),
        *("banker", "auctioneer", "number", "next_loan", "next_claim"),
        *("away", "acted", "hammer", "day", "stop", "winners"),
        *("set_money", "set_houses", "set_hotels", "counts", "booked", "debts_closed"),
    )

    def __init__(
        self,
        board: Board,
        choices: Choices,
        flow: Flow,
        seats: int,
        humans: int,
        timed: int,
        over: int,
        stack: list[Any],
        book: list[Entry],
        next_entry: int,
        money: list[int],
        pos: list[int],
        jail: list[int],
        own_turns: list[int],
        cards: list[int],
        out: int,
        fallen: list[int],
        tokens: list[int],
        owner: list[int],
        level: list[int],
        pawned: int,
        cap: list[int],
        owned: list[int],
        whole: list[int],
        built: int,
        sold: int,
        start_level: list[int],
        houses: int,
        hotels: int,
        order: list[int],
        active: int,
        turn: int,
        round: int,
        doubles: int,
        throws: int,
        loans: list[Loan],
        debts: list[Debt],
        claims: list[Claim],
        issues: list[Emission],
        returned: list[int],
        chance: Deck,
        chest: Deck,
        banker: int,
        auctioneer: int,
        number: int,
        next_loan: int,
        next_claim: int,
        away: list[int],
        acted: int,
        hammer: int,
        day: int,
        stop: int,
        winners: list[int],
        set_money: int,
        set_houses: int,
        set_hotels: int,
        counts: list[int],
        booked: list[int],
        debts_closed: int,
    ) -> None:
        super().__init__(seats, humans, timed, over, stack, book, next_entry)
        self.board = board
        self.choices = choices
        self.flow = flow
        self.money = money  # players, then POT, MINT, BANK: see accounts.py
        self.pos = pos
        self.jail = jail  # -1 free, else the jail turns begun
        self.own_turns = own_turns
        self.cards = cards  # mask by seat: 1 Chance's, 2 Community Chest's way out of jail
        self.out = out  # mask
        self.fallen = fallen  # seats in the order they went out
        self.tokens = tokens  # -1 not chosen yet
        self.owner = owner
        self.level = level
        self.pawned = pawned  # mask of deeds
        self.cap = cap  # -1 none
        self.owned = owned  # by seat: mask of deeds
        self.whole = whole  # by seat: mask of groups possessed whole
        self.built = built  # masks of deeds, this turn
        self.sold = sold
        self.start_level = start_level  # when the turn began: the same list until a level changes
        self.houses = houses
        self.hotels = hotels
        self.order = order
        self.active = active
        self.turn = turn
        self.round = round
        self.doubles = doubles
        self.throws = throws  # of the whole game: stamps entries of the book
        self.loans = loans
        self.debts = debts
        self.claims = claims
        self.issues = issues
        self.returned = returned  # deeds that wait for their auction (bankrupt.auction)
        self.chance = chance
        self.chest = chest
        self.banker = banker  # seat, or BANK: the server
        self.auctioneer = auctioneer
        self.number = number  # of the last entry of the ledger
        self.next_loan = next_loan
        self.next_claim = next_claim
        self.away = away  # own turns in a row that the clock played
        self.acted = acted  # 1 if the active player did something himself this turn
        self.hammer = hammer  # 1 once the pause before the hammer is over
        self.day = day  # 1 once the open question has waited for a day
        self.stop = stop  # 0, or the reason + 1 why the game ends after this round
        self.winners = winners
        self.set_money = set_money  # what the set held at the start, for the audit
        self.set_houses = set_houses
        self.set_hotels = set_hotels
        self.counts = counts  # see core/tally.py
        self.booked = booked  # by account: what the ledger's lines add up to, for the audit
        self.debts_closed = debts_closed  # tells the live debt from the one before

    def clone(self) -> MonopolyState:
        return MonopolyState(
            self.board,
            self.choices,
            self.flow,
            self.seats,
            self.humans,
            self.timed,
            self.over,
            self.stack[:],
            self.book[:],
            self.next_entry,
            self.money[:],
            self.pos[:],
            self.jail[:],
            self.own_turns[:],
            self.cards[:],
            self.out,
            self.fallen[:],
            self.tokens,
            self.owner[:],
            self.level[:],
            self.pawned,
            self.cap[:],
            self.owned[:],
            self.whole[:],
            self.built,
            self.sold,
            self.start_level,
            self.houses,
            self.hotels,
            self.order[:],
            self.active,
            self.turn,
            self.round,
            self.doubles,
            self.throws,
            self.loans[:],
            self.debts[:],
            self.claims[:],
            self.issues[:],
            self.returned[:],
            self.chance.clone(),
            self.chest.clone(),
            self.banker,
            self.auctioneer,
            self.number,
            self.next_loan,
            self.next_claim,
            self.away[:],
            self.acted,
            self.hammer,
            self.day,
            self.stop,
            self.winners[:],
            self.set_money,
            self.set_houses,
            self.set_hotels,
            self.counts[:],
            self.booked[:],
            self.debts_closed,
        )

    def solvent(self, seat: int) -> bool:
        return not self.out >> seat & 1

    def others(self, seat: int) -> list[int]:
        """The other solvent players, in turn order beginning after this seat."""
        at = self.order.index(seat)
        row = self.order[at + 1 :] + self.order[:at]
        return [other for other in row if not self.out >> other & 1]

    def next_in_order(self, seat: int) -> int:
        """The next survivor in the order of play, -1 when the round is over."""
        order = self.order
        for at in range(order.index(seat) + 1, len(order)):
            if not self.out >> order[at] & 1:
                return order[at]
        return -1
