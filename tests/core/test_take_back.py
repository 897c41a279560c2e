"""Take-back (section 5): free, asked for, refused, off; an index of nature used once stays used."""

from __future__ import annotations

import pytest

from rentier.core.action import Action, Fate, TableTimeUp, TimeUp
from rentier.core.errors import BadFile
from rentier.core.explain import Refused
from rentier.core.log import TakeBackEntry
from rentier.core.luck import FastLuck, Luck
from rentier.core.match import Match
from rentier.core.seat import CLOCK, NATURE
from rentier.core.take_back import MOST, AgreeTakeBack, RefuseTakeBack, TakeBack
from tests.core.coin import COIN, Done, Hide, Offer, Paint, Peek
from tests.core.coin_matches import coin, finish, hide_all


def at_turn(mode: str, seats: int = 3, bots: tuple[str, ...] = (), luck: Luck | None = None) -> Match:
    """Everyone has hidden a number, the die has fallen, seat 0 has its turn."""
    match = coin(seats, luck or FastLuck(2), mode, bots)
    hide_all(match)
    return match


def refused(match: Match, seat: int, action: Action) -> str:
    """Why it is refused, after a look that the refusal changed nothing."""
    before = (match.lines(), match.state.pack(), match.request)
    with pytest.raises(Refused) as why:
        match.submit(seat, action)
    assert (match.lines(), match.state.pack(), match.request) == before
    assert match.explain(seat, action).reason == why.value.why.reason
    return why.value.why.reason


def waiting(match: Match) -> int:
    """Who still has to answer the open request; 0 if there is none."""
    return match.request.asked(match.state) if match.request else 0


def paint(match: Match) -> list[int]:
    colours: list[int] = match.state.pack()["paint"]
    return colours


@pytest.mark.parametrize("mode", ["free", "ask"])
def test_ones_own_acts_are_free_to_take_back_one_by_one(mode: str) -> None:
    match = at_turn(mode)
    before = match.state.pack()
    for colour in (1, 2, 3):
        match.submit(0, Paint(colour))
    for colour in (2, 1, 0):
        assert match.explain(0, TakeBack()).legal
        assert match.submit(0, TakeBack(), at=6) == []
        assert paint(match)[0] == colour and not waiting(match)
    assert match.state.pack() == before
    entry = match.log[-1]
    assert isinstance(entry, TakeBackEntry) and (entry.seat, entry.to, entry.agreed, entry.at) == (0, 4, 0, 6)


def test_events_taken_back_are_gone_and_the_log_keeps_them() -> None:
    match = at_turn("free")
    match.submit(0, Paint(1))
    told = len(match.events)
    match.submit(0, Paint(2))
    match.submit(0, TakeBack())
    assert len(match.events) == told
    assert [row["action"] for row in match.rows_for(1, 4) if "action" in row] == [
        {"is": "Paint", "colour": 1},
        {"is": "Paint", "colour": 2},
    ]


def test_off_means_off() -> None:
    match = at_turn("off")
    match.submit(0, Paint(1))
    assert refused(match, 0, TakeBack()) == "TakeBackOff"


def test_nothing_done_nothing_to_take_back() -> None:
    match = coin(2, FastLuck(1), "ask")
    assert refused(match, 0, TakeBack()) == "NothingToTakeBack"
    match.submit(0, Hide(1), auto=True)
    assert refused(match, 0, TakeBack()) == "NothingToTakeBack"
    assert refused(match, NATURE, TakeBack()) == "OnlyPeople"
    assert refused(match, 7, TakeBack()) == "OnlyPeople"


@pytest.mark.parametrize("cause", ["nature", "other", "reveal", "clock"])
def test_what_ends_free_take_back(cause: str) -> None:
    """Nature spoke, another acted, something was shown, the clock answered."""
    match = Match.new(COIN, 2, {"sides": 2}, luck=FastLuck(1), timed=True, take_back="free")
    if cause == "clock":
        match.submit(0, Hide(1))
        match.submit(CLOCK, TimeUp())
    else:
        hide_all(match)
    if cause == "reveal":
        match.submit(0, Peek())
    if cause == "other":
        match.submit(0, Done())
        match.submit(1, Paint(1))
    assert refused(match, 0, TakeBack()) == "TakeBackNotFree"


def test_an_automatic_answer_goes_with_the_act_before_it() -> None:
    match = at_turn("free")
    match.submit(0, Paint(1))
    match.submit(0, Paint(2))
    match.submit(0, Done(), auto=True)
    match.submit(0, TakeBack())
    assert paint(match) == [1, 0, 0] and match.to_act == [0]


def test_asked_for_all_other_people_have_to_agree() -> None:
    match = at_turn("ask")
    match.submit(0, Paint(1))
    match.submit(0, Peek())
    match.submit(0, TakeBack())
    assert waiting(match) == 0b110
    assert paint(match) == [1, 0, 0]
    assert refused(match, 0, AgreeTakeBack()) == "NotAsked"
    match.submit(2, AgreeTakeBack())
    assert waiting(match) == 0b010
    assert refused(match, 2, AgreeTakeBack()) == "NotAsked"
    assert refused(match, 1, TakeBack()) == "RequestOpen"
    match.submit(1, AgreeTakeBack(), at=12)
    assert not waiting(match)
    entry = match.log[-1]
    assert isinstance(entry, TakeBackEntry) and (entry.to, entry.agreed, entry.at) == (5, 0b110, 12)
    assert "Peeked" not in [type(event).__name__ for event in match.events]
    assert Match.replay(COIN, match.dump()).state.pack() == match.state.pack()


