"""Cards change places only here."""

from __future__ import annotations

from rentier.games.monopoly.board import DECK
from rentier.games.monopoly.events.course import CardKept, CardMoved, CardPutUnder
from rentier.games.monopoly.state import MonopolyState


def keep_card(s: MonopolyState, seat: int, card: int) -> None:
    """P-CARD-5: a way out of jail stays beside its drawer."""
    s.cards[seat] |= 1 << card // DECK
    if s.sink is not None:
        s.sink.append(CardKept("P-CARD-5", seat, card))


def hand_card(s: MonopolyState, card: int, src: int, dst: int, rule: str) -> None:
    """A kept card goes from one player to another."""
    mask = 1 << card // DECK
    s.cards[src] &= ~mask
    s.cards[dst] |= mask
    if s.sink is not None:
        s.sink.append(CardMoved(rule, card, src, dst))


def put_under(s: MonopolyState, seat: int, card: int, rule: str) -> None:
    """P-CARD-3, -6: a card goes under its own deck, out of a hand if it was kept."""
    if card in s.board.jail_cards:
        s.cards[seat] &= ~(1 << card // DECK)
    (s.chance if card < DECK else s.chest).put_under(card)
    if s.sink is not None:
        s.sink.append(CardPutUnder(rule, card, seat))
