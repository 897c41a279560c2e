"""`rentier check`: status, lines, summary."""

from __future__ import annotations

from pathlib import Path

import pytest

from rentier.cli.main import main

HEAD = 'title = "{}"\nmodule = "tests.tiny.game"\nrules = ["T-2"]\n'
GOOD = HEAD.format("good") + 'play = [{A = "Throw", dice = 1}]\n'
FALSE = HEAD.format("false") + "play = [{expect = {over = true}}]\n"
BAD = HEAD.format("bad") + 'play = [{A = "Fly"}]\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "inner").mkdir()
    (tmp_path / "good.toml").write_text(GOOD, encoding="utf-8")
    (tmp_path / "inner" / "false.toml").write_text(FALSE, encoding="utf-8")
    return tmp_path


def test_all_is_well(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = folder / "good.toml"
    assert main(["check", "--allow-modules", str(file), str(file)]) == 0
    assert capsys.readouterr().out == f"ok      {file}  good\n1 scenario, 0 failed\n"


def test_a_folder_and_a_failure(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--allow-modules", str(folder)]) == 1
    shown = capsys.readouterr()
    file = folder / "inner" / "false.toml"
    assert shown.out.splitlines() == [
        f"ok      {folder / 'good.toml'}  good",
        f"FAILED  {file}  false",
        f"  {file}:4  {{expect = {{over = true}}}}",
        "  expected  over = true",
        "  came      false",
        "2 scenarios, 1 failed",
    ]
    assert shown.err == ""


def test_a_bad_file(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = folder / "bad.toml"
    file.write_text(BAD, encoding="utf-8")
    assert main(["check", "--allow-modules", str(folder)]) == 2
    shown = capsys.readouterr()
    assert shown.err.startswith(f"rentier check: {file}:4: there is no action 'Fly'; known: Accept, ")
    assert shown.err.count("\n") == 1
    assert shown.out.endswith("3 scenarios, 1 failed, 1 unreadable\n")


def test_modules_only_when_allowed(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(folder / "good.toml")]) == 2
    assert "--allow-modules" in capsys.readouterr().err


@pytest.mark.parametrize("words", [[], ["nowhere.toml"]])
def test_bad_usage(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", *words]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_folder_without_scenarios(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(tmp_path)]) == 2
    assert "there is no .toml file in" in capsys.readouterr().err


MONOPOLY = 'title = "t"\ngame = "monopoly"\nrules = ["P-GO-1"]\n'
DEEP = "[" * 3000 + "]" * 3000
STRANGE = {
    "explains": (HEAD + 'play = [{A = "Throw", dice = 1, explains = [[]]}]\n', ":4: explains is a list"),
    "events": (HEAD + "play = [{events = [[]]}]\n", ":4: there is no event []"),
    "lacks": (HEAD + 'play = [{sees = "A", lacks = [1]}]\n', ":4: sees lacks is a list"),
    "turn": (MONOPOLY + 'play = [{A = "Throw"}]\n[given]\nturn = -1\n', ": given.turn: -1 is no seat"),
    "deep": (HEAD + f"play = [{{expect = {{bank = {DEEP}}}}}]\n", ": a number is too long, or lists lie too"),
    "long": (HEAD + f"play = [{{expect = {{bank = {'9' * 5000}}}}}]\n", ": a number is too long, or lists"),
    "hexadecimal": (HEAD + f"play = [{{expect = {{bank = 0x{'f' * 5000}}}}}]\n", ":4: a value on this line"),
    "module": (GOOD.replace("tests.tiny.game", "."), ": . has no game"),
}


@pytest.mark.parametrize(("source", "words"), STRANGE.values(), ids=STRANGE.keys())
def test_the_other_files_are_still_played(
    folder: Path, capsys: pytest.CaptureFixture[str], source: str, words: str
) -> None:
    file = folder / "bad.toml"
    file.write_text(source, encoding="utf-8")
    assert main(["check", "--allow-modules", str(folder)]) == 2
    shown = capsys.readouterr()
    assert shown.err.startswith(f"rentier check: {file}{words}")
    assert shown.err.count("\n") == 1
    assert shown.out.startswith("ok ")
    assert shown.out.endswith("3 scenarios, 1 failed, 1 unreadable\n")


def test_an_error_of_a_game_is_a_line_too(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.tiny.game import TinyRules

    def fails(rules: TinyRules, s: object) -> None:
        raise TypeError("inside")

    monkeypatch.setattr(TinyRules, "audit", fails)
    assert main(["check", "--allow-modules", str(folder)]) == 2
    shown = capsys.readouterr()
    assert shown.err.startswith(f"rentier check: {folder / 'good.toml'}:4: a value on this line is not")
    assert "inside" not in shown.err
    assert shown.out.endswith("2 scenarios, 1 failed, 1 unreadable\n")


def test_control_characters_are_shown_escaped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "two\nlines.toml"
    file.write_text(GOOD.replace('"good"', '"red \\u001b[31m\\nand more"'), encoding="utf-8")
    assert main(["check", "--allow-modules", str(file)]) == 0
    named = f"{str(file)!r}  'red \\x1b[31m\\nand more'"
    assert capsys.readouterr().out.splitlines() == [f"ok      {named}", "1 scenario, 0 failed"]
    file.write_text(BAD, encoding="utf-8")
    assert main(["check", "--allow-modules", str(file)]) == 2
    shown = capsys.readouterr().err
    assert shown.startswith(f"rentier check: {str(file)!r}:4: there is no action")
    assert shown.count("\n") == 1