def test_one_no_is_enough() -> None:
    match = at_turn("ask")
    match.submit(0, Peek())
    match.submit(0, TakeBack())
    match.submit(1, AgreeTakeBack())
    match.submit(2, RefuseTakeBack())
    assert not waiting(match)
    assert refused(match, 1, AgreeTakeBack()) == "NoRequest"
    assert not [entry for entry in match.log if isinstance(entry, TakeBackEntry)]


def test_bots_are_not_asked() -> None:
    match = at_turn("ask", bots=("", "greedy", ""))
    match.submit(0, Peek())
    match.submit(0, TakeBack())
    assert waiting(match) == 0b100
    assert refused(match, 1, AgreeTakeBack()) == "NotAsked"
    assert refused(match, 1, TakeBack()) == "OnlyPeople"
    alone = at_turn("ask", bots=("", "greedy", "greedy"))
    alone.submit(0, Peek())
    alone.submit(0, TakeBack())
    assert not waiting(alone) and isinstance(alone.log[-1], TakeBackEntry)


def test_a_request_outlasts_the_acts_of_others_and_ends_with_ones_own() -> None:
    match = at_turn("ask", 2)
    match.submit(0, Paint(7))
    match.submit(0, Done())
    match.submit(1, Paint(1))
    match.submit(0, TakeBack())
    match.submit(1, Paint(2))
    assert waiting(match)
    match.submit(1, AgreeTakeBack())
    assert paint(match) == [7, 0] and match.to_act == [0]
    match.submit(0, Peek())
    match.submit(0, TakeBack())
    match.submit(0, Paint(8))
    assert not waiting(match)


def test_a_request_ends_with_the_game() -> None:
    match = Match.new(COIN, 2, {"sides": 2}, luck=FastLuck(1), timed=True, take_back="ask")
    hide_all(match)
    match.submit(0, Peek())
    match.submit(0, TakeBack())
    assert waiting(match) == 0b10
    match.submit(CLOCK, TableTimeUp())
    assert match.over and not waiting(match)


def test_who_asked_may_think_again() -> None:
    match = at_turn("ask")
    match.submit(0, Peek())
    match.submit(0, TakeBack())
    match.submit(0, RefuseTakeBack())
    assert not waiting(match)


def test_a_finished_game_stays_finished() -> None:
    match = at_turn("ask", 2)
    match.submit(0, Peek())
    match.submit(0, TakeBack())
    finish(match)
    assert not waiting(match)
    assert refused(match, 0, TakeBack()) == "GameOver"
    assert refused(match, 1, AgreeTakeBack()) == "NoRequest"


class Counting(Luck):
    """Each index has its own answer: an index used twice would show."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def draw(self, index: int, size: int) -> int:
        self.asked.append(index)
        return index % size


def test_an_index_of_nature_is_never_used_again() -> None:
    luck = Counting()
    match = coin(2, luck, "ask", sides=100)
    for turn in range(3):
        hide_all(match) if not turn else match.submit(1, Hide(1))
        match.submit(1, TakeBack())
        match.submit(0, AgreeTakeBack())
        assert match.to_act == [1]
    match.submit(1, Hide(1))
    assert luck.asked == [0, 1, 2, 3] and match.drawn == 4
    fates = [entry.row()["action"]["value"] for entry in match.log if entry.seat == NATURE]
    assert fates == [0, 1, 2, 3]
    again = Match.replay(COIN, match.dump())
    assert again.drawn == 4 and again.state.pack() == match.state.pack()


def test_nature_is_asked_again_where_it_had_been_asked() -> None:
    """An offer made while nature still had no luck, taken back after it got some."""
    match = coin(2, None, "ask", sides=100)
    hide_all(match)
    match.submit(NATURE, Fate(0))
    match.submit(0, Done())
    match.submit(1, Done())
    hide_all(match)
    match.submit(0, Offer(1, 1))
    luck = Counting()
    match.wake(luck)
    match.submit(0, TakeBack())
    match.submit(1, AgreeTakeBack())
    assert luck.asked == [1, 2] and match.to_act == [0] and match.state.book == []


def test_there_is_an_end_to_it() -> None:
    match = at_turn("free", 2)
    match.submit(0, Paint(1))
    for _ in range(MOST):
        match.submit(0, TakeBack())
        match.submit(0, Paint(1))
    assert refused(match, 0, TakeBack()) == "TooManyTakeBacks"


def with_take_back(mode: str, seat: int, to: int, agreed: int) -> str:
    """Seat 0 painted (entry 4) and peeked (5), then this take-back stands in the file."""
    match = at_turn(mode)
    match.submit(0, Paint(1))
    match.submit(0, Peek())
    match.log.append(TakeBackEntry(6, seat, to, agreed, 0))
    return match.dump()


def test_a_lawful_take_back_is_read() -> None:
    assert len(Match.replay(COIN, with_take_back("ask", 0, 5, 0b110)).live) == 5


@pytest.mark.parametrize(
    ("mode", "seat", "to", "agreed"),
    [
        ("off", 0, 5, 0b110),
        ("free", 0, 5, 0b110),
        ("free", 0, 5, 0),
        ("ask", 0, 5, 0),
        ("ask", 0, 5, 0b010),
        ("ask", 0, 4, 0b110),
        ("ask", 0, 3, 0b110),
        ("ask", 1, 5, 0b101),
    ],
)
def test_an_unlawful_take_back_in_a_file_is_found(mode: str, seat: int, to: int, agreed: int) -> None:
    with pytest.raises(BadFile, match="line 8: this take-back is not possible here"):
        Match.replay(COIN, with_take_back(mode, seat, to, agreed))
