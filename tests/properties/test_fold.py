"""The events alone give the accounts, deeds, buildings, positions, cards, loans and the course."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from rentier.games.monopoly.steps import cards as card_steps
from rentier.games.monopoly.verbs import deeds, ruin
from tests.properties.fold import Fold, figures
from tests.properties.game import SEEDS, Game, bounded, games


def check(game: Game, most: int) -> int:
    """Fold a game's events and compare after every move; how many there were."""
    fold = Fold(game.s.board, game.table.options, game.s.seats)
    fold.hear(game.events)
    if game.table.late is not None:
        fold.adopt(game.s)
    moves = 0
    for move in game.moves(most):
        fold.hear(game.events)
        ours, theirs = fold.figures(), figures(game.s)
        assert ours.keys() == theirs.keys()
        wrong = {name: (ours[name], theirs[name]) for name in ours if ours[name] != theirs[name]}
        assert not wrong, f"after {move} at {game.table}: folded, state: {wrong}"
        moves += 1
    return moves


@pytest.mark.parametrize("first", range(0, 60, 10))
def test_the_events_give_the_state(first: int) -> None:
    assert sum([check(game, 1500) for game in games(range(first, first + 10))]) > 2000


@bounded
@given(SEEDS)
def test_the_events_give_the_state_anywhere(seed: int) -> None:
    check(Game(seed), 400)


def forget_the_card(s: Any, seat: int, card: int) -> None:
    s.cards[seat] |= 1 << card // 16


def forget_the_mortgage(s: Any, deed: int) -> None:
    s.pawned &= ~(1 << deed)


@pytest.mark.plain_only
@pytest.mark.parametrize(
    ("module", "verb", "broken", "where"),
    [
        (card_steps, "keep_card", forget_the_card, "cards"),
        (ruin, "clear_mortgage", forget_the_mortgage, "pawned"),
        (deeds, "set_level", lambda s, deed, level: s.level.__setitem__(deed, level), "houses"),
    ],
)
def test_an_untold_change_is_seen(
    module: Any, verb: str, broken: Any, where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, verb, broken)
    with pytest.raises(AssertionError, match=f"'{where}'"):
        for game in games(range(60)):
            check(game, 1500)


@pytest.mark.plain_only
def test_a_silent_payment_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    from rentier.games.monopoly.verbs import money, moves

    def paid_twice(s: Any, seat: int, amount: int, kind: int, ref: int) -> None:
        money.bank_pays(s, seat, amount, kind, ref)
        s.money[seat] += 1
        s.money[-1] -= 1

    monkeypatch.setattr(moves, "bank_pays", paid_twice)
    with pytest.raises(AssertionError, match=r"'money'|P-TX-4"):
        for game in games(range(60)):
            check(game, 1500)
