"""`rentier verify FILE`: is a recorded game what it claims to be?"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from rentier.core.decode import MatchLog


@click.command(epilog="Example: rentier verify game.jsonl")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def command(file: Path) -> None:
    """Recompute every act, throw and event of a recorded game; status 1 if anything does not fit."""
    from rentier.core.errors import BadFile, RentierError
    from rentier.core.verify import verify
    from rentier.lab.files import read_match, rules_of

    try:
        log = read_match(file)
        rules = rules_of(log)
        try:
            throws = verify(rules, log)
        except BadFile as error:
            raise BadFile(f"{file}: {error}") from None
    except RentierError as error:
        raise click.ClickException(str(error)) from None
    click.echo(f"{file}: {len(log.rows)} entries fit the rules; {luck(log, throws)}")
    if log.header.ruleset != rules.ruleset:
        click.echo(f"{file}: it was made with other data of the game than those here (line 1, 'ruleset')")


def luck(log: MatchLog, throws: int) -> str:
    """What can be said about the dice."""
    source = log.header.dice.source
    if source != "sealed":
        return f"the dice were {source}: there is no seed to check them against"
    if not log.over:
        return "the seed of the dice is told when the game is over"
    return f"{throws} throws fit the seed that was sealed before the game"
