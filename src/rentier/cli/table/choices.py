"""The legal list as a menu: answers first, then the standing acts in a few groups."""

from __future__ import annotations

from typing import Any

from rentier.cli.table.table import Table
from rentier.cli.table.texts import typed
from rentier.core.legal import Form, Span
from rentier.core.seat import bit
from rentier.games.monopoly.actions import Offer

# Standing acts that wait in a group; every other kind stands beside the answers.
GROUPS = {
    "build": ("Build",),
    "sell": ("SellBuilding",),
    "pawn": ("Pawn",),
    "redeem": ("Redeem",),
    "deal": ("Offer", "Withdraw"),
    "loan": ("AskBank", "AskLoan", "AskLater", "Repay"),
    "rent": ("SetCap", "ClearCap"),
    "bank": ("Issue",),
    "vote": ("VoteEnd", "VoteConcede", "VoteDefault"),
    "concede": ("Concede",),
}
GROUP_OF = {name: group for group, names in GROUPS.items() for name in names}
PRICED = ("Buy", "Build", "SellBuilding", "Pawn", "Redeem", "PayFine")
SUMS = ("cost", "refund", "amount")  # what an act costs or brings, as its explanation says


class Choice:
    """One number of the menu: an act, acts that differ by a sum or a form, or a group of acts."""

    def __init__(self, words: list[str], label: str, acts: list[Any], group: str = "") -> None:
        self.words = words
        self.label = label
        self.acts = acts
        self.group = group


def kind(act: Any) -> str:
    """The name of the kind of act."""
    name: str = act.kind.__name__ if isinstance(act, (Span, Form)) else type(act).__name__
    return name


def choices(table: Table, seat: int) -> list[Choice]:
    """The menu of a seat, in the order of its legal list."""
    found: list[Choice] = []
    grouped: dict[str, list[Any]] = {}
    for act in table.match.legal(seat):
        group = GROUP_OF.get(kind(act), "")
        if kind(act) == "Withdraw" and not mine(table, seat, act.entry):
            continue
        if group:
            grouped.setdefault(group, []).append(act)
        else:
            found.append(Choice(words_of(kind(act)), label(table, seat, act), [act]))
    found += replies(table, seat)
    for group in GROUPS:
        if group in grouped:
            found.append(Choice(typed(f"group-{group}"), table.t(f"menu-{group}"), grouped[group], group))
    return found


def replies(table: Table, seat: int) -> list[Choice]:
    """A counter to each offer made to this seat; and not to answer now, where nothing else is asked."""
    asked = [entry for entry in table.view().book() if entry.asked & bit(seat)]
    found = [
        Choice(typed("word-counter"), table.t("menu-counter", entry=str(entry.id)), [entry], "counter")
        for entry in asked
        if isinstance(entry.act, Offer)
    ]
    if asked and not table.view(seat).asked():
        found.append(Choice(typed("word-later"), table.t("menu-later"), asked, "later"))
    return found


def mine(table: Table, seat: int, entry: int) -> bool:
    return any([offer.id == entry and offer.author == seat for offer in table.view().book()])


def words_of(name: str) -> list[str]:
    """What may be typed for this kind of act."""
    return typed(f"act-{name}")


def label(table: Table, seat: int, act: Any) -> str:
    """The words of an act, with what it costs or brings."""
    text = str(table.words.action(act))
    if kind(act) not in PRICED:
        return text
    values = dict(table.match.explain(seat, act).values)
    for key in SUMS:
        if key in values and str(table.words.money(values[key])) not in text:
            return f"{text} ({table.words.money(values[key])})"
    return text


def default(menu: list[Choice]) -> Choice | None:
    """What the Enter key means: the one plain answer, where there is only one."""
    plain = [choice for choice in menu if choice.group not in GROUPS]
    lone = len(plain) == 1 and kind(plain[0].acts[0]) in ("Throw", "EndTurn")
    return plain[0] if lone else None


def chosen(menu: list[Choice], text: str) -> Choice | None:
    """The choice a person means by a number, a word, or the beginning of a word that no other choice has."""
    said = text.casefold()
    if said.isascii() and said.isdecimal():
        return menu[int(said) - 1] if len(said) < 4 and 1 <= int(said) <= len(menu) else None
    exact = [choice for choice in menu if said in choice.words or said == choice.label.casefold()]
    if exact:
        return exact[0]
    near = [choice for choice in menu if begins(choice, said)]
    return near[0] if len(near) == 1 else None


def begins(choice: Choice, said: str) -> bool:
    if len(said) < 2:
        return False
    return any([word.startswith(said) for word in [*choice.words, choice.label.casefold()]])
