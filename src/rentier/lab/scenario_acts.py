"""Lines on which somebody acts: a seat, the clock, nature."""

from __future__ import annotations

from typing import Any

from rentier.core.errors import BadValue
from rentier.core.explain import Explanation
from rentier.core.kernel import asks_nature
from rentier.lab.scenario_kinds import ON_ACTS
from rentier.lab.scenario_table import Failed, Table, packed

_SHOWN = 12


def act_line(t: Table, seat: int, head: str, row: dict[str, Any]) -> tuple[Any, bool]:
    """Carry out a seat's or the clock's line: the action, and whether it was done."""
    if asks_nature(t.state):
        raise Failed("{nature = …} first, or a seed", f"nature is still asked: {t.question()}")
    fields = {key: value for key, value in row.items() if key != head and key not in ON_ACTS}
    action = t.words.action(row[head], fields, t.state)
    before = packed(t.state)
    why = t.explain(seat, action)
    if packed(t.state) != before:
        raise Failed("nothing to change by asking why", "another state", reasons(t, why))
    what = f"{t.words.names.name(seat)}: {t.words.show(action)}"
    explained(t, what, why, row)
    if "refused" in row or "because" in row:
        refused(t, what, why, row)
        return action, False
    if row.get("only"):
        return action, False
    if not why.legal:
        raise Failed(f"{what}: to be legal", f"refused because {why.reason}", reasons(t, why))
    t.act(seat, action)
    return action, True


def refused(t: Table, what: str, why: Explanation, row: dict[str, Any]) -> None:
    """It must be illegal, by this rule and for this reason."""
    rule, reason = row.get("refused"), row.get("because")
    words = " ".join([part for part in (rule and f"by {rule}", reason and f"because {reason}") if part])
    if why.legal:
        raise Failed(f"{what}: to be refused {words}", "it is legal", reasons(t, why))
    if (rule and rule not in why.rules) or (reason and reason != why.reason):
        raise Failed(f"{what}: to be refused {words}", f"refused because {why.reason}", reasons(t, why))


def explained(t: Table, what: str, why: Explanation, row: dict[str, Any]) -> None:
    """What `explain` says must fit the line."""
    missing = [rule for rule in row.get("explains", []) if rule not in why.rules]
    if missing:
        raise Failed(
            f"{what}: explained by {', '.join(missing)}", ", ".join(why.rules) or "no rule", reasons(t, why)
        )
    names = [modifier.name for modifier in why.modifiers]
    if row.get("modifiers", names) != names:
        wanted = ", ".join(str(name) for name in row["modifiers"])
        raise Failed(
            f"{what}: modifiers in force: {wanted or 'none'}", ", ".join(names) or "none", reasons(t, why)
        )
    values = dict(why.values)
    unlike = t.matcher.difference(row.get("values", values), values, "values")
    if unlike is not None:
        raise Failed(f"{what}: {unlike.path} = {unlike.expected}", unlike.came, reasons(t, why))


def reasons(t: Table, why: Explanation) -> str:
    """The explanation on one line: rules, values compared, modifiers in force."""
    values = ", ".join([f"{name} {t.words.label(name, value)}" for name, value in why.values])
    modifiers = ", ".join([f"{modifier.name} [{modifier.rule}]" for modifier in why.modifiers])
    parts = [", ".join(why.rules), values and f"({values})", modifiers and f"with {modifiers}"]
    return " ".join([part for part in parts if part])


def nature_line(t: Table, row: dict[str, Any]) -> tuple[Any, ...]:
    """Let nature answer in people's words."""
    words = words_of(row)
    if not asks_nature(t.state):
        raise Failed("nature to be asked", t.question(), t.lately())
    outcome = outcome_of(t.state, words)
    if outcome < 0:
        raise Failed(f"nature can say {t.words.show(list(words))}", f"it can say {possible(t)}", t.question())
    t.befall(outcome)
    return words


def words_of(row: dict[str, Any]) -> tuple[Any, ...]:
    """Nature's words: a list, one word, or the faces of dice in a row."""
    if "dice" in row:
        if not row["dice"].isdecimal():
            raise BadValue('dice are the faces in a row, such as "61"')
        return tuple([int(face) for face in row["dice"]])
    answer = row["nature"]
    return tuple(answer) if isinstance(answer, list) else (answer,)


def outcome_of(state: Any, words: tuple[Any, ...]) -> int:
    """The outcome called so; -1 if the open question has none."""
    top = state.stack[-1]
    outcome = int(top.outcome(state, words))
    return outcome if 0 <= outcome < top.odds(state) else -1


def possible(t: Table) -> str:
    """Some of the answers nature could give."""
    top = t.state.stack[-1]
    odds = top.odds(t.state)
    called = [top.called(t.state, outcome) for outcome in range(min(odds, _SHOWN))]
    shown = [str(words[0]) if len(words) == 1 else t.words.show(list(words)) for words in called]
    return ", ".join(shown) + (f" … ({odds} in all)" if odds > _SHOWN else "")
