"""Nobody, spectators included, is told anything of the order of the decks."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from rentier.core.seat import TABLE, seats_of
from rentier.games.monopoly.steps.cards import CardDraw
from rentier.lab.picture import first_difference, other_worlds, picture, told
from rentier.parts.deck import UNKNOWN, slot_of
from tests.properties.chance import Chance
from tests.properties.game import SEEDS, Game, bounded, games
from tests.properties.tables import RULES
from tests.properties.test_replay import told as redacted

NOBODY_HERE = 1 << 9  # the eyes of a seat that no table has


def arranged(s: Any, seed: int) -> Any:
    """The same table, but the unknown cards lie in an order that only somebody elsewhere knows."""
    world, chance = s.clone(), Chance(seed)
    for deck in (world.chance, world.chest):
        for at, slot in enumerate(deck.slots):
            if slot == UNKNOWN:
                card = deck.unseen.pop(chance.below(len(deck.unseen)))
                deck.slots[at] = slot_of(card, NOBODY_HERE)
        deck.unseen = []
    return world


def worlds(s: Any, seat: int) -> list[tuple[str, Any]]:
    found = other_worlds(RULES, s, seat, 1)
    if s.over or not isinstance(s.stack[-1], CardDraw):
        found += [(f"order {seed}", arranged(s, seed)) for seed in (1, 2)]
    return found


def check_state(s: Any) -> int:
    """Views, lists and explanations are the same in every world; how many were compared."""
    compared = 0
    for seat in (*seats_of((1 << s.seats) - 1), TABLE):
        ours = picture(RULES, s, seat)
        for how, world in worlds(s, seat):
            where = first_difference(ours, picture(RULES, world, seat))
            assert not where, f"seat {seat}, {how}: {where}"
            compared += 1
    for deck in (s.chance, s.chest):
        assert deck.unseen == sorted(deck.unseen), "an order that nobody knows is stored"
    return compared


def check(game: Game, most: int, every: int) -> int:
    compared = 0
    for at in range(most):
        if game.s.over:
            break
        seat, action = game.next_move()
        if at % every == 0:
            compared += check_state(game.s)
            world = RULES.resample(game.s, TABLE, at)
            ours = redacted(game.s.clone(), (seat, action))
            assert redacted(world, (seat, action)) == ours, "events differ between worlds"
        game.make(seat, action)
        for viewer in (*range(game.s.seats), TABLE):
            assert len(told(game.events, viewer)) == len(game.events), "all events of this game are public"
    return compared


@pytest.mark.parametrize("first", range(800, 848, 12))
def test_worlds_look_the_same(first: int) -> None:
    assert sum([check(game, 1000, 31) for game in games(range(first, first + 12))]) > 1000


@bounded
@given(SEEDS)
def test_worlds_look_the_same_anywhere(seed: int) -> None:
    check(Game(seed), 100, 9)


def lowest(s: Any, deck: Any) -> Any:
    """A view that looks at cards that nobody has seen."""
    return deck.slots[-1] & 1023 if deck.slots else None


@pytest.mark.plain_only
def test_a_leak_in_the_view_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rentier.games.monopoly.facts.bottom", lowest)
    with pytest.raises(AssertionError, match=r"view\.bottom"):
        for game in games(range(800, 805)):
            check(game, 200, 5)


@pytest.mark.plain_only
def test_a_leak_in_the_legal_list_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A list that grows when the next card is a good one."""
    from rentier.games.monopoly.acts.votes import VOTE_END, VoteEndAct

    def lucky(act: Any, s: Any, seat: int) -> list[Any]:
        return [VOTE_END] if s.chance.slots[0] & 1023 < 8 else []

    monkeypatch.setattr(VoteEndAct, "legal", lucky)
    with pytest.raises(AssertionError, match="legal"):
        for game in games(range(800, 805)):
            check(game, 200, 5)


@pytest.mark.plain_only
def test_a_leak_in_an_explanation_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    from rentier.core.explain import Explanation
    from rentier.games.monopoly.steps.turn import BeforeThrow

    def hinting(step: Any, s: Any, seat: int, action: Any) -> Explanation:
        return Explanation(("P-TURN-1",), values=(("next", s.chest.slots[0] & 1023),))

    monkeypatch.setattr(BeforeThrow, "grounds", hinting)
    with pytest.raises(AssertionError, match="explain"):
        for game in games(range(800, 805)):
            check(game, 200, 5)


@pytest.mark.plain_only
def test_a_stored_order_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    from rentier.parts.deck import Deck

    def shuffled_first(deck: Deck, outcome: int = 0) -> int:
        deck.unseen.reverse()
        slot = deck.slots.pop(0)
        return deck.unseen.pop(outcome) if slot < 0 else slot

    monkeypatch.setattr(Deck, "take", shuffled_first)
    with pytest.raises(AssertionError, match="is stored"):
        for game in games(range(800, 805)):
            check(game, 300, 3)
