"""What the rulebook knows, and what every refusal, explanation and event must look like."""

from __future__ import annotations

from typing import Any, Final

from rentier import data
from rentier.core.event import Event
from rentier.core.explain import Explanation
from rentier.core.kernel import TABLE_RULE, explain, refuse
from tests.properties.tables import RULES

IDS: Final = frozenset(row["id"] for row in data.read_toml("rentier.games.monopoly", "rulebook.toml")["rule"])


def check_words(why: Explanation) -> None:
    """Rules that stand in the rulebook, a reason key, values that are numbers."""
    assert why.rules, f"no rule: {why}"
    for rule in why.rules:
        assert rule in IDS or rule == TABLE_RULE, f"{rule} is not in the rulebook"
    for modifier in why.modifiers:
        assert modifier.rule in IDS and modifier.name, f"{modifier.rule} is not in the rulebook"
    assert not why.reason or (why.reason.isalpha() and why.reason[0].isupper()), why.reason
    for name, value in why.values:
        assert name.islower() and type(value) is int, (name, value)


def check_answer(s: Any, seat: int, action: Any) -> Explanation | None:
    """Refusal and explanation agree; answers the refusal."""
    why, told = refuse(RULES, s, seat, action), explain(RULES, s, seat, action)
    assert told.legal == (why is None), f"explain and refuse differ about {action}"
    assert why is None or (why.reason and told.data() == why.data()), (
        f"explain and refuse differ about {action}"
    )
    check_words(told)
    return why


def check_events(events: list[Event]) -> None:
    for event in events:
        assert event.rule in IDS, f"{event.rule} of {event} is not in the rulebook"
