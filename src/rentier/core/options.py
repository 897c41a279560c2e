"""Table options: what may be set before a game, with which values, by which rule."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, Final

from rentier.core.errors import BadOptions

LONGEST: Final = 40  # letters of a wrong word that are said again
NEAREST: Final = 4


class OptionSpec:
    """One option: its default, its named values and the range of its numbers."""

    def __init__(
        self,
        key: str,
        rule: str,
        default: object,
        words: tuple[str, ...],
        values: tuple[int, ...],
        low: int,
        high: int,
    ) -> None:
        self.key: Final = key
        self.rule: Final = rule
        self.default: Final = default
        self.words: Final = words  # on, off, auto … ; empty if only numbers are taken
        self.values: Final = values  # single numbers beside the range
        self.low: Final = low  # low > high: no numbers are taken
        self.high: Final = high

    def value(self, given: object) -> object:
        """The value meant by what was given, a text from a command line too; `BadOptions` if none."""
        if isinstance(given, bool):
            given = "on" if given else "off"
        if isinstance(given, str):
            word = given.strip()
            if word in self.words:
                return word
            if word.lstrip("-").isdecimal() and word.isascii() and len(word) < 16:
                given = int(word)
        if isinstance(given, int) and (given in self.values or self.low <= given <= self.high):
            return given
        raise BadOptions(f"{self.key}={shown(given)} is not possible: take {self.choices()} [{self.rule}]")

    def choices(self) -> str:
        """The possible values as people read them."""
        named = [*self.words, *[str(number) for number in self.values]]
        if self.low <= self.high:
            named.append(f"{self.low}–{self.high}")
        return ", ".join(named)


def shown(given: object) -> str:
    """What was given, short and on one line."""
    text = str(given)[:40] if isinstance(given, (str, int)) else type(given).__name__
    return text if text.isprintable() else repr(text)


def spec_of(row: dict[str, Any]) -> OptionSpec:
    """The option of a row of an options file."""
    low, high = row.get("range", [1, 0])
    words, values = tuple(row.get("words", [])), tuple(row.get("values", []))
    return OptionSpec(row["key"], row["rule"], row["default"], words, values, low, high)


def settled(specs: tuple[OptionSpec, ...], given: dict[str, object]) -> dict[str, object]:
    """Every option with its value; unknown keys and values are refused, the nearest key is named."""
    known = {spec.key: spec for spec in specs}
    for key in given:
        if key not in known:
            near = get_close_matches(key[:LONGEST], list(known), NEAREST, 0)
            hint = f"; near it: {', '.join(near)}" if near else ""
            raise BadOptions(f"there is no option {key[:LONGEST]}{hint}")
    return {key: spec.value(given[key]) if key in given else spec.default for key, spec in known.items()}
