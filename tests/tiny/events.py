"""What happened at the fair, and who may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from rentier.core.event import Event
from rentier.core.seat import ALL


class Fact(Event):
    """An event whose fields are given by name order: less to write, as speed does not matter here."""

    LISTS: ClassVar[tuple[str, ...]] = ()

    def __init__(self, rule: str, *values: int | Sequence[int], audience: int = ALL) -> None:
        super().__init__(rule, audience)
        for name, value in zip(self.FIELDS, values, strict=True):
            setattr(self, name, value if isinstance(value, int) else tuple(value))


class DiceThrown(Fact):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "faces")


class Moved(Fact):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place")


class CoinsMoved(Fact):
    """Seats or the bank (-1), and how much."""

    FIELDS: ClassVar[tuple[str, ...]] = ("by", "to", "coins")


class BidSealed(Fact):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)


class BidNoted(Fact):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "amount")


class StallTaken(Fact):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "stall", "price")

    def reveals(self) -> bool:
        return True


class StallLeft(Fact):
    FIELDS: ClassVar[tuple[str, ...]] = ("stall",)


class CardShown(Fact):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")

    def reveals(self) -> bool:
        return True


class CardPocketed(Fact):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)


class CardRead(Fact):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")

    def reveals(self) -> bool:
        return True


class CardLaid(Fact):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)


class CardPeeked(Fact):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)


class CardPutUnder(Fact):
    FIELDS: ClassVar[tuple[str, ...]] = ("card",)


class Walked(Fact):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "path")


class Offered(Fact):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "entry")


class OfferClosed(Fact):
    """How: 0 accepted, 1 rejected, 2 withdrawn, 3 lapsed."""

    FIELDS: ClassVar[tuple[str, ...]] = ("entry", "how")


class PursesOpened(Fact):
    FIELDS: ClassVar[tuple[str, ...]] = ("coins",)

    def reveals(self) -> bool:
        return True


TAKEN, REJECTED, WITHDRAWN, LAPSED = range(4)
OWN_EVENTS: Final = Fact.__subclasses__()
