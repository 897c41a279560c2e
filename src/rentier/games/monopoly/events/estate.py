"""Facts about deeds, buildings, auctions, rent and deals."""

from __future__ import annotations

from typing import ClassVar, Final

from rentier.core.event import Event


class LotOffered(Event):
    """A free deed is offered to who landed on it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "deed", "price")

    def __init__(self, rule: str, seat: int, deed: int, price: int) -> None:
        super().__init__(rule)
        self.seat: Final = seat
        self.deed: Final = deed
        self.price: Final = price


class LotDeclined(Event):
    """The offered deed was not bought."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "deed")

    def __init__(self, rule: str, seat: int, deed: int) -> None:
        super().__init__(rule)
        self.seat: Final = seat
        self.deed: Final = deed


class DeedMoved(Event):
    """A deed has a new owner; below zero is the bank."""

    FIELDS: ClassVar[tuple[str, ...]] = ("deed", "src", "dst")

    def __init__(self, rule: str, deed: int, src: int, dst: int) -> None:
        super().__init__(rule)
        self.deed: Final = deed
        self.src: Final = src
        self.dst: Final = dst


class DeedPawned(Event):
    """A deed was pawned."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "deed", "amount")

    def __init__(self, rule: str, seat: int, deed: int, amount: int) -> None:
        super().__init__(rule)
        self.seat: Final = seat
        self.deed: Final = deed
        self.amount: Final = amount


class DeedRedeemed(Event):
    """A deed was redeemed, interest included."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "deed", "amount")

    def __init__(self, rule: str, seat: int, deed: int, amount: int) -> None:
        super().__init__(rule)
        self.seat: Final = seat
        self.deed: Final = deed
        self.amount: Final = amount


class DeedCleared(Event):
    """A pawned deed came back to the bank and is free of its mortgage."""

    FIELDS: ClassVar[tuple[str, ...]] = ("deed",)

    def __init__(self, rule: str, deed: int) -> None:
        super().__init__(rule)
        self.deed: Final = deed


class Built(Event):
    """A street has one building step more."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "deed", "level")

    def __init__(self, rule: str, seat: int, deed: int, level: int) -> None:
        super().__init__(rule)
        self.seat: Final = seat
        self.deed: Final = deed
        self.level: Final = level


class BuildingSold(Event):
    """A street has fewer buildings: they went back to the bank for money."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "deed", "level")

    def __init__(self, rule: str, seat: int, deed: int, level: int) -> None:
        super().__init__(rule)
        self.seat: Final = seat
        self.deed: Final = deed
        self.level: Final = level


class BuildingLost(Event):
    """The buildings of a bankrupt went back to the bank unpaid."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "deed", "level")

    def __init__(self, rule: str, seat: int, deed: int, level: int) -> None:
        super().__init__(rule)
        self.seat: Final = seat
        self.deed: Final = deed
        self.level: Final = level


class AuctionOpened(Event):
    """A deed is put up for auction."""

    FIELDS: ClassVar[tuple[str, ...]] = ("deed", "price")

    def __init__(self, rule: str, deed: int, price: int) -> None:
        super().__init__(rule)
        self.deed: Final = deed
        self.price: Final = price


class BidMade(Event):
    """A bid."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "deed", "amount")

    def __init__(self, rule: str, seat: int, deed: int, amount: int) -> None:
        super().__init__(rule)
        self.seat: Final = seat
        self.deed: Final = deed
        self.amount: Final = amount


class BidPassed(Event):
    """A player bids no more."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "deed")

    def __init__(self, rule: str, seat: int, deed: int) -> None:
        super().__init__(rule)
        self.seat: Final = seat
        self.deed: Final = deed


class WinnerShort(Event):
    """The winner lacks money; so much is missing."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "deed", "amount")

    def __init__(self, rule: str, seat: int, deed: int, amount: int) -> None:
        super().__init__(rule)
        self.seat: Final = seat
        self.deed: Final = deed
        self.amount: Final = amount


