"""A game always goes on: somebody who can answer is asked, every default is legal, and limits end it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from rentier.core.action import TIME_UP, Fate
from rentier.core.kernel import TABLE_RULE, act, asked, legal, refuse
from rentier.core.seat import CLOCK, NATURE, NATURE_BIT, seats_of
from rentier.games.monopoly.actions import ChooseToken, Concede, VoteEnd
from rentier.games.monopoly.verbs.end import AFTER_ROUNDS
from tests.properties.chance import Chance
from tests.properties.game import SEEDS, Game, bounded, games, packed
from tests.properties.tables import RULES, Table
from tests.properties.wild import wild_action


def check_running(s: Any) -> None:
    """Nature is asked, or players who are in the game; the ledger's own answer is legal for each."""
    mask = asked(s)
    assert s.stack and mask, "nobody is asked"
    assert RULES.score(s) == []
    if mask == NATURE_BIT:
        assert s.stack[-1].odds(s) > 0
        return
    for seat in seats_of(mask):
        assert s.solvent(seat), f"seat {seat} is asked and out"
        default = s.stack[-1].default(s, seat)
        assert refuse(RULES, s, seat, default) is None, f"the default is illegal: {default}"
    assert mask == sum([1 << seat for seat in seats_of(mask)])
    for entry in s.book:
        assert entry.asked or not s.turn, f"nobody has to answer {entry}"
        assert all([s.solvent(seat) for seat in seats_of(entry.asked)]), f"one who is out: {entry}"
        assert entry.author < 0 or s.solvent(entry.author), f"its author is out: {entry}"


def check_clock(s: Any) -> None:
    """The clock always moves a game on."""
    before, world = packed(s), s.clone()
    world.timed = 1
    if asked(s) != NATURE_BIT:
        assert refuse(RULES, world, CLOCK, TIME_UP) is None
        act(RULES, world, CLOCK, TIME_UP)
        assert packed(world) != before, "the clock changed nothing"
        RULES.audit(world)


def check_over(s: Any, chance: Chance) -> None:
    """The end is final, and everybody has a place."""
    assert asked(s) == 0 and not s.book and not s.debts
    for seat in range(s.seats):
        assert legal(RULES, s, seat) == []
        why = refuse(RULES, s, seat, wild_action(chance))
        assert why is not None and (why.rule, why.reason) == (TABLE_RULE, "GameOver")
    rows = RULES.score(s)
    assert sorted([row["seat"] for row in rows]) == list(range(s.seats))
    assert [row["place"] for row in rows] == sorted([row["place"] for row in rows])
    assert s.winners and sorted(s.winners) == sorted([row["seat"] for row in rows if row["place"] == 1])
    assert all([s.solvent(seat) for seat in s.winners])
    assert [row["seat"] for row in rows if not s.solvent(row["seat"])] == s.fallen[::-1]


def check(game: Game, most: int, every: int) -> int:
    """How the game ended: 1 if it did."""
    for at, _ in enumerate(game.moves(most)):
        if game.s.over:
            check_over(game.s, game.chance)
            return 1
        check_running(game.s)
        if at % every == 0:
            check_clock(game.s)
    return 0


@pytest.mark.parametrize("first", range(1000, 1080, 20))
def test_games_go_on_until_they_end(first: int) -> None:
    assert sum([check(game, 1000, 19) for game in games(range(first, first + 20))]) > 4


@bounded
@given(SEEDS)
def test_games_go_on_anywhere(seed: int) -> None:
    check(Game(seed), 300, 3)


def played_out(seed: int, rounds: int, style: str) -> tuple[Any, int]:
    """A game to the end of its last round, at most 200 moves a turn."""
    seats = 2 + seed % 4
    table = Table({"end.rounds": rounds, "auction.style": style}, seats, 0, bool(seed % 2))
    game = Game(seed, table, wild=0)
    for _ in game.moves(rounds * seats * 200):
        pass
    assert game.s.over, f"{table} of seed {seed} goes on after round {game.s.round}"
    return game.s, int(game.events[-1].reason)  # type: ignore[attr-defined]


