"""`rentier bench`: table, JSON, and what is refused."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from rentier.cli.main import build, main

QUICK = ["bench", "engine", "--seconds", "0.1"]
C_PROGRAM = r"""
#include <stdio.h>
#include <stdlib.h>
int main(int argc, char **argv) {
  volatile long sum = 0;
  for (long i = 0; i < atol(argv[1]) * 20000; i++) sum += i;
  printf("games %s  1 games/s  mean 50.0 turns/game\n", argv[1]);
  return 0;
}
"""


def test_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(QUICK) == 0
    head, empty, *rows = capsys.readouterr().out.splitlines()
    assert head.startswith(f"monopoly, 4 × greedy, {build()} build, Python ")
    assert empty == ""
    names = [re.split(r"  +", row)[0] for row in rows]
    assert names == [
        "rolls",
        "decisions",
        "rolls, events on",
        "clones of a state",
        "size of a state",
        "peak memory",
        "rentier --help",
    ]


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
def test_json_with_the_limit(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, output = tmp_path / "c.c", tmp_path / "found.json"
    source.write_text(C_PROGRAM, encoding="utf-8")
    assert main([*QUICK, "--limit", str(source), "--json", str(output)]) == 0
    found = json.loads(output.read_text(encoding="utf-8"))
    assert found["limit"] == "c.c"
    assert found["build"] == build()
    ratio = found["rolls_per_second"] / found["limit_rolls_per_second"]
    assert found["limit_ratio"] == pytest.approx(ratio, rel=0.01)
    assert f"ours / it = {found['limit_ratio']:.4f}" in capsys.readouterr().out


def test_json_on_the_screen_stands_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--json", "-"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["limit"] is None
    assert found["limit_ratio"] is None
    assert found["start_seconds"] > 0
    assert found["peak_memory_bytes"] > 1_000_000


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["bench", "server"], "the server's bench comes with the server"),
        (["bench", "engine", "--limit", "nowhere.c"], "nowhere.c"),
        (["bench", "web"], "web"),
        (["bench", "--seconds", "0"], "--seconds"),
        (["bench", "--seconds", "nan"], "--seconds"),
        (["bench", "--seconds", "inf"], "--seconds"),
        (["bench", "--json", ""], "a file needs a name"),
        (["bench", "--json", "no_such_folder/a"], "'no_such_folder/a': there is no such folder"),
    ],
)
def test_bad_usage(args: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(args) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert words in shown.err
    assert shown.err.count("\n") == 1


def test_no_compiler_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    source = tmp_path / "c.c"
    source.write_text(C_PROGRAM, encoding="utf-8")
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert main(["bench", "--limit", str(source)]) == 2
    assert "no C compiler 'cc' was found" in capsys.readouterr().err
