"""Lines that look at what a seat may do and what it may see."""

from __future__ import annotations

from typing import Any, Final

from rentier.core.action import Action
from rentier.core.errors import BadValue
from rentier.core.kernel import legal
from rentier.core.legal import Form, Span
from rentier.core.seat import TABLE
from rentier.lab.scenario_expect import event_words, fits
from rentier.lab.scenario_table import Failed, Table

SPECTATOR: Final = "spectator"
ENDS: Final = ("low", "high", "step")


def legal_line(t: Table, row: dict[str, Any]) -> None:
    """What a seat may do now."""
    seat = seat_of(t, row["legal"])
    choices = legal(t.rules, t.state, seat)
    shown = ", ".join([choice_words(t, choice) for choice in choices]) or "nothing"
    who = f"{t.words.names.name(seat)}'s legal list"
    for want in [*row.get("has", []), *row.get("lacks", [])]:
        _known_act(t, want)
    if "count" in row and len(choices) != row["count"]:
        raise Failed(f"{who} to have {row['count']} entries", f"{len(choices)}: {shown}")
    for want in row.get("has", []):
        if not any([offers(t, want, choice) for choice in choices]):
            raise Failed(f"{who} to have {event_words(t, want)}", shown)
    for ban in row.get("lacks", []):
        for choice in choices:
            if offers(t, ban, choice):
                raise Failed(f"{who} to lack {event_words(t, ban)}", choice_words(t, choice))


def _known_act(t: Table, want: Any) -> None:
    """What is named must exist, or its absence would prove nothing."""
    kind = t.words.kind(want.get("is") if isinstance(want, dict) else want)
    for key in want if isinstance(want, dict) else ():
        if key not in ("is", *ENDS, *kind.FIELDS):
            raise BadValue(f"{kind.__name__} has no {key!r}, only {', '.join(kind.FIELDS)}")


def offers(t: Table, want: Any, choice: Any) -> bool:
    """Does this entry of a legal list offer the action that is named?"""
    if isinstance(choice, Action):
        return fits(t, want, choice)
    row = want if isinstance(want, dict) else {"is": want}
    if row["is"] != choice.kind.__name__:
        return False
    return all([_within(t, choice, key, word) for key, word in row.items() if key != "is"])


def _within(t: Table, choice: Span | Form, key: str, word: Any) -> bool:
    """Does a range or form allow this word in this field? What a form does not bound, it leaves open."""
    if isinstance(choice, Form):
        limits = [(low, high) for name, low, high in choice.limits if name == key]
        return all([low <= t.words.number(key, word, t.state) <= high for low, high in limits])
    if key in ENDS:
        return t.matcher.difference(word, getattr(choice, key)) is None
    number = t.words.number(key, word, t.state)
    *head, amount = choice.kind.FIELDS
    if key == amount:
        return choice.low <= number <= choice.high and (number - choice.low) % choice.step == 0
    return bool(choice.head[head.index(key)] == number)


def _bounds(choice: Span | Form) -> dict[str, Any]:
    if isinstance(choice, Form):
        return {name: [low, high] for name, low, high in choice.limits}
    heads = dict(zip(choice.kind.FIELDS, choice.head, strict=False))
    return {**heads, **{end: getattr(choice, end) for end in ENDS}}


def choice_words(t: Table, choice: Any) -> str:
    """One entry of a legal list for people."""
    if isinstance(choice, Action):
        return t.words.show(choice)
    inner = [f"{key} = {t.words.show(value, key)}" for key, value in _bounds(choice).items()]
    return f"{choice.kind.__name__} ({', '.join(inner)})"


def sees_line(t: Table, row: dict[str, Any]) -> None:
    """What the view of a seat, or of a spectator, holds and does not hold."""
    seat = seat_of(t, row["sees"])
    data = t.rules.view(t.state, seat).data()
    who = f"the view of {t.words.names.name(seat)}"
    unlike = t.matcher.difference(row.get("has", data), data)
    if unlike is not None:
        raise Failed(f"{who}: {unlike.path} = {unlike.expected}", unlike.came)
    for path in row.get("lacks", []):
        found, value = _walk(t, data, path) if "." in path else _anywhere(data, path)
        if found and value is not None:
            raise Failed(f"{who}: nothing at {path}", t.words.show(value))
        if "." in path:
            _known_path(t, path)


def _anywhere(data: Any, key: str) -> tuple[bool, Any]:
    """A key at any depth."""
    if isinstance(data, dict) and key in data:
        return True, data[key]
    below = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    for part in below:
        found, value = _anywhere(part, key)
        if found and value is not None:
            return True, value
    return False, None


def _known_path(t: Table, path: str) -> None:
    """A secret must exist somewhere: that a view lacks a misspelt path would prove nothing."""
    views = [t.rules.view(t.state, seat).data() for seat in (*range(t.state.seats), TABLE)]
    if not any([_walk(t, data, path)[0] for data in [*views, t.rules.facts(t.state)]]):
        known = dict.fromkeys([str(key) for data in views for key in data])
        raise BadValue(f"no view and no fact has {path!r}; the views have {', '.join(known)}")


def _walk(t: Table, data: Any, path: str) -> tuple[bool, Any]:
    for key in path.split("."):
        found, data = t.matcher.step(data, key)
        if not found:
            return False, None
    return True, data


def seat_of(t: Table, word: object) -> int:
    """The seat of a name, or that of the spectators."""
    if word == SPECTATOR:
        return TABLE
    seat = t.words.names.number(word)
    if seat is None:
        raise BadValue(f"{word!r} is no seat; the seats are {t.words.names.known()}, and {SPECTATOR}")
    return seat
