"""Where the lines of a play stand in their file: the TOML reader itself does not tell."""

from __future__ import annotations

import re
from dataclasses import dataclass

_OPENING = re.compile(r"^\s*play\s*=\s*\[", re.MULTILINE)
_TOKEN = re.compile(
    r"#[^\n]*"
    r'|"""[\s\S]*?"""|\'\'\'[\s\S]*?\'\'\''
    r'|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\''
    r"|[\[\]{}]"
)


@dataclass(frozen=True)
class Place:
    """One line of a play: the number of its first line in the file and its text."""

    number: int
    text: str


def places(source: str) -> list[Place]:
    """The places of the inline tables of `play`, in order; empty if the play is written otherwise."""
    opening = _OPENING.search(source)
    if opening is None:
        return []
    found: list[Place] = []
    depth, start = 0, 0
    for token in _TOKEN.finditer(source, opening.end()):
        mark = token.group()
        if mark in ("{", "["):
            if depth == 0:
                start = token.start()
            depth += 1
        elif mark in ("}", "]"):
            depth -= 1
            if depth < 0:
                break
            if depth == 0:
                found.append(_place(source, start, token.end()))
    return found


def _place(source: str, start: int, end: int) -> Place:
    return Place(source.count("\n", 0, start) + 1, " ".join(source[start:end].split()))
