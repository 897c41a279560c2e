"""`rentier replay FILE`: the course of a recorded game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from rentier.cli.given import Whole

if TYPE_CHECKING:
    from rentier.core.decode import MatchLog

MOST = 1_000_000  # entries
Words = Callable[[str, dict[str, Any]], str]


@click.command(epilog="Example: rentier replay game.jsonl --at 40")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--at", type=Whole(0, MOST), help="Stop after so many entries and show the table then.")
def command(file: Path, at: int | None) -> None:
    """Show a recorded game, step by step."""
    from rentier.core.errors import RentierError
    from rentier.lab.files import read_match

    try:
        log = read_match(file)
        if at is not None and at > len(log.rows):
            raise click.BadParameter(
                f"the game has {len(log.rows)} entries: take 0–{len(log.rows)}", param_hint="--at"
            )
        show(head(log))
        course(log, len(log.rows) if at is None else at)
        show(end(log) if at is None else table(log, at))
    except RentierError as error:
        raise click.ClickException(str(error)) from None


def head(log: MatchLog) -> str:
    header = log.header
    seats = ", ".join([f"{seat} {bot or 'person'}" for seat, bot in enumerate(header.bots)])
    options = ", ".join([f"{key}={value}" for key, value in header.options.items()])
    lines = [
        f"{header.game}, rules version {header.rules_version}, Rentier {header.engine}",
        f"seats: {seats}",
        f"options: {options or 'none'}",
        f"dice: {header.dice.source} {header.dice.commitment}".rstrip(),
    ]
    return "\n".join(lines)


def course(log: MatchLog, count: int) -> None:
    """The entries, each followed by what it brought about."""
    tell = words()
    for event in log.opening:
        show(f"        {tell(log.header.game, event)}")
    for row in log.rows[:count]:
        show(deed(row))
        for event in row.get("events", []):
            show(f"        {tell(log.header.game, event)}")


def deed(row: dict[str, Any]) -> str:
    who = {-4: "nature", -5: "clock"}.get(row["seat"], f"seat {row['seat']}")
    if "take_back" in row:
        return f"{row['n']:5}  {who} takes back everything from entry {row['take_back']} on"
    return f"{row['n']:5}  {who}, {row['step']}: {told(row['action'])}{' (auto)' if row['auto'] else ''}"


def told(row: dict[str, Any]) -> str:
    """A value as code writes it."""
    fields = [f"{key}={value!r}" for key, value in row.items() if key not in ("is", "rule", "audience")]
    return f"{row.get('is')}({', '.join(fields)})"


def plain_words(game: str, event: dict[str, Any]) -> str:
    return f"{told(event)} [{event['rule']}]"


def words() -> Words:
    """The game's own sentences, where there are any."""
    import importlib

    try:
        sentence: Words = importlib.import_module("rentier.wire.words").sentence
    except (ImportError, AttributeError):
        return plain_words
    return sentence


def end(log: MatchLog) -> str:
    """How it ended, as the file says."""
    import json

    return "result: " + json.dumps(log.result, ensure_ascii=False) if log.over else "the game is not over"


def table(log: MatchLog, at: int) -> str:
    """What everybody could see after so many entries."""
    import json

    from rentier.core.match import Match
    from rentier.core.seat import TABLE
    from rentier.lab.files import rules_of

    match = Match.open(rules_of(log), log)
    for row in log.rows[:at]:
        match.redo(row)
    return json.dumps(match.view(TABLE).data(), ensure_ascii=False, indent=2)


def show(text: str) -> None:
    """A file may hold anything: nothing of it may steer the terminal."""
    click.echo("".join([sign if sign.isprintable() or sign == "\n" else "?" for sign in text]))
