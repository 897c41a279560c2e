"""The match: one door for everything that is done, with its log, its luck, its secrets and its take-back."""

from __future__ import annotations

from typing import Any

import pytest

from rentier.core.action import Accept, Action, Fate, Reject, TableTimeUp, TimeUp, Withdraw
from rentier.core.errors import AuditFailed, BadOptions, BadValue, RentierError
from rentier.core.explain import Refused
from rentier.core.log import LogEntry, TakeBackEntry
from rentier.core.luck import FastLuck, Luck
from rentier.core.match import Match
from rentier.core.seat import CLOCK, NATURE, NOBODY, TABLE
from rentier.core.take_back import TakeBack
from rentier.core.value import encode
from tests.core.coin import COIN, Done, Hide, NumberSet, Offer, Paint, Peek
from tests.core.coin_matches import SEED, coin, finish, hide_all, played, sealed_luck


def names(match: Match) -> list[str]:
    return [type(event).__name__ for event in match.events]


def snapshot(match: Match) -> Any:
    return match.state.pack(), match.lines(), match.to_act, match.drawn, encode(match.events)


class Scripted(Luck):
    """Answers from a list, and remembers which indices were asked."""

    def __init__(self, answers: list[int]) -> None:
        self.answers = answers
        self.asked: list[tuple[int, int]] = []

    def draw(self, index: int, size: int) -> int:
        self.asked.append((index, size))
        return self.answers[index]


def test_a_fresh_match_asks_and_offers() -> None:
    match = coin(3, FastLuck(1))
    assert match.to_act == [0]
    assert [choice.kind for choice in match.legal(0)] == [Hide]
    assert match.legal(1) == []
    assert names(match) == ["RoundBegan"]
    assert match.view(0).data()["open"] == "Hiding"
    assert repr(match) == "Match('coin', entries=0)"


def test_nature_answers_by_itself_after_an_act() -> None:
    match = coin(2, Scripted([1, 0]))
    match.submit(0, Hide(2))
    told = match.submit(1, Hide(1), at=77)
    assert [type(event).__name__ for event in told] == ["NumberHidden", "NumberSet", "DieFell", "PointWon"]
    assert match.to_act == [0] and match.state.pack()["points"] == [1, 0]
    last = match.live[-1]
    assert (last.seat, last.step, last.action, last.at, last.auto) == (NATURE, "Toss", Fate(1), 77, False)


def test_without_luck_nature_is_answered_from_outside() -> None:
    match = coin(2, sides=6)
    hide_all(match)
    assert (match.to_act, match.odds) == ([NATURE], 6)
    with pytest.raises(Refused, match="NoSuchOutcome"):
        match.submit(NATURE, Fate(6))
    match.submit(NATURE, Fate(5))
    assert (match.to_act, match.odds, match.drawn) == ([0], 0, 1)


def test_waking_lets_nature_go_on() -> None:
    match = coin(2)
    hide_all(match)
    told = match.wake(Scripted([1]))
    assert [type(event).__name__ for event in told] == ["DieFell"]
    assert match.to_act == [0]


@pytest.mark.parametrize(
    ("seat", "action", "words"),
    [
        (1, Hide(1), "NotYourTurn [C-HIDE]"),
        (0, Hide(3), "NoSuchNumber [C-HIDE]"),
        (0, Done(), "NotAnAnswer [C-HIDE]"),
        (0, Offer(1, 1), "CannotGive [C-GIVE]"),
        (0, Accept(0), "NoSuchOffer [C-GIVE]"),
        (2, Hide(1), "NoSuchSeat [table]"),
        (NATURE, Fate(0), "NotNature [table]"),
        (CLOCK, TimeUp(), "NoClock [table]"),
    ],
)
def test_a_refusal_changes_nothing(seat: int, action: Action, words: str) -> None:
    match = coin(2, FastLuck(1))
    before = snapshot(match)
    with pytest.raises(Refused) as refused:
        match.submit(seat, action)
    assert str(refused.value) == words
    assert refused.value.why.data() == match.explain(seat, action).data()
    assert snapshot(match) == before


def test_explain_says_yes_with_the_rule() -> None:
    match = coin(2)
    assert match.explain(0, Hide(2)).data() == {
        "legal": True,
        "rules": ["C-HIDE"],
        "reason": "",
        "values": {},
        "modifiers": [],
    }


@pytest.mark.parametrize("at", [-1, 10**15 + 1])
def test_times_are_sane(at: int) -> None:
    match = coin(2)
    with pytest.raises(BadValue, match="'at'"):
        match.submit(0, Hide(1), at=at)
    assert match.log == []


def test_who_has_to_answer_an_offer_is_waited_for_too() -> None:
    match = coin(3, Scripted([0, 1]))
    hide_all(match)
    match.submit(2, Offer(1, 1))
    assert match.to_act == [0, 1]
    assert Accept(0) in match.legal(1)
    match.submit(1, Accept(0))
    assert match.to_act == [0] and match.state.pack()["points"] == [1, 2, 0]


