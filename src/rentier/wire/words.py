"""Sentences for people: events, actions, questions, reasons and options of one game, in one language."""

from __future__ import annotations

from functools import cache
from typing import Any

from rentier.core.action import Action
from rentier.core.event import Event
from rentier.core.explain import Explanation
from rentier.core.legal import Form, Span
from rentier.core.log import event_row
from rentier.core.seat import MAX_SEATS
from rentier.core.step import Step
from rentier.core.value import encode
from rentier.wire.shown import Shown


class Words(Shown):
    """Everything a table says, with the names of those who sit at it."""

    def event(self, event: Event | dict[str, Any]) -> str:
        """What happened: one line of the log."""
        row = event_row(event) if isinstance(event, Event) else event
        name, fields = named(row)
        return self.say(f"event-{name}", told(row), self.arguments(name, fields))

    def action(self, action: Action | Span | Form | dict[str, Any]) -> str:
        """What a button says; for a range or a form what it is about."""
        if isinstance(action, (Span, Form)):
            name = action.kind.__name__
            return self.say(f"action-{name}", name, self.arguments(name, settled(action)), "form")
        row = action if isinstance(action, dict) else encode(action)
        name, fields = named(row)
        return self.say(f"action-{name}", told(row), self.arguments(name, fields))

    def entry(self, row: dict[str, Any]) -> str:
        """What a row of the log did, for the acts that no event tells; empty for all others."""
        if "take_back" in row:
            return self._log("taken_back", {"seat": row.get("seat"), "entry": row["take_back"]})
        if row.get("secret"):
            return self._log("secret", {"seat": row.get("seat")})
        name, fields = named(row.get("action", {}))
        if not self.texts.has(f"action-{name}", "done"):
            return ""
        args = self.arguments(name, {**fields, "seat": row.get("seat")})
        text = self.say(f"action-{name}", told(row["action"]), args, "done")
        return self._log("auto", {"text": text}) if row.get("auto") else text

    def _log(self, id: str, fields: dict[str, Any]) -> str:
        return self.say(f"log-{id}", id, self.arguments("", fields))

    def question(
        self, step: Step[Any] | dict[str, Any], asked: list[int], more: dict[str, int] | None = None
    ) -> str:
        """What the table waits for, from whom; `more` is what only the state knows (the debt to be paid)."""
        row = step if isinstance(step, dict) else encode(step)
        name, fields = named(row)
        args = self.arguments(name, {**fields, **(more or {}), "asked": asked})
        fuller = "more" if more and self.texts.has(f"question-{name}", "more") else ""
        return self.say(f"question-{name}", name, args, fuller)

    def why(self, why: Explanation | dict[str, Any]) -> str:
        """The reason with the values compared and the rules; then the modifiers in force."""
        row = why.data() if isinstance(why, Explanation) else why
        reason = row["reason"]
        text = self.say(f"refusal-{reason}", reason) if reason else self.say("why-legal", "legal")
        values = [self.value(name, value, reason) for name, value in row["values"].items()]
        if values:
            text = f"{text}: {', '.join(values)}"
        text = f"{text} [{', '.join(row['rules'])}]"
        modifiers = [f"{self.modifier(each['name'])} [{each['rule']}]" for each in row["modifiers"]]
        if not modifiers:
            return text
        return f"{text}. {self.say('why-modifiers', '', {'modifiers': ', '.join(modifiers)})}"

    def value(self, name: str, value: int, reason: str = "") -> str:
        """One of the values compared, with its label."""
        return self.say(f"value-{name}", f"{name} {value}", {"value": self.shown(name, value, reason)})

    def modifier(self, name: str) -> str:
        return self.say(f"modifier-{dashed(name)}", name)

    def option(self, key: str) -> tuple[str, str]:
        """Title and help of a table option."""
        id = f"option-{dashed(key)}"
        return self.say(id, key, attribute="title"), self.say(id, "", attribute="help")

    def option_value(self, key: str, value: object) -> str:
        """A value of a table option."""
        if not isinstance(value, int):
            return self.say(f"option-{dashed(key)}", str(value), attribute=str(value))
        args = {"value": value, "money": self.money(value), "seat": self.seat(value)}
        return self.say(f"option-{dashed(key)}", str(value), args, "number")

    def rule(self, id: str) -> tuple[str, str]:
        """Title and text of a rule, as the rulebook has them."""
        if id not in self.texts.rules and self.strict:
            raise KeyError(id)
        return self.texts.rules.get(id, (id, ""))

    def place(self, row: dict[str, Any]) -> str:
        """A row of the final score."""
        return self.say("score-row", told(row), self.arguments("score", row))

    def asks_back(self, seat: int) -> str:
        """Somebody asks the others to allow a take-back."""
        return self.say("table-asks_back", "TakeBack", self.arguments("", {"seat": seat}))

    def spectators(self, n: int) -> str:
        return self.say("table-spectators", str(n), {"n": n})

    def word(self, group: str, id: str) -> str:
        """A word of the game: a phase, a kind of money, a reason for the end, an account of the bank."""
        return self.say(f"{group}-{id}", id)

    def deed(self, i: int) -> str:
        return str(self.shown("deed", i))

    def space(self, i: int) -> str:
        return str(self.shown("space", i))

    def card(self, i: int) -> str:
        return str(self.shown("card", i))

    def token(self, i: int) -> str:
        return str(self.shown("token", i))


def dashed(key: str) -> str:
    """Fluent's names have no dots."""
    return key.replace(".", "-")


def named(row: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """The class's name in a row of data, and its fields."""
    return str(row.get("is")), {key: value for key, value in row.items() if key not in ("is", "audience")}


def told(row: dict[str, Any]) -> str:
    """A row of data as code writes it: what is left to say where words are missing."""
    fields = [f"{key}={value!r}" for key, value in row.items() if key not in ("is", "rule", "audience")]
    return f"{row.get('is', '')}({', '.join(fields)})"


def settled(choice: Span | Form) -> dict[str, Any]:
    """The fields a range or a form leaves no choice about, and the bounds of a range."""
    if isinstance(choice, Form):
        return {field: low for field, low, high in choice.limits if low == high}
    head = dict(zip(choice.kind.FIELDS, choice.head, strict=False))
    return {**head, "low": choice.low, "high": choice.high}


@cache
def lettered(game: str) -> Words:
    return Words(game, "en", [chr(ord("A") + seat) for seat in range(MAX_SEATS)])


def sentence(game: str, row: dict[str, Any]) -> str:
    """An event of a file in English, with its rule; the seats are letters."""
    return f"{lettered(game).event(row)} [{row['rule']}]"
