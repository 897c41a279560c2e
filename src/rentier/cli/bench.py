"""`rentier bench`: how fast the engine is on this machine."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from rentier.cli.given import JsonTarget, Seconds, write_json


@click.command("bench", epilog="Example: rentier bench engine --seconds 5 --json -")
@click.argument("what", type=click.Choice(["engine", "server"]), default="engine")
@click.option(
    "--seconds",
    type=Seconds(0.1, 600),
    default=5.0,
    show_default=True,
    help="CPU time for each kind of measurement.",
)
@click.option(
    "--limit",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    metavar="FILE",
    help="A C program of the game: compiled and measured alternately with ours.",
)
@click.option(
    "--json",
    "output",
    type=JsonTarget(),
    metavar="FILE",
    help="Write JSON; - for the screen.",
)
def command(what: str, seconds: float, limit: Path | None, output: str | None) -> None:
    """Measure rolls, decisions and clones per second, memory and start-up.

    A roll is one throw for a move and all that follows from it. Four greedy bots play Monopoly through the
    public bot interface. Times are CPU time: medians of short rounds, so compare ratios within one run.
    """
    import importlib.util
    import json

    if what == "server":
        raise click.UsageError("the server's bench comes with the server")
    if importlib.util.find_spec("resource") is None:
        raise click.UsageError("measuring needs Linux, macOS or another Unix")
    found = measured(seconds, limit)
    if output is not None:
        write_json(json.dumps(found, indent=2), output)
    if output != "-":
        click.echo(table(found))


def measured(seconds: float, limit: Path | None) -> dict[str, Any]:
    import platform
    from tempfile import TemporaryDirectory

    from rentier.cli.main import build
    from rentier.core.errors import RentierError
    from rentier.lab.bench import engine
    from rentier.lab.bench_limit import BadLimit, Limit

    head = {"build": build(), "python": platform.python_version(), "limit": limit and limit.name}
    try:
        with TemporaryDirectory() as folder:
            c = Limit(limit, Path(folder)).rolls_per_second if limit else None
            return {**head, **engine(seconds, c)}
    except BadLimit as error:
        raise click.UsageError(str(error)) from None
    except RentierError as error:
        raise click.ClickException(str(error)) from None


def table(found: dict[str, Any]) -> str:
    """The same for people."""
    head = (
        f"{found['game']}, {len(found['bots'])} × {found['bots'][0]}, {found['build']} build, "
        f"Python {found['python']}; CPU time, medians of {found['rounds']} rounds"
    )
    clones = found["clones_per_second"]
    rows = [
        ("rolls", f"{found['rolls_per_second']:,} /s", ""),
        ("decisions", f"{found['decisions_per_second']:,} /s", ""),
        (
            "rolls, events on",
            f"{found['rolls_per_second_with_events']:,} /s",
            f"{found['events_slower']:.2f} times slower",
        ),
        ("clones of a state", f"{clones:,} /s", f"{1e6 / clones:.2f} µs each"),
        ("size of a state", f"{found['state_bytes']:,} bytes", ""),
        ("peak memory", f"{found['peak_memory_bytes'] / 1e6:.1f} MB", ""),
        ("rentier --help", f"{found['start_seconds']:.2f} s", ""),
    ]
    if found["limit"]:
        note = f"ours / it = {found['limit_ratio']:.4f}"
        rows.append((f"rolls, {found['limit']}", f"{found['limit_rolls_per_second']:,} /s", note))
    wide = max([len(row[0]) for row in rows])
    lines = [f"{name:<{wide}}  {value:>16}  {note}".rstrip() for name, value, note in rows]
    return "\n".join([head, "", *lines])
