"""The match file: what is written comes back; what is cut, altered, foreign or too new is refused."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rentier.core.decode import MAX_FILE, MAX_LINE, decode, text_of
from rentier.core.errors import BadFile
from rentier.core.log import ENGINE, closed
from rentier.core.match import Match
from tests.core.coin import COIN, Coin
from tests.core.coin_matches import SEED, coin, hide_all, played

TEXT = played().dump()
LINES = TEXT.split("\n")[:-1]
LAST = len(LINES)


def read(text: str) -> Match:
    return Match.replay(COIN, text)


def fault(text: str) -> str:
    """The one line that says what is wrong."""
    with pytest.raises(BadFile) as refused:
        read(text)
    words = str(refused.value)
    assert words.startswith("line ") and "\n" not in words and len(words) < 300
    return words


def rewritten(number: int, change: Callable[[dict[str, Any]], Any]) -> str:
    """The file with line `number` changed and everything sealed again: damage that the hash does not show."""
    rows = [json.loads(line) for line in LINES]
    change(rows[number - 1])
    lines = [json.dumps(row, separators=(",", ":")) for row in rows[:-1]]
    end = rows[-1]
    return closed(lines, end["over"], end["result"], end["seed"])


def put(key: str, value: object) -> Callable[[dict[str, Any]], None]:
    def change(row: dict[str, Any]) -> None:
        row[key] = value

    return change


def test_what_is_written_comes_back() -> None:
    log = decode(TEXT)
    header = log.header
    assert (header.game, header.rules_version, header.ruleset, header.engine) == ("coin", 1, "c01", ENGINE)
    assert header.options == {"rounds": 2, "sides": 2}
    assert (header.bots, header.timed, header.take_back) == (("", "", "timid"), False, "ask")
    assert (header.dice.source, header.dice.nonces) == ("sealed", ("aa", "", "cc"))
    assert header.dice.commitment == hashlib.sha256(SEED).hexdigest()
    assert log.opening == [{"is": "RoundBegan", "seat": -1, "value": 1, "rule": "C-ROUND"}]
    assert log.rows[1] == {
        "n": 1,
        "seat": 1,
        "step": "Hiding",
        "action": {"is": "Hide", "value": 1},
        "auto": False,
        "at": 5,
        "events": [
            {"is": "NumberHidden", "seat": 1, "value": 0, "rule": "C-HIDE"},
            {"is": "NumberSet", "seat": 1, "value": 1, "rule": "C-HIDE", "audience": 2},
        ],
    }
    assert (log.over, log.seed, len(log.rows)) == (True, SEED.hex(), LAST - 2)
    assert sorted([row["seat"] for row in log.result]) == [0, 1, 2]


def test_the_file_is_ascii_and_ends_with_its_hash() -> None:
    assert TEXT.isascii() and TEXT.endswith('"}\n')
    body, seal = TEXT.rsplit(',"sha256":"', 1)
    assert seal == hashlib.sha256(body.encode()).hexdigest() + '"}\n'


def test_a_running_game_tells_no_seed_and_no_result() -> None:
    match = coin(2, take_back="free")
    hide_all(match)
    log = decode(match.dump())
    assert (log.over, log.result, log.seed) == (False, [], "")


@pytest.mark.plain_only
def test_the_engine_is_the_package() -> None:
    project = Path(__file__).parents[2] / "pyproject.toml"
    assert tomllib.loads(project.read_text("utf-8"))["project"]["version"] == ENGINE


@pytest.mark.parametrize("kept", range(LAST))
def test_a_file_cut_after_any_line(kept: int) -> None:
    words = fault("".join([line + "\n" for line in LINES[:kept]]))
    assert words.startswith(f"line {kept + 1}: ")
    assert "cut off" in words or kept == 0


@given(st.integers(0, len(TEXT) - 1))
def test_a_file_cut_anywhere(length: int) -> None:
    number = TEXT.count("\n", 0, length) + 1
    assert fault(TEXT[:length]).startswith(f"line {number}: ")


@pytest.mark.parametrize("gone", range(1, LAST))
def test_a_file_with_a_line_missing(gone: int) -> None:
    words = fault("".join([line + "\n" for line in LINES[:gone] + LINES[gone + 1 :]]))
    assert words.startswith(f"line {gone + 1}: ")


@given(st.integers(0, len(TEXT.encode()) - 1), st.integers(0, 255))
def test_a_file_with_one_byte_changed(place: int, byte: int) -> None:
    data = bytearray(TEXT.encode())
    if data[place] == byte:
        byte ^= 1
    data[place] = byte
    with pytest.raises(BadFile) as refused:
        read(text_of(bytes(data)))
    words = str(refused.value)
    assert words.startswith("line ") and "\n" not in words
    assert 1 <= int(words[5 : words.index(":")]) <= LAST + 1


@given(st.integers(0, len(TEXT)), st.text(min_size=1, max_size=3))
def test_a_file_with_something_put_in(place: int, extra: str) -> None:
    with pytest.raises(BadFile, match=r"^line [0-9]+: "):
        read(TEXT[:place] + extra + TEXT[place:])


@given(st.text(max_size=200))
def test_any_other_text(text: str) -> None:
    assert fault(text).startswith("line 1: ")


@given(st.binary(max_size=200))
def test_any_other_bytes(data: bytes) -> None:
    with pytest.raises(BadFile, match=r"^line [0-9]+: "):
        read(text_of(data))


def test_not_utf8_names_the_line() -> None:
    data = TEXT.encode().replace(b"Paint", b"P\xffint", 1)
    number = data[: data.index(b"\xff")].count(b"\n") + 1
    with pytest.raises(BadFile, match=f"line {number}: this is not UTF-8"):
        text_of(data)


def test_limits_of_size() -> None:
    with pytest.raises(BadFile, match="longer than 64 MiB"):
        text_of(b" " * (MAX_FILE + 1))
    with pytest.raises(BadFile, match="longer than 64 MiB"):
        decode(" " * (MAX_FILE + 1))
    huge = [*LINES[:3], '{"n":2,"x":"' + "x" * MAX_LINE + '"}', *LINES[4:]]
    assert fault("\n".join(huge) + "\n").startswith("line 4: longer than 1 MiB")


@pytest.mark.parametrize(
    "row", ["[" * 100_000, '{"n":NaN}', "[]", "7", '"x"', "", '{"n":' + "9" * 5000 + "}", "{}x"]
)
def test_lines_that_are_no_object(row: str) -> None:
    words = fault("\n".join([*LINES[:3], row, *LINES[4:]]) + "\n")
    assert words == "line 4: not one whole JSON object, as every line has to be"


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (put("rentier", 2), "format version 2 is not known here, only 1"),
        (put("rentier", "1"), 'no match file of Rentier: it would begin with {"rentier":1'),
        (lambda row: row.pop("rentier"), "no match file of Rentier"),
        (put("for", 0), "one seat's own log of a running game"),
        (put("game", "chess"), "a game of 'chess', not of 'coin'"),
        (put("game", ""), "'game' is a name"),
        (put("rules_version", 2), "rules version 2 of coin is not known here, only 1"),
        (put("rules_version", 1.0), "the header needs 'rules_version' as int"),
        (put("timed", 1), "the header needs 'timed' as bool"),
        (put("take_back", "often"), "'take_back' is one of off, free, ask"),
        (put("options", {"sides": 1}), "sides=1 is not possible"),
        (put("options", {"faces": 6}), "there is no option faces"),
        (put("options", {"fa\nces\x1b": 6}), "there is no option fa?ces?"),
        (put("options", {"sides": [6]}), "option 'sides' is a word or a whole number"),
        (put("seats", []), "a table has 1 to 8 seats"),
        (put("seats", [{"kind": "person"}] * 9), "a table has 1 to 8 seats"),
        (put("seats", [{"kind": "dog"}]), "a seat is"),
        (put("seats", [{"kind": "bot", "bot": 7}]), "a seat is"),
        (put("seats", [{"kind": "bot", "bot": ""}]), "'bot' is a name"),
        (put("events", [{"is": "X"}]), "an event has its name"),
        (put("more", 1), "the header has no 'more'"),
        (
            put("dice", {"source": "loaded", "commitment": "", "nonces": []}),
            "the source of the dice is sealed, fast or given",
        ),
        (put("dice", {"source": "sealed", "commitment": "", "nonces": []}), "the commitment is a SHA-256"),
        (put("dice", {"source": "fast", "commitment": "", "nonces": ["0"]}), "a nonce is"),
        (put("dice", {"source": "fast", "commitment": "", "nonces": [""] * 9}), "there are up to 8 nonces"),
        (put("dice", {"source": "fast"}), "'dice' needs 'commitment' as str"),
    ],
)
def test_a_header_that_cannot_be(change: Callable[[dict[str, Any]], Any], words: str) -> None:
    assert f"line 1: {words}" in fault(rewritten(1, change))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (put("n", 4), "entry 3 belongs here, not 4"),
        (put("n", True), "an entry needs 'n' as int"),
        (put("seat", 3), "'seat' is 0 to 2, or -4 for nature, -5 for the clock"),
        (put("seat", -1), "'seat' is 0 to 2"),
        (put("seat", 0), "Fate of seat 0 is not possible here: NotYourTurn [C-TOSS]"),
        (put("at", -1), "'at' is a time in milliseconds"),
        (put("step", ""), "'step' is a name"),
        (put("step", "Hiding"), "the open question here is 'Toss', not 'Hiding'"),
        (
            put("action", {"is": "Fate", "value": 2}),
            "Fate of seat -4 is not possible here: NoSuchOutcome [table]",
        ),
        (put("action", {"is": "Fate", "value": 0.5}), "Fate.value is a whole number"),
        (put("action", {"is": "Fate"}), "Fate takes value"),
        (put("action", {"is": "Rob"}), "unknown kind 'Rob'"),
        (put("action", {}), "unknown kind 'NoneType'"),
        (put("action", {"is": ["Fate"]}), "unknown kind"),
        (put("events", {}), "an entry needs 'events' as list"),
        (put("events", [1]), "an event has its name under 'is'"),
        (put("extra\nline", 1), "an entry has no 'extra\\nline'"),
        (put("take_back", 0), "a take-back needs 'agreed' as int"),
    ],
)
def test_an_entry_that_cannot_be(change: Callable[[dict[str, Any]], Any], words: str) -> None:
    assert f"line 5: {words}" in fault(rewritten(5, change))


@pytest.mark.parametrize(
    ("key", "value"), [("take_back", 99), ("take_back", -1), ("agreed", -1), ("agreed", 1 << 20)]
)
def test_a_take_back_that_cannot_be(key: str, value: int) -> None:
    number = next(at for at, line in enumerate(LINES) if '"agreed"' in line) + 1
    assert f"line {number}: a take-back names an earlier entry" in fault(rewritten(number, put(key, value)))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (put("end", 3), f"{LAST - 2} entries stand above, not 3"),
        (put("end", "3"), "the closing line needs 'end' as int"),
        (put("over", False), "the SHA-256 does not fit"),
        (put("result", []), "the SHA-256 does not fit"),
        (put("seed", "00" * 32), "the SHA-256 does not fit"),
        (put("sha256", "00" * 32), "the SHA-256 does not fit"),
        (lambda row: row.pop("seed"), "the closing line needs 'seed' as str"),
        (put("more", 1), "the closing line has no 'more'"),
    ],
)
def test_a_closing_line_that_does_not_fit(change: Callable[[dict[str, Any]], Any], words: str) -> None:
    row = json.loads(LINES[-1])
    change(row)
    text = "\n".join([*LINES[:-1], json.dumps(row, separators=(",", ":"))]) + "\n"
    assert f"line {LAST}: {words}" in fault(text)


@pytest.mark.parametrize(("over", "seed"), [(True, "00"), (True, "zz" * 32), (False, "00" * 32)])
def test_a_seed_that_cannot_be(over: bool, seed: str) -> None:
    assert f"line {LAST}: the seed is 32 bytes" in fault(closed(LINES[:-1], over, [], seed))


def test_a_seats_own_log_is_not_a_match_file() -> None:
    match = coin(2)
    hide_all(match)
    assert fault(match.log_for(0)).startswith("line 1: one seat's own log")


def test_changed_data_are_named_when_a_game_no_longer_fits() -> None:
    changed = Coin(ruleset="c02")
    assert Match.replay(changed, TEXT).over
    with pytest.raises(BadFile, match=r"line 5: .*NoSuchOutcome.*the game's data have changed since Rentier"):
        Match.replay(changed, rewritten(5, put("action", {"is": "Fate", "value": 2})))


class OldCoin(Coin):
    def at_version(self, version: int) -> Coin:
        return COIN if version == 1 else self


def test_an_old_game_goes_on_under_the_rules_it_began_with() -> None:
    match = Match.replay(OldCoin(version=2), TEXT)
    assert match.rules is COIN and match.header.rules_version == 1
    assert match.dump() == TEXT


def test_a_finished_file_read_and_written_is_the_same() -> None:
    text = played(5).dump()
    assert read(text).dump() == text
