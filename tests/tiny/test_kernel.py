"""The kernel under the fair: legal, explain, clones, packing, clocks, determinism."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rentier.core.action import TIME_UP, Accept, DayPassed, Fate, TableTimeUp
from rentier.core.explain import Refused
from rentier.core.kernel import act, asked, explain, legal, refuse
from rentier.core.legal import Span, listed
from rentier.core.luck import FastLuck
from rentier.core.match import Match
from rentier.core.seat import CLOCK, NATURE, NATURE_BIT, seats_of
from rentier.core.state import State
from tests.tiny.actions import Offer, Throw, Walk
from tests.tiny.game import rules
from tests.tiny.play import PROBES, moves, opened
from tests.tiny.state import TinyState
from tests.tiny.steps_lanes import Lanes

SEEDS = st.integers(0, 10**6)
FEW = settings(deadline=None, max_examples=25)


def packed(s: State) -> str:
    return json.dumps(s.pack())


@FEW
@given(SEEDS, st.integers(2, 4))
def test_whoever_is_asked_has_an_answer(seed: int, seats: int) -> None:
    for s, _seat, _action in moves(opened(seats), seed):
        for seat in seats_of(asked(s)) if asked(s) != NATURE_BIT else []:
            answers = legal(rules(), s, seat)
            assert answers
            assert refuse(rules(), s, seat, s.stack[-1].default(s, seat)) is None


@FEW
@given(SEEDS)
def test_legal_list_and_refusals_agree_and_change_nothing(seed: int) -> None:
    for s, _seat, _action in moves(opened(3), seed):
        before = packed(s)
        for seat in range(3):
            choices = legal(rules(), s, seat)
            for action in PROBES:
                why = explain(rules(), s, seat, action)
                assert why.legal == listed(choices, action), (seat, action, why)
                assert why.rule
        assert packed(s) == before


def test_a_range_ends_where_refusals_begin() -> None:
    ranges = 0
    for s, _seat, _action in moves(opened(3), 8):
        for seat in range(3):
            for choice in legal(rules(), s, seat):
                if isinstance(choice, Span):
                    ranges += 1
                    verdicts = [
                        explain(rules(), s, seat, choice.at(amount)).legal
                        for amount in (choice.low - 1, choice.low, choice.high, choice.high + 1)
                    ]
                    assert verdicts == [False, True, True, False]
    assert ranges


def test_nature_and_the_clock_are_judged_too() -> None:
    s = opened(2)
    assert explain(rules(), s, NATURE, Fate(0)).reason == "NotNature"
    assert explain(rules(), s, CLOCK, TIME_UP).reason == "NoClock"
    act(rules(), s, 0, Throw(2))
    assert explain(rules(), s, NATURE, Fate(36)).reason == "NoSuchOutcome"
    assert explain(rules(), s, NATURE, Fate(35)).legal
    timed = opened(2, timed=True)
    assert explain(rules(), timed, CLOCK, DayPassed()).reason == "NothingToTime"
    assert explain(rules(), timed, CLOCK, TableTimeUp()).legal
    assert explain(rules(), timed, 7, Throw(1)).reason == "NoSuchSeat"


@FEW
@given(SEEDS)
def test_the_clock_alone_plays_a_game_to_its_end(seed: int) -> None:
    s, luck = opened(3, timed=True), FastLuck(seed)
    while not s.over:
        if asked(s) == NATURE_BIT:
            act(rules(), s, NATURE, Fate(luck.draw(0, s.stack[-1].odds(s))))
        else:
            act(rules(), s, CLOCK, TIME_UP)
        rules().audit(s)
    assert [row[1] for row in rules().score(s)] == sorted(s.purses, reverse=True)


@FEW
@given(SEEDS)
def test_a_clone_lives_alone(seed: int) -> None:
    for s, seat, action in moves(opened(3), seed):
        before, other = packed(s), s.clone()
        assert packed(other) == before
        act(rules(), other, seat, action)
        assert packed(s) == before
        twin = s.clone()
        act(rules(), twin, seat, action)
        assert packed(twin) == packed(other)


@FEW
@given(SEEDS)
def test_a_state_comes_back_from_its_data(seed: int) -> None:
    for s, seat, action in moves(opened(3), seed):
        back = rules().unpack({}, json.loads(packed(s)))
        assert packed(back) == packed(s)
        act(rules(), back, seat, action)
        twin = s.clone()
        act(rules(), twin, seat, action)
        assert packed(back) == packed(twin)


def test_the_same_seed_gives_the_same_game() -> None:
    def course(seed: int) -> list[str]:
        return [f"{packed(s)} {seat} {action}" for s, seat, action in moves(opened(4), seed)]

    assert course(11) == course(11)
    assert course(11) != course(12)


def test_walks_use_no_corner_twice() -> None:
    s = opened(2)
    s.stack.append(Lanes())
    walks = [choice.path for choice in legal(rules(), s, 0)]
    assert walks == sorted(walks)
    assert all(len({0, *path}) == 4 for path in walks)
    assert len(walks) == 6
    assert explain(rules(), s, 0, Walk((1, 0, 2))).reason == "CornerTwice"


def table(seed: int, take_back: str = "off", timed: bool = False) -> Match:
    return Match.new(rules(), 3, luck=FastLuck(seed), take_back=take_back, timed=timed, audit=True)


@FEW
@given(SEEDS)
def test_a_match_replays_to_the_same_state(seed: int) -> None:
    match, luck = table(seed), FastLuck(seed + 1)
    while not match.over:
        seat = match.to_act[luck.draw(0, len(match.to_act))]
        choices = match.legal(seat)
        choice = choices[luck.draw(0, len(choices))]
        match.submit(seat, choice.at(choice.low) if isinstance(choice, Span) else choice)
    again = Match.replay(rules(), match.dump(), audit=True)
    assert packed(again.state) == packed(match.state)
    assert [repr(event) for event in again.events] == [repr(event) for event in match.events]


def test_an_offer_lapses_in_a_match_too() -> None:
    match = table(5)
    s = match.state
    assert isinstance(s, TinyState)
    s.owners[0] = 0
    match.submit(0, Offer(1, 0, 5))
    assert match.to_act == [0, 1]
    while s.turn == 1:
        seat = seats_of(asked(s))[0]
        match.submit(seat, s.stack[-1].default(s, seat))
    with pytest.raises(Refused, match="NoSuchOffer"):
        match.submit(1, Accept(1))
