"""Opens the table a scenario asks for."""

from __future__ import annotations

import importlib
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any, Final

from rentier import data
from rentier.core.errors import BadValue, RentierError
from rentier.core.options import settled
from rentier.core.rules import Rules
from rentier.lab.scenario import UNEXPECTED, BadScenario, Scenario, shown
from rentier.lab.scenario_names import Names
from rentier.lab.scenario_table import Table
from rentier.lab.scenario_words import Words

NO_SEAT: Final = (
    "is no seat"  # so a game's own words end; it knows numbers of seats only, here are their names
)


def rules_of(scenario: Scenario, allow_modules: bool) -> Rules[Any]:
    """The game a scenario is about."""
    if scenario.module and not allow_modules:
        raise BadScenario(f"{shown(scenario.path)}: a game from a module needs --allow-modules")
    if not scenario.module:
        try:
            return data.rules(scenario.game)
        except RentierError as error:
            raise BadScenario(f"{shown(scenario.path)}: {error}") from None
    try:
        rules: Rules[Any] = importlib.import_module(scenario.module).rules()
    except (ImportError, SyntaxError, *UNEXPECTED) as error:
        raise BadScenario(f"{shown(scenario.path)}: {scenario.module} has no game: {error}") from None
    return rules


def check_rules(scenario: Scenario, named: Iterable[str]) -> None:
    """Rules that are named stand in the game's rulebook; a game from a module has none."""
    if scenario.module:
        return
    known = data.rulebook(scenario.game).ids
    for rule in named:
        if rule not in known:
            close = ", ".join(get_close_matches(rule, known, 3))
            raise BadValue(f"there is no rule {rule!r}" + (f"; near it: {close}" if close else ""))


def laid(scenario: Scenario, rules: Rules[Any]) -> Table:
    """The table before the first line."""
    try:
        names, state = state_of(scenario, rules)
        return Table(rules, Words(rules, names), state, scenario.seed)
    except RentierError as error:
        raise BadScenario(f"{shown(scenario.path)}: {error}") from None
    except UNEXPECTED as error:
        raise BadScenario(f"{shown(scenario.path)}: no table can be laid with these values") from error


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
    try:
        given = names.numbered(scenario.given)
        return names, rules.given(options, names.count, humans, scenario.timed, given)
    except BadValue as error:
        known = f"; the seats are {names.known()}" if str(error).endswith(NO_SEAT) else ""
        raise BadValue(f"{error}{known}") from None
    except UNEXPECTED as error:
        raise BadValue("given is not written as this game takes it, or does not fit it") from error