def test_a_finished_match_asks_nobody() -> None:
    match = finish(coin(2, FastLuck(4)))
    assert match.over and match.to_act == [] and match.legal(0) == []
    with pytest.raises(Refused, match="GameOver"):
        match.submit(0, Done())


def test_the_clock_answers_for_whom_it_ran_out() -> None:
    match = Match.new(COIN, 2, timed=True)
    match.submit(CLOCK, TimeUp(), at=3)
    assert match.to_act == [1]
    assert (match.live[0].seat, match.live[0].step) == (CLOCK, "Hiding")
    match.submit(CLOCK, TableTimeUp())
    assert match.over
    assert Match.replay(COIN, match.dump()).state.pack() == match.state.pack()


@pytest.mark.parametrize(
    ("seats", "bots", "take_back", "options"),
    [
        (0, (), "off", {}),
        (9, (), "off", {}),
        (2, ("greedy",), "off", {}),
        (2, (), "sometimes", {}),
        (2, (), "off", {"sides": 1}),
        (2, (), "off", {"nonsense": 1}),
    ],
)
def test_impossible_tables_are_refused(
    seats: int, bots: tuple[str, ...], take_back: str, options: dict[str, object]
) -> None:
    with pytest.raises(BadOptions):
        Match.new(COIN, seats, options, bots=bots, take_back=take_back)


def test_bots_are_not_people() -> None:
    match = coin(3, None, "off", ("", "greedy", ""))
    assert match.state.humans == 0b101
    assert match.header.bots == ("", "greedy", "")


def test_the_same_seed_plays_the_same_game() -> None:
    texts = [finish(coin(3, FastLuck(seed), sides=9)).dump() for seed in (1, 1, 2)]
    assert texts[0] == texts[1] != texts[2]


def forge_a_point(state: Any) -> None:
    state.points[0] += 1


def test_the_audit_runs_after_each_step() -> None:
    match = coin(2)
    forge_a_point(match.state)
    with pytest.raises(AuditFailed):
        match.submit(0, Hide(1))
    quiet = Match.new(COIN, 2, audit=False)
    forge_a_point(quiet.state)
    quiet.submit(0, Hide(1))
    assert quiet.to_act == [1]


def test_without_a_record_the_game_is_the_same() -> None:
    quiet = Match.new(COIN, 2, {"sides": 9}, luck=FastLuck(5), record=False)
    loud = Match.new(COIN, 2, {"sides": 9}, luck=FastLuck(5))
    assert quiet.submit(0, Hide(3)) == []
    loud.submit(0, Hide(3))
    for match in (quiet, loud):
        match.submit(1, Hide(4))
    assert finish(quiet).state.pack() == finish(loud).state.pack()
    assert quiet.events == [] and quiet.log == [] and quiet.drawn == loud.drawn == 2
    with pytest.raises(RentierError, match="not recorded"):
        quiet.dump()
    with pytest.raises(BadOptions, match="take-back"):
        Match.new(COIN, 2, take_back="free", record=False)


def test_an_automatic_answer_is_logged_as_such() -> None:
    match = coin(2)
    match.submit(0, Hide(1), auto=True)
    match.submit(1, Hide(1))
    assert [entry.auto for entry in match.live] == [True, False]
    assert Match.replay(COIN, match.dump()).dump() == match.dump()


# Replay


def test_a_replay_reaches_the_same_state_log_and_file() -> None:
    match = played()
    again = Match.replay(COIN, match.dump(), audit=True)
    assert snapshot(again) == snapshot(match)
    assert again.dump() == match.dump()
    assert again.live[0].audience == match.live[0].audience == 1
    assert [type(entry).__name__ for entry in match.log].count("TakeBackEntry") == 1


def test_a_table_sleeps_and_wakes() -> None:
    """Stopped anywhere and woken with the same seed, a game ends in the same file."""
    whole = played()
    for stop in (0, 3, 5, 9, len(whole.log) - 1):
        half = Match.begin(COIN, whole.header)
        for entry in whole.log[:stop]:
            half.redo(entry.row())
        woken = Match.replay(COIN, half.dump())
        woken.wake(sealed_luck())
        for entry in whole.log[stop:]:
            if entry.seat != NATURE:
                woken.redo(entry.row())
                woken.wake(sealed_luck())
        assert [row.row()["action"] for row in woken.live] == [row.row()["action"] for row in whole.live]
        assert woken.state.pack() == whole.state.pack()


# Fork


def test_a_fork_is_independent() -> None:
    match = coin(3, sealed_luck(), "ask", sides=1000)
    hide_all(match)
    before = snapshot(match)
    fork = match.fork(5)
    assert snapshot(fork)[0] == before[0] and fork.drawn == match.drawn
    fork.submit(0, Paint(3))
    finish(fork)
    assert snapshot(match) == before
    finish(match)
    assert Match.replay(COIN, fork.dump()).state.pack() == fork.state.pack()


