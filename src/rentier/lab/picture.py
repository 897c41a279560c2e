"""What reaches one seat, as plain data: equal in every world that differs only in what it must not know."""

from __future__ import annotations

import json
from typing import Any

from rentier.core.action import Action
from rentier.core.event import Event
from rentier.core.kernel import asked, explain, legal
from rentier.core.legal import Form, Span
from rentier.core.rules import Rules
from rentier.core.seat import may_see
from rentier.core.state import State
from rentier.core.value import encode


def picture(rules: Rules[Any], s: Any, seat: int) -> dict[str, Any]:
    """Everything a seat is sent about a state: view, legal list, and why each probed act is legal or not."""
    choices = legal(rules, s, seat)
    return {
        "asked": asked(s),
        "view": rules.view(s, seat).data(),
        "legal": [choice_data(choice) for choice in choices],
        "explain": [explain(rules, s, seat, action).data() for action in probes(choices)],
    }


def choice_data(choice: Any) -> Any:
    """An entry of a legal list as plain data."""
    if isinstance(choice, Span):
        return ["span", choice.kind.__name__, list(choice.head), choice.low, choice.high, choice.step]
    if isinstance(choice, Form):
        return ["form", choice.kind.__name__, encode(choice.limits)]
    return encode(choice)


def probes(choices: list[Any]) -> list[Action]:
    """The listed actions, and of each range its ends and the first amounts beyond them."""
    found: list[Action] = []
    for choice in choices:
        if isinstance(choice, Span):
            ends = (choice.low - choice.step, choice.low, choice.high, choice.high + choice.step)
            found.extend([choice.at(amount) for amount in ends])
        elif isinstance(choice, Action):
            found.append(choice)
    return found


def told(events: list[Event], seat: int) -> list[Any]:
    """The events a seat, or a spectator, is told, with their rules."""
    return [[event.rule, encode(event)] for event in events if may_see(event.audience, seat)]


def other_worlds(rules: Rules[Any], s: State, seat: int, seeds: int) -> list[tuple[str, Any]]:
    """Worlds that must look the same to the seat, each with a word on how it was made."""
    made: list[tuple[str, Any]] = []
    for seed in range(1, seeds + 1):
        made.append((f"resample {seed}", rules.resample(s, seat, seed)))
        made.append((f"disguise {seed}", rules.disguise(s, seat, seed)))
    return made


def first_difference(ours: Any, theirs: Any, path: str = "") -> str:
    """Where two pictures differ; empty if they are the same, byte for byte."""
    if json.dumps(ours) == json.dumps(theirs):
        return ""
    if isinstance(ours, dict) and isinstance(theirs, dict) and list(ours) == list(theirs):
        pairs = [(f"{path}.{key}" if path else key, ours[key], theirs[key]) for key in ours]
    elif isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        pairs = [
            (f"{path}[{at}]", one, other) for at, (one, other) in enumerate(zip(ours, theirs, strict=True))
        ]
    else:
        pairs = []
    for here, one, other in pairs:
        if (deeper := first_difference(one, other, here)) != "":
            return deeper
    return f"{path or 'all'}: {json.dumps(ours)} here, {json.dumps(theirs)} there"
