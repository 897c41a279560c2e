"""A clone and its original go their own ways: neither sees what the other does."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from rentier.core.kernel import act
from rentier.games.monopoly.state import MonopolyState
from tests.properties.game import SEEDS, Game, bounded, games, packed
from tests.properties.tables import RULES


def check(game: Game, most: int, every: int = 5) -> int:
    """The next move is made on one of both; the other stays as it was; then both are the same again."""
    compared = 0
    for at in range(most):
        if game.s.over:
            break
        seat, action = game.next_move()
        if at % every:
            game.make(seat, action)
            continue
        before, other = packed(game.s), game.s.clone()
        assert packed(other) == before
        game.make(seat, action)
        assert packed(other) == before, f"{action} on the original changed the clone"
        after = packed(game.s)
        act(RULES, other, seat, action)
        assert packed(other) == after
        third = game.s.clone()
        run_on(third, game, 3)
        assert packed(game.s) == after, f"after {action}: moves of the clone changed the original"
        compared += 1
    return compared


def run_on(s: Any, game: Game, moves: int) -> None:
    for _ in range(moves):
        if not s.over:
            act(RULES, s, *game.player.move(s))


@pytest.mark.parametrize("first", range(200, 240, 10))
def test_clones_are_independent(first: int) -> None:
    assert sum([check(game, 1000) for game in games(range(first, first + 10))]) > 300


@bounded
@given(SEEDS)
def test_clones_are_independent_anywhere(seed: int) -> None:
    check(Game(seed), 200, 2)


SHARED = ("money", "owner", "level", "stack", "book", "loans", "chance", "cards", "jail", "claims", "debts")


@pytest.mark.plain_only
@pytest.mark.parametrize("name", SHARED)
def test_a_shared_list_is_seen(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    original = MonopolyState.clone

    def shallow(s: MonopolyState) -> MonopolyState:
        made = original(s)
        setattr(made, name, getattr(s, name))
        return made

    monkeypatch.setattr(MonopolyState, "clone", shallow)
    with pytest.raises((AssertionError, IndexError)):
        for game in games(range(200, 240)):
            check(game, 1000, 2)
