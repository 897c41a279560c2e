"""Every scenario is a test of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from rentier.cli.check import report
from rentier.lab.scenario import load
from rentier.lab.scenario_run import run

TESTS = Path(__file__).parent
HOME = TESTS / "scenarios"
TINY = TESTS / "tiny" / "scenarios"
FILES = [*sorted(HOME.glob("*/*.toml")), *sorted(TINY.glob("*.toml"))]


def name(path: Path) -> str:
    return str(path.relative_to(TESTS))


@pytest.mark.parametrize("path", FILES, ids=name)
def test_scenario(path: Path) -> None:
    scenario = load(path)
    assert path.parent == TINY or scenario.game == path.parent.name, "it lies in the folder of another game"
    outcome = run(scenario, allow_modules=path.parent == TINY)
    assert outcome.ok, "\n" + report(outcome)


def test_nothing_else_lies_there() -> None:
    strays = [path for path in HOME.rglob("*") if path.is_file() and path not in FILES]
    strays += [path for path in TINY.rglob("*") if path not in FILES]
    assert strays == []


def test_no_two_have_the_same_title() -> None:
    titles = [(path.parent, load(path).title) for path in FILES]
    assert len(set(titles)) == len(titles)
