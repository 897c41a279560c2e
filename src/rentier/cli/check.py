"""`rentier check`: run scenarios, rules as files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from rentier.lab.scenario_run import Outcome

FAILED = 1
BAD_FILE = 2


@click.command("check", epilog="Example: rentier check tests/scenarios/monopoly")
@click.argument(
    "files", nargs=-1, required=True, metavar="FILE…", type=click.Path(exists=True, path_type=Path)
)
@click.option(
    "--allow-modules", is_flag=True, help="Take games from Python modules too (module = …): runs their code."
)
@click.pass_context
def command(ctx: click.Context, files: tuple[Path, ...], allow_modules: bool) -> None:
    """Play scenarios and say where the rules came otherwise.

    A folder stands for all .toml files in it and below. The format: docs/scenarios.md.
    """
    from rentier.lab.scenario import BadScenario, load, plain
    from rentier.lab.scenario_run import run

    failed = bad = 0
    paths = scenarios(files)
    for path in paths:
        try:
            outcome = run(load(path), allow_modules)
        except BadScenario as error:
            bad += 1
            click.echo(plain(f"rentier check: {error}"), err=True)
        else:
            failed += not outcome.ok
            click.echo(report(outcome))
    click.echo(summary(len(paths), failed, bad))
    if failed or bad:
        ctx.exit(BAD_FILE if bad else FAILED)


def scenarios(files: tuple[Path, ...]) -> list[Path]:
    """The files meant, folders opened, each once."""
    found: dict[Path, None] = {}
    for path in files:
        inside = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        if not inside:
            raise click.UsageError(f"there is no .toml file in {path}")
        found.update(dict.fromkeys(inside))
    return list(found)


def report(outcome: Outcome) -> str:
    """One line, and for a failure what came otherwise."""
    from rentier.lab.scenario import plain, shown

    scenario = outcome.scenario
    named = f"{shown(scenario.path)}  {shown(scenario.title)}"
    if outcome.failure is None:
        return f"ok      {named}"
    line = outcome.line
    rows = [
        f"FAILED  {named}",
        f"  {scenario.at(line)}  {line.place.text}" if line else f"  {shown(scenario.path)}  refused_table",
        f"  expected  {outcome.failure.expected}",
        f"  came      {outcome.failure.came}",
    ]
    if outcome.failure.why:
        rows.append(f"  by        {outcome.failure.why}")
    return "\n".join([plain(row) for row in rows])


def summary(count: int, failed: int, bad: int) -> str:
    plural = "scenario" if count == 1 else "scenarios"
    return f"{count} {plural}, {failed} failed" + (f", {bad} unreadable" if bad else "")
