"""`verify`: a file that was sealed again after a lie is found out, and the first line that lies is named."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from rentier.core.decode import decode
from rentier.core.errors import BadFile
from rentier.core.log import closed
from rentier.core.luck import FastLuck, sealed
from rentier.core.match import Match
from rentier.core.seat import NATURE
from rentier.core.verify import verify
from tests.core.coin import COIN, Hide
from tests.core.coin_matches import NONCES, SEED, coin, finish, hide_all, played, sealed_luck

TEXT = played().dump()
THROWS = [row["n"] for row in decode(TEXT).rows if row["seat"] == NATURE]
END = TEXT.count("\n")


def lie(number: int, change: Callable[[dict[str, Any]], None]) -> str:
    """The file with line `number` changed and sealed again; the last line counts too."""
    rows = [json.loads(line) for line in TEXT.split("\n")[:-1]]
    change(rows[number - 1])
    lines = [json.dumps(row, separators=(",", ":")) for row in rows[:-1]]
    end = rows[-1]
    return closed(lines, end["over"], end["result"], end["seed"])


def fault(text: str) -> str:
    with pytest.raises(BadFile) as refused:
        verify(COIN, decode(text))
    return str(refused.value)


def test_a_true_game_is_true() -> None:
    assert verify(COIN, decode(TEXT)) == len(THROWS) == 2


@pytest.mark.parametrize("place", [0, 1])
def test_each_throw_is_computed_again(place: int) -> None:
    n = THROWS[place]

    def change(row: dict[str, Any]) -> None:
        row["action"]["value"] = 1 - row["action"]["value"]

    true = sealed(SEED, NONCES).draw(place, 2)
    assert (
        fault(lie(n + 2, change)) == f"line {n + 2}: entry {n}: nature said {1 - true}, the seed gives {true}"
    )


def test_throws_that_were_taken_back_count_too() -> None:
    from rentier.core.take_back import AgreeTakeBack, TakeBack

    match = coin(2, sealed_luck(), "ask", sides=1000)
    hide_all(match)
    match.submit(1, TakeBack())
    match.submit(0, AgreeTakeBack())
    match.submit(1, Hide(9))
    text = finish(match).dump()
    assert verify(COIN, decode(text)) == 3
    assert len([entry for entry in match.live if entry.seat == NATURE]) == 2


def drop_event(row: dict[str, Any]) -> None:
    row["events"].pop()


def add_event(row: dict[str, Any]) -> None:
    row["events"].append({"is": "PointWon", "seat": 2, "value": 1, "rule": "C-TOSS"})


def other_rule(row: dict[str, Any]) -> None:
    row["events"][0]["rule"] = "C-TURN"


def other_audience(row: dict[str, Any]) -> None:
    row["events"][1]["audience"] = 7


@pytest.mark.parametrize(
    ("number", "change", "words"),
    [
        (2, drop_event, "line 2: entry 0: event 2 is not what happened"),
        (3, add_event, "line 3: entry 1: event 3 is not what happened"),
        (4, other_rule, "line 4: entry 2: event 1 is not what happened"),
        (4, other_audience, "line 4: entry 2: event 2 is not what happened"),
        (1, drop_event, "line 1: the events before the first act are not those of these rules"),
    ],
)
def test_events_are_compared(number: int, change: Callable[[dict[str, Any]], None], words: str) -> None:
    assert fault(lie(number, change)) == words


def test_an_action_that_changed_the_events_is_seen() -> None:
    def change(row: dict[str, Any]) -> None:
        row["action"]["value"] = 2

    assert fault(lie(2, change)) == "line 2: entry 0: event 2 is not what happened"


def test_the_end_is_compared() -> None:
    lines = TEXT.split("\n")[:-2]
    end = json.loads(TEXT.split("\n")[-2])
    assert fault(closed(lines, False, [], "")) == f"line {END}: 'over' is true after these entries"
    other = [{"seat": 0, "points": 99}, *end["result"][1:]]
    words = f"line {END}: the result is not the one these entries lead to"
    assert fault(closed(lines, True, other, end["seed"])) == words
    cut = decode(closed(lines[:-1], True, end["result"], end["seed"]))
    with pytest.raises(BadFile, match="'over' is false after these entries"):
        verify(COIN, cut)


def test_another_seed_is_found_out() -> None:
    lines, end = TEXT.split("\n")[:-2], json.loads(TEXT.split("\n")[-2])
    wrong = fault(closed(lines, True, end["result"], "00" * 32))
    assert wrong == f"line {END}: this seed is not the one whose SHA-256 line 1 committed to"
    hidden = fault(closed(lines, True, end["result"], ""))
    assert hidden == f"line {END}: the game is over, so the seed of its sealed dice has to stand here"


def test_without_sealed_dice_there_is_nothing_to_prove() -> None:
    assert verify(COIN, decode(finish(coin(2, FastLuck(3))).dump())) == 0


def test_a_running_game_keeps_its_seed() -> None:
    match = coin(2, sealed_luck())
    hide_all(match)
    assert verify(COIN, decode(match.dump())) == 0


def test_a_game_read_and_written_again_keeps_its_seed() -> None:
    again = Match.replay(COIN, TEXT)
    assert verify(COIN, decode(again.dump())) == 2
