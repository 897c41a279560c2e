"""`rentier play`: a table at the terminal, against bots or with friends at one keyboard."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from rentier.cli.choose import game_named
from rentier.cli.given import Seed, filled, pairs

if TYPE_CHECKING:
    from rentier.cli.table.app import Plan
    from rentier.cli.table.paper import Paper
    from rentier.cli.table.table import Table

USUAL_SEATS = "you,greedy,greedy,greedy"


@click.command(epilog="Example: rentier play monopoly --seats you:Anna,you:Boris,greedy --lang ru")
@click.argument("game", required=False, callback=filled)
@click.option(
    "--seats",
    callback=filled,
    help=f"Who plays: you, you:NAME or a bot, by commas.  [default: {USUAL_SEATS}]",
)
@click.option("--seed", type=Seed(), help="Dice of this seed, the same each time; else sealed dice.")
@click.option(
    "options", "-o", multiple=True, metavar="KEY=VALUE", help="A table option; `rentier games` lists them."
)
@click.option("--lang", type=click.Choice(["en", "ru"]), help="English or Russian; L in the game changes it.")
@click.option(
    "--plain", is_flag=True, help="Line by line, without colour or cursor: for pipes and screen readers."
)
@click.option("--save", type=click.Path(dir_okay=False, path_type=Path), help="Where the game is kept.")
@click.option(
    "--resume", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="Go on with a saved game."
)
@click.option(
    "--take-back", type=click.Choice(["off", "free", "ask"]), help="What may be undone.  [default: free]"
)
def command(
    game: str | None,
    seats: str | None,
    seed: int | None,
    options: tuple[str, ...],
    lang: str | None,
    plain: bool,
    save: Path | None,
    resume: Path | None,
    take_back: str | None,
) -> None:
    """Play at the terminal; without GAME a small menu asks what is needed.

    The table waits for everybody. What was begun is kept when you leave, and goes on with --resume.
    """
    from rentier.cli.table.app import evening
    from rentier.cli.table.ask import Leave
    from rentier.cli.table.paper import Paper, ready_stdout
    from rentier.core.errors import BadFile, BadOptions, RentierError

    ready_stdout()
    if sys.stdout is None:
        raise click.ClickException("there is no output to play on")
    if resume is not None and (seats or options or seed is not None or take_back):
        raise click.UsageError("--resume takes seats, dice and options from the save: leave the others away")
    paper = Paper(plain or not sys.stdout.isatty() or os.environ.get("TERM") == "dumb")
    try:
        if resume is None and game is None and not (seats or options or seed is not None):
            lang, resume, seats = asked(paper, lang, seats)
        if resume is not None:
            evening(woken(resume, paper, lang, save, game), None)
            return
        plan = planned(
            game or only_game(), seats or USUAL_SEATS, options, lang or usual_lang(), seed, take_back
        )
        evening(opened(plan, paper, lang or usual_lang(), save), plan)
    except Leave:
        return  # left in the menu, before there was a table
    except BadOptions as error:
        raise click.UsageError(str(error)) from None
    except (BadFile, RentierError) as error:
        raise click.ClickException(str(error)) from None


def usual_lang() -> str:
    """Russian where the environment speaks it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "ru" if os.environ[name].startswith("ru") else "en"
    return "en"


def only_game() -> str:
    from rentier.games import MODULES

    return next(iter(MODULES))


def asked(paper: Paper, lang: str | None, seats: str | None) -> tuple[str, Path | None, str]:
    """The menu, where no game was named."""
    from rentier.bots import registry
    from rentier.cli.table.menu import ask_menu

    wish = ask_menu(paper, lang or usual_lang(), lang is not None, registry.names(only_game()))
    return wish.lang, wish.resume, seats or wish.seats


def planned(
    game: str, seats: str, options: tuple[str, ...], lang: str, seed: int | None, take_back: str | None
) -> Plan:
    """The table that was asked for; `BadOptions` if there is no such game, seat or option."""
    from rentier import data
    from rentier.bots import registry
    from rentier.cli.table.app import Plan
    from rentier.cli.table.seats import seats_of
    from rentier.cli.table.texts import texts
    from rentier.core.options import settled
    from rentier.lab.simulate import refuse_clocks

    chosen = settled(data.rules(game_named(game)).options, pairs(options))
    refuse_clocks(chosen)
    return Plan(game, seats_of(seats, texts(lang), registry.names(game)), chosen, seed, take_back or "free")


def opened(plan: Plan, paper: Paper, lang: str, save: Path | None) -> Table:
    from rentier.cli.table.app import open_table

    if save is not None:
        check_save(save)
    return open_table(plan, paper, lang, save)


def woken(resume: Path, paper: Paper, lang: str | None, save: Path | None, game: str | None) -> Table:
    """The saved game, written on under another name if one is given."""
    from rentier.cli.table.app import wake_table
    from rentier.core.errors import BadFile

    table = wake_table(resume, paper, lang)
    if game is not None and game != table.match.header.game:
        raise BadFile(f"{resume}: a game of {table.match.header.game}, not of {game[:40]}")
    if save is not None:
        check_save(save)
        table.path = save
    return table


def check_save(save: Path) -> None:
    """A place that cannot be written is bad usage."""
    from rentier.cli.table.saves import check_target
    from rentier.core.errors import BadFile

    try:
        check_target(save)
    except BadFile as error:
        raise click.BadParameter(str(error), param_hint="--save") from None
    except OSError as error:
        raise click.BadParameter(f"{save}: {error.strerror or error}", param_hint="--save") from None
