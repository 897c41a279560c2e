"""Which kinds of lines a play may hold, and which words stand on each."""

from __future__ import annotations

from typing import Any, Final

from rentier.core.errors import BadValue
from rentier.lab.scenario_names import Names

ON_ACTS: Final = ("refused", "because", "explains", "modifiers", "values", "only")
KINDS: Final[dict[str, tuple[str, ...]]] = {
    "nature": (),
    "dice": (),
    "expect": (),
    "events": ("exactly", "none"),
    "none": ("events", "exactly"),
    "legal": ("has", "lacks", "count"),
    "sees": ("has", "lacks"),
    "same_for": ("seeds", "lines"),
}
SAME: Final = {"none": "events", "dice": "nature"}
MOST: Final = 1000  # worlds, or lines they are followed for
TEXTS: Final = ("explains", "modifiers", "sees lacks")
_TYPES: Final[dict[str, tuple[type, str]]] = {
    "refused": (str, "a rule id"),
    "because": (str, "a reason key"),
    "explains": (list, "a list of rule ids"),
    "modifiers": (list, "a list of names"),
    "values": (dict, "a table of numbers"),
    "only": (str, '"explain"'),
    "dice": (str, 'the faces in a row, such as "61"'),
    "expect": (dict, "a table of facts"),
    "events": (list, "a list of tables"),
    "none": (list, "a list of names or tables"),
    "exactly": (bool, "true or false"),
    "count": (int, "a whole number"),
    "seeds": (int, "a whole number"),
    "lines": (int, "a whole number"),
    "lacks": (list, "a list"),
    "sees lacks": (list, "a list of paths or words"),
    "legal has": (list, "a list of names or tables"),
    "sees has": (dict, "a table"),
}


def kind_of(row: dict[str, Any], names: Names) -> str:
    """The kind of a line: 'seat', 'clock' or a key of KINDS; `BadValue` with what would be right."""
    seats = [key for key in row if names.number(key) is not None]
    heads = [key for key in row if key == "clock" or key in KINDS]
    if len(seats) > 1:
        raise BadValue(f"one seat acts on a line, here are {' and '.join(seats)}")
    if seats or "clock" in heads:
        check_types(row, ON_ACTS)
        return "seat" if seats else "clock"
    if not heads:
        raise BadValue(
            f"{next(iter(row))!r} begins no line: a line begins with a seat ({names.known()}), "
            f"clock, {', '.join(KINDS)}"
        )
    head = heads[0]
    for key in row:
        if key != head and key not in KINDS[head]:
            also = ", ".join(KINDS[head]) or "nothing else"
            raise BadValue(f"{key} does not belong on a line with {head}: that takes {also}")
    check_types(row, tuple(row))
    for key in ("has", "lacks"):
        if key in row:
            check_types({f"{head} {key}": row[key]}, (f"{head} {key}",))
    check_proof(row)
    return SAME.get(head, head)


def head_of(row: dict[str, Any], names: Names) -> str:
    """The word an act's line begins with: a seat's name, or clock."""
    return next(iter([key for key in row if key == "clock" or names.number(key) is not None]))


def check_types(row: dict[str, Any], keys: tuple[str, ...]) -> None:
    for key in keys:
        if key not in row or key not in _TYPES:
            continue
        wanted, words = _TYPES[key]
        value = row[key]
        if not isinstance(value, wanted) or (wanted is int and isinstance(value, bool)):
            raise BadValue(f"{key} is {words}")
        if key in TEXTS and not all([isinstance(item, str) for item in row[key]]):
            raise BadValue(f"{key} is {words}")
        if key in ("refused", "because") and not value:
            raise BadValue(f"{key} is {words}, not empty")
    if row.get("explains", ["some"]) == []:
        raise BadValue("explains names no rule, so it proves nothing")
    if row.get("only", "explain") != "explain":
        raise BadValue('only has one value: only = "explain"')


def check_proof(row: dict[str, Any]) -> None:
    """A line that cannot fail proves nothing."""
    if row.get("none", ["some"]) == [] and not row.get("events") and not row.get("exactly"):
        raise BadValue("none names no event, so it proves nothing")
    for key in ("seeds", "lines"):
        if not 1 <= row.get(key, 1) <= MOST:
            raise BadValue(f"{key} is a whole number from 1 to {MOST}")
