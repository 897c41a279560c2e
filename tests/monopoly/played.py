"""A scenario played to its end, for what its lines cannot look at."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from rentier.lab.scenario import Line, load
from rentier.lab.scenario_run import run
from rentier.lab.scenario_table import Table

FOLDER: Final = Path(__file__).parents[1] / "scenarios" / "monopoly"


def states(name: str) -> list[Any]:
    """The state after each line, a copy of its own."""
    seen: list[Any] = []

    def hear(line: Line, table: Table) -> None:
        seen.append(table.state.clone())

    outcome = run(load(FOLDER / f"{name}.toml"), ear=hear)
    assert outcome.ok
    return seen
