"""The state in people's words: what scenarios expect, and what a view shows (P-SETUP … all is public but
the decks).
"""

from __future__ import annotations

from typing import Any, Final

from rentier.core.seat import seats_of
from rentier.core.value import encode
from rentier.games.monopoly.accounts import BANK, KIND_IDS, LOAN_BACK, MINT, POT, REDEEM
from rentier.games.monopoly.board import DEEDS
from rentier.games.monopoly.names import ACCOUNT_FIELDS, ACCOUNT_IDS
from rentier.games.monopoly.state import MonopolyState
from rentier.games.monopoly.verbs.end import score
from rentier.parts.deck import UNKNOWN, Deck

UNIT_IDS: Final = ("turns", "rounds")
DEBT_IDS: Final = {LOAN_BACK: "loan", REDEEM: "interest"}  # kinds of money by what is owed


def facts(s: MonopolyState) -> dict[str, Any]:
    return {**course(s), **accounts(s), **estate(s), **business(s)}


def course(s: MonopolyState) -> dict[str, Any]:
    return {
        "order": [seat for seat in s.order if s.solvent(seat)],
        "active": s.active,
        "round": s.round,
        "turn": s.turn,
        "doubles": s.doubles,
        "at": s.pos[:],
        "jail": s.jail[:],
        "own_turns": s.own_turns[:],
        "away": s.away[:],
        "tokens": [s.board.token_ids[token] if token >= 0 else None for token in s.tokens],
        "out": s.fallen[:],
        "cards": [
            [s.board.card_ids[c] for at, c in enumerate(s.board.jail_cards) if m >> at & 1] for m in s.cards
        ],
        "deck": {"chance": s.chance.size, "chest": s.chest.size},
        "bottom": {"chance": bottom(s, s.chance), "chest": bottom(s, s.chest)},
        "over": bool(s.over),
        "winners": s.winners[:],
        **final(s),
    }


def final(s: MonopolyState) -> dict[str, Any]:
    """P-TAX-3: worth and ranking exist only when the game is over."""
    rows = [{"seat": a, "place": b, "worth": c, "cash": d} for a, b, c, d in score(s)]
    return {"score": rows} if s.over else {}


def bottom(s: MonopolyState, deck: Deck) -> str | None:
    """The lowest card of a deck, if all know it."""
    card = deck.row(-1)[-1] if deck.size else UNKNOWN
    return None if card == UNKNOWN else s.board.card_ids[card]


def accounts(s: MonopolyState) -> dict[str, Any]:
    return {
        "cash": s.money[: s.seats],
        "bank": s.money[BANK],
        "mint": s.money[MINT],
        "pot": s.money[POT],
        "issues": [plain(issue) for issue in s.issues],
        "entries": s.number,
        "banker": holder(s.banker),
        "auctioneer": holder(s.auctioneer),
    }


def holder(account: int) -> object:
    """A seat by its number, an account of the bank by its name."""
    return account if account >= 0 else ACCOUNT_IDS.get(account, account)


def plain(value: Any) -> dict[str, Any]:
    """The fields of a record without its class, accounts by name."""
    row: dict[str, Any] = encode(value)
    del row["is"]
    return {field: holder(value) if field in ACCOUNT_FIELDS else value for field, value in row.items()}


def estate(s: MonopolyState) -> dict[str, Any]:
    ids = s.board.deed_ids
    return {
        "owner": {ids[deed]: holder(s.owner[deed]) for deed in range(DEEDS)},
        "levels": {ids[deed]: s.level[deed] for deed in range(DEEDS) if s.board.streets >> deed & 1},
        "pawned": [ids[deed] for deed in range(DEEDS) if s.pawned >> deed & 1],
        "caps": {ids[deed]: s.cap[deed] for deed in range(DEEDS) if s.cap[deed] >= 0},
        "houses": s.houses,
        "hotels": s.hotels,
    }


def business(s: MonopolyState) -> dict[str, Any]:
    return {
        "loans": [{**plain(loan), "unit": UNIT_IDS[loan.unit]} for loan in s.loans],
        "debts": [{**plain(debt), "kind": DEBT_IDS.get(debt.kind, KIND_IDS[debt.kind])} for debt in s.debts],
        "claims": [{**plain(claim), "deed": s.board.deed_ids[claim.deed]} for claim in s.claims],
        "offers": [
            {"entry": e.id, "author": e.author, "asked": seats_of(e.asked), "act": encode(e.act)}
            for e in s.book
        ],
    }
