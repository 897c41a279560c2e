"""The whole board in a compact table, and one deed in full."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from rentier.cli.table.look import fit, group_tag, mark, shape
from rentier.cli.table.table import Table

LEAST, MOST = 39, 50  # how wide a column is
BESIDE = 18  # number, group, state and pieces
SIDE = 20  # spaces a column


def board(table: Table) -> None:
    """All 40 spaces: number, group, name, how it stands, whose it is, who is there."""
    facts = table.facts()
    spaces = range(len(table.view().board.space_ids))
    if table.paper.plain:
        for space in spaces:
            table.say(spoken(table, facts, space))
        return
    for space in spaces[:SIDE]:
        row = cell(table, facts, space)
        row.append_text(cell(table, facts, space + SIDE))
        table.paper.line(row)


def column(table: Table) -> int:
    return min(max(table.paper.width // 2, LEAST), MOST)


def cell(table: Table, facts: dict[str, Any], space: int) -> Text:
    """One space in a column."""
    view = table.view()
    deed = view.board.deed_at[space]
    row = Text(f"{space:3} ", "dim")
    if deed < 0:
        row.append("   ").append(fit(table.words.space(space), column(table) - BESIDE)).append("     ")
    else:
        group = view.board.group_ids[view.board.group[deed]]
        row.append_text(group_tag(group, fit(table.t(f"group-code-{group}"), 2))).append(" ")
        row.append(fit(table.words.space(space), column(table) - BESIDE))
        row.append_text(state(table, facts, deed))
    for seat in range(len(table.seats)):
        if facts["at"][seat] == space and seat not in facts["out"]:
            row.append_text(shape(seat))
    row.append(" " * max(column(table) - row.cell_len, 1))
    return row


def state(table: Table, facts: dict[str, Any], deed: int) -> Text:
    """Whose it is and how it stands; a free deed shows its price."""
    owner = table.view().owner(deed)
    id = table.view().board.deed_ids[deed]
    if owner < 0:
        return Text(fit(str(table.view().board.price[deed]), 5), "dim")
    return Text(" ") + shape(owner) + mark(facts["levels"].get(id, 0), id in facts["pawned"]) + "  "


def spoken(table: Table, facts: dict[str, Any], space: int) -> str:
    """The same in words."""
    view = table.view()
    deed = view.board.deed_at[space]
    parts = [f"{space} {table.words.space(space)}"]
    if deed >= 0:
        parts[0] += f" ({table.t(f'group-{view.board.group_ids[view.board.group[deed]]}')})"
        parts.append(standing(table, facts, deed))
    there = [table.names[s] for s, at in enumerate(facts["at"]) if at == space and s not in facts["out"]]
    return "; ".join([*parts, *([table.t("here", names=", ".join(there))] if there else [])])


def standing(table: Table, facts: dict[str, Any], deed: int) -> str:
    """Whose it is and how it stands, in words."""
    view = table.view()
    id = view.board.deed_ids[deed]
    if view.owner(deed) < 0:
        return table.t("free", price=table.words.money(view.board.price[deed]))
    text = table.t("owned", name=table.names[view.owner(deed)])
    level = facts["levels"].get(id, 0)
    if id in facts["pawned"]:
        text += f", {table.t('pawned')}"
    elif level:
        text += f", {table.t('level', n=level)}"
    if id in facts["caps"]:
        text += f", {table.t('capped', sum=table.words.money(facts['caps'][id]))}"
    return text


def found(table: Table, text: str) -> list[int]:
    """The deeds a person means: by number of the space, by a part of the name, or by id."""
    board = table.view().board
    said = text.casefold()
    if said.isascii() and said.isdecimal() and len(said) < 4:
        at = int(said)
        return [board.deed_at[at]] if at < len(board.deed_at) and board.deed_at[at] >= 0 else []
    names = [table.words.deed(deed).casefold() for deed in range(len(board.deed_ids))]
    exact = [deed for deed, id in enumerate(board.deed_ids) if said in (id, names[deed])]
    return exact or [deed for deed, name in enumerate(names) if said and said in name]


def card(table: Table, text: str) -> None:
    """A deed with its price, rents and state."""
    deeds = found(table, text)
    if len(deeds) != 1:
        some = ", ".join([table.words.deed(deed) for deed in deeds[:8]])
        table.say(table.t("which-deed", some=some) if some else table.t("no-deed"))
        return
    deed, board, money = deeds[0], table.view().board, table.words.money
    group = board.group_ids[board.group[deed]]
    sums = {"price": money(board.price[deed]), "pawn": money(board.mortgage[deed])}
    table.say(f"{table.words.deed(deed)} ({table.t(f'group-{group}')})", "bold")
    table.say("  " + table.t("deed-price", **sums))
    table.say("  " + rents(table, deed))
    if board.house_cost[deed]:
        table.say("  " + table.t("deed-house", sum=money(board.house_cost[deed])))
    table.say("  " + standing(table, table.facts(), deed))


def rents(table: Table, deed: int) -> str:
    """The ladder printed on the deed."""
    board = table.view().board
    figures = [figure for figure in board.rent[6 * deed : 6 * deed + 6] if figure]
    group = board.group_ids[board.group[deed]]
    if group == "utility":
        return table.t("rent-utility", row=" / ".join([f"×{figure}" for figure in figures]))
    row = " / ".join([table.words.money(figure) for figure in figures])
    return table.t("rent-railroad" if group == "railroad" else "rent-street", row=row)
