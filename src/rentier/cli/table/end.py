"""The end of a game: the ranking, the dice proved, the file to keep, another game."""

from __future__ import annotations

from pathlib import Path

from rentier.cli.table.look import SHAPES
from rentier.cli.table.saves import SAVE
from rentier.cli.table.story import tell
from rentier.cli.table.table import Table
from rentier.core.decode import decode
from rentier.core.verify import verify
from rentier.lab.files import write_match


def farewell(table: Table) -> None:
    """What happened last, who won, and how to check it."""
    seat = table.people[0] if table.people else 0
    table.paper.clear()
    tell(table, seat)
    table.paper.rule()
    ranking(table)
    dice(table)
    path = keep(table)
    table.say(table.t("kept", path=str(path)))
    table.say(table.t("verify-hint", path=str(path)))


def ranking(table: Table) -> None:
    facts = table.facts()
    names = [table.names[seat] for seat in facts["winners"]]
    table.say(table.t("winner", n=len(names), names=table.words.row(names)), "bold")
    for row in facts["score"]:
        sign = "" if table.paper.plain else f"{SHAPES[row['seat']]} "
        sums = {"worth": table.words.money(row["worth"]), "cash": table.words.money(row["cash"])}
        name = table.names[row["seat"]]
        table.say(f"  {sign}" + table.t("place-row", place=str(row["place"]), name=name, **sums))


def dice(table: Table) -> None:
    """Every throw computed again from the seed, which may be told now."""
    log = decode(table.match.dump())
    throws = verify(table.match.rules, log)
    if log.seed:
        table.say(table.t("dice-proved", n=throws))
        table.say(table.t("dice-opened", seed=log.seed, commitment=log.header.dice.commitment), "dim")
    else:
        table.say(table.t("dice-fast", seed=table.seed))


def keep(table: Table) -> Path:
    """The match file takes the place of the save."""
    path = table.path.with_suffix(".jsonl") if table.path.suffix == SAVE else table.path
    write_match(path, table.match.dump())
    if path != table.path:
        table.path.unlink(missing_ok=True)
    return path
