"""The only code that changes the state; each verb tells what it did."""

from __future__ import annotations

from rentier.core.modifier import Modifier
from rentier.core.seat import bit
from rentier.parts.deck import card_of, slot_of
from tests.tiny import events as e
from tests.tiny.board import CARDS, CROWD, FEE, LASTING, MOST_IN_FORCE, MUSIC, PLACES
from tests.tiny.state import NO_CARD, NOBODY, TinyState


def pay(s: TinyState, by: int, to: int, coins: int, rule: str) -> None:
    """Move coins; a purse gives what it has."""
    if by != NOBODY:
        coins = min(coins, s.purses[by])
        s.purses[by] -= coins
    else:
        s.bank -= coins
    if to != NOBODY:
        s.purses[to] += coins
    else:
        s.bank += coins
    s.tell(e.CoinsMoved(rule, by, to, coins))


def forward(s: TinyState, seat: int, steps: int) -> None:
    s.odo[seat] += steps
    s.tell(e.Moved("T-3", seat, s.place(seat)))
    laps = s.odo[seat] // len(PLACES)
    if laps > s.paid[seat]:
        s.paid[seat] = laps
        pay(s, NOBODY, seat, s.lap, "T-4")


def backward(s: TinyState, seat: int, steps: int) -> None:
    s.odo[seat] -= steps
    s.tell(e.Moved("T-11", seat, s.place(seat)))


def take_stall(s: TinyState, seat: int, stall: int, price: int, rule: str) -> None:
    s.owners[stall] = seat
    s.tell(e.StallTaken(rule, seat, stall, price))


def put_under(s: TinyState, card: int, rule: str) -> None:
    s.deck.put_under(card)
    s.tell(e.CardPutUnder(rule, card))


def lay_in_force(s: TinyState, card: int) -> None:
    s.force.append(card)
    if len(s.force) > MOST_IN_FORCE:
        put_under(s, s.force.pop(0), "T-10")


def draw_openly(s: TinyState, seat: int, outcome: int) -> int:
    card = s.deck.take(outcome)
    s.tell(e.CardShown("T-10", seat, card))
    return card


def pocket(s: TinyState, seat: int, outcome: int) -> None:
    """What all knew before stays known; otherwise only the owner reads the card."""
    s.deck.peek(seat, outcome)
    s.hands[seat] = s.deck.take_slot()
    s.tell(e.CardPocketed("T-9", seat))
    s.tell(e.CardRead("T-12", seat, card_of(s.hands[seat]), audience=bit(seat)))


def lay_down(s: TinyState, seat: int) -> None:
    s.laid[seat].append(s.deck.take_slot())
    s.tell(e.CardLaid("T-9", seat))


def peek(s: TinyState, seat: int, outcome: int) -> None:
    card = s.deck.peek(seat, outcome)
    s.tell(e.CardPeeked("T-15", seat))
    s.tell(e.CardRead("T-15", seat, card, audience=bit(seat)))


def play_hand(s: TinyState, seat: int) -> int:
    card = card_of(s.hands[seat])
    s.hands[seat] = NO_CARD
    s.tell(e.CardShown("T-12", seat, card))
    return card


def turn_up(s: TinyState, seat: int, outcome: int) -> int:
    slot = s.laid[seat].pop()
    card = s.deck.turn_up(outcome) if slot < 0 else card_of(slot)
    s.tell(e.CardShown("T-13", seat, card))
    return card


def fee_modifiers(s: TinyState) -> tuple[Modifier, ...]:
    """In the order of T-8: doublings, halvings, additions, the tax."""
    double = [Modifier("crowd", "T-10", times=2) for card in s.force if card == CROWD]
    half = [Modifier(CARDS[card], "T-10", over=2) for card in s.force if card not in (CROWD, MUSIC)]
    more = [Modifier("music", "T-10", plus=1) for card in s.force if card == MUSIC]
    tax = [Modifier("tax", "T-8", plus=s.tax)] if s.tax else []
    return (*double, *half, *more, *tax)


def hidden_slot(card: int, seat: int) -> int:
    """A card that only this seat knows."""
    return slot_of(card, bit(seat))


__all__ = ["FEE", "LASTING", "fee_modifiers"]
