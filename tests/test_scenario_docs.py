"""docs/scenarios.md: its scenarios hold, its failure is real, its lines are lines."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from rentier.cli.main import main
from rentier.lab.scenario import load
from rentier.lab.scenario_kinds import KINDS, kind_of
from rentier.lab.scenario_match import TESTS
from rentier.lab.scenario_names import SEAT_FIELDS, names_of
from rentier.lab.scenario_run import run

PAGE = (Path(__file__).parent.parent / "docs" / "scenarios.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(\w*)\n(.*?)```", PAGE, re.DOTALL)
WHOLE = [text for kind, text in BLOCKS if kind == "toml"]
LINES = [row for kind, text in BLOCKS for row in text.splitlines() if kind == "" and row.startswith("{")]


def test_whole_scenarios_hold(tmp_path: Path) -> None:
    assert len(WHOLE) == 2
    for text in WHOLE:
        path = tmp_path / "case.toml"
        path.write_text(text, encoding="utf-8")
        outcome = run(load(path))
        assert outcome.ok, outcome.failure


def test_the_failure_shown_is_real(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "salary.toml"
    path.write_text(WHOLE[0].replace("cash = {A = 150}", "cash = {A = 160}"), encoding="utf-8")
    assert main(["check", str(path)]) == 1
    shown = capsys.readouterr().out.replace(f"{tmp_path}/", "")
    assert re.sub(r"\(number[^)]*\)|\((?:seat|deed) =[^)]*\)", "(…)", shown) in PAGE


def test_every_line_shown_is_a_line() -> None:
    assert len(LINES) > 30
    seats = names_of([], 3)
    kinds = {kind_of(tomllib.loads(f"row = {row}")["row"], seats) for row in LINES}
    assert kinds == {"seat", "clock", "nature", "expect", "events", "legal", "sees", "same_for"}


def test_every_word_of_the_format_is_explained() -> None:
    for word in [*KINDS, *TESTS]:
        assert f"`{word}" in PAGE or f"{{{word} = " in PAGE, word
    assert {"seat", "to", "by", "debtor", "creditor", "lender", "borrower", "author", "owner"} <= SEAT_FIELDS
