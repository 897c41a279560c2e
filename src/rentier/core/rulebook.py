"""A game's numbered rules as players read them: chapters, texts, kinds, options."""

from __future__ import annotations

import re
from typing import Any, Final

from rentier.core.errors import BadValue
from rentier.core.options import OptionSpec

SCHEMA: Final = "rentier.rulebook/1"
LANGUAGES: Final = ("en", "ru")
ACT: Final = "act"  # proven by an event that carries its id
BOUND: Final = "bound"  # by a refusal, an explanation, or a scenario that says what must not happen
SCREEN: Final = "screen"  # by a browser test that names it
DEFINITION: Final = "definition"  # only fixes a word or an aim
KINDS: Final = (ACT, BOUND, SCREEN, DEFINITION)
DEFINITIONS_ONE_IN: Final = 10

_ID: Final = re.compile(r"([A-Z]+-[A-Z]+)-[1-9][0-9]*")
_REFERENCE: Final = re.compile(r"\[([A-Z]+-[A-Z]+-[0-9]+)\]")
_KEY: Final = re.compile(r"`([^`]+)`")


class Chapter:
    """Rules that belong together, known by the prefixes of their ids."""

    def __init__(self, id: str, prefixes: tuple[str, ...], titles: dict[str, str]) -> None:
        self.id: Final = id
        self.prefixes: Final = prefixes
        self.titles: Final = titles  # by language


class Rule:
    """One numbered rule."""

    def __init__(
        self,
        id: str,
        chapter: str,
        kind: str,
        options: tuple[str, ...],
        titles: dict[str, str],
        texts: dict[str, str],
    ) -> None:
        self.id: Final = id
        self.chapter: Final = chapter
        self.kind: Final = kind
        self.options: Final = options  # keys of the table options it mentions
        self.titles: Final = titles  # by language
        self.texts: Final = texts  # by language

    def references(self, language: str) -> set[str]:
        """The rules its text points to."""
        return set(_REFERENCE.findall(self.texts[language]))

    def keys(self, language: str) -> set[str]:
        """The options its text mentions."""
        return set(_KEY.findall(self.texts[language]))


class Rulebook:
    """The rules of one game in the order of the book."""

    def __init__(
        self, game: str, version: int, chapters: tuple[Chapter, ...], rules: tuple[Rule, ...]
    ) -> None:
        self.game: Final = game
        self.version: Final = version
        self.chapters: Final = chapters
        self.rules: Final = rules
        self._by_id: Final = {rule.id: rule for rule in rules}

    @property
    def ids(self) -> list[str]:
        return [rule.id for rule in self.rules]

    def find(self, id: str) -> Rule | None:
        return self._by_id.get(id)

    def of_chapter(self, id: str) -> list[Rule]:
        return [rule for rule in self.rules if rule.chapter == id]

    def of_kind(self, kind: str) -> list[str]:
        """The ids of all rules of this kind."""
        return [rule.id for rule in self.rules if rule.kind == kind]


def rulebook_of(data: dict[str, Any], specs: tuple[OptionSpec, ...]) -> Rulebook:
    """The rulebook of a parsed file; `BadValue` with a sentence if it contradicts itself or the options."""
    _must(data.get("schema") == SCHEMA, "rulebook", f"the schema is {SCHEMA}")
    try:
        chapters = tuple([_chapter(row) for row in data["chapter"]])
        rules = tuple([_rule(row) for row in data["rule"]])
        book = Rulebook(data["game"], data["version"], chapters, rules)
    except KeyError as error:
        raise BadValue(f"rulebook: the key {error} is missing") from None
    _check_chapters(book)
    for rule in rules:
        _check_place(book, rule)
        _check_texts(book, rule)
    _check_options(book, specs)
    _check_definitions(book)
    return book


def _chapter(row: dict[str, Any]) -> Chapter:
    return Chapter(row["id"], tuple(row["prefixes"]), {lang: row[lang] for lang in LANGUAGES})


def _rule(row: dict[str, Any]) -> Rule:
    titles = {lang: row[f"title_{lang}"] for lang in LANGUAGES}
    texts = {lang: row[lang] for lang in LANGUAGES}
    return Rule(row["id"], row["chapter"], row["kind"], tuple(row["options"]), titles, texts)


def _must(holds: bool, where: str, what: str) -> None:
    if not holds:
        raise BadValue(f"{where}: {what}")


def _check_chapters(book: Rulebook) -> None:
    names = [chapter.id for chapter in book.chapters]
    _must(len(set(names)) == len(names), "chapters", "no two have the same id")
    prefixes = [prefix for chapter in book.chapters for prefix in chapter.prefixes]
    _must(len(set(prefixes)) == len(prefixes), "chapters", "a prefix belongs to one chapter")
    _must(len(set(book.ids)) == len(book.ids), "rules", "no two have the same id")
    for chapter in book.chapters:
        _must(len(book.of_chapter(chapter.id)) > 0, chapter.id, "a chapter has rules")


def _check_place(book: Rulebook, rule: Rule) -> None:
    _must(rule.kind in KINDS, rule.id, f"its kind is one of {', '.join(KINDS)}")
    form = _ID.fullmatch(rule.id)
    _must(form is not None, rule.id, "an id looks like X-WORD-1")
    homes = [chapter.id for chapter in book.chapters if form and form.group(1) in chapter.prefixes]
    _must(homes == [rule.chapter], rule.id, f"it lies in chapter {rule.chapter!r}, its prefix in {homes}")


def _check_texts(book: Rulebook, rule: Rule) -> None:
    for lang in LANGUAGES:
        _must(
            bool(rule.titles[lang].strip() and rule.texts[lang].strip()), rule.id, f"its {lang} text is empty"
        )
        for id in sorted(rule.references(lang)):
            _must(book.find(id) is not None, rule.id, f"it points to {id}, which is no rule")
        _must(
            rule.keys(lang) == set(rule.options),
            rule.id,
            f"its {lang} text mentions other options than it lists",
        )
    same = rule.references("en") == rule.references("ru")
    _must(same, rule.id, "its two texts point to different rules")


def _check_options(book: Rulebook, specs: tuple[OptionSpec, ...]) -> None:
    known = {spec.key for spec in specs}
    for rule in book.rules:
        for key in rule.options:
            _must(key in known, rule.id, f"there is no option {key}")
    for spec in specs:
        home = book.find(spec.rule)
        _must(home is not None and spec.key in home.options, spec.key, f"{spec.rule} does not mention it")


def _check_definitions(book: Rulebook) -> None:
    found = book.of_kind(DEFINITION)
    most = len(book.rules) // DEFINITIONS_ONE_IN
    _must(len(found) <= most, "definitions", f"{len(found)} are too many: at most {most}")
