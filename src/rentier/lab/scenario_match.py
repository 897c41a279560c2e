"""Does something look as expected? A deep comparison of a part, with tests at its leaves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from rentier.core.errors import BadValue
from rentier.core.event import Event
from rentier.core.seat import ALL, seats_of
from rentier.core.value import Value
from rentier.lab.scenario_words import Words

NUMBERS: Final = ("at_least", "at_most", "size")  # tests that take one
FIELDS: Final = {"audience": "seats"}


@dataclass(frozen=True)
class Difference:
    """The first place where something is not as expected."""

    path: str
    expected: str
    came: str

    def __str__(self) -> str:
        return f"{self.path} = {self.expected}, came {self.came}"


class Matcher:
    """Compares what a scenario expects with what is."""

    def __init__(self, words: Words) -> None:
        self.words: Final = words

    def difference(self, expected: Any, actual: Any, path: str = "", field: str = "") -> Difference | None:
        """The first difference in expected order, or None. Keys that are not expected do not matter."""
        if isinstance(expected, dict) and expected and all(key in TESTS for key in expected):
            return self._tests(expected, actual, path, field)
        if isinstance(expected, dict) and isinstance(actual, Value):
            return self._value(expected, actual, path)
        if isinstance(expected, dict) and isinstance(actual, (dict, list, tuple)):
            return self._table(expected, actual, path, field)
        if isinstance(expected, list) and isinstance(actual, (list, tuple)):
            return self._list(expected, actual, path, field)
        if isinstance(expected, dict) and expected and "is" not in expected and actual is not None:
            raise BadValue(f"{path or 'it'} is one value, and {_strange(expected)!r} is no test; {_known()}")
        if self.same(field, expected, actual):
            return None
        return self._unlike(expected, actual, path, field)

    def same(self, field: str, expected: object, actual: object) -> bool:
        """One leaf: the value itself, the name of a seat, or the label of the field."""
        if isinstance(expected, str) and isinstance(actual, int):
            if self.words.names.number(expected) == actual:
                return True
            return bool(field) and self.words.label(field, actual) == expected
        return expected == actual

    def _unlike(self, expected: object, actual: object, path: str, field: str) -> Difference:
        meant = self.words.names.number(expected) is not None and isinstance(actual, int)
        return Difference(
            path or "it", self.words.show(expected), self.words.show(actual, "seat" if meant else field)
        )

    def _table(self, expected: dict[str, Any], actual: Any, path: str, field: str) -> Difference | None:
        if not expected and actual:
            return self._unlike({}, actual, path, field)
        for key, want in expected.items():
            here = f"{path}.{key}" if path else key
            found, value = self.step(actual, key)
            if not found:
                return Difference(here, self.words.show(want), f"nothing: {self.keys(actual)}")
            if (unlike := self.difference(want, value, here, field)) is not None:
                return unlike
        return None

    def step(self, actual: Any, key: str) -> tuple[bool, Any]:
        """One step down a path: a key, or the name of a seat."""
        seat = self.words.names.number(key)
        if isinstance(actual, dict):
            for name in (key, seat, str(seat)):
                if name in actual:
                    return True, actual[name]
        elif isinstance(actual, (list, tuple)):
            place = int(key) if key.isdecimal() else seat
            if place is not None and place < len(actual):
                return True, actual[place]
        return False, None

    def keys(self, actual: Any) -> str:
        """What could have been asked for here."""
        if isinstance(actual, dict):
            return "the keys here are " + (", ".join([str(key) for key in actual]) or "none")
        if isinstance(actual, (list, tuple)):
            return f"this is a list of {len(actual)}, to be asked by seat or by number from 0"
        return f"here is only {self.words.show(actual)}"

    def _value(self, expected: dict[str, Any], actual: Value, path: str) -> Difference | None:
        known = {"is": type(actual).__name__, **{name: getattr(actual, name) for name in actual.FIELDS}}
        if isinstance(actual, Event):
            known["rule"] = actual.rule
            known["audience"] = "all" if actual.audience == ALL else seats_of(actual.audience)
        for key, want in expected.items():
            here = f"{path}.{key}" if path else key
            if key not in known:
                return Difference(here, self.words.show(want), f"nothing: {self.keys(known)}")
            if (unlike := self.difference(want, known[key], here, FIELDS.get(key, key))) is not None:
                return unlike
        return None

    def _list(self, expected: list[Any], actual: Any, path: str, field: str) -> Difference | None:
        if len(expected) != len(actual):
            return self._unlike(expected, actual, path, field)
        for at, (want, value) in enumerate(zip(expected, actual, strict=True)):
            if (unlike := self.difference(want, value, f"{path}[{at}]", field)) is not None:
                return unlike
        return None

    def _tests(self, expected: dict[str, Any], actual: Any, path: str, field: str) -> Difference | None:
        for name, want in expected.items():
            if not TESTS[name](self, want, actual, field):
                words = f"{name.replace('_', ' ')} {self.words.show(want)}"
                return Difference(path or "it", words, self.words.show(actual, field))
        return None

    def holds(self, want: Any, actual: Any, field: str) -> bool:
        """Is one item of the list as expected?"""
        if not isinstance(actual, (list, tuple, dict)):
            return False
        return any(self.difference(want, item, "", field) is None for item in actual)


def _strange(tests: dict[str, Any]) -> str:
    return next(iter([key for key in tests if key not in TESTS]))


def _known() -> str:
    return f"the tests are {', '.join(TESTS)}"


def check_tests(data: Any) -> None:
    """Tests must be written so that they can hold, wherever they stand; `BadValue` if one is not."""
    if isinstance(data, list):
        for item in data:
            check_tests(item)
    if not isinstance(data, dict):
        return
    for key, want in data.items():
        near = key.replace("_", "").replace(" ", "").lower()
        if key not in TESTS and near in ("atleast", "atmost"):
            raise BadValue(f"{key!r} is no test; {_known()}")
        if key in NUMBERS and not _number(want):
            raise BadValue(f"{key} is a whole number")
        if key in NUMBERS and not all([name in TESTS for name in data]):
            raise BadValue(f"{_strange(data)!r} is no test; {_known()}")
        check_tests(want)


def _items(want: Any) -> list[Any]:
    return want if isinstance(want, list) else [want]


def _number(actual: Any) -> bool:
    return isinstance(actual, int) and not isinstance(actual, bool)


TESTS: Final[dict[str, Callable[[Matcher, Any, Any, str], bool]]] = {
    "at_least": lambda m, want, actual, field: _number(actual) and _number(want) and actual >= want,
    "at_most": lambda m, want, actual, field: _number(actual) and _number(want) and actual <= want,
    "not": lambda m, want, actual, field: m.difference(want, actual, "", field) is not None,
    "has": lambda m, want, actual, field: all(m.holds(item, actual, field) for item in _items(want)),
    "lacks": lambda m, want, actual, field: (
        isinstance(actual, (list, tuple, dict))
        and not any(m.holds(item, actual, field) for item in _items(want))
    ),
    "size": lambda m, want, actual, field: hasattr(actual, "__len__") and len(actual) == want,
}
