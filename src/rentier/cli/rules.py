"""`rentier rules`: a game's rulebook, rule by rule, with its code and its proofs."""

from __future__ import annotations

import json
import shutil
import textwrap
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from rentier.cli.choose import game_named, nearest

if TYPE_CHECKING:
    from rentier.core.rulebook import Rule, Rulebook
    from rentier.lab.coverage import Proof

WORDS = {
    "en": ("Options", "default", "Code", "Proof", "events", "answers"),
    "ru": ("Настройки", "по умолчанию", "Код", "Проверено", "события", "ответы"),
}
WIDEST = 100


@click.command(epilog="Example: rentier rules monopoly P-TAX-2")
@click.argument("game")
@click.argument("rule", required=False, metavar="[RULE-ID]")
@click.option("--lang", type=click.Choice(("en", "ru")), default="en", show_default=True, help="Language.")
@click.option("--coverage", is_flag=True, help="In a checkout: which rules are proven by the tests.")
@click.option("--json", "as_json", is_flag=True, help="With --coverage: one JSON object.")
def command(game: str, rule: str | None, lang: str, coverage: bool, as_json: bool) -> None:
    """Read a game's rules by number: all titles, or one rule with its options, its code and its proofs."""
    from rentier import data

    book = data.rulebook(game_named(game))
    if coverage and rule:
        raise click.UsageError("--coverage is about the whole rulebook: leave the rule out")
    if as_json and not coverage:
        raise click.UsageError("--json goes with --coverage")
    if coverage:
        click.echo(report(book, as_json))
    elif rule is None:
        click.echo(contents(book, lang))
    else:
        click.echo(page(book, rule_named(book, rule), lang))


def rule_named(book: Rulebook, word: str) -> Rule:
    """The rule of this id, in any case."""
    found = book.find(word.upper())
    if found is None:
        raise click.BadParameter(
            f"{book.game} has no rule {word[:40]!r}; nearest: {nearest(word.upper(), book.ids)}",
            param_hint="RULE-ID",
        )
    return found


def contents(book: Rulebook, lang: str) -> str:
    """All titles by chapter."""
    width = max(len(id) for id in book.ids)
    blocks = []
    for chapter in book.chapters:
        rows = [f"  {rule.id:<{width}}  {rule.titles[lang]}" for rule in book.of_chapter(chapter.id)]
        blocks.append("\n".join([chapter.titles[lang], *rows]))
    return "\n\n".join(blocks)


def page(book: Rulebook, rule: Rule, lang: str) -> str:
    """One rule and everything known about it."""
    options, default, code, proof, events, answers = WORDS[lang]
    chapter = next(chapter for chapter in book.chapters if chapter.id == rule.chapter)
    width = min(shutil.get_terminal_size().columns, WIDEST)
    blocks = [
        f"{rule.id}  {rule.titles[lang]}  ({chapter.titles[lang]}; {rule.kind})",
        "\n".join(textwrap.wrap(rule.texts[lang], width, break_on_hyphens=False)),
        block(options, option_rows(book, rule, default)),
        block(code, code_rows(book, rule)),
        block(proof, proof_rows(book, rule, events, answers)),
    ]
    return "\n\n".join(part for part in blocks if part)


def block(title: str, rows: list[str]) -> str:
    """A titled list, or nothing."""
    return "\n".join([title, *[f"  {row}" for row in rows]]) if rows else ""


def option_rows(book: Rulebook, rule: Rule, default: str) -> list[str]:
    from rentier import data

    specs = [spec for spec in data.rules(book.game).options if spec.key in rule.options]
    return [f"{spec.key}: {spec.choices()} ({default} {spec.default})" for spec in specs]


def code_rows(book: Rulebook, rule: Rule) -> list[str]:
    from rentier.lab.rule_places import places

    found = places(book.game, rule.id)
    return [f"{short(place.path)}:{place.line}  {place.inside}".rstrip() for place in found]


def short(path: Path) -> str:
    """The path from here, where that is shorter."""
    here = Path.cwd()
    return str(path.relative_to(here) if path.is_relative_to(here) else path)


def proof_rows(book: Rulebook, rule: Rule, events: str, answers: str) -> list[str]:
    """What the record of the checkout says; nothing where there is none."""
    from rentier.lab.coverage import Proof, checkout, read_record

    root = checkout(book.game)
    if root is None:
        return []
    proof = read_record(root, book.game).get(rule.id, Proof())
    lists = {events: proof.events, answers: proof.answers}
    seen = [f"{name}: {', '.join(names)}" for name, names in lists.items() if names]
    return [*seen, *files(root, book.game, proof)]


def files(root: Path, game: str, proof: Proof) -> list[str]:
    """The files that name the rule."""
    scenarios = [root / "tests" / "scenarios" / game / f"{name}.toml" for name in proof.scenarios]
    screens = [root / "tests" / "browser" / f"{name}.py" for name in proof.screens]
    return [short(path) for path in [*scenarios, *screens]]


def report(book: Rulebook, as_json: bool) -> str:
    """How much of the rulebook is proven, from the committed record."""
    from rentier.lab.coverage import FOLDER, checkout, coverage, read_record

    root = checkout(book.game)
    if root is None:
        raise click.ClickException(f"{FOLDER / book.game}.json is only in a checkout: call this in one")
    figures = coverage(book, read_record(root, book.game))
    return json.dumps(figures) if as_json else summary(book.game, figures)


def summary(game: str, figures: dict[str, Any]) -> str:
    rows = [f"{game}: {figures['proven']} of {figures['rules']} rules are proven"]
    for name in ("definition", "screen", "missing"):
        rows.append(f"  {name:<10}  {', '.join(figures[name]) or '–'}")
    return "\n".join(rows)
