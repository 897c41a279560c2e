"""Writes docs/names-<game>.md: every action, question, event, deed and fact that a scenario may name."""

from __future__ import annotations

import ast
import importlib
import sys
from pathlib import Path
from typing import Any

from rentier.core.step import Step
from rentier.data import rules
from rentier.games import MODULES

HERE = Path(__file__).parent
SOURCES = HERE.parent / "src" / "rentier" / "games"


def docstrings(game: str) -> dict[str, str]:
    """The first paragraph of each class's docstring, read from the files (compiled classes keep none)."""
    found: dict[str, str] = {}
    for path in [SOURCES.parent / "core" / "action.py", *sorted((SOURCES / game).rglob("*.py"))]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name] = " ".join((ast.get_docstring(node) or "").split())
    return found


def table(title: str, classes: dict[str, Any], words: dict[str, str]) -> list[str]:
    rows = [f"| `{name}` | {fields(cls)} | {words.get(name, '')} |" for name, cls in sorted(classes.items())]
    return ["", f"## {title}", "", "| name | fields | meaning |", "|---|---|---|", *rows]


def fields(cls: Any) -> str:
    return ", ".join(f"`{name}`" + (" (list)" if name in cls.LISTS else "") for name in cls.FIELDS)


def kinds(game: str) -> dict[str, dict[str, Any]]:
    made = rules(game)
    questions = {name: cls for name, cls in made.values.classes.items() if issubclass(cls, Step)}
    events = importlib.import_module(f"rentier.games.{game}.events").EVENTS
    return {"Actions": made.actions.classes, "Questions": questions, "Events": events.classes}


def board_of(game: str) -> Any:
    made: Any = rules(game)
    return made.board


def page(game: str) -> str:
    words, board = docstrings(game), board_of(game)
    made_by = "Made by `make docs` from the code; the format is in [scenarios.md](scenarios.md)."
    lines = [f"# Names in {game}", "", made_by]
    for title, classes in kinds(game).items():
        lines += table(title, classes, words)
    for title, names in (("Deeds", board.deed_ids), ("Groups", board.group_ids), ("Spaces", board.space_ids)):
        lines += ["", f"## {title}", "", ", ".join(f"`{name}`" for name in names)]
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    for game in MODULES:
        (HERE / f"names-{game}.md").write_text(page(game), encoding="utf-8")
        sys.stdout.write(f"names-{game}.md is up to date\n")
