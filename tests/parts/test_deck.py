"""The deck: lazily drawn, coming round in the order everyone saw, silent about what nobody knows."""

from __future__ import annotations

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from rentier.core.seat import TABLE, bit
from rentier.core.value import Registry, encode
from rentier.parts.deck import UNKNOWN, Deck, card_of, seen, shuffled, slot_of

MOVES = st.lists(st.tuples(st.integers(0, 6), st.integers(0, 100)), max_size=60)


def test_a_fresh_deck_knows_no_order() -> None:
    deck = shuffled(4)
    assert (deck.size, deck.odds(), deck.known_top()) == (4, 4, UNKNOWN)
    assert deck.take(2) == 2
    assert (deck.size, deck.odds(), deck.unseen) == (3, 3, [0, 1, 3])


def test_it_comes_round_in_the_order_everyone_saw() -> None:
    deck = shuffled(3)
    for outcome in (2, 0, 0):
        deck.put_under(deck.take(outcome))
    assert deck.row(TABLE) == [2, 0, 1]
    for card in (2, 0, 1):
        assert (deck.odds(), deck.known_top()) == (0, card)
        assert deck.take() == card


def test_a_kept_card_is_missing_until_it_goes_under() -> None:
    deck = shuffled(2)
    kept = deck.take(1)
    deck.put_under(deck.take(0))
    assert deck.cards() == [0]
    deck.put_under(kept)
    assert deck.row(0) == [0, 1]


def test_a_peek_is_for_one_seat_and_asks_no_luck_again() -> None:
    deck = shuffled(5)
    assert deck.peek(1, 3) == 3
    assert [deck.row(seat)[0] for seat in (0, 1, TABLE)] == [UNKNOWN, 3, UNKNOWN]
    assert deck.odds() == 0
    assert deck.peek(0) == 3
    assert [deck.row(seat)[0] for seat in (0, 1, 2)] == [3, 3, UNKNOWN]
    assert deck.peek(2, 0, at=1) == 0
    assert deck.take() == 3


def test_what_all_know_stays_known_after_a_peek() -> None:
    deck = Deck([2], [])
    assert deck.peek(1) == 2
    assert deck.row(TABLE) == [2]


def test_a_card_laid_face_down_stays_among_the_unseen() -> None:
    deck = shuffled(3)
    slot = deck.take_slot()
    assert slot == UNKNOWN
    assert (deck.size, deck.odds()) == (2, 3)
    assert deck.turn_up(1) == 1
    deck.put_under(UNKNOWN)
    assert (deck.size, deck.odds(2)) == (3, 2)


def test_cards_put_under_unseen_by_others() -> None:
    deck = Deck([], [])
    deck.put_under(7, bit(0) | bit(2))
    assert [deck.row(seat) for seat in (0, 1, 2, TABLE)] == [[7], [UNKNOWN], [7], [UNKNOWN]]
    assert deck.take() == 7


def test_a_discard_pile_is_shuffled_under() -> None:
    deck = Deck([], [])
    deck.refill([3, 1, 2])
    assert (deck.slots, deck.unseen) == ([UNKNOWN] * 3, [1, 2, 3])


def test_slots_of_hands_speak_the_same_language() -> None:
    assert slot_of(UNKNOWN, 3) == UNKNOWN
    assert (card_of(slot_of(9, bit(1))), card_of(UNKNOWN)) == (9, UNKNOWN)
    assert (seen(slot_of(9, bit(1)), 1), seen(slot_of(9, bit(1)), 0), seen(slot_of(9), TABLE)) == (
        9,
        UNKNOWN,
        9,
    )


def test_other_worlds_leave_what_the_seat_knows() -> None:
    deck = Deck([slot_of(0, bit(1)), slot_of(1), UNKNOWN, slot_of(2, bit(0))], [3, 4])
    assert deck.pool(0) == [0, 3, 4]
    deck.deal(0, [3, 0, 4])
    assert deck.slots == [slot_of(4, bit(1)), slot_of(1), UNKNOWN, slot_of(2, bit(0))]
    assert deck.unseen == [0, 3]
    assert Deck([UNKNOWN], [5]).pool(TABLE) == [5]


def play(deck: Deck, moves: list[tuple[int, int]]) -> list[int]:
    """Use the deck in any way; the cards out of it."""
    out: list[int] = []
    for kind, number in moves:
        outcome = number % deck.odds() if deck.size and deck.odds() else 0
        if kind <= 1 and deck.size:
            out.append(deck.take(outcome))
        elif kind == 2 and out:
            deck.put_under(out.pop(number % len(out)))
        elif kind == 3 and out:
            deck.put_under(out.pop(), bit(number % 3))
        elif kind == 4 and out:
            deck.refill(out)
            out.clear()
        elif kind == 5 and deck.size:
            deck.peek(number % 3, outcome)
    return out


@settings(deadline=None)
@given(MOVES)
def test_every_card_is_in_exactly_one_place(moves: list[tuple[int, int]]) -> None:
    deck = shuffled(8)
    out = play(deck, moves)
    assert sorted(deck.cards() + out) == list(range(8))
    assert deck.unseen == sorted(deck.unseen)
    assert sum(1 for slot in deck.slots if slot < 0) == len(deck.unseen)


@settings(deadline=None)
@given(MOVES)
def test_other_worlds_look_the_same(moves: list[tuple[int, int]]) -> None:
    deck = shuffled(8)
    play(deck, moves)
    for seat in (0, 1, 2, TABLE):
        world = deck.clone()
        world.deal(seat, world.pool(seat)[::-1])
        assert world.row(seat) == deck.row(seat)
        assert sorted(world.cards()) == sorted(deck.cards())


@settings(deadline=None)
@given(MOVES)
def test_clone_and_data(moves: list[tuple[int, int]]) -> None:
    deck = shuffled(8)
    play(deck, moves)
    before = json.dumps(encode(deck))
    twin = deck.clone()
    assert twin == deck
    back = Registry([Deck]).decode(json.loads(before))
    assert back == deck
    play(twin, [(0, 0), (5, 1), (4, 0)])
    assert json.dumps(encode(deck)) == before
