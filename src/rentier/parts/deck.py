"""A row of face-down cards: each slot known to all, known to some seats, or unknown and drawn lazily."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from rentier.core.seat import bit
from rentier.core.value import Value

UNKNOWN: Final = -1
_CARD: Final = 1023
_EYES: Final = 10


def slot_of(card: int, eyes: int = 0) -> int:
    """A card with the mask of those who alone know it, 0 if all do, as one number; hands may use it too."""
    return UNKNOWN if card < 0 else card | eyes << _EYES


def card_of(slot: int) -> int:
    """The card of a slot, whoever knows it; UNKNOWN if nobody does."""
    return UNKNOWN if slot < 0 else slot & _CARD


def seen(slot: int, seat: int) -> int:
    """The card of a slot as far as the seat (or a spectator) knows it."""
    if slot < 0 or (slot > _CARD and not slot >> _EYES & bit(seat)):
        return UNKNOWN
    return slot & _CARD


class Deck(Value):
    """Cards are numbers from 0, all different; `slots[0]` is the top. The one Value that changes.

    `unseen` holds, in rising order, every card nobody has looked at: those of the unknown slots and
    those lying face down elsewhere on the table. Nature's outcome is an index into it, so it says
    something about cards hidden in hands: logs for seats carry the card's name, never the outcome.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("slots", "unseen")
    LISTS: ClassVar[tuple[str, ...]] = ("slots", "unseen")

    def __init__(self, slots: Sequence[int], unseen: Sequence[int]) -> None:
        """Lists become the deck's own; data that was read comes in tuples."""
        self.slots: list[int] = slots if isinstance(slots, list) else list(slots)
        self.unseen: list[int] = unseen if isinstance(unseen, list) else list(unseen)

    def clone(self) -> Deck:
        return Deck(self.slots[:], self.unseen[:])

    @property
    def size(self) -> int:
        return len(self.slots)

    def odds(self, at: int = 0) -> int:
        """How many cards nature chooses from for this slot; 0 if anybody knows it."""
        return len(self.unseen) if self.slots[at] < 0 else 0

    def known_top(self) -> int:
        """The top card if drawing it needs no luck; UNKNOWN if it does or the deck is empty."""
        return card_of(self.slots[0]) if self.slots else UNKNOWN

    def take(self, outcome: int = 0) -> int:
        """Take the top card; the outcome counts only if the top is unknown."""
        slot = self.slots.pop(0)
        return self.unseen.pop(outcome) if slot < 0 else slot & _CARD

    def take_slot(self) -> int:
        """Take the top face down, without a look: an unknown card stays among the unseen until `turn_up`."""
        return self.slots.pop(0)

    def turn_up(self, outcome: int) -> int:
        """Look at a card that lies face down outside the deck and that nobody has seen."""
        return self.unseen.pop(outcome)

    def peek(self, seat: int, outcome: int = 0, at: int = 0) -> int:
        """Show a slot to one seat and leave it where it is."""
        slot = self.slots[at]
        if slot < 0:
            slot = slot_of(self.unseen.pop(outcome), bit(seat))
        elif slot > _CARD:
            slot |= bit(seat) << _EYES
        self.slots[at] = slot
        return slot & _CARD

    def put_under(self, card: int, eyes: int = 0) -> None:
        """Put a card under: known to all, to the seats of a mask, or (UNKNOWN) still unseen."""
        self.slots.append(slot_of(card, eyes))

    def refill(self, cards: Sequence[int]) -> None:
        """Shuffle these cards (a discard pile) and put them under."""
        for card in cards:
            self.slots.append(UNKNOWN)
            self.unseen.append(card)
        self.unseen.sort()

    def row(self, seat: int) -> list[int]:
        """The whole deck, top first, as far as the seat knows it."""
        return [seen(slot, seat) for slot in self.slots]

    def cards(self) -> list[int]:
        """Every card in a slot or unseen, for audits: each belongs to exactly one place."""
        return [slot & _CARD for slot in self.slots if slot >= 0] + self.unseen

    def pool(self, seat: int) -> list[int]:
        """Every card whose place the seat cannot know, those hidden in hands not counted."""
        hidden = [slot & _CARD for slot in self.slots if slot >= 0 and seen(slot, seat) < 0]
        return hidden + self.unseen

    def deal(self, seat: int, cards: list[int]) -> None:
        """Another world for this seat: put these cards, a shuffled pool, where it cannot look."""
        for at in range(len(self.slots)):
            slot = self.slots[at]
            if slot >= 0 and seen(slot, seat) < 0:
                self.slots[at] = slot_of(cards.pop(), slot >> _EYES)
        self.unseen = sorted(cards)


def shuffled(cards: int) -> Deck:
    """A fresh deck of so many cards, in an order nobody knows."""
    return Deck([UNKNOWN] * cards, list(range(cards)))
