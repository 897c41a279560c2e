"""Opens the table a scenario asks for."""

from __future__ import annotations

import importlib
from typing import Any

from rentier import data
from rentier.core.errors import BadValue, RentierError
from rentier.core.options import settled
from rentier.core.rules import Rules
from rentier.lab.scenario import BadScenario, Scenario
from rentier.lab.scenario_names import Names
from rentier.lab.scenario_table import Table
from rentier.lab.scenario_words import Words


def rules_of(scenario: Scenario, allow_modules: bool) -> Rules[Any]:
    """The game a scenario is about."""
    if scenario.module and not allow_modules:
        raise BadScenario(f"{scenario.path}: a game from a module needs --allow-modules")
    if not scenario.module:
        try:
            return data.rules(scenario.game)
        except RentierError as error:
            raise BadScenario(f"{scenario.path}: {error}") from None
    try:
        rules: Rules[Any] = importlib.import_module(scenario.module).rules()
    except (ImportError, AttributeError) as error:
        raise BadScenario(f"{scenario.path}: {scenario.module} has no game: {error}") from None
    return rules


def laid(scenario: Scenario, rules: Rules[Any]) -> Table:
    """The table before the first line."""
    try:
        names, state = state_of(scenario, rules)
    except RentierError as error:
        raise BadScenario(f"{scenario.path}: {error}") from None
    return Table(rules, Words(rules, names), state, scenario.seed)


def state_of(scenario: Scenario, rules: Rules[Any]) -> tuple[Names, Any]:
    """Who sits where, and the state the rules lay out for them."""
    names = scenario.names(rules.players[0])
    humans = 0
    for name in names.first() if scenario.humans is None else scenario.humans:
        seat = names.number(name)
        if seat is None:
            raise BadValue(f"humans: {name!r} is no seat; the seats are {names.known()}")
        humans |= 1 << seat
    options = settled(rules.options, scenario.options)
    given = names.numbered(scenario.given)
    try:
        return names, rules.given(options, names.count, humans, scenario.timed, given)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        what = f"{type(error).__name__} {error}".strip()
        raise BadValue(f"given is not written as this game takes it, or does not fit it ({what})") from error
