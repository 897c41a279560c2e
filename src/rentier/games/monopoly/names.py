"""What people call the numbers in fields: deeds, cards, spaces, kinds of money, seats of the bank."""

from __future__ import annotations

from typing import Final

from rentier.core.errors import BadValue
from rentier.games.monopoly.accounts import BANK, KIND_IDS, MINT, POT, SHARED
from rentier.games.monopoly.board import Board

DEED_FIELDS: Final = (
    "deed",
    "deeds",
    "give_deeds",
    "get_deeds",
    "give_pawned",
    "get_pawned",
)
CARD_FIELDS: Final = ("card", "cards", "give_cards", "get_cards")
SPACE_FIELDS: Final = ("space", "origin")
ACCOUNT_FIELDS: Final = ("src", "dst", "creditor", "lender", "seat", "author", "owner", "to")
ACCOUNT_IDS: Final = {BANK: "bank", MINT: "mint", POT: "pot", SHARED: "shared"}


def domain(board: Board, field: str) -> list[str]:
    """The names of a field's numbers from 0, empty if it has none."""
    if field in DEED_FIELDS:
        return board.deed_ids
    if field in CARD_FIELDS:
        return board.card_ids
    if field in SPACE_FIELDS:
        return board.space_ids
    if field == "token":
        return board.token_ids
    if field == "unit":
        return ["turns", "rounds"]
    return list(KIND_IDS) if field == "kind" else []


def label(board: Board, field: str, value: int) -> object:
    names = domain(board, field)
    if 0 <= value < len(names):
        return names[value]
    return ACCOUNT_IDS.get(value, value) if field in ACCOUNT_FIELDS else value


def parse(board: Board, field: str, word: object) -> int:
    """The number behind a name; numbers are taken as they are."""
    if isinstance(word, bool) or not isinstance(word, (int, str)):
        raise BadValue(f"{field}: a name or a whole number is needed")
    if isinstance(word, int):
        return word
    names = domain(board, field)
    if word in names:
        return names.index(word)
    for value, name in ACCOUNT_IDS.items():
        if field in ACCOUNT_FIELDS and word == name:
            return value
    raise BadValue(f"{field}: {word[:40]!r} is unknown; known: {', '.join(names) or 'numbers'}")