def test_a_fork_has_luck_of_its_own() -> None:
    def fates(match: Match) -> list[Action]:
        return [entry.action for entry in finish(match).live if entry.seat == NATURE]

    match = coin(2, sealed_luck(), sides=1000)
    one, two, same = match.fork(1), match.fork(2), match.fork(1)
    real = fates(match)
    assert fates(one) == fates(same)
    assert real != fates(one) != fates(two) != real
    assert one.header.dice.source == "fast" and one.header.dice.commitment == ""
    assert SEED.hex() in match.dump() and SEED.hex() not in one.dump()


def test_a_fork_can_take_back() -> None:
    match = coin(2, FastLuck(1), "free")
    hide_all(match)
    match.submit(0, Paint(5))
    fork = match.fork()
    fork.submit(0, TakeBack())
    assert fork.state.pack()["paint"] == [0, 0] and match.state.pack()["paint"] == [5, 0]


# Secrets


def everything_for(match: Match, seat: int) -> str:
    return f"{match.log_for(seat)} {match.rows_for(seat)} {match.events_for(seat)} {match.view(seat).data()}"


@pytest.mark.parametrize("seat", [1, 2, TABLE])
def test_a_hidden_number_shows_only_that_it_is_there(seat: int) -> None:
    """Two games that differ in what seat 0 hides look the same to all others."""
    seen = []
    for value in (1, 2):
        match = coin(3)
        match.submit(0, Hide(value), at=value, auto=value == 2)
        match.submit(1, Hide(1))
        seen.append(everything_for(match, seat))
    assert seen[0] == seen[1]
    assert '"n":0,"seat":0,"step":"Hiding","secret":true' in seen[0]


def test_the_one_who_hid_it_sees_it() -> None:
    match = coin(3)
    match.submit(0, Hide(2), at=44)
    row = match.rows_for(0)[0]
    assert (row["action"], row["at"]) == ({"is": "Hide", "value": 2}, 44)
    assert [type(event) for event in match.events_for(0)].count(NumberSet) == 1
    assert [type(event) for event in match.events_for(1)].count(NumberSet) == 0
    assert match.rows_for(0, since=1) == []


def test_one_reads_ones_own_act_whoever_else_may() -> None:
    entry = LogEntry(0, 1, "Hiding", Hide(2), False, 0, NOBODY, [])
    assert ["action" in entry.row_for(seat) for seat in (0, 1, TABLE)] == [False, True, False]


def test_secrets_from_before_the_first_act_stay_secret() -> None:
    match = coin(2)
    match.opening.append(NumberSet("C-HIDE", 0, 2, 1))
    assert ["NumberSet" in match.log_for(seat) for seat in (0, 1, TABLE)] == [True, False, False]


def test_a_private_offer_is_read_by_its_two_sides() -> None:
    match = coin(3, Scripted([0]))
    hide_all(match)
    match.submit(1, Offer(2, 1))
    match.submit(2, Reject(0))
    assert ["action" in rows[4] for rows in [match.rows_for(seat) for seat in (0, 1, 2, TABLE)]] == [
        False,
        True,
        True,
        False,
    ]
    assert all(["action" in match.rows_for(seat)[5] for seat in (0, 1, 2, TABLE)])


def test_what_was_taken_back_stays_secret() -> None:
    seen = []
    for value in (1, 2):
        match = coin(3, None, "free")
        match.submit(0, Hide(value))
        match.submit(0, TakeBack())
        match.submit(0, Hide(1))
        seen.append(everything_for(match, 1))
    assert seen[0] == seen[1]
    assert '"take_back":0' in seen[0]


def test_the_whole_log_exists_when_the_game_is_over() -> None:
    match = coin(3, FastLuck(1))
    match.submit(0, Hide(2))
    assert '"for":1}' in match.log_for(1).split("\n", 1)[0]
    finish(match)
    assert match.log_for(1) == match.log_for(TABLE) == match.dump()


def test_the_live_seed_shows_nowhere() -> None:
    match = coin(3, sealed_luck(), "ask")
    hide_all(match)
    seats = [everything_for(match, seat) for seat in (-6, 0, 1, 2)]
    shown = f"{match!r} {match.dump()} {match.state.pack()} {seats}"
    assert SEED.hex() not in shown and repr(SEED) not in shown
    assert match.header.dice.commitment in shown
    assert SEED.hex() in finish(match).dump()


def test_entries_and_take_backs_are_typed() -> None:
    kinds = {type(entry) for entry in played().log}
    assert kinds == {LogEntry, TakeBackEntry}


def test_an_offer_can_be_withdrawn() -> None:
    match = coin(2, Scripted([0]))
    hide_all(match)
    match.submit(0, Offer(1, 1))
    assert match.to_act == [0, 1]
    with pytest.raises(Refused, match="NotAsked"):
        match.submit(1, Withdraw(0))
    match.submit(0, Withdraw(0))
    assert match.to_act == [0] and match.state.book == []


def test_peeking_is_told_to_the_one_who_peeks() -> None:
    match = coin(2, Scripted([0]))
    hide_all(match, 2)
    match.submit(0, Peek())
    assert [type(event).__name__ for event in match.events_for(0)][-1] == "Peeked"
    assert "Peeked" not in [type(event).__name__ for event in match.events_for(1)]
