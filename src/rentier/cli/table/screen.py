"""The screen of a decision: the state, the news, the question, the menu."""

from __future__ import annotations

from rich.text import Text

from rentier.cli.table.choices import GROUPS, Choice, default
from rentier.cli.table.deal import outcome
from rentier.cli.table.look import shape
from rentier.cli.table.moves import asked
from rentier.cli.table.rows import head, laid, legend, players, spoken
from rentier.cli.table.story import Paragraph, news, paragraphs
from rentier.cli.table.table import Table
from rentier.core.book import Entry
from rentier.core.seat import bit
from rentier.games.monopoly.actions import Offer

LEAST_NEWS = 3  # lines of news that are shown even where the screen is too small for all


def show(table: Table, seat: int, menu: list[Choice]) -> None:
    """Everything this person needs to decide; what was news is then told."""
    told = paragraphs(table, news(table, seat))
    if table.paper.plain:
        show_plain(table, seat, menu, told)
    else:
        show_rich(table, seat, menu, told)
    table.told[seat] = len(table.match.log)
    table.greeted[seat] = True


def show_plain(table: Table, seat: int, menu: list[Choice], told: list[Paragraph]) -> None:
    """News and question each time, the state once a turn."""
    table.say("")
    for paragraph in told:
        table.say(paragraph.text(table.names))
    turn = (seat, table.view().turn())
    if turn != table.turn_shown:
        table.turn_shown = turn
        for line in spoken(table, seat):
            table.say(line)
    for line in question(table, seat):
        table.say(line)
    for number, choice in enumerate(menu, 1):
        table.say(f"{number} {choice.label}")


def show_rich(table: Table, seat: int, menu: list[Choice], told: list[Paragraph]) -> None:
    paper = table.paper
    top = [head(table, table.facts(seat)), *players(table, seat)]
    if table.view().round() == 1:
        top.append(Text(legend(table), "dim"))
    low = [Text(line, "bold" if at == 0 else "") for at, line in enumerate(question(table, seat))]
    low = [row for line in low for row in paper.wrapped(line, hang=3)] + menu_lines(table, menu)
    room = max(paper.height - len(top) - len(low) - 4, LEAST_NEWS)
    paper.clear()
    for row in top:
        paper.line(row)
    paper.rule()
    for row in shortened(table, told_lines(table, told), room):
        paper.line(row)
    paper.rule()
    for row in low:
        paper.line(row)


def told_lines(table: Table, told: list[Paragraph]) -> list[Text]:
    """The story, wrapped, each paragraph behind the shape of whose turn it was."""
    rows: list[Text] = []
    for paragraph in told:
        mark = shape(paragraph.seat) + " " if paragraph.seat >= 0 else Text("  ")
        rows += table.paper.wrapped(mark + Text(paragraph.text(table.names)), hang=2)
    return rows


def shortened(table: Table, rows: list[Text], room: int) -> list[Text]:
    """The newest that fit; the rest is in the log."""
    if len(rows) <= room:
        return rows
    return [Text(table.t("more-in-log", n=len(rows) - room + 1), "dim"), *rows[len(rows) - room + 1 :]]


def question(table: Table, seat: int) -> list[str]:
    """The status sentence; in a debt also what is missing and what could still be raised."""
    view = table.view(seat)
    debts = view.debts()
    more = {field: getattr(debts[0], field) for field in debts[0].FIELDS} if debts else None
    lines = [table.words.question(view.question(), asked(table), more)]
    offers = [line for entry in view.book() if entry.asked & bit(seat) for line in proposal(table, entry)]
    lines = [*lines, *offers] if view.asked() else [*offers, *lines]
    money = table.words.money
    raisable = view.raisable()
    if raisable >= 0:
        debts = [debt for debt in debts if debt.debtor == seat]
        missing = max(debts[0].amount - view.cash(seat), 0) if debts else 0
        sums = {"cash": money(view.cash(seat)), "raisable": money(raisable), "missing": money(missing)}
        lines.append(table.t("debt-panel" if debts else "settle-panel", **sums))
    return lines


def proposal(table: Table, entry: Entry) -> list[str]:
    """An offer, a request or a vote that waits for an answer; of a deal also what it changes."""
    text = table.words.action(entry.act)
    name = table.words.seat(entry.author)
    line = table.t("proposal", entry=str(entry.id), name=name, text=text)
    return [line, outcome(table, entry.author, entry.act)] if isinstance(entry.act, Offer) else [line]


def menu_lines(table: Table, menu: list[Choice]) -> list[Text]:
    """Answers one below the other, the groups of standing acts in a row."""
    items = [Text(f"{number:2} ", "bold") + Text(choice.label) for number, choice in enumerate(menu, 1)]
    rows = [item for item, choice in zip(items, menu, strict=True) if choice.group not in GROUPS]
    groups = [item for item, choice in zip(items, menu, strict=True) if choice.group in GROUPS]
    if default(menu) is not None:
        rows[0].append(f"  [{table.t('enter')}]", "dim")
    rows += laid(Text(""), groups, table.paper.width) if groups else []
    rows.append(Text(table.t("hint"), "dim"))
    return rows
