"""Every rule of the fair is named by a scenario that saw it, and no rule is named that does not exist."""

from __future__ import annotations

import re
from pathlib import Path

from rentier.lab.scenario import load
from rentier.lab.scenario_run import run

HOME = Path(__file__).parent
RULES = set(re.findall(r"\*\*(T-\d+)\*\*", (HOME / "rules.md").read_text(encoding="utf-8")))
# What must not happen, and who may know, are asserted by the scenarios that name these.
BOUNDS = {"T-1", "T-14", "T-18"}


def test_rules_and_scenarios_agree() -> None:
    named: set[str] = set()
    seen: set[str] = set()
    for path in HOME.glob("scenarios/*.toml"):
        outcome = run(load(path), allow_modules=True)
        named.update(outcome.scenario.rules)
        seen.update(outcome.happened, outcome.explained)
    assert named == RULES
    assert seen - {"table"} <= RULES
    assert seen >= RULES - BOUNDS


def test_code_names_only_rules_that_exist() -> None:
    for path in HOME.glob("*.py"):
        assert set(re.findall(r"T-\d+", path.read_text(encoding="utf-8"))) <= RULES
