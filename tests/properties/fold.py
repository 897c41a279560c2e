"""The table as one who hears only the events: start from nothing, fold each, and hold the books."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from rentier.core.event import Event
from rentier.games.monopoly.board import DECK, DEEDS, HOTEL, SPACES, Board

BANK: Final = -1
FOLDED: Final = (
    *("money", "pos", "jail", "own_turns", "cards", "out", "fallen", "tokens", "owner", "level", "pawned"),
    *("cap", "houses", "hotels", "order", "active", "turn", "round", "doubles", "loans", "claims"),
    *("issues", "banker", "auctioneer", "number", "winners", "over", "chance", "chest", "built", "sold"),
)


class Fold:
    """What the events so far amount to, under the names the state has."""

    def __init__(self, board: Board, options: dict[str, object], seats: int) -> None:
        self.board = board
        self.money = [0] * (seats + 3)
        self.pos = [0] * seats
        self.jail = [-1] * seats
        self.own_turns = [0] * seats
        self.cards = [0] * seats
        self.out = 0
        self.fallen: list[int] = []
        self.tokens = [-1] * seats
        self.owner = [BANK] * DEEDS
        self.level = [0] * DEEDS
        self.pawned = 0
        self.cap = [-1] * DEEDS
        self.houses, self.hotels = board.houses, board.hotels
        self.built = self.sold = 0
        self.order: list[int] = []
        self.active, self.turn, self.round, self.doubles = 0, 0, 1, 0
        self.loans: dict[int, list[int]] = {}
        self.claims: dict[int, list[int]] = {}
        self.issues: list[list[int]] = []
        self.roles = [holder(options["banker"]), holder(options["auctioneer"])]
        self.number = 0
        self.winners: list[int] = []
        self.over = 0
        self.decks = [[-1] * DECK, [-1] * DECK]

    def adopt(self, s: Any) -> None:
        """Begin with a position that was laid out and not played."""
        for name, value in figures(s).items():
            if name in ("loans", "claims"):
                setattr(self, name, {row[0]: row for row in value})
            elif name not in ("banker", "auctioneer", "chance", "chest"):
                setattr(self, name, value[:] if isinstance(value, list) else value)

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            effect = EFFECTS.get(type(event).__name__)
            if effect is not None:
                effect(self, event)

    def figures(self) -> dict[str, Any]:
        row = {name: getattr(self, name) for name in FOLDED if hasattr(self, name)}
        row["loans"] = list(self.loans.values())
        row["claims"] = list(self.claims.values())
        row["banker"], row["auctioneer"] = self.roles
        row["chance"], row["chest"] = self.decks
        return row

    def set_level(self, deed: int, level: int) -> None:
        was = self.level[deed]
        self.houses += was % HOTEL - level % HOTEL
        self.hotels += was // HOTEL - level // HOTEL
        self.level[deed] = level


def holder(option: object) -> int:
    return option if isinstance(option, int) else BANK


def figures(s: Any) -> dict[str, Any]:
    """The same of the state itself."""
    row = {name: getattr(s, name) for name in FOLDED}
    row["loans"] = [plain(loan) for loan in s.loans]
    row["claims"] = [plain(claim)[:5] for claim in s.claims]
    row["issues"] = [plain(issue) for issue in s.issues]
    row["chance"], row["chest"] = s.chance.row(-1), s.chest.row(-1)
    if len(s.order) + len(s.fallen) < s.seats:
        row["order"] = []  # not settled yet: nobody has been told
    return row


def plain(record: Any) -> list[int]:
    return [getattr(record, name) for name in record.FIELDS]


def money_moved(f: Fold, e: Any) -> None:
    f.money[e.src] -= e.amount
    f.money[e.dst] += e.amount
    f.number += 1
    assert (f.number, f.round, f.turn) == (e.number, e.round, e.turn), "P-TX-4: number, round and turn"
    assert (f.money[e.src], f.money[e.dst]) == (e.src_left, e.dst_left), "P-TX-4: both balances after"
    assert e.amount > 0, "P-TX-4: an amount of 0 makes no entry"


def turn_began(f: Fold, e: Any) -> None:
    f.active, f.turn, f.round = e.seat, e.turn, e.round
    f.own_turns[e.seat] += 1
    f.doubles = f.built = f.sold = 0
    if f.jail[e.seat] >= 0:
        f.jail[e.seat] += 1


def moved(f: Fold, e: Any) -> None:
    assert f.pos[e.seat] == e.origin
    assert (e.origin + e.steps) % SPACES == e.space
    f.pos[e.seat] = e.space


def jailed(f: Fold, e: Any) -> None:
    f.pos[e.seat], f.jail[e.seat] = f.board.jail_space, 0


def freed(f: Fold, e: Any) -> None:
    f.jail[e.seat], f.doubles = -1, 0


def card_moved(f: Fold, e: Any) -> None:
    f.cards[e.seat] &= ~(1 << e.card // DECK)
    f.cards[e.to] |= 1 << e.card // DECK


def card_put_under(f: Fold, e: Any) -> None:
    if e.card in f.board.jail_cards:
        f.cards[e.seat] &= ~(1 << e.card // DECK)
    f.decks[e.card // DECK].append(e.card)


def deed_moved(f: Fold, e: Any) -> None:
    assert f.owner[e.deed] == e.src
    f.owner[e.deed] = e.dst


def built(f: Fold, e: Any) -> None:
    assert e.level == f.level[e.deed] + 1
    f.set_level(e.deed, e.level)
    f.built |= 1 << e.deed


def building_sold(f: Fold, e: Any) -> None:
    f.set_level(e.deed, e.level)
    f.sold |= 1 << e.deed


def loan_made(f: Fold, e: Any) -> None:
    f.loans[e.loan] = [e.loan, e.lender, e.borrower, e.amount, e.back, e.unit, e.due, 0]


def loan_returned(f: Fold, e: Any) -> None:
    f.loans[e.loan][4] = e.left
    if not e.left:
        del f.loans[e.loan]


def rent_charged(f: Fold, e: Any) -> None:
    """A rent that had to be claimed is claimed."""
    if e.rule == "P-RENT-4":
        found = [id for id, claim in f.claims.items() if claim[1:4] == [e.visitor, e.owner, e.deed]]
        del f.claims[found[0]]


def bankrupt(f: Fold, e: Any) -> None:
    f.out |= 1 << e.seat
    f.fallen.append(e.seat)


def ended(f: Fold, e: Any) -> None:
    f.over, f.winners = 1, list(e.winners)


def setter(name: str, key: str, field: str) -> Callable[[Fold, Any], None]:
    """A list of the fold takes a field of the event."""

    def effect(f: Fold, e: Any) -> None:
        getattr(f, name)[getattr(e, key)] = getattr(e, field)

    return effect


def order_settled(f: Fold, e: Any) -> None:
    f.order, f.active = list(e.order), e.order[0]


def dice_thrown(f: Fold, e: Any) -> None:
    f.doubles = e.doubles


def card_drawn(f: Fold, e: Any) -> None:
    assert f.decks[e.card // DECK].pop(0) in (-1, e.card), "a known card lay on top"


def card_kept(f: Fold, e: Any) -> None:
    f.cards[e.seat] |= 1 << e.card // DECK


def building_lost(f: Fold, e: Any) -> None:
    f.set_level(e.deed, e.level)


def claim_opened(f: Fold, e: Any) -> None:
    f.claims[e.claim] = [e.claim, e.visitor, e.owner, e.deed, e.full]


def claim_lost(f: Fold, e: Any) -> None:
    del f.claims[e.claim]


def money_issued(f: Fold, e: Any) -> None:
    f.issues.append([e.amount, e.author, e.reason, e.round, e.turn])


def loan_extended(f: Fold, e: Any) -> None:
    f.loans[e.loan][6] = e.due


def loan_fell(f: Fold, e: Any) -> None:
    f.loans[e.loan][7] = 1


def loan_passed(f: Fold, e: Any) -> None:
    f.loans[e.loan][1] = e.lender


def loan_void(f: Fold, e: Any) -> None:
    del f.loans[e.loan]


def role_vacant(f: Fold, e: Any) -> None:
    f.roles[e.role] = BANK


def role_taken(f: Fold, e: Any) -> None:
    f.roles[e.role] = e.seat


def pawned(f: Fold, e: Any) -> None:
    f.pawned |= 1 << e.deed


def unpawned(f: Fold, e: Any) -> None:
    f.pawned &= ~(1 << e.deed)


EFFECTS: Final[dict[str, Callable[[Fold, Any], None]]] = {
    "TokenTaken": setter("tokens", "seat", "token"),
    "OrderSettled": order_settled,
    "TurnBegan": turn_began,
    "DiceThrown": dice_thrown,
    "PieceMoved": moved,
    "SentToJail": jailed,
    "LeftJail": freed,
    "CardDrawn": card_drawn,
    "CardKept": card_kept,
    "CardMoved": card_moved,
    "CardPutUnder": card_put_under,
    "DeedMoved": deed_moved,
    "DeedPawned": pawned,
    "DeedRedeemed": unpawned,
    "DeedCleared": unpawned,
    "Built": built,
    "BuildingSold": building_sold,
    "BuildingLost": building_lost,
    "CapSet": setter("cap", "deed", "amount"),
    "ClaimOpened": claim_opened,
    "ClaimLost": claim_lost,
    "RentCharged": rent_charged,
    "MoneyMoved": money_moved,
    "MoneyIssued": money_issued,
    "LoanMade": loan_made,
    "LoanReturned": loan_returned,
    "LoanExtended": loan_extended,
    "LoanFell": loan_fell,
    "LoanPassed": loan_passed,
    "LoanVoid": loan_void,
    "RoleVacant": role_vacant,
    "RoleTaken": role_taken,
    "WentBankrupt": bankrupt,
    "GameEnded": ended,
}
