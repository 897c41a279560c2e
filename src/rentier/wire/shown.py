"""Numbers as people read them: sums, seats, names; and the values a message may use."""

from __future__ import annotations

from typing import Any, Final

from rentier import data
from rentier.core.rules import Rules
from rentier.core.seat import CLOCK, NATURE, TABLE
from rentier.games import MODULES
from rentier.wire.texts import Texts, texts

NO_BREAK: Final = "\u00a0"
OTHERS: Final = {NATURE: "seat-nature", CLOCK: "seat-clock", TABLE: "seat-table"}


class Shown:
    """What a number in a field stands for, at one table and in one language."""

    def __init__(self, game: str, lang: str, names: list[str], strict: bool = False) -> None:
        self.texts: Final[Texts] = texts(game, lang)
        self.names: Final = names  # of the seats
        self.strict: Final = (
            strict  # raise where a text is missing or unfit, instead of giving the plain name
        )
        self._rules: Final[Rules[Any] | None] = data.rules(game) if game in MODULES else None

    def say(self, id: str, plain: str, args: dict[str, Any] | None = None, attribute: str = "") -> str:
        """A message, or the plain text if it is missing or does not fit its values."""
        if not self.texts.has(id, attribute):
            if self.strict:
                raise KeyError(f"{id}.{attribute}" if attribute else id)
            return plain
        text, errors = self.texts.say(id, attribute, args or {})
        if errors and self.strict:
            raise ValueError(f"{id}: {errors}")
        return plain if errors else text

    def money(self, n: int) -> str:
        """$1,500 in English, $1 500 in Russian."""
        digits = f"{abs(n):,}"
        if self.texts.lang == "ru":
            digits = digits.replace(",", NO_BREAK)
        return f"−${digits}" if n < 0 else f"${digits}"

    def seat(self, i: int) -> str:
        """A player's name, or what sits at the table beside the players: the bank, the dice, the clock."""
        if 0 <= i < len(self.names):
            return self.names[i]
        if i in OTHERS:
            return self.say(OTHERS[i], str(i))
        label = self.label("seat", i)
        if isinstance(label, str):
            return self.say(f"account-{label}", label)
        return self.say("seat-number", str(i), {"value": i})

    def row(self, items: list[str]) -> str:
        """A, B and C."""
        if len(items) < 2:
            return "".join(items)
        first, last = ", ".join(items[:-1]), items[-1]
        return self.say("list-and", f"{first}, {last}", {"first": first, "last": last})

    def label(self, field: str, value: int) -> object:
        """The id behind a number; the number itself if it has none."""
        return value if self._rules is None else self._rules.label(field, value)

    def meaning(self, field: str, owner: str) -> str:
        fields = self.texts.fields
        return fields.get(f"{owner}.{field}", fields.get(field, "number"))

    def shown(self, field: str, value: int, owner: str = "") -> str | int:
        """The number of a field as text; a bare number stays one, so that plurals can follow it."""
        meaning = self.meaning(field, owner)
        if meaning == "number":
            return value
        if meaning == "money":
            return self.money(value)
        if meaning == "seat":
            return self.seat(value)
        label = str(self.label(field, value))
        if meaning in self.texts.names:
            names = self.texts.names[meaning]
            if label not in names and self.strict:
                raise KeyError(f"{field} {label}")
            return names.get(label, label)
        return self.say(f"{meaning}-{label}", label)

    def arguments(self, owner: str, fields: dict[str, Any]) -> dict[str, Any]:
        """The values a message may use: $x readable, $x-n bare, $x-id the id behind it, $x-sign."""
        args: dict[str, Any] = {}
        for field, value in fields.items():
            if isinstance(value, int):
                self._add_number(args, owner, field, value)
            elif isinstance(value, (list, tuple)):
                items = [str(self.shown(field, item, owner)) for item in value if isinstance(item, int)]
                args[field], args[f"{field}-n"] = self.row(items), len(items)
            else:
                args[field] = str(value)
        if "ref" in fields:
            self._add_ref(args, fields["ref"])
        for name, parts in self.texts.lists.items():
            if parts[0] in fields:
                args[name] = self._parts(args, parts)
        return args

    def _add_number(self, args: dict[str, Any], owner: str, field: str, value: int) -> None:
        args[field] = self.shown(field, value, owner)
        args[f"{field}-n"] = value
        args[f"{field}-sign"] = "minus" if value < 0 else "plus"
        label = self.label(field, value)
        if isinstance(label, str):
            args[f"{field}-id"] = label
        elif self.meaning(field, owner) == "seat":
            args[f"{field}-id"] = "player"

    def _add_ref(self, args: dict[str, Any], value: Any) -> None:
        """What a payment is about depends on its kind; without anything to name it is the kind itself."""
        like = self.texts.refs.get(str(args.get("kind-id")))
        if like is not None and isinstance(value, int):
            args["ref"] = self.shown(like, value) if value >= 0 else args["kind"]

    def _parts(self, args: dict[str, Any], parts: list[str]) -> str:
        """Several fields as one list, those left out that are empty; nothing at all is a sum of 0."""
        told: list[str] = []
        for part in parts:
            if args.get(f"{part}-n"):
                told.append(self._part(part, str(args[part]), args[f"{part}-n"]))
        return self.row(told) or self.money(0)

    def _part(self, part: str, text: str, n: int) -> str:
        if not self.texts.has(f"part-{part}"):
            return text
        return self.say(f"part-{part}", text, {"value": text, "n": n})
