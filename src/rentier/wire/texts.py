"""The texts of one game in one language: Fluent messages, names from the data files, what fields mean."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from rentier.data import DATA, read_text, read_toml
from rentier.games import MODULES

LANGUAGES: Final = ("en", "ru")
HOUSE: Final = "rentier.wire"  # the table's own words, for every game


class Texts:
    """Read once for each game and language; an unknown game has the table's own words only."""

    def __init__(self, game: str, lang: str) -> None:
        self.lang: Final = lang
        self.bundle: Final = FluentBundle([lang], use_isolating=False)
        self.fields: Final[dict[str, str]] = {}  # what the number in a field is
        self.refs: Final[dict[str, str]] = {}  # which field `ref` is like, by kind of money
        self.lists: Final[dict[str, list[str]]] = {}
        self.names: Final[dict[str, dict[str, str]]] = {}  # by table of the data files, then by id
        self.rules: Final[dict[str, tuple[str, str]]] = {}  # title and text
        self._read(HOUSE)
        if game in MODULES:
            package = f"rentier.games.{game}"
            self._read(package)
            self._read_names(package)
            for row in read_toml(package, "rulebook.toml")["rule"]:
                self.rules[row["id"]] = (row[f"title_{lang}"], row[lang])

    def _read(self, package: str) -> None:
        self.bundle.add_resource(FluentResource(read_text(package, f"text/{self.lang}.ftl")))
        meaning = read_toml(package, "text/fields.toml")
        self.fields.update(meaning["fields"])
        self.refs.update(meaning.get("refs", {}))
        self.lists.update(meaning.get("lists", {}))

    def _read_names(self, package: str) -> None:
        for part in DATA:
            for table, rows in read_toml(package, f"data/{part}.toml").items():
                named = self._named(rows)
                if named:
                    self.names[table] = named

    def _named(self, rows: Any) -> dict[str, str]:
        """The names in a table of rows with ids, or in one with a list of ids and a list of names."""
        name, text = f"name_{self.lang}", f"text_{self.lang}"
        if isinstance(rows, dict) and name in rows:
            return dict(zip(rows["ids"], rows[name], strict=True))
        if not isinstance(rows, list):
            return {}
        return {row["id"]: row.get(name, row.get(text)) for row in rows if name in row or text in row}

    def has(self, id: str, attribute: str = "") -> bool:
        """Is there such a message, with a text of its own or with this attribute?"""
        if not self.bundle.has_message(id):
            return False
        message = self.bundle.get_message(id)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, id: str, attribute: str, args: dict[str, Any]) -> tuple[str, list[Exception]]:
        """A message with its values; what went wrong comes beside it."""
        message = self.bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, args)
        return str(text), errors


@cache
def texts(game: str, lang: str) -> Texts:
    """The texts of a game; English where the language is unknown."""
    return Texts(game, lang if lang in LANGUAGES else "en")
