"""Plays a scenario and says where it came otherwise."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from rentier.core.errors import AuditFailed, BadOptions, BadValue, RentierError
from rentier.core.event import Event
from rentier.core.explain import Explanation
from rentier.core.rules import Rules
from rentier.core.seat import CLOCK
from rentier.lab.scenario import UNEXPECTED, BadScenario, Line, Scenario, shown
from rentier.lab.scenario_acts import act_line, nature_line
from rentier.lab.scenario_expect import events_line, expect_line
from rentier.lab.scenario_kinds import head_of, kind_of
from rentier.lab.scenario_match import check_tests
from rentier.lab.scenario_open import check_rules, laid, rules_of, state_of
from rentier.lab.scenario_secret import Watch
from rentier.lab.scenario_sight import legal_line, seat_of, sees_line
from rentier.lab.scenario_table import Failed, Table
from rentier.lab.scenario_words import Words

FOLLOWED: Final = ("seat", "clock", "nature")  # kinds of lines that are done in other worlds too
STRANGE: Final = "a value on this line is not of the kind its key takes"


@dataclass
class Outcome:
    """What became of a scenario, and which rules were seen at work in it."""

    scenario: Scenario
    line: Line | None = None  # where it failed
    failure: Failed | None = None
    events: list[Event] = field(default_factory=list)
    answers: list[Explanation] = field(default_factory=list)  # refusals and explanations

    @property
    def ok(self) -> bool:
        return self.failure is None

    @property
    def happened(self) -> list[str]:
        """The rules of the events."""
        return sorted({event.rule for event in self.events})

    @property
    def explained(self) -> list[str]:
        """The rules of refusals and explanations, with those of the modifiers they name."""
        return sorted({rule for why in self.answers for rule in rules_named(why)})


def rules_named(why: Explanation) -> list[str]:
    """The rules an explanation gives, its modifiers' too."""
    return [*why.rules, *[modifier.rule for modifier in why.modifiers]]


class _Play:
    """A table, and the worlds that are watched beside it."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.watches: list[Watch] = []

    def line(self, row: dict[str, Any]) -> None:
        """Carry out one line."""
        t = self.table
        kind = kind_of(row, t.words.names)
        watching = [watch for watch in self.watches if watch.left > 0]
        while kind != "nature" and (words := t.untold()) is not None:
            self._befallen(watching, words)
        if kind in ("seat", "clock"):
            self._act(head_of(row, t.words.names), row, watching)
        elif kind == "nature":
            self._befallen(watching, nature_line(t, row))
        else:
            self._look(kind, row)
            return
        for watch in watching:
            watch.left -= 1

    def _befallen(self, watching: list[Watch], words: tuple[Any, ...]) -> None:
        for watch in watching:
            watch.befallen(self.table, words)

    def _act(self, head: str, row: dict[str, Any], watching: list[Watch]) -> None:
        t = self.table
        number = t.words.names.number(head)
        seat = CLOCK if number is None else number
        action, done = act_line(t, seat, head, row)
        for watch in watching:
            watch.why(t, seat, action, t.explained[-1])
            if done:
                watch.done(t, seat, action)

    def _look(self, kind: str, row: dict[str, Any]) -> None:
        if kind == "same_for":
            self.watches.append(Watch(self.table, seat_of(self.table, row["same_for"]), row))
        elif kind == "expect":
            expect_line(self.table, row)
        elif kind == "events":
            events_line(self.table, row)
        elif kind == "legal":
            legal_line(self.table, row)
        else:
            sees_line(self.table, row)


Ear = Callable[[Line, Table], None]


def run(scenario: Scenario, allow_modules: bool = False, ear: Ear | None = None) -> Outcome:
    """Play it; `BadScenario` if a line has no meaning, else what came of it. The ear hears each line's
    end.
    """
    rules = rules_of(scenario, allow_modules)
    try:
        check_rules(scenario, scenario.rules)
    except BadValue as error:
        raise BadScenario(f"{shown(scenario.path)}: {error}") from None
    if scenario.refused_table:
        return _refused_table(scenario, rules)
    play = _Play(laid(scenario, rules))
    outcome = Outcome(scenario)
    _check(scenario, play.table.words)
    for line in scenario.play:
        try:
            play.line(line.row)
        except (Failed, AuditFailed) as error:
            outcome.line = line
            outcome.failure = (
                error if isinstance(error, Failed) else Failed("the books to balance", str(error))
            )
            break
        except RentierError as error:
            raise _bad(scenario, line, str(error)) from None
        except UNEXPECTED as error:
            raise _bad(scenario, line, STRANGE) from error
        if ear is not None:
            ear(line, play.table)
    outcome.events = play.table.events
    outcome.answers = play.table.explained
    return outcome


def _check(scenario: Scenario, words: Words) -> None:
    """Every line must have a meaning before the first is played."""
    kinds: list[str] = []
    for line in scenario.play:
        try:
            kinds.append(_meaning(scenario, line.row, words))
        except RentierError as error:
            raise _bad(scenario, line, str(error)) from None
        except UNEXPECTED as error:
            raise _bad(scenario, line, STRANGE) from error
    for at, line in enumerate(scenario.play):
        lines = line.row.get("lines", 0)
        follow = len([kind for kind in kinds[at:] if kind in FOLLOWED])
        if kinds[at] == "same_for" and lines > follow:
            beyond = f"lines = {lines} goes beyond the end of the play"
            raise _bad(scenario, line, f"{beyond}: acts and answers of nature to come: {follow}")


def _meaning(scenario: Scenario, row: dict[str, Any], words: Words) -> str:
    """The kind of a line that could mean something."""
    kind = kind_of(row, words.names)
    if kind in ("seat", "clock"):
        words.kind(row[head_of(row, words.names)])
        check_rules(scenario, [*row.get("explains", []), *([row["refused"]] if "refused" in row else [])])
    check_tests(row)
    return kind


def _bad(scenario: Scenario, line: Line, words: str) -> BadScenario:
    return BadScenario(f"{scenario.at(line)}: {words} (in {line.place.text})")


def _refused_table(scenario: Scenario, rules: Rules[Any]) -> Outcome:
    """The table itself must be refused, and the refusal must name the option."""
    outcome, word = Outcome(scenario), scenario.refused_table
    try:
        state_of(scenario, rules)
    except BadValue as error:
        raise BadScenario(f"{shown(scenario.path)}: {error}") from None
    except BadOptions as error:
        named = [rule for rule in scenario.rules if f"[{rule}]" in str(error)]
        outcome.answers = [Explanation(tuple(named), type(error).__name__)]
        if word not in str(error):
            outcome.failure = Failed(f"a refusal that names {word}", str(error))
    except UNEXPECTED as error:
        raise BadScenario(f"{shown(scenario.path)}: no table can be laid with these values") from error
    else:
        outcome.failure = Failed(
            f"the table to be refused because of {scenario.refused_table}", "it was opened"
        )
    return outcome
