"""Lines that look at facts and events."""

from __future__ import annotations

from typing import Any, Final

from rentier.core.errors import BadValue
from rentier.core.event import Event
from rentier.core.step import Step
from rentier.core.value import encode
from rentier.lab.scenario_match import TESTS, Difference
from rentier.lab.scenario_table import Failed, Table

NO_QUESTION: Final = "nothing"
GENERIC: Final = ("question", "asked", "over", "book", "score")  # unless a game has facts of these names


def expect_line(t: Table, row: dict[str, Any]) -> None:
    """Facts that must hold now."""
    if not row["expect"]:
        raise BadValue("expect says nothing: name what must hold")
    facts = t.rules.facts(t.state)
    for key, want in row["expect"].items():
        if key in GENERIC and key not in facts:
            _must(t, _generic(t, key, want))
        else:
            _must(t, t.matcher.difference({key: want}, facts))


def _generic(t: Table, key: str, want: Any) -> Difference | None:
    over = bool(t.state.over) or not t.state.stack
    is_test = isinstance(want, dict) and all([name in TESTS for name in want])
    if key == "question" and isinstance(want, dict) and not (over or is_test):
        return t.matcher.difference(want, t.state.stack[-1], key)
    now: dict[str, Any] = {
        "question": NO_QUESTION if over else type(t.state.stack[-1]).__name__,
        "asked": t.asked(),
        "over": over,
        "book": t.state.book,
        "score": encode(t.rules.score(t.state)) if key == "score" else [],
    }
    if key == "question" and isinstance(want, str) and want != NO_QUESTION:
        t.words.known(Step, [want])
    if key == "asked" and isinstance(want, list):
        want = [_first_name(t, name) for name in want]
    return t.matcher.difference(want, now[key], key)


def _first_name(t: Table, name: object) -> object:
    seat = t.words.names.number(name)
    return name if seat is None else t.words.names.name(seat)


def _must(t: Table, unlike: Difference | None) -> None:
    if unlike is not None:
        raise Failed(f"{unlike.path} = {unlike.expected}", unlike.came, t.lately())


def events_line(t: Table, row: dict[str, Any]) -> None:
    """What must have happened since the last such line, and what must not."""
    t.words.known(Event, [*row.get("events", []), *row.get("none", [])])
    fresh = t.fresh_events()
    t.mark = len(t.events)
    happened = "; ".join([f"{t.words.show(event)} [{event.rule}]" for event in fresh]) or "nothing"
    at = 0
    for want in row.get("events", []):
        while at < len(fresh) and not fits(t, want, fresh[at]):
            if row.get("exactly"):
                raise Failed(
                    f"event {at + 1} to be {event_words(t, want)}", t.words.show(fresh[at]), happened
                )
            at += 1
        if at == len(fresh):
            raise Failed(f"the event {event_words(t, want)}", _nearest(t, want, fresh), happened)
        at += 1
    if row.get("exactly") and at < len(fresh):
        raise Failed("no further event", t.words.show(fresh[at]), happened)
    for ban in row.get("none", []):
        for event in fresh:
            if fits(t, ban, event):
                raise Failed(f"no event {event_words(t, ban)}", t.words.show(event), event.rule)


def fits(t: Table, want: Any, value: Any) -> bool:
    """Is this value of the kind, or like the table, that is named?"""
    if isinstance(want, str):
        return type(value).__name__ == want
    if not isinstance(want, dict) or want.get("is", type(value).__name__) != type(value).__name__:
        return False
    return t.matcher.difference(want, value) is None


def event_words(t: Table, want: Any) -> str:
    return want if isinstance(want, str) else t.words.show(want)


def _nearest(t: Table, want: Any, fresh: list[Event]) -> str:
    """The event of the same kind, if it is there with other fields."""
    kind = want.get("is") if isinstance(want, dict) else want
    for event in fresh:
        if type(event).__name__ == kind and isinstance(want, dict):
            return f"{t.words.show(event)}, where {t.matcher.difference(want, event)}"
    return "no such event at this place"
