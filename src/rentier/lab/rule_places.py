"""Where the sources name a rule: docstrings, comments and strings."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import rentier

# "P-JAIL-4, -5" means two rules, "P-BKR-3 … -5" three.
_IDS: Final = re.compile(r"\b([A-Z]+-[A-Z]+)-(\d+)\b((?:(?:, | … )-\d+\b)*)")
_MORE: Final = re.compile(r"(, | … )-(\d+)")


@dataclass(frozen=True)
class Place:
    """A line that names a rule, and the class and function it stands in."""

    path: Path
    line: int
    inside: str


def ids_in(text: str) -> list[str]:
    """The rule ids a text names, short forms written out."""
    found: list[str] = []
    for word, first, more in _IDS.findall(text):
        last = int(first)
        found.append(f"{word}-{last}")
        for link, number in _MORE.findall(more):
            start = last + 1 if link == " … " else int(number)
            last = int(number)
            found.extend([f"{word}-{each}" for each in range(start, last + 1)])
    return found


def sources(game: str) -> list[Path]:
    """The source files of a game, in a checkout or in the installed package."""
    return sorted((Path(rentier.__file__).parent / "games" / game).rglob("*.py"))


def places(game: str, rule: str) -> list[Place]:
    """Every line of the game's sources that names the rule."""
    found: list[Place] = []
    for path in sources(game):
        source = path.read_text(encoding="utf-8")
        lines = [at for at, text in enumerate(source.splitlines(), 1) if rule in ids_in(text)]
        if lines:
            tree = ast.parse(source)
            found.extend([Place(path, line, _inside(tree, line)) for line in lines])
    return found


def _inside(tree: ast.Module, line: int) -> str:
    """The class and function around a line; empty outside all."""
    names = [
        (node.lineno, node.name)
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.lineno <= line <= (node.end_lineno or 0)
    ]
    return ".".join([name for _, name in sorted(names)])
