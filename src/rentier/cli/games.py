"""`rentier games`: which games there are, and what can be set at their tables."""

from __future__ import annotations

import click

from rentier.cli.choose import game_named


@click.command(epilog="Example: rentier games monopoly --options")
@click.argument("game", required=False)
@click.option("--options", is_flag=True, help="List every option: key, default, values, rule and its title.")
@click.option("--lang", type=click.Choice(("en", "ru")), default="en", show_default=True, help="Language.")
def command(game: str | None, options: bool, lang: str) -> None:
    """List the games, or one GAME: players, rules, options."""
    from rentier.games import MODULES

    names = [game_named(game)] if game else list(MODULES)
    width = max(len(name) for name in names)
    for name in names:
        click.echo(f"{name:<{width}}  {summary(name)}")
        if options:
            click.echo(option_table(name, lang))


def summary(name: str) -> str:
    """The figures of a game."""
    from rentier import data

    rules = data.rules(name)
    fewest, most = rules.players
    return f"{fewest}–{most} players, {len(data.rulebook(name).rules)} rules, {len(rules.options)} options"


def option_table(name: str, lang: str) -> str:
    """One line for each option: set it with -o key=value."""
    from rentier import data

    book = data.rulebook(name)
    titles = {rule.id: rule.titles[lang] for rule in book.rules}
    rows = [
        (spec.key, str(spec.default), spec.choices(), spec.rule, titles[spec.rule])
        for spec in data.rules(name).options
    ]
    widths = [max(len(row[at]) for row in rows) for at in range(4)]
    lines = []
    for *cells, title in rows:
        padded = [f"{cell:<{width}}" for cell, width in zip(cells, widths, strict=True)]
        lines.append("  ".join(["", *padded, title]))
    return "\n".join(lines)
