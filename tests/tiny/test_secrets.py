"""Secrets of the fair: nobody can tell his world from another that looks the same, whatever he tries."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rentier.core.event import Event
from rentier.core.seat import ALL
from rentier.parts.deck import Deck, card_of
from tests.tiny import events as e
from tests.tiny import offers
from tests.tiny.actions import Offer
from tests.tiny.play import check_move, check_state, moves, opened
from tests.tiny.state import TinyState
from tests.tiny.steps_cards import TopCard
from tests.tiny.view import TinyView

SEEDS = st.integers(0, 10**6)
Plant = Callable[[pytest.MonkeyPatch], None]


@settings(deadline=None, max_examples=25)
@given(SEEDS, st.integers(2, 4))
def test_states_look_the_same(seed: int, seats: int) -> None:
    for s, _seat, _action in moves(opened(seats), seed):
        check_state(s)


@settings(deadline=None, max_examples=25)
@given(SEEDS, st.integers(2, 4))
def test_moves_tell_no_more_than_they_say(seed: int, seats: int) -> None:
    compared = [check_move(move, seed) for move in moves(opened(seats), seed)]
    assert sum(compared) > len(compared)


@settings(deadline=None, max_examples=25)
@given(SEEDS)
def test_other_worlds_keep_what_is_known(seed: int) -> None:
    from tests.tiny.game import rules

    for s, seat, _action in moves(opened(3), seed):
        if seat >= 0:
            other = rules().resample(s, seat, seed)
            assert (other.purses[seat], other.hands[seat]) == (s.purses[seat], s.hands[seat])
            assert sum(other.purses) == sum(s.purses)


def test_other_worlds_do_differ() -> None:
    from tests.tiny.game import rules

    purses, hands = set(), set()
    for seed in range(10):
        for s, _seat, _action in moves(opened(4), seed):
            world = rules().resample(s, 0, seed)
            purses.add(tuple(world.purses))
            hands.add(tuple(world.hands))
    assert len(purses) > 100
    assert len(hands) > 5


# One leak for each secret, planted where such leaks come from.


def purses_in_the_view(plant: pytest.MonkeyPatch) -> None:
    plant.setattr(
        TinyView, "purses", lambda view: {str(at): coins for at, coins in enumerate(view._s.purses)}
    )


def cards_in_the_view(plant: pytest.MonkeyPatch) -> None:
    plant.setattr(TinyView, "hand", lambda view, seat: max(view._s.hands[seat], card_of(view._s.hands[seat])))


def bids_in_the_view(plant: pytest.MonkeyPatch) -> None:
    from rentier.core.value import encode

    plant.setattr(TinyView, "question", lambda view: encode(view._s.stack[-1]) if view._s.stack else {})


def peeked_card_in_the_view(plant: pytest.MonkeyPatch) -> None:
    original = TinyView.data

    def leaky(view: TinyView) -> dict[str, object]:
        return {**original(view), "deck": [card_of(slot) for slot in view._s.deck.slots]}

    plant.setattr(TinyView, "data", leaky)


def purse_in_the_legal_list(plant: pytest.MonkeyPatch) -> None:
    """Only prices the other can pay are offered."""
    original = offers.standing

    def leaky(s: TinyState, seat: int) -> list[object]:
        return [act for act in original(s, seat) if not hasattr(act, "head") or s.purses[act.head[0]] > 9]

    plant.setattr(offers, "standing", leaky)


def purse_in_a_refusal(plant: pytest.MonkeyPatch) -> None:
    from rentier.core.explain import Explanation, refusal

    original = offers.refuse_offer

    def leaky(s: TinyState, seat: int, offer: Offer) -> Explanation | None:
        why = original(s, seat, offer)
        return refusal("T-16", "CannotAfford") if why is None and s.purses[offer.to] < offer.price else why

    plant.setattr(offers, "refuse_offer", leaky)


def told_to_all(plant: pytest.MonkeyPatch, name: str) -> None:
    original = getattr(e, name)

    def leaky(rule: str, *values: int, audience: int = ALL) -> Event:
        event: Event = original(rule, *values)
        return event

    plant.setattr(e, name, leaky)


def bid_in_an_event(plant: pytest.MonkeyPatch) -> None:
    told_to_all(plant, "BidNoted")


def card_in_an_event(plant: pytest.MonkeyPatch) -> None:
    told_to_all(plant, "CardRead")


def bid_in_the_log(plant: pytest.MonkeyPatch) -> None:
    from tests.tiny.steps_bids import Bids

    plant.setattr(Bids, "audience", lambda step, s, seat: ALL)


def outcome_in_the_log(plant: pytest.MonkeyPatch) -> None:
    """The number of an outcome counts the cards nobody has seen, so it tells which are in pockets."""
    plant.setattr(TopCard, "audience", lambda step, s, seat: ALL)


STATE_LEAKS = {
    purses_in_the_view: r"view\.purses",
    cards_in_the_view: r"view\.hands",
    bids_in_the_view: r"view\.question",
    peeked_card_in_the_view: r"view\.deck",
    purse_in_the_legal_list: "legal",
    purse_in_a_refusal: "refusals",
}
MOVE_LEAKS = {
    bid_in_an_event: "events.*amount",
    card_in_an_event: "events.*card",
    bid_in_the_log: "log.amount",
    outcome_in_the_log: "log.value",
}


def name(plant: object) -> str:
    return str(getattr(plant, "__name__", ""))


@pytest.mark.parametrize(("plant", "where"), STATE_LEAKS.items(), ids=name)
def test_a_leak_in_a_state_is_seen(plant: Plant, where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError, match=where):
        for seed in range(20):
            for s, _seat, _action in moves(opened(4), seed):
                check_state(s)


@pytest.mark.parametrize(("plant", "where"), MOVE_LEAKS.items(), ids=name)
def test_a_leak_in_a_move_is_seen(plant: Plant, where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError, match=where):
        for seed in range(20):
            for move in moves(opened(4), seed):
                check_move(move, seed)


def test_a_deck_keeps_no_order_that_nobody_knows() -> None:
    for s, _seat, _action in moves(opened(3), 1):
        assert isinstance(s.deck, Deck)
        assert s.deck.unseen == sorted(s.deck.unseen)
