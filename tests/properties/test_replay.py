"""The same choices give the same game: from the start, from packed data, and from the log of a match."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given

from rentier.core.decode import decode
from rentier.core.errors import BadFile
from rentier.core.kernel import act, asks_nature, refuse
from rentier.core.log import event_row
from rentier.core.luck import FastLuck
from rentier.core.match import Match
from rentier.core.seat import NATURE, TABLE
from rentier.core.verify import verify
from rentier.games.monopoly.rules import Monopoly
from rentier.games.monopoly.verbs import money, moves
from tests.properties.game import SEEDS, Game, bounded, games, packed
from tests.properties.player import Move
from tests.properties.tables import RULES


def told(s: Any, move: Move) -> list[Any]:
    """The events of a move."""
    events: list[Any] = []
    s.sink = events
    act(RULES, s, *move)
    s.sink = None
    return [event_row(event) for event in events]


def check_same_game(game: Game, most: int) -> int:
    """Played again from the start, with events and without, it is the same game."""
    again, silent = game.table.opened(), game.table.opened()
    moves = 0
    for move in game.moves(most):
        assert type(again.stack[-1]) is type(silent.stack[-1]), "another question"
        assert refuse(RULES, again, *move) is None, f"{move} is not possible: another game"
        assert told(again, move) == [event_row(event) for event in game.events], f"after {move}: other events"
        act(RULES, silent, *move)
        moves += 1
    assert packed(again) == packed(game.s), "another state"
    assert packed(silent) == packed(game.s), "another state where nobody listens"
    return moves


def check_round_trip(game: Game, most: int, every: int) -> int:
    """Stored and woken up at any point the game goes on as it would have."""
    woken: Any = None
    moves = 0
    for move in game.moves(most):
        if woken is not None:
            act(RULES, woken, *move)
            assert packed(woken) == packed(game.s), f"after {move} the game woken up is another"
        if moves % every == 0:
            text = packed(game.s)
            woken = RULES.unpack(game.table.options, json.loads(text))
            assert packed(woken) == text
        moves += 1
    return moves


def check_match(game: Game, most: int) -> int:
    """A match that is dumped and replayed is the same match, and verified."""
    table = game.table
    bots = tuple(["" if table.humans >> seat & 1 else "random" for seat in range(table.seats)])
    match = Match.new(RULES, table.seats, table.options, bots, FastLuck(game.chance.below(1000)), table.timed)
    for _ in range(most):
        if match.over:
            break
        game.s = match.state
        seat, action = game.next_move()
        assert seat != NATURE or not asks_nature(match.state)
        match.submit(seat, action)
    text = match.dump()
    again = Match.replay(RULES, text, audit=True)
    assert packed(again.state) == packed(match.state)
    assert again.dump() == text
    assert verify(RULES, decode(text)) == 0
    for reader in (*range(table.seats), TABLE):
        assert again.log_for(reader) == match.log_for(reader)
    return len(match.log)


@pytest.mark.parametrize("first", range(300, 340, 20))
def test_the_same_choices_give_the_same_game(first: int) -> None:
    assert sum([check_same_game(game, 1000) for game in games(range(first, first + 20))]) > 3000


@pytest.mark.parametrize("first", range(400, 430, 10))
def test_a_stored_game_goes_on(first: int) -> None:
    assert sum([check_round_trip(game, 700, 5) for game in games(range(first, first + 10))]) > 1500


@pytest.mark.parametrize("first", range(500, 530, 10))
def test_a_log_tells_the_whole_game(first: int) -> None:
    assert sum([check_match(game, 500) for game in games(range(first, first + 10))]) > 1500


@bounded
@given(SEEDS)
def test_all_of_it_anywhere(seed: int) -> None:
    check_same_game(Game(seed), 150)
    check_round_trip(Game(seed), 150, 2)
    check_match(Game(seed), 100)


@pytest.mark.plain_only
@pytest.mark.parametrize("check", [check_same_game, check_match])
def test_hidden_memory_is_seen(check: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule that remembers something outside the state."""
    steps = [0]
    original = moves.walk

    def restless(s: Any, seat: int, thrown: int) -> None:
        steps[0] += 1
        original(s, seat, thrown + steps[0] % 7 // 6)

    monkeypatch.setattr("rentier.games.monopoly.steps.landing.walk", restless)
    with pytest.raises((AssertionError, BadFile), match=r"other events|possible|another"):
        for game in games(range(300, 305)):
            check(game, 300)


@pytest.mark.plain_only
@pytest.mark.parametrize(("name", "value"), [("doubles", 0), ("built", 0), ("throws", 0), ("next_loan", 1)])
def test_a_forgotten_field_is_seen(name: str, value: int, monkeypatch: pytest.MonkeyPatch) -> None:
    original = Monopoly.unpack

    def forgetful(rules: Any, options: Any, row: Any) -> Any:
        made = original(rules, options, row)
        setattr(made, name, value)
        return made

    monkeypatch.setattr(Monopoly, "unpack", forgetful)
    with pytest.raises(AssertionError):
        for game in games(range(400, 430)):
            check_round_trip(game, 700, 5)


@pytest.mark.plain_only
def test_a_rule_that_needs_a_listener_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Money that moves only where somebody records it."""
    original = money.bank_pays
    broken = "rentier.games.monopoly.verbs.moves.bank_pays"
    monkeypatch.setattr(broken, lambda s, *row: None if s.sink is None else original(s, *row))
    with pytest.raises(AssertionError, match="where nobody listens"):
        for game in games(range(300, 305)):
            check_same_game(game, 300)
