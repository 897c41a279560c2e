"""A scenario file: a hard case of a rulebook, readable without Python."""

from __future__ import annotations

import tomllib
import unicodedata
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from rentier.core.errors import BadValue, RentierError
from rentier.core.seat import MAX_SEATS
from rentier.lab.scenario_names import Names, names_of
from rentier.lab.scenario_source import Place, places

# What a value of an unexpected kind can end in, wherever it is read.
UNEXPECTED: Final = (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
KEYS: Final = (
    "title",
    "game",
    "module",
    "rules",
    "seats",
    "players",
    "humans",
    "refused_table",
    "timed",
    "seed",
    "options",
    "given",
    "play",
)
_TYPES: Final[dict[str, tuple[type, str]]] = {
    "title": (str, "a text"),
    "game": (str, "a game's id, such as 'monopoly'"),
    "module": (str, "the name of a Python module"),
    "rules": (list, "a list of rule ids"),
    "seats": (list, "a list of names"),
    "players": (int, "a whole number"),
    "humans": (list, "a list of seat names"),
    "timed": (bool, "true or false"),
    "seed": (int, "a whole number"),
    "options": (dict, "a table"),
    "given": (dict, "a table"),
    "play": (list, "a list of lines in braces"),
    "refused_table": (str, "what the refusal to open the table names: an option's key"),
}


class BadScenario(RentierError):
    """A file that is no scenario; the text says where it is wrong and what would be right."""


@dataclass(frozen=True)
class Line:
    """One line of the play and where it stands."""

    place: Place
    row: dict[str, Any]


@dataclass(frozen=True)
class Scenario:
    path: Path
    title: str
    game: str
    module: str
    rules: tuple[str, ...]
    seats: list[Any]
    players: int
    humans: list[Any] | None
    timed: bool
    seed: int | None
    options: dict[str, object]
    given: dict[str, Any]
    play: tuple[Line, ...]
    refused_table: str

    def at(self, line: Line) -> str:
        """The file and the line number, as editors understand them."""
        return f"{shown(self.path)}:{line.place.number}" if line.place.number else shown(self.path)

    def names(self, fewest: int) -> Names:
        """Who sits where; without a word about it, as few as the game allows."""
        return names_of(self.seats, self.players or fewest)


def shown(text: object) -> str:
    """A title or a path on one line: as it is, or escaped if it holds what a terminal would obey."""
    words = str(text)
    return words if plain(words) == words else repr(words)


def plain(text: str) -> str:
    """The text with every control character escaped."""
    return "".join([repr(char)[1:-1] if unicodedata.category(char) in _UNSEEN else char for char in text])


_UNSEEN: Final = ("Cc", "Cf", "Cs", "Zl", "Zp")


def load(path: Path) -> Scenario:
    """The scenario of a file; `BadScenario` if it is none."""
    try:
        source = path.read_text(encoding="utf-8")
        data = tomllib.loads(source)
    except OSError as error:
        raise BadScenario(f"{shown(path)}: this file cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadScenario(f"{shown(path)}: a scenario is a text file in UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        raise BadScenario(f"{shown(path)}: this is no TOML: {error}") from None
    except UNEXPECTED as error:
        raise BadScenario(
            f"{shown(path)}: a number is too long, or lists lie too deep in each other"
        ) from error
    try:
        return _read(path, source, data)
    except BadValue as error:
        raise BadScenario(f"{shown(path)}: {error}") from None
    except UNEXPECTED as error:
        raise BadScenario(f"{shown(path)}: a value is not of the kind its key takes") from error


def _read(path: Path, source: str, data: dict[str, Any]) -> Scenario:
    _check(data)
    humans = data.get("humans")
    return Scenario(
        path,
        data["title"],
        data.get("game", ""),
        data.get("module", ""),
        tuple(data["rules"]),
        data.get("seats", []),
        data.get("players", 0),
        humans,
        data.get("timed", False),
        data.get("seed"),
        data.get("options", {}),
        data.get("given", {}),
        _lines(source, data.get("play", [])),
        data.get("refused_table", ""),
    )


def _check(data: dict[str, Any]) -> None:
    for key, value in data.items():
        if key not in KEYS:
            raise BadValue(f"there is no key {key!r}; the keys are {', '.join(KEYS)}")
        wanted, words = _TYPES[key]
        if not isinstance(value, wanted) or (wanted is int and isinstance(value, bool)):
            raise BadValue(f"{key} is {words}")
    if "play" in data and "refused_table" in data:
        raise BadValue("a table that is refused has no play: give play or refused_table")
    body = "refused_table" if "refused_table" in data else "play"
    missing = [key for key in ("title", "rules", body) if not data.get(key)]
    if missing:
        raise BadValue(f"{missing[0]} is missing: it is {_TYPES[missing[0]][1]}, not empty")
    if ("game" in data) == ("module" in data):
        raise BadValue(
            'name the game: game = "monopoly"' if "game" not in data else "game or module, not both"
        )
    if not all(isinstance(rule, str) for rule in data["rules"]):
        raise BadValue(f"rules is {_TYPES['rules'][1]}")
    if "players" in data and not ("seats" not in data and 1 <= data["players"] <= MAX_SEATS):
        raise BadValue(f"players is a number from 1 to {MAX_SEATS} and stands in for seats: give one of them")


def _lines(source: str, play: list[Any]) -> tuple[Line, ...]:
    stand = places(source)
    if len(stand) != len(play):
        stand = [Place(0, str(row)) for row in play]
    for place, row in zip(stand, play, strict=True):
        if not isinstance(row, dict) or not row:
            raise BadValue(f'line {place.number}: a line of the play stands in braces, like {{A = "Throw"}}')
    return tuple(Line(place, row) for place, row in zip(stand, play, strict=True))
