"""Which rules are proven, from the record that lies beside the tests of a checkout."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import rentier
from rentier.core.rulebook import ACT, BOUND, DEFINITION, SCREEN, Rule, Rulebook

FOLDER: Final = Path("tests", "rulebook")


@dataclass
class Proof:
    """What the running tests saw of one rule."""

    events: list[str] = field(default_factory=list)  # kinds of events that carried its id
    answers: list[str] = field(default_factory=list)  # reasons of refusals, "legal" for an explanation
    scenarios: list[str] = field(default_factory=list)  # scenarios that name it
    bans: list[str] = field(default_factory=list)  # those of them that say what must not happen
    screens: list[str] = field(default_factory=list)  # browser tests that name it


def proven(rule: Rule, proof: Proof) -> bool:
    """Is there a proof of the rule's kind?"""
    if rule.kind == ACT:
        return bool(proof.events)
    if rule.kind == BOUND:
        return bool(proof.answers or proof.bans)
    return rule.kind == DEFINITION or bool(proof.screens)


def coverage(book: Rulebook, proofs: dict[str, Proof]) -> dict[str, Any]:
    """The figures of a rulebook; whatever is not proven is missing."""
    missing = [rule.id for rule in book.rules if not proven(rule, proofs.get(rule.id, Proof()))]
    return {
        "rules": len(book.rules),
        "proven": len(book.rules) - len(missing),
        "definition": book.of_kind(DEFINITION),
        "screen": book.of_kind(SCREEN),
        "missing": missing,
    }


def checkout(game: str) -> Path | None:
    """The checkout this program runs from or is called in, if it has a record of the game."""
    here = Path.cwd()
    for root in (Path(rentier.__file__).parents[2], here, *here.parents):
        if (root / FOLDER / f"{game}.json").is_file():
            return root
    return None


def read_record(root: Path, game: str) -> dict[str, Proof]:
    """The committed record."""
    rows = json.loads((root / FOLDER / f"{game}.json").read_text(encoding="utf-8"))
    return {id: Proof(**row) for id, row in rows.items()}


def record_text(proofs: dict[str, Proof]) -> str:
    """A record as a file: one line for each rule."""
    rows = [
        f"{json.dumps(id)}: {json.dumps(asdict(proof), ensure_ascii=False)}" for id, proof in proofs.items()
    ]
    return "{\n" + ",\n".join(rows) + "\n}\n"
