"""Names of seats in a scenario, and the fields in which a number is a seat."""

from __future__ import annotations

import re
from typing import Any, Final

from rentier.core.errors import BadValue
from rentier.core.seat import CLOCK, MAX_SEATS, NATURE, TABLE

# In actions, events and steps of every game these fields hold seats; lists of seats have the same names.
SEAT_FIELDS: Final = frozenset(
    (
        *("seat", "to", "by", "debtor", "creditor", "lender", "borrower", "author", "owner"),
        *(
            "player",
            "holder",
            "bidder",
            "winner",
            "loser",
            "buyer",
            "seller",
            "visitor",
            "seats",
            "players",
            "src",
            "dst",
        ),
    )
)
_NAME: Final = re.compile(r"[A-ZА-ЯЁ][\w-]*")


class Names:
    """Each seat has one name or, when a team holds it, several; the first is shown."""

    def __init__(self, seats: list[list[str]]) -> None:
        self.seats: Final = seats
        self._numbers: Final = {name: seat for seat, names in enumerate(seats) for name in names}

    @property
    def count(self) -> int:
        return len(self.seats)

    def number(self, word: object) -> int | None:
        """The seat of this name, if it is one."""
        return self._numbers.get(word) if isinstance(word, str) else None

    def name(self, seat: int) -> str:
        others = {NATURE: "nature", CLOCK: "the clock", TABLE: "the spectators"}
        return self.seats[seat][0] if 0 <= seat < self.count else others.get(seat, str(seat))

    def first(self) -> list[str]:
        return [names[0] for names in self.seats]

    def known(self) -> str:
        return ", ".join(name for names in self.seats for name in names)

    def numbered(self, data: Any) -> Any:
        """The same data with seat numbers instead of names, as keys and as values."""
        if isinstance(data, dict):
            return {self._number_or(key): self.numbered(value) for key, value in data.items()}
        if isinstance(data, list):
            return [self.numbered(item) for item in data]
        return self._number_or(data)

    def _number_or(self, word: Any) -> Any:
        seat = self.number(word)
        return word if seat is None else seat


def names_of(seats: list[Any], players: int) -> Names:
    """The names as a file gives them; `BadValue` with what would be right."""
    if not seats:
        return Names([[letter] for letter in "ABCDEFGH"[:players]])
    rows = [[seat] if isinstance(seat, str) else seat for seat in seats]
    flat = [name for row in rows if isinstance(row, list) for name in row]
    proper = all(isinstance(name, str) and _NAME.fullmatch(name) for name in flat)
    if not proper or not all(isinstance(row, list) and row for row in rows):
        raise BadValue("seats are names that begin with a capital letter; a team is a list of such names")
    if len(set(flat)) != len(flat):
        raise BadValue("seats: no two may have the same name")
    if len(rows) > MAX_SEATS:
        raise BadValue(f"seats: a table has at most {MAX_SEATS}")
    return Names(rows)
