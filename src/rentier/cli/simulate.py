"""`rentier simulate GAME`: bots play many games; what happened, as a table or as JSON."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from rentier.cli.choose import game_named
from rentier.cli.given import JsonTarget, Seed, Whole, filled, make_folder, pairs, write_json

if TYPE_CHECKING:
    from rentier.lab.outcome import Outcome
    from rentier.lab.simulate import Plan

MOST_GAMES = 1_000_000_000
MOST_WORKERS = 256
WORTH_IT = 200  # games from which more than one process is started unasked


@click.command(epilog="Example: rentier simulate monopoly --games 1000 --seats greedy,greedy,random --seed 7")
@click.argument("game")
@click.option("--games", type=Whole(1, MOST_GAMES), default=100, show_default=True, help="How many.")
@click.option(
    "--seats", callback=filled, help="Bots by commas, one a seat.  [default: four times the game's own]"
)
@click.option("--seed", type=Seed(), default=1, show_default=True, help="Same seed, same games.")
@click.option(
    "--workers",
    type=Whole(1, MOST_WORKERS),
    help=f"Processes.  [default: as many as processors; 1 for fewer than {WORTH_IT} games]",
)
@click.option(
    "options", "-o", multiple=True, metavar="KEY=VALUE", help="A table option; `rentier games` lists them."
)
@click.option(
    "--json",
    "output",
    type=JsonTarget(),
    metavar="FILE",
    help="Write JSON; - for the screen.",
)
@click.option(
    "--logs",
    callback=filled,
    help="Write each game's match file into this folder.",
)
@click.option("--audit", is_flag=True, help="Check the books after every step, not only at each end.")
def command(
    game: str,
    games: int,
    seats: str | None,
    seed: int,
    workers: int | None,
    options: tuple[str, ...],
    output: str | None,
    logs: str | None,
    audit: bool,
) -> None:
    """Let bots play many games and report what happened."""
    import json

    from rentier.core.errors import BadOptions, RentierError
    from rentier.lab.outcome import report
    from rentier.lab.outcome_table import table
    from rentier.lab.simulate import plan

    name = game_named(game)
    try:
        folder = None if logs is None else Path(logs)
        order = plan(name, pairs(options), bots_of(name, seats), games, seed, folder, audit)
    except BadOptions as error:
        raise click.UsageError(str(error)) from None
    if folder is not None:
        make_folder(folder, "--logs")
    try:
        found = {**head(order), **report(run(order, workers or usual(games)), order.bots)}
    except RentierError as error:
        raise click.ClickException(str(error)) from None
    if output is not None:
        write_json(json.dumps(found, indent=2), output)
    if output != "-":
        click.echo(table(found))


def bots_of(game: str, seats: str | None) -> tuple[str, ...]:
    from rentier.bots import registry

    if seats is None:
        return (registry.names(game)[0],) * 4
    return tuple([word.strip() for word in seats.split(",")])


def usual(games: int) -> int:
    """One process for each processor, but only where the start of others pays."""
    return 1 if games < WORTH_IT else min(os.cpu_count() or 1, MOST_WORKERS)


def head(order: Plan) -> dict[str, Any]:
    from rentier import data

    return {
        "game": order.game,
        "rules": data.rules(order.game).version,
        "options": order.options,
        "games": order.games,
        "seed": order.seed,
    }


def run(order: Plan, workers: int) -> Outcome:
    """The games, with a bar for people who wait; failures of bots as they come, a line each."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from rentier.lab.workers import simulate

    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=order.games)

        def heard(part: Outcome) -> None:
            for line in part.failures:
                click.echo(printable(line), err=True)
            bar.advance(task, part.games)

        return simulate(order, workers, heard)


def printable(line: str) -> str:
    """A bot's words may hold anything: one line, and nothing that steers the terminal."""
    return "".join([sign if sign.isprintable() else " " for sign in line])
