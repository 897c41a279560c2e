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
