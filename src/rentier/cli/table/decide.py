"""One decision of one person: the screen, the prompt, and what comes of the words typed."""

from __future__ import annotations

from rentier.cli.table.ask import amount_of
from rentier.cli.table.carry import carry
from rentier.cli.table.choices import GROUPS, Choice, choices, chosen, default
from rentier.cli.table.commands import DONE, REDRAW, STAY, command
from rentier.cli.table.screen import show
from rentier.cli.table.table import Table
from rentier.cli.table.texts import typed
from rentier.core.legal import Span
from rentier.core.seat import bit
from rentier.core.take_back import AgreeTakeBack, RefuseTakeBack


def decide(table: Table, seat: int) -> None:
    """Until this person has done something."""
    hand_over(table, seat)
    request = table.match.request
    if request is not None and request.asked(table.match.state) & bit(seat):
        allow(table, seat, request.seat)
        return
    after = REDRAW
    while after != DONE:
        menu = choices(table, seat)
        if after == REDRAW:
            show(table, seat, menu)
        after = react(table, seat, menu, table.keys.line(prompt(table, seat)))


def prompt(table: Table, seat: int) -> str:
    return f"{table.names[seat]}> " if len(table.people) > 1 else "> "


def hand_over(table: Table, seat: int) -> None:
    """Nothing is hidden at this table: only so that everybody answers for himself."""
    if len(table.people) > 1 and table.holder not in (-1, seat):
        table.keys.line(f"\n{table.t('hand-over', name=table.names[seat])} ")
    table.holder = seat


def allow(table: Table, seat: int, asker: int) -> None:
    """Somebody asks to take back."""
    yes = table.keys.sure(table.t, table.words.asks_back(asker))
    table.match.submit(seat, AgreeTakeBack() if yes else RefuseTakeBack())


def react(table: Table, seat: int, menu: list[Choice], text: str) -> int:
    """A number or a word of the menu, a sum, or a command."""
    if not text:
        choice = default(menu)
        if choice is None:
            table.say(table.t("hint"))
            return STAY
        return done(carry(table, seat, choice))
    after = command(table, seat, menu, text)
    if after is not None:
        return after
    word, _, rest = text.partition(" ")
    if word.casefold() in typed("cmd-as") and len(table.people) > 1:
        return speak_for(table, seat, rest)
    return pick(table, seat, menu, text)


def pick(table: Table, seat: int, menu: list[Choice], text: str) -> int:
    choice = chosen(menu, text)
    if choice is not None:
        return done(carry(table, seat, choice))
    word, _, rest = text.partition(" ")
    ranged = [each for each in menu if each.group not in GROUPS and isinstance(each.acts[0], Span)]
    choice = chosen(ranged, word)
    if choice is not None and amount_of(rest) is not None:  # "bid 150"
        return done(carry(table, seat, choice, fit_amount(table, choice, rest)))
    if len(ranged) == 1 and amount_of(text) is not None:  # "150": larger than any number of the menu
        return done(carry(table, seat, ranged[0], fit_amount(table, ranged[0], text)))
    table.say(table.t("unknown", most=str(len(menu))))
    return STAY


def fit_amount(table: Table, choice: Choice, text: str) -> int | None:
    """The sum typed if the range holds it; else it is asked for again, with its bounds."""
    span, amount = choice.acts[0], amount_of(text)
    return amount if amount is not None and span.holds(span.at(amount)) else None


def done(changed: bool) -> int:
    return DONE if changed else STAY


def speak_for(table: Table, seat: int, name: str) -> int:
    """`as Anna`: another person at this terminal acts out of turn."""
    others = [other for other in table.playing() if other != seat]
    meant = [other for other in others if table.names[other].casefold() == name.casefold()]
    if not meant:
        table.say(table.t("as-whom", names=", ".join([table.names[other] for other in others])))
        return STAY
    menu = choices(table, meant[0])
    show(table, meant[0], menu)
    text = table.keys.line(prompt(table, meant[0]))
    after = react(table, meant[0], menu, text) if text else REDRAW
    return DONE if after == DONE else REDRAW