@pytest.mark.parametrize("style", ["open", "rounds"])
def test_a_limit_of_rounds_ends_every_game(style: str) -> None:
    reasons = []
    for seed in range(1100, 1130):
        s, reason = played_out(seed, 1 + seed % 7, style)
        assert s.round <= 1 + seed % 7
        assert reason != AFTER_ROUNDS or s.round == 1 + seed % 7
        reasons.append(reason)
    assert reasons.count(AFTER_ROUNDS) > 15


@pytest.mark.parametrize("options", [{}, {"rent.mode": "ask"}, {"rent.must_demand": "on"}, {"banker": 0}])
def test_the_clock_alone_plays_a_game_to_its_end(options: dict[str, object]) -> None:
    """Nobody ever answers: the defaults of 4.9 lead to the end."""
    for seed in range(5):
        chance = Chance(seed)
        s = Table({"end.rounds": 8, **options}, 4, 15, True).opened()
        for _ in range(2000):
            if s.over:
                break
            nature = asked(s) == NATURE_BIT
            action = Fate(chance.below(s.stack[-1].odds(s))) if nature else TIME_UP
            act(RULES, s, NATURE if nature else CLOCK, action)
        assert s.over and s.round == 8


@pytest.mark.plain_only
@pytest.mark.parametrize(
    ("where", "broken", "words"),
    [
        ("steps.buying.OfferLot.default", lambda step, s, seat: step, "the default is illegal"),
        ("steps.turn.AfterThrow.time_up", lambda step, s: s.stack.append(step), "the clock changed nothing"),
        ("steps.turn.BeforeThrow.asks", lambda step, s: 1 << [*s.fallen, s.active][0], "is asked and out"),
        ("verbs.end.score", lambda s: [(seat, 1, 0, 0) for seat in range(s.seats)], "assert|score"),
    ],
)
def test_a_game_that_stands_still_is_seen(
    where: str, broken: Any, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"rentier.games.monopoly.{where}", broken)
    monkeypatch.setattr("rentier.games.monopoly.rules.score", broken if where.endswith("score") else score())
    with pytest.raises(AssertionError, match=words):
        for game in games(range(1000, 1080)):
            check(game, 600, 5)


def score() -> Any:
    from rentier.games.monopoly.verbs import end

    return end.score


@pytest.mark.plain_only
def test_a_vote_that_waits_for_nobody_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """One of those asked goes out, and nobody takes him off the list."""
    game = Game(1, Table({}, 4, 15, False), wild=0)
    for seat in range(4):
        game.make(seat, ChooseToken(seat))
    while asked(game.s) == NATURE_BIT:
        game.make(NATURE, Fate(game.chance.below(36)))
    game.make(0, VoteEnd())
    monkeypatch.setattr("rentier.games.monopoly.verbs.ruin.forget_seat", lambda s, entry, seat: None)
    game.make(1, Concede())
    with pytest.raises(AssertionError, match="one who is out"):
        check_running(game.s)


@pytest.mark.plain_only
def test_a_limit_that_does_not_end_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rentier.games.monopoly.steps.turn.AFTER_ROUNDS", 3)
    with pytest.raises(AssertionError):
        test_a_limit_of_rounds_ends_every_game("rounds")
    monkeypatch.setattr("rentier.games.monopoly.steps.turn.NewRound.run", once_more)
    with pytest.raises(AssertionError, match="goes on after round"):
        played_out(1100, 2, "rounds")


def once_more(step: Any, s: Any) -> None:
    from rentier.games.monopoly.steps.turn import BEGIN_TURN

    s.round += 1
    s.active = [seat for seat in s.order if s.solvent(seat)][0]
    s.stack.append(BEGIN_TURN)
