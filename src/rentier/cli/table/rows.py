"""The state of a Monopoly in a few lines: one for the bank, one or two for each player."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from rentier.cli.table.look import BARE, OTHERS, fit, group_tag, mark, shape
from rentier.cli.table.table import Table

CASH, PLACE, WIDER, TOKEN = 7, 21, 6, 11
WIDE = 100  # from here on the tokens' names have room


def head(table: Table, facts: dict[str, Any]) -> Text:
    """The game, the round, and the bank."""
    t, money = table.t, table.words.money
    lent = sum([loan["left"] for loan in facts["loans"]])
    parts = [
        t("head-turn", round=str(facts["round"]), turn=str(facts["turn"])),
        t("head-bank", sum=money(facts["bank"])),
        t("head-stock", houses=str(facts["houses"]), hotels=str(facts["hotels"])),
    ]
    if lent:
        parts.append(t("head-loans", sum=money(lent)))
    if facts["pot"]:
        parts.append(t("head-pot", sum=money(facts["pot"])))
    return Text("  ·  ".join(parts), "bold")


def players(table: Table, seat: int) -> list[Text]:
    """All rows, in the order of play."""
    facts = table.facts(seat)
    order = facts["order"] + [other for other in range(len(table.seats)) if other not in facts["order"]]
    return [row for other in order for row in player(table, facts, other)]


def player(table: Table, facts: dict[str, Any], seat: int) -> list[Text]:
    """Whose turn, shape, name, cash, place; then the deeds, on lines of their own where they find no room."""
    wide = table.paper.width >= WIDE
    out = seat in facts["out"]
    turn = seat == facts["active"] and facts["turn"] > 0
    row = Text("▸" if turn else " ", "bold") + shape(seat) + " "
    row.append(
        fit(table.names[seat], max([len(name) for name in table.names])), "bold" if not out else "dim strike"
    )
    if wide:
        row.append(" ")
        row.append(fit(token(table, facts, seat), TOKEN), "dim")
    row.append(table.words.money(facts["cash"][seat]).rjust(CASH + 1) + "  ", "bold")
    row.append(fit(place(table, facts, seat), PLACE + (WIDER if wide else 0)) + " ")
    return laid(row, [*deeds(table, facts, seat), *extras(table, facts, seat)], table.paper.width)


def laid(row: Text, parts: list[Text], width: int) -> list[Text]:
    """The parts behind the row, further rows begin where its deeds began."""
    rows, indent = [row], row.cell_len
    for part in parts:
        if rows[-1].cell_len + part.cell_len > width:
            rows.append(Text(" " * indent))
        rows[-1].append_text(part).append(" ")
    for line in rows:
        line.rstrip()
    return rows


def token(table: Table, facts: dict[str, Any], seat: int) -> str:
    name = facts["tokens"][seat]
    return "" if name is None else str(table.words.token(table.view().board.token_ids.index(name)))


def place(table: Table, facts: dict[str, Any], seat: int) -> str:
    if seat in facts["out"]:
        return table.t("place-out")
    if facts["jail"][seat] >= 0:
        return table.t("place-jail", turn=str(facts["jail"][seat]))
    return str(table.words.space(facts["at"][seat]))


def deeds(table: Table, facts: dict[str, Any], seat: int) -> list[Text]:
    """For each group this player has a part of: its letters, a mark for each deed, a star if it is whole."""
    board = table.view().board
    found: list[Text] = []
    for group, members in zip(board.group_ids, board.members, strict=True):
        marks = [held(facts, board.deed_ids[deed], seat) for deed in members]
        if any(marks):
            tag = group_tag(group, table.t(f"group-code-{group}"))
            whole = all(marks)
            found.append(tag + Text("".join([sign or OTHERS for sign in marks]), "bold" if whole else ""))
            found[-1].append("*" if whole else "", "bold")
    return found


def held(facts: dict[str, Any], deed: str, seat: int) -> str:
    """The mark of a deed in this player's hands; empty if it is another's."""
    if facts["owner"][deed] != seat:
        return ""
    return mark(facts["levels"].get(deed, 0), deed in facts["pawned"])


def extras(table: Table, facts: dict[str, Any], seat: int) -> list[Text]:
    """Cards kept, loans and debts, roles."""
    t, money = table.t, table.words.money
    found = [t("row-card") for _ in facts["cards"][seat]]
    lent = sum([loan["left"] for loan in facts["loans"] if loan["lender"] == seat])
    borrowed = sum([loan["left"] for loan in facts["loans"] if loan["borrower"] == seat])
    owed = sum([debt["amount"] for debt in facts["debts"] if debt["debtor"] == seat])
    found += [t("row-lent", sum=money(lent))] if lent else []
    found += [t("row-borrowed", sum=money(borrowed))] if borrowed else []
    found += [t("row-owes", sum=money(owed))] if owed else []
    found += [t(f"row-{role}") for role in ("banker", "auctioneer") if facts[role] == seat]
    return [Text(word, "italic") for word in found]


def legend(table: Table) -> str:
    return table.t("legend", bare=BARE, others=OTHERS)


def spoken(table: Table, seat: int) -> list[str]:
    """The same for plain lines: words instead of signs."""
    facts = table.facts(seat)
    lines = [head(table, facts).plain.replace("  ·  ", "; ")]
    for other in facts["order"] or range(len(table.seats)):
        row = [table.words.money(facts["cash"][other]), place(table, facts, other)]
        row += [text.plain for text in [*deeds(table, facts, other), *extras(table, facts, other)]]
        mine = f" ({table.t('on-turn')})" if other == facts["active"] and facts["turn"] else ""
        lines.append(f"{table.names[other]}{mine}: {', '.join(row)}")
    return lines
