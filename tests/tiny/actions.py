"""What a seat can do at the fair."""

from __future__ import annotations

from typing import ClassVar, Final

from rentier.core.action import Action, Standing


class Throw(Action):
    FIELDS: ClassVar[tuple[str, ...]] = ("dice",)

    def __init__(self, dice: int) -> None:
        self.dice: Final = dice


class PlayHand(Action):
    """Play the pocketed card."""


class TurnUp(Action):
    """Turn the laid card up."""


class Bid(Action):
    FIELDS: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount


class Show(Action):
    """Draw openly."""


class Pocket(Action):
    """Draw into the pocket."""


class Lay(Action):
    """Lay the card down unseen."""


class Walk(Action):
    FIELDS: ClassVar[tuple[str, ...]] = ("path",)
    LISTS: ClassVar[tuple[str, ...]] = ("path",)

    def __init__(self, path: tuple[int, ...]) -> None:
        self.path: Final = path


class Pay(Action):
    """Pay the fee."""


class Offer(Standing):
    FIELDS: ClassVar[tuple[str, ...]] = ("to", "stall", "price")

    def __init__(self, to: int, stall: int, price: int) -> None:
        self.to: Final = to
        self.stall: Final = stall
        self.price: Final = price


OWN_ACTIONS: Final = (Throw, PlayHand, TurnUp, Bid, Show, Pocket, Lay, Walk, Pay, Offer)
