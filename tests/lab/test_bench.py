"""The engine keeps its budgets: ratios within one run, never absolute times."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path
from typing import Any

import pytest

from rentier.lab import bench_limit
from rentier.lab.bench import Bench, engine
from rentier.lab.bench_limit import BadLimit, Limit

ROOT = Path(__file__).parent.parent.parent
BUDGETS: dict[str, float] = tomllib.loads((ROOT / "bench" / "budgets.toml").read_text(encoding="utf-8"))[
    "engine"
]

# A program that is as busy as it is told: so many games of 50 rolls each.
BUSY = r"""
#include <stdio.h>
#include <stdlib.h>
int main(int argc, char **argv) {
  long games = atol(argv[1]);
  volatile long sum = atol(argv[2]);
  for (long i = 0; i < games * 20000; i++) sum += i;
  printf("games %ld  1 games/s  1M turns/s  1 ns/turn  mean 50.0 turns/game  finished 1%%\n", games);
  return 0;
}
"""
needs_cc = pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")


@pytest.fixture(scope="module")
def found() -> dict[str, Any]:
    return engine(seconds=0.6, rounds=3)


def test_events_cost_no_more_than_their_budget(found: dict[str, Any]) -> None:
    assert 0 < found["events_slower"] <= BUDGETS["events_slower"]


def test_a_clone_costs_no_more_than_its_budget(found: dict[str, Any]) -> None:
    decisions = found["decisions_per_second"] / found["clones_per_second"]
    assert 0 < decisions <= BUDGETS["clone_decisions"]


def test_a_state_is_no_larger_than_its_budget(found: dict[str, Any]) -> None:
    assert 1000 < found["state_bytes"] <= BUDGETS["state_bytes"]


def test_rates_belong_together(found: dict[str, Any]) -> None:
    """Every roll of a game with people in it follows from at least one decision."""
    assert found["decisions_per_second"] >= found["rolls_per_second"] > 0
    assert found["limit_ratio"] is None


def test_samples_are_games_in_full_swing() -> None:
    samples = Bench().samples()
    turns = [state.pack()["turn"] for state in samples]
    assert len(samples) == 64
    assert min(turns) > 5
    assert len(set(turns)) > 20
    assert not [state for state in samples if state.over]


@needs_cc
def test_the_c_program_is_timed_by_what_it_says(tmp_path: Path) -> None:
    source = tmp_path / "busy.c"
    source.write_text(BUSY, encoding="utf-8")
    limit = Limit(source, tmp_path)
    rolls, spent = limit.run(4 * bench_limit.TRIAL)
    assert rolls == 4 * bench_limit.TRIAL * 50
    assert spent > 0
    assert limit.rolls_per_second(0.05) > 0


@needs_cc
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("int main(void) { return }", "does not compile: "),
        ("int main(void) { return 0; }", "does not print"),
        ("int main(void) { return 1; }", "does not print"),
    ],
)
def test_a_program_of_another_kind_is_refused(tmp_path: Path, text: str, words: str) -> None:
    source = tmp_path / "other.c"
    source.write_text(text, encoding="utf-8")
    with pytest.raises(BadLimit, match=words):
        Limit(source, tmp_path)


def test_without_a_compiler_there_is_no_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    with pytest.raises(BadLimit, match="no C compiler 'cc' was found"):
        Limit(tmp_path / "any.c", tmp_path)