class RightOffered(Event):
    """The next bidder in line may buy at his own bid."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "deed", "amount")

    def __init__(self, rule: str, seat: int, deed: int, amount: int) -> None:
        super().__init__(rule)
        self.seat: Final = seat
        self.deed: Final = deed
        self.amount: Final = amount


class AuctionClosed(Event):
    """The auction is over; seat below zero: the deed stays with the bank."""

    FIELDS: ClassVar[tuple[str, ...]] = ("deed", "seat", "amount")

    def __init__(self, rule: str, deed: int, seat: int, amount: int) -> None:
        super().__init__(rule)
        self.deed: Final = deed
        self.seat: Final = seat
        self.amount: Final = amount


class RentCharged(Event):
    """A rent was charged: the full rent and what is asked."""

    FIELDS: ClassVar[tuple[str, ...]] = ("visitor", "owner", "deed", "full", "amount")

    def __init__(self, rule: str, visitor: int, owner: int, deed: int, full: int, amount: int) -> None:
        super().__init__(rule)
        self.visitor: Final = visitor
        self.owner: Final = owner
        self.deed: Final = deed
        self.full: Final = full
        self.amount: Final = amount


class RentNotDue(Event):
    """No rent: the deed is pawned."""

    FIELDS: ClassVar[tuple[str, ...]] = ("visitor", "owner", "deed")

    def __init__(self, rule: str, visitor: int, owner: int, deed: int) -> None:
        super().__init__(rule)
        self.visitor: Final = visitor
        self.owner: Final = owner
        self.deed: Final = deed


class RentLowered(Event):
    """The owner lowered an unpaid rent."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "visitor", "before", "amount")

    def __init__(self, rule: str, owner: int, visitor: int, before: int, amount: int) -> None:
        super().__init__(rule)
        self.owner: Final = owner
        self.visitor: Final = visitor
        self.before: Final = before
        self.amount: Final = amount


class ClaimOpened(Event):
    """A rent may be claimed until somebody throws in a later turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("claim", "visitor", "owner", "deed", "full")

    def __init__(self, rule: str, claim: int, visitor: int, owner: int, deed: int, full: int) -> None:
        super().__init__(rule)
        self.claim: Final = claim
        self.visitor: Final = visitor
        self.owner: Final = owner
        self.deed: Final = deed
        self.full: Final = full


class ClaimLost(Event):
    """A rent was not claimed in time."""

    FIELDS: ClassVar[tuple[str, ...]] = ("claim",)

    def __init__(self, rule: str, claim: int) -> None:
        super().__init__(rule)
        self.claim: Final = claim


class CapSet(Event):
    """The owner charges at most this for a deed; below zero: the full rent again."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "deed", "amount")

    def __init__(self, rule: str, seat: int, deed: int, amount: int) -> None:
        super().__init__(rule)
        self.seat: Final = seat
        self.deed: Final = deed
        self.amount: Final = amount


class OfferMade(Event):
    """A deal is on offer."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "entry",
        "author",
        "to",
        "counters",
        "give_cash",
        "get_cash",
        "give_deeds",
        "get_deeds",
        "give_pawned",
        "get_pawned",
        "give_cards",
        "get_cards",
    )
    LISTS: ClassVar[tuple[str, ...]] = (
        "give_deeds",
        "get_deeds",
        "give_pawned",
        "get_pawned",
        "give_cards",
        "get_cards",
    )

    def __init__(
        self,
        rule: str,
        entry: int,
        author: int,
        to: int,
        counters: int,
        give_cash: int,
        get_cash: int,
        give_deeds: tuple[int, ...],
        get_deeds: tuple[int, ...],
        give_pawned: tuple[int, ...],
        get_pawned: tuple[int, ...],
        give_cards: tuple[int, ...],
        get_cards: tuple[int, ...],
    ) -> None:
        super().__init__(rule)
        self.entry: Final = entry
        self.author: Final = author
        self.to: Final = to
        self.counters: Final = counters
        self.give_cash: Final = give_cash
        self.get_cash: Final = get_cash
        self.give_deeds: Final = give_deeds
        self.get_deeds: Final = get_deeds
        self.give_pawned: Final = give_pawned
        self.get_pawned: Final = get_pawned
        self.give_cards: Final = give_cards
        self.get_cards: Final = get_cards


class OfferClosed(Event):
    """An offer, request or vote left the book: 1 accepted, 2 rejected, 3 withdrawn, 4 lapsed, 5 no answer
    in time.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("entry", "outcome")

    def __init__(self, rule: str, entry: int, outcome: int) -> None:
        super().__init__(rule)
        self.entry: Final = entry
        self.outcome: Final = outcome


class DealDone(Event):
    """A deal was carried out."""

    FIELDS: ClassVar[tuple[str, ...]] = ("entry", "author", "to")

    def __init__(self, rule: str, entry: int, author: int, to: int) -> None:
        super().__init__(rule)
        self.entry: Final = entry
        self.author: Final = author
        self.to: Final = to


ESTATE_EVENTS: Final = (
    LotOffered,
    LotDeclined,
    DeedMoved,
    DeedPawned,
    DeedRedeemed,
    DeedCleared,
    Built,
    BuildingSold,
    BuildingLost,
    AuctionOpened,
    BidMade,
    BidPassed,
    WinnerShort,
    RightOffered,
    AuctionClosed,
    RentCharged,
    RentNotDue,
    RentLowered,
    ClaimOpened,
    ClaimLost,
    CapSet,
    OfferMade,
    OfferClosed,
    DealDone,
)
