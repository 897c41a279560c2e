"""Actions, events and questions in people's words: names for seats, labels for the game's own numbers."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, Final

from rentier.core.action import CORE_ACTIONS
from rentier.core.errors import BadValue
from rentier.core.rules import Rules
from rentier.core.state import State
from rentier.core.value import Value, whole
from rentier.lab.scenario_names import SEAT_FIELDS, Names

LAST: Final = "last"


class Words:
    """Translates between a game's values and a scenario's words; `BadValue` for words without meaning."""

    def __init__(self, rules: Rules[Any], names: Names) -> None:
        self.rules: Final = rules
        self.names: Final = names
        self.kinds: Final[dict[str, Any]] = {
            **{kind.__name__: kind for kind in CORE_ACTIONS},
            **rules.actions.classes,
        }

    def kind(self, word: object) -> Any:
        """The class of actions of this name."""
        kind = self.kinds.get(word) if isinstance(word, str) else None
        if kind is None:
            raise BadValue(f"there is no action {word!r}{near(str(word), list(self.kinds))}")
        return kind

    def known(self, base: Any, wanted: list[Any]) -> None:
        """Events or questions that are named must exist, or a ban on them would prove nothing."""
        kinds = kinds_below(base)
        for want in wanted:
            table = want if isinstance(want, dict) else {"is": want}
            name = table.get("is")
            if not isinstance(name, str) or name not in kinds:
                raise BadValue(f"there is no {base.__name__.lower()} {name!r}{near(str(name), list(kinds))}")
            for key in table:
                if key not in ("is", "rule", "audience", *kinds[name]):
                    raise BadValue(f"{name} has no {key!r}, only {', '.join(kinds[name])}")

    def action(self, word: object, row: dict[str, Any], s: State) -> Any:
        """The action of this name with these fields.

        Where an action has lists (a deal), what it leaves out is empty or 0; but whom it is for is said.
        """
        kind = self.kind(word)
        extra = [key for key in row if key not in kind.FIELDS]
        needed = [key for key in kind.FIELDS if not kind.LISTS or key in SEAT_FIELDS or key in kind.VALUES]
        missing = [key for key in needed if key not in row and key not in kind.LISTS]
        if extra or missing:
            wrong = f"{extra[0]} is none of them" if extra else f"{missing[0]} is missing"
            raise BadValue(f"{word} takes {', '.join(kind.FIELDS) or 'no fields'}; {wrong}")
        blank: dict[str, Any] = {key: [] if key in kind.LISTS else 0 for key in kind.FIELDS}
        return kind(*[self._field(kind, key, word, s) for key, word in {**blank, **row}.items()])

    def _field(self, kind: Any, key: str, word: Any, s: State) -> Any:
        if key in kind.LISTS:
            if not isinstance(word, list):
                raise BadValue(f"{key} is a list")
            return tuple([self.number(key, item, s) for item in word])
        if key in kind.VALUES:
            if not isinstance(word, dict) or "is" not in word:
                raise BadValue(f"{key} is a table that begins with is = the name of an action")
            return self.action(word["is"], {name: word[name] for name in word if name != "is"}, s)
        return self.number(key, word, s)

    def number(self, field: str, word: object, s: State) -> int:
        """The number behind a word in this field."""
        if isinstance(word, bool):
            return int(word)
        if not isinstance(word, str):
            return whole(word, field)
        if field == "entry" and word == LAST:
            if not s.book:
                raise BadValue("the offer book is empty: there is no last entry")
            return max(entry.id for entry in s.book)
        seat = self.names.number(word)
        if seat is not None and field in SEAT_FIELDS:
            return seat
        try:
            return self.rules.parse(field, word)
        except BadValue:
            if seat is not None:
                return seat
            raise

    def label(self, field: str, value: object) -> object:
        """What people call this value of a field."""
        if not isinstance(value, int) or isinstance(value, bool):
            return value
        if field in SEAT_FIELDS and 0 <= value < self.names.count:
            return self.names.name(value)
        return self.rules.label(field, value)

    def show(self, value: object, field: str = "") -> str:
        """One line for people."""
        if isinstance(value, Value):
            inner = ", ".join([f"{name} = {self.show(getattr(value, name), name)}" for name in value.FIELDS])
            return type(value).__name__ + (f" ({inner})" if inner else "")
        if isinstance(value, (list, tuple)):
            return "[" + ", ".join([self.show(item, field) for item in value]) + "]"
        if isinstance(value, dict):
            return "{" + ", ".join([f"{key} = {self.show(item)}" for key, item in value.items()]) + "}"
        if isinstance(value, bool):
            return "true" if value else "false"
        return str(self.label(field, value)) if field else str(value)


def kinds_below(base: Any) -> dict[str, tuple[str, ...]]:
    """The names and fields of all classes derived from this one, in the games loaded so far."""
    found: dict[str, tuple[str, ...]] = {}
    for kind in base.__subclasses__():
        for name, fields in [(kind.__name__, kind.FIELDS), *kinds_below(kind).items()]:
            found[name] = (*found.get(name, ()), *fields)
    return found


def near(word: str, known: list[str]) -> str:
    """A hint at the names that were perhaps meant."""
    close = get_close_matches(word, known, 3, 0.6)
    return f"; near it: {', '.join(close)}" if close else f"; known: {', '.join(sorted(known))}"
