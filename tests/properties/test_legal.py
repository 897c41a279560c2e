"""The legal list: never empty for a seat that is asked, in a pinned order, of one mind with the judge."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given

from rentier.core.action import Standing
from rentier.core.kernel import asked, legal, refuse
from rentier.core.legal import Form, Span, listed
from rentier.core.value import encode
from rentier.games.monopoly.actions import THROW, Bid, Concede, Pass
from rentier.games.monopoly.standing import ACTS
from rentier.lab.picture import choice_data
from tests.properties.game import SEEDS, Game, bounded, games, packed
from tests.properties.player import kind_of
from tests.properties.rulebook import check_answer
from tests.properties.tables import RULES
from tests.properties.wild import NOT_PLAYERS, wild_action

KINDS = list(ACTS)


def place(choice: Any) -> tuple[int, Any]:
    """Where an entry stands: answers first, then standing acts by chapter, by number, forms last."""
    kind = kind_of(choice)
    if not issubclass(kind, Standing):
        return -1, []
    if isinstance(choice, Span):
        return KINDS.index(kind), [0, *choice.head]
    if isinstance(choice, Form):
        return KINDS.index(kind), [1, *encode(choice.limits)]
    return KINDS.index(kind), [0, *[encode(getattr(choice, name)) for name in kind.FIELDS]]


def check_list(s: Any, seat: int) -> list[Any]:
    choices = legal(RULES, s, seat)
    data = [json.dumps(choice_data(choice)) for choice in choices]
    assert len(set(data)) == len(data), f"twice in the list of seat {seat}: {data}"
    assert data == [json.dumps(choice_data(choice)) for choice in legal(RULES, s.clone(), seat)]
    order = [place(choice)[0] for choice in choices]
    assert order == sorted(order), f"out of order: {data}"
    for kind in set(order) - {-1}:
        numbers = [place(choice)[1] for choice in choices if place(choice)[0] == kind]
        assert numbers == sorted(numbers), f"out of order: {data}"
    assert not asked(s) >> seat & 1 or -1 in order, f"seat {seat} is asked and has no answer"
    assert asked(s) >> seat & 1 or -1 not in order, f"seat {seat} is not asked and has answers"
    return choices


def check_choice(s: Any, seat: int, choice: Any) -> None:
    """What is listed is not refused; what lies just beyond a range is."""
    if isinstance(choice, Span):
        assert choice.low <= choice.high and choice.step > 0, f"an empty range: {choice}"
        middle = choice.low + (choice.high - choice.low) // choice.step // 2 * choice.step
        for amount in (choice.low, middle, choice.high):
            assert check_answer(s, seat, choice.at(amount)) is None, (
                f"listed, but refused: {choice.at(amount)}"
            )
        for amount in (choice.low - choice.step, choice.high + choice.step):
            assert check_answer(s, seat, choice.at(amount)), f"beyond {choice}, but possible: {amount}"
    elif isinstance(choice, Form):
        assert all([name in choice.kind.FIELDS and low <= high for name, low, high in choice.limits])
    else:
        assert check_answer(s, seat, choice) is None, f"listed, but refused: {choice}"


def check_state(game: Game, tries: int) -> None:
    s = game.s
    before = packed(s)
    for seat in range(s.seats):
        choices = check_list(s, seat)
        for choice in choices:
            check_choice(s, seat, choice)
        for _ in range(tries):
            action = wild_action(game.chance)
            if refuse(RULES, s, seat, action) is None:
                assert listed(choices, action), f"possible, but not listed for seat {seat}: {action}"
    for seat in NOT_PLAYERS:
        assert legal(RULES, s, seat) == []
    assert packed(s) == before, "asking changed the state"


def check(game: Game, most: int, every: int) -> int:
    checked = 0
    for at, _ in enumerate(game.moves(most)):
        if at % every == 0:
            check_state(game, 10)
            checked += 1
    return checked


@pytest.mark.parametrize("first", range(600, 660, 15))
def test_the_list_and_the_judge_agree(first: int) -> None:
    assert sum([check(game, 1200, 23) for game in games(range(first, first + 15))]) > 120


@bounded
@given(SEEDS)
def test_the_list_and_the_judge_agree_anywhere(seed: int) -> None:
    check(Game(seed), 150, 6)


def always_staying(step: Any, s: Any, seat: int) -> list[Any]:
    from rentier.games.monopoly.steps import jail

    return [jail.PAY_FINE, jail.USE_CARD, THROW, jail.STAY]


def bids_too_high(step: Any, s: Any, seat: int) -> list[Any]:
    return [Span(Bid, step.least(s) + 1, s.board.biggest_sum), Pass()]


@pytest.mark.plain_only
@pytest.mark.parametrize(
    ("where", "name", "broken", "words"),
    [
        ("steps.jail.JailTurn", "legal", always_staying, "listed, but refused"),
        ("steps.auction.Auction", "legal", bids_too_high, "beyond|not listed"),
        ("acts.mortgage.PawnAct", "legal", lambda act, s, seat: [], "not listed"),
        ("steps.buying.OfferLot", "legal", lambda step, s, seat: [], "has no answer"),
        ("acts.ruin.ConcedeAct", "legal", lambda act, s, seat: [Concede(), Concede()], "twice"),
    ],
)
def test_a_wrong_list_is_seen(
    where: str, name: str, broken: Any, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"rentier.games.monopoly.{where}.{name}", broken)
    with pytest.raises(AssertionError, match=words):
        for game in games(range(600, 640)):
            check_until(game)


def check_until(game: Game) -> None:
    """A wrong list must not lead the players: the state is checked before each of their moves."""
    for _ in range(300):
        if game.s.over:
            return
        check_state(game, 10)
        game.make(*game.next_move())
