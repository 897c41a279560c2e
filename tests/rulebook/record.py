"""What the running scenarios see of each rule; `python -m tests.rulebook.record` writes the records anew."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from rentier import data
from rentier.core.kernel import TABLE_RULE
from rentier.games import MODULES
from rentier.lab.coverage import FOLDER, Proof, record_text
from rentier.lab.rule_places import ids_in
from rentier.lab.scenario import Scenario, load
from rentier.lab.scenario_run import Outcome, rules_named, run

TESTS = Path(__file__).parents[1]
BANS = ("refused", "none", "lacks", "not")


def seen(game: str) -> dict[str, Proof]:
    """The proofs of every rule of the game, and of ids that are no rules if any came up."""
    proofs = {id: Proof() for id in data.rulebook(game).ids}
    for path in sorted((TESTS / "scenarios" / game).glob("*.toml")):
        outcome = run(load(path))
        if outcome.ok:
            note(proofs, outcome)
    for path in browser_tests():
        for id in ids_in(path.read_text(encoding="utf-8")):
            if id in proofs:
                add(proofs[id].screens, path.stem)
    for proof in proofs.values():
        proof.events.sort()
        proof.answers.sort()
    return proofs


def browser_tests() -> list[Path]:
    return sorted((TESTS / "browser").glob("test_*.py"))


def note(proofs: dict[str, Proof], outcome: Outcome) -> None:
    """Enter what one scenario saw."""
    scenario = outcome.scenario
    for event in outcome.events:
        add(proofs.setdefault(event.rule, Proof()).events, type(event).__name__)
    for why in outcome.answers:
        for id in rules_named(why):
            if id != TABLE_RULE:
                add(proofs.setdefault(id, Proof()).answers, why.reason or "legal")
    for id in scenario.rules:
        proof = proofs.setdefault(id, Proof())
        add(proof.scenarios, scenario.path.stem)
        if forbids(scenario):
            add(proof.bans, scenario.path.stem)


def add(names: list[str], name: str) -> None:
    if name not in names:
        names.append(name)


def forbids(scenario: Scenario) -> bool:
    """Does it say what must not happen?"""
    return bool(scenario.refused_table) or any(has_ban(line.row) for line in scenario.play)


def has_ban(part: Any) -> bool:
    if isinstance(part, dict):
        return any((key in BANS and item != []) or has_ban(item) for key, item in part.items())
    return isinstance(part, list) and any(has_ban(item) for item in part)


def record_path(game: str) -> Path:
    return TESTS.parent / FOLDER / f"{game}.json"


def write() -> None:
    for game in MODULES:
        path = record_path(game)
        path.write_text(record_text(seen(game)), encoding="utf-8")
        sys.stdout.write(f"{path.relative_to(TESTS.parent)}\n")


if __name__ == "__main__":
    write()
