"""Writes docs/modules.md: which room of the package imports which, read from the code itself."""

from __future__ import annotations

import sys
from pathlib import Path

import grimp

PAGE = Path(__file__).with_name("modules.md")
HEAD = (
    '# Who imports whom\n\nMade by `make docs` from the imports in `src/rentier`; an arrow reads "imports".\n'
)


def room(module: str) -> str:
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else "rentier"


def drawing() -> str:
    graph = grimp.build_graph("rentier")
    edges = {
        (room(importer), room(imported))
        for importer in graph.modules
        for imported in graph.find_modules_directly_imported_by(importer)
    }
    lines = [f"    {importer} --> {imported}" for importer, imported in sorted(edges) if importer != imported]
    return "\n".join([HEAD, "```mermaid", "graph TD", *lines, "```", ""])


if __name__ == "__main__":
    PAGE.write_text(drawing(), encoding="utf-8")
    sys.stdout.write(f"{PAGE.name} is up to date\n")
