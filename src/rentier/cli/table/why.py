"""Why an act is possible or not: the rules' own answer, also for acts that no menu shows."""

from __future__ import annotations

from typing import Any

from rentier.cli.table.choices import Choice, chosen, kind, label, words_of
from rentier.cli.table.deal import owned
from rentier.cli.table.look import fit
from rentier.cli.table.table import Table
from rentier.core.action import CORE_ACTIONS
from rentier.core.explain import Explanation
from rentier.core.legal import Form, Span
from rentier.core.take_back import TakeBack

MOST_LINES = 12
POSSIBLE = ("", "NothingNamed", "BankAsksNone")  # an empty form is refused only for being empty
NOISE = (  # of acts that nobody would think of now
    "NotAnAnswer",
    "NotYourTurn",
    "NoSuchEntry",
    "NotAsked",
    "NoVacancy",
    "NotAway",
    "NotADay",
    "NoCap",
    "NotAStreet",
    "NothingBuilt",
)
RARE = ("DemandLiquidation", "KnockDown")  # only worth a word in their own phase
Finding = tuple[str, Any, Explanation]  # kind, act, answer


def blocked(table: Table, seat: int) -> None:
    """What is not possible now, each kind of act with its reason and rule."""
    told: dict[tuple[str, str], list[Finding]] = {}
    for name, act, why in findings(table, seat):
        if why.reason not in (*POSSIBLE, *NOISE) and (name not in RARE or why.reason != "NotNow"):
            told.setdefault((name, why.reason), []).append((name, act, why))
    if not told:
        table.say(table.t("nothing-blocked"))
    for found in told.values():
        name, _, why = found[0]
        others = [deed_of(table, act) for _, act, _ in found[1:]]
        also = f"; {table.t('also', deeds=', '.join(others))}" if any(others) else ""
        table.paper.line(f"  {title(table, name)}: {table.words.why(why)}{also}", hang=4)


def title(table: Table, name: str) -> str:
    """The short name of a kind of act."""
    return str(table.t(f"act-{name}").split()[0]) if table.t.has(f"act-{name}") else name


def deed_of(table: Table, act: Any) -> str:
    deeds = [act.deed] if hasattr(act, "deed") else list(getattr(act, "deeds", ()))
    return ", ".join([table.words.deed(deed) for deed in deeds])


def findings(table: Table, seat: int) -> list[Finding]:
    """Every kind of act, tried once, or once for each deed it could be about."""
    found: list[Finding] = []
    for name, cls in table.match.rules.actions.classes.items():
        if cls not in CORE_ACTIONS:
            found += [(name, act, table.match.explain(seat, act)) for act in tries(table, seat, cls)]
    take_back = TakeBack()
    return [*found, ("TakeBack", take_back, table.match.explain(seat, take_back))]


def tries(table: Table, seat: int, cls: Any) -> list[Any]:
    """Examples of an act: whole if it has no fields, for each own deed, or a form left empty."""
    fields = cls.FIELDS
    if not fields:
        return [cls()]
    if fields == ("deed",):
        return [cls(deed) for deed in owned(table, seat)]
    if fields == ("deeds",):
        return [cls((deed,)) for deed in owned(table, seat)]
    if fields[0] in ("to", "lender"):
        partners = [
            other for other in range(len(table.seats)) if other != seat and table.view().solvent(other)
        ]
        return [empty(cls, partners[0])] if partners else []
    return [cls(1, 1, 0, 1)] if fields == ("amount", "back", "unit", "term") else []


def empty(cls: Any, partner: int) -> Any:
    """An offer of nothing, or a request for the least loan."""
    if cls.LISTS:
        return cls(partner, *[() if field in cls.LISTS else 0 for field in cls.FIELDS[1:]])
    return cls(partner, 1, 1, 0, 1)


def explain(table: Table, seat: int, menu: list[Choice], text: str) -> None:
    """`why 3`, `why build`, `why build oriental`: the explanation of each act that is meant."""
    choice = chosen(menu, text)
    found = [] if choice is None else of_choice(table, seat, choice)
    word, _, rest = text.casefold().partition(" ")
    if not found:
        found = [each for each in findings(table, seat) if meant(table, each, word, rest)]
    for _, act, answer in found[:MOST_LINES]:
        why = Explanation(answer.rules) if answer.reason in POSSIBLE[1:] else answer
        table.paper.line(f"  {label(table, seat, act)}: {table.words.why(why)}", hang=4)
    if len(found) > MOST_LINES:
        table.say(table.t("and-more", n=len(found) - MOST_LINES))
    if not found:
        table.say(table.t("why-what", what=fit(text, 20).strip()))


def of_choice(table: Table, seat: int, choice: Choice) -> list[Finding]:
    if choice.group in ("counter", "later"):
        return []
    found: list[Finding] = []
    for act in choice.acts:
        if isinstance(act, Span):
            found.append((kind(act), act, table.match.explain(seat, act.at(act.low))))
        elif isinstance(act, Form):
            found += [
                (kind(act), act, table.match.explain(seat, one)) for one in tries(table, seat, act.kind)
            ][:1]
        else:
            found.append((kind(act), act, table.match.explain(seat, act)))
    return found


def meant(table: Table, finding: Finding, word: str, rest: str) -> bool:
    """Is this the act that was typed, about the deed that was typed?"""
    name, act, _ = finding
    if word not in words_of(name) and not (len(word) > 2 and name.casefold().startswith(word)):
        return False
    return not rest or rest in deed_of(table, act).casefold()
