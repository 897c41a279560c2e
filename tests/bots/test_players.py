"""The built-in players: no act of theirs is ever refused, whatever the table's options."""

from __future__ import annotations

from typing import Any

import pytest

from rentier import data
from rentier.bots.driver import Hand, play
from rentier.bots.registry import check, make, names
from rentier.core.errors import BadOptions
from rentier.core.luck import FastLuck, child
from rentier.core.options import OptionSpec, settled
from rentier.core.tally import ACCEPTED, COUNT_IDS, LOANS, LOANS_RETURNED, SETS_BY_DEAL

RULES = data.rules("monopoly")
OF_A_CLOCK = ("end.minutes", "time.choice", "time.bid", "time.debt", "time.settle", "time.declare")
OF_PEOPLE = ("banker", "auctioneer")
BOUNDS: dict[str, list[object]] = {"bank.stock": [6000, "infinite"], "auction.start": [500, 999_999_999]}


def game(options: dict[str, object], bots: tuple[str, ...], number: int) -> Any:
    """A finished game of these bots; fails with the first act that was refused."""
    state = RULES.new(settled(RULES.options, options), len(bots), 0, False)
    seed = child(11, number)
    players = [make("monopoly", bot, seat, child(seed, seat)) for seat, bot in enumerate(bots)]
    failures: list[str] = []
    play(Hand(RULES, state, FastLuck(seed)), players, lambda seat, words: failures.append(words))
    assert failures == []
    RULES.audit(state)
    return state


def other_values(spec: OptionSpec) -> list[object]:
    """Every word and number beside the default, and the bounds of a range."""
    if spec.key in BOUNDS:
        return BOUNDS[spec.key]
    bounds: tuple[int, ...] = (spec.low, spec.high) if spec.low <= spec.high else ()
    return [value for value in (*spec.words, *spec.values, *bounds) if value != spec.default]


CHOICES = [
    (spec.key, value)
    for spec in RULES.options
    if spec.key not in OF_A_CLOCK + OF_PEOPLE
    for value in other_values(spec)
]


@pytest.mark.parametrize(("key", "value"), CHOICES)
def test_no_act_is_refused_under_any_option(key: str, value: object) -> None:
    limit = {} if key == "end.rounds" else {"end.rounds": 120}
    game({**limit, key: value}, ("greedy", "greedy", "random", "greedy"), 1)
    game({**limit, key: value}, ("greedy", "greedy", "greedy"), 2)


def test_all_options_at_once() -> None:
    turned: dict[str, object] = {}
    for key, value in CHOICES:
        turned.setdefault(key, value)
    del turned["start.cash"], turned["go.salary"], turned["bank.stock"], turned["auction.start"]
    game({**turned, "end.rounds": 100}, ("greedy",) * 4, 3)
    game({**turned, "end.rounds": 60}, ("random",) * 3, 4)


@pytest.mark.parametrize("seats", range(2, 9))
def test_any_number_of_players(seats: int) -> None:
    assert game({}, ("greedy",) * seats, seats).winners
    assert game({"end.rounds": 40}, ("random",) * seats, seats).winners


def test_greedy_deals_borrows_builds_and_comes_to_an_end() -> None:
    states = [game({}, ("greedy",) * 4, number) for number in range(60)]
    ended = [state for state in states if state.out.bit_count() == 3]
    assert len(ended) >= 57
    total = dict.fromkeys(range(len(COUNT_IDS)), 0)
    for state in states:
        for at, number in enumerate(state.counts):
            total[at] += number
    assert total[ACCEPTED] >= 60 and total[SETS_BY_DEAL] >= 60
    assert total[LOANS] >= 20 and total[LOANS_RETURNED] >= 10


def test_greedy_beats_random() -> None:
    won = [game({}, ("random", "greedy", "random"), number).winners for number in range(10)]
    assert len([winners for winners in won if winners == [1]]) >= 9


def test_the_same_seed_is_the_same_game() -> None:
    bots = ("greedy", "random", "greedy")
    first, again, other = [game({"end.rounds": 60}, bots, number).pack() for number in (7, 7, 8)]
    assert first == again != other


def test_names() -> None:
    assert names("monopoly")[0] == "greedy" and "random" in names("monopoly")
    with pytest.raises(BadOptions, match=r"no player 'clever' for monopoly; known: greedy, random"):
        check("monopoly", "clever")
    with pytest.raises(BadOptions, match="no players for 'chess'"):
        make("chess", "greedy", 0, 1)
