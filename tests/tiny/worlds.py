"""Other worlds that look the same to a seat, and worlds laid out by a scenario."""

from __future__ import annotations

from typing import Any

from rentier.core.errors import BadValue
from rentier.core.luck import FastLuck
from rentier.core.seat import bit
from rentier.parts.deck import UNKNOWN, card_of, seen, slot_of
from tests.tiny.board import CARDS, STALLS
from tests.tiny.state import TinyState
from tests.tiny.steps import Turn
from tests.tiny.steps_bids import Bids

KEYS = ("purses", "odo", "owners", "hands", "laid", "force", "top", "mover", "turn")


def shuffle(cards: list[int], luck: FastLuck) -> None:
    for at in range(len(cards) - 1, 0, -1):
        other = luck.draw(0, at + 1)
        cards[at], cards[other] = cards[other], cards[at]


def resample(s: TinyState, seat: int, seed: int) -> TinyState:
    """Cards, purses and bids this seat cannot know, dealt out anew."""
    world, luck = s.clone(), FastLuck(seed)
    redeal(world, seat, luck)
    others = [at for at in range(s.seats) if at != seat]
    if not s.over:
        pot = sum([world.purses[at] for at in others])
        for at in others[:-1]:
            world.purses[at] = luck.draw(0, pot + 1)
            pot -= world.purses[at]
        world.purses[others[-1]] = pot
    rebid(world, seat, luck)
    return world


def disguise(s: TinyState, seat: int, seed: int) -> TinyState:
    """Only what the others' purses hold, exchanged among them."""
    world, luck = s.clone(), FastLuck(seed)
    others = [at for at in range(s.seats) if at != seat]
    coins = [s.purses[at] for at in others]
    if not s.over:
        shuffle(coins, luck)
        for at, purse in zip(others, coins, strict=True):
            world.purses[at] = purse
    rebid(world, seat, luck)
    return world


def redeal(world: TinyState, seat: int, luck: FastLuck) -> None:
    def hidden(slot: int) -> bool:
        return slot >= 0 and seen(slot, seat) == UNKNOWN

    slots = [*world.hands, *[slot for row in world.laid for slot in row]]
    cards = world.deck.pool(seat) + [card_of(slot) for slot in slots if hidden(slot)]
    shuffle(cards, luck)

    def other(slot: int) -> int:
        return slot_of(cards.pop(), slot >> 10) if hidden(slot) else slot

    world.hands = [other(slot) for slot in world.hands]
    world.laid = [[other(slot) for slot in row] for row in world.laid]
    world.deck.deal(seat, cards)


def rebid(world: TinyState, seat: int, luck: FastLuck) -> None:
    """Sealed bids of others: anything their purse allows."""
    top = world.stack[-1] if world.stack else None
    if isinstance(top, Bids):
        bids = [
            bid if bid < 0 or at == seat else luck.draw(0, world.purses[at] + 1)
            for at, bid in enumerate(top.bids)
        ]
        world.stack[-1] = Bids(top.stall, tuple(bids))


def number(names: tuple[str, ...], word: object) -> int:
    if word in names:
        return names.index(str(word))
    raise BadValue(f"{word!r} is none of {', '.join(names)}")


def lay_out(s: TinyState, data: dict[Any, Any]) -> None:
    """Change a fresh state as a scenario tells."""
    for key, value in data.items():
        if key not in KEYS:
            raise BadValue(f"given: there is no {key!r}; the keys are {', '.join(KEYS)}")
        if key in ("mover", "turn"):
            setattr(s, key, value)
        elif key == "force":
            s.force = [out_of_deck(s, word) for word in value]
        elif key == "top":
            s.deck.slots[: len(value)] = [out_of_unseen(s, word) for word in value]
        elif key == "owners":
            for word, seat in value.items():
                s.owners[number(STALLS, word)] = seat
        else:
            for seat, what in value.items():
                lay_out_seat(s, key, seat, what)
    s.paid = [max(0, odo // 8) for odo in s.odo]
    s.total = s.bank + sum(s.purses)
    s.stack = [Turn()]


def lay_out_seat(s: TinyState, key: str, seat: int, what: Any) -> None:
    if key == "purses":
        s.purses[seat] = what
    elif key == "odo":
        s.odo[seat] = what
    elif key == "hands":
        s.hands[seat] = slot_of(out_of_deck(s, what), bit(seat))
    elif what == "unseen":
        s.deck.slots.pop()
        s.laid[seat] = [UNKNOWN]
    else:
        s.laid[seat] = [out_of_deck(s, what)]


def out_of_unseen(s: TinyState, word: object) -> int:
    card = number(CARDS, word)
    if card not in s.deck.unseen:
        raise BadValue(f"given: {word} lies elsewhere already")
    s.deck.unseen.remove(card)
    return card


def out_of_deck(s: TinyState, word: object) -> int:
    s.deck.slots.pop()
    return out_of_unseen(s, word)
