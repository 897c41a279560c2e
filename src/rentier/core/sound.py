"""What comes in from outside is looked at before it is believed: one line says what would be right."""

from __future__ import annotations

from typing import Any

from rentier.core.action import Action
from rentier.core.errors import BadOptions, BadValue
from rentier.core.seat import MAX_SEATS, TABLE
from rentier.core.value import whole

LONGEST_NAME = 40


def sound_reader(data: Any, seats: int) -> int:
    """A seat of the table, or TABLE for spectators."""
    seat = whole(data, "a seat")
    if not 0 <= seat < seats and seat != TABLE:
        raise BadValue(f"seat {seat}: the seats of this table are 0 to {seats - 1}, spectators are {TABLE}")
    return seat


def sound_action(data: Any) -> Action:
    """An action whose fields are whole numbers and tuples of them."""
    if not isinstance(data, Action):
        raise BadValue("an action of the game is needed, e.g. rentier.games.monopoly.actions.Throw()")
    for name in data.FIELDS:
        value = getattr(data, name)
        words = f"{type(data).__name__}.{name}"
        if name not in data.LISTS:
            whole(value, words)
            continue
        if not isinstance(value, tuple):
            raise BadValue(f"{words} is a tuple of whole numbers")
        for item in value:
            whole(item, words)
    return data


def sound_options(data: Any) -> dict[str, object]:
    """A table of option keys and values."""
    if data is None:
        return {}
    if not isinstance(data, dict) or not all([isinstance(key, str) for key in data]):
        raise BadOptions('options are a table of keys and values, e.g. {"start.cash": 1500}')
    return dict(data)


def sound_bots(data: Any, seats: Any) -> tuple[str, ...]:
    """A name for each seat, empty for a person; `BadOptions` if they make no table."""
    if not isinstance(seats, int) or isinstance(seats, bool) or not 0 < seats <= MAX_SEATS:
        raise BadOptions(f"a table has 1 to {MAX_SEATS} seats, each with a person or a bot")
    bots = tuple(data) if isinstance(data, (tuple, list)) else (None,)
    bots = bots or ("",) * seats
    for name in bots:
        if not isinstance(name, str) or len(name) > LONGEST_NAME or not (name.isprintable() or not name):
            raise BadOptions(
                f"a bot is named by a text of at most {LONGEST_NAME} characters, a person by none"
            )
    if len(bots) != seats:
        raise BadOptions(f"{seats} seats need {seats} names of bots (empty for a person), not {len(bots)}")
    return bots
