"""The pages made from the code are up to date (`make docs`)."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

DOCS = Path(__file__).parent.parent / "docs"


@pytest.mark.parametrize("game", ["monopoly"])
def test_names_are_fresh(game: str) -> None:
    made = runpy.run_path(str(DOCS / "names.py"))["page"](game)
    assert made == (DOCS / f"names-{game}.md").read_text(encoding="utf-8"), "run make docs"


@pytest.mark.plain_only
def test_modules_are_fresh() -> None:
    made = runpy.run_path(str(DOCS / "graph.py"))["drawing"]()
    assert made == (DOCS / "modules.md").read_text(encoding="utf-8"), "run make docs"
