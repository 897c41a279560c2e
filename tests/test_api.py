"""`import rentier`: the Python door."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import rentier
from rentier.core.errors import BadOptions
from rentier.core.match import Match

ROOT = Path(__file__).parent.parent


def test_importing_it_imports_nothing_of_the_engine() -> None:
    program = "import sys, rentier; print(*[name for name in sys.modules if name.startswith('rentier.')])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


def test_the_version_is_the_packages() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert rentier.__version__ == project["version"]


def test_it_has_nothing_else() -> None:
    name = "simulate"
    with pytest.raises(AttributeError, match=name):
        getattr(rentier, name)
    with pytest.raises(BadOptions, match="chess"):
        rentier.rules("chess")


def course(match: Match, acts: int = 12) -> list[str]:
    """Everybody's first choice."""
    for _ in range(acts):
        seat = match.to_act[0]
        match.submit(seat, match.legal(seat)[0])
    return [repr(event) for event in match.events]


def test_a_seed_is_a_game() -> None:
    games = [course(rentier.new("monopoly", seats=3, seed=seed)) for seed in (7, 7, 8)]
    assert games[0] == games[1] != games[2]


def test_options_and_bots_stand_in_the_header() -> None:
    match = rentier.new("monopoly", seats=2, seed=1, options={"start.cash": 700}, bots=["", "greedy"])
    assert match.header.options["start.cash"] == 700
    assert match.header.bots == ("", "greedy")
    assert match.header.dice.source == "fast"
    assert match.state.humans == 1
    assert match.view(0).data()["cash"] == [700, 700]
