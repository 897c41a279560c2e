"""`rentier replay` and `rentier verify`, on matches of the toy game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rentier.cli.main import main
from rentier.core.errors import BadOptions
from rentier.core.log import closed
from rentier.core.rules import Rules
from rentier.lab.files import write_match
from tests.core.coin import COIN
from tests.core.coin_matches import coin, hide_all, played, sealed_luck

TEXT = played().dump()


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    def rules(name: str) -> Rules[Any]:
        if name != "coin":
            raise BadOptions(f"there is no game {name}")
        return COIN

    monkeypatch.setattr("rentier.data.rules", rules, raising=False)
    path = tmp_path / "game.jsonl"
    write_match(path, TEXT)
    return path


def test_the_course_of_a_game(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file)]) == 0
    out = capsys.readouterr().out.split("\n")
    assert out[0] == "coin, rules version 1, Rentier 0.1.0"
    assert out[1:3] == ["seats: 0 person, 1 person, 2 timid", "options: rounds=2, sides=2"]
    assert "    0  seat 0, Hiding: Hide(value=1)" in out
    assert [line for line in out if line.startswith("    3  nature, Toss: Fate(value=")]
    assert [line for line in out if "takes back everything from entry" in line]
    assert out[-2].startswith('result: [{"seat": ')


def test_the_table_after_some_entries(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shown = []
    for at in ("0", "3"):
        assert main(["replay", str(file), "--at", at]) == 0
        shown.append(capsys.readouterr().out)
    assert '"open": "Hiding"' in shown[0] and "    0  seat" not in shown[0]
    assert '"open": "Toss"' in shown[1] and "    2  seat" in shown[1] and "    3  nature" not in shown[1]


def test_no_entry_so_late(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file), "--at", "999"]) == 2
    captured = capsys.readouterr()
    assert captured.out == "" and ": take 0–" in captured.err and captured.err.count("\n") == 1


def test_a_file_cannot_steer_the_terminal(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = [json.loads(line) for line in TEXT.split("\n")[:-2]]
    lines[2]["events"][0]["rule"] = "\x1b[2J\x07"
    lines[2]["step"] = "\x1b]0;title\x07"
    write_match(file, closed([json.dumps(line) for line in lines], False, [], ""))
    assert main(["replay", str(file)]) == 0
    out = capsys.readouterr().out
    assert out.isprintable() or not [sign for sign in out if not sign.isprintable() and sign != "\n"]
    assert "?[2J?" in out


def test_a_game_whose_rules_are_gone_can_still_be_shown(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = TEXT.split("\n")[:-2]
    write_match(file, closed([lines[0].replace('"coin"', '"lost"'), *lines[1:]], False, [], ""))
    assert main(["replay", str(file)]) == 0
    assert "    0  seat 0, Hiding: Hide(value=1)" in capsys.readouterr().out
    assert main(["verify", str(file)]) == 1
    assert "line 1: there is no game lost" in capsys.readouterr().err


def test_a_true_game_is_verified(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(file)]) == 0
    count = TEXT.count("\n") - 2
    words = f"{file}: {count} entries fit the rules; 2 throws fit the seed that was sealed before the game\n"
    assert capsys.readouterr().out == words


@pytest.mark.parametrize(
    ("sealed", "words"), [(True, "told when the game is over"), (False, "the dice were given")]
)
def test_what_cannot_be_proven_is_said(
    file: Path, capsys: pytest.CaptureFixture[str], sealed: bool, words: str
) -> None:
    match = coin(2, sealed_luck() if sealed else None)
    hide_all(match)
    write_match(file, match.dump())
    assert main(["verify", str(file)]) == 0
    assert words in capsys.readouterr().out


def test_a_lie_is_named(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = TEXT.split("\n")[:-2]
    end = json.loads(TEXT.split("\n")[-2])
    value = json.loads(lines[4])["action"]["value"]
    lines[4] = lines[4].replace(f'"Fate","value":{value}', f'"Fate","value":{1 - value}')
    write_match(file, closed(lines, True, end["result"], end["seed"]))
    assert main(["verify", str(file)]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err == (
        f"rentier: {file}: line 5: entry 3: nature said {1 - value}, the seed gives {value}\n"
    )


@pytest.mark.parametrize("name", ["replay", "verify"])
def test_a_damaged_file_is_one_line_and_status_1(
    file: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    file.write_text(TEXT[:-70])
    assert main([name, str(file)]) == 1
    captured = capsys.readouterr()
    assert captured.out == "" and captured.err.count("\n") == 1
    assert f"game.jsonl: line {TEXT.count(chr(10))}: the file was cut off here" in captured.err


@pytest.mark.parametrize("name", ["replay", "verify"])
def test_no_such_file_is_bad_usage(capsys: pytest.CaptureFixture[str], name: str) -> None:
    assert main([name, "/nowhere/game.jsonl"]) == 2
    assert "does not exist" in capsys.readouterr().err
