"""Everything that can happen, past tense; each event carries its rule."""

from __future__ import annotations

from typing import Final

from rentier.core.value import Registry
from rentier.games.monopoly.events.council import COUNCIL_EVENTS
from rentier.games.monopoly.events.course import COURSE_EVENTS
from rentier.games.monopoly.events.estate import ESTATE_EVENTS
from rentier.games.monopoly.events.money import MONEY_EVENTS

EVENTS: Final = Registry(COURSE_EVENTS + ESTATE_EVENTS + MONEY_EVENTS + COUNCIL_EVENTS)
