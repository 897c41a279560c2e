"""The log: all that happened, every line with its rule; and the rulebook beside it."""

from __future__ import annotations

from rentier.cli.table.table import Table
from rentier.cli.table.texts import typed
from rentier.core.log import LogEntry, TakeBackEntry
from rentier.core.seat import may_see
from rentier.wire.texts import texts

USUAL = 20
MONEY = ("MoneyMoved", "MoneyIssued")
DEALS = ("Offer", "Deal", "Loan", "Later", "Vote")
MOST_RULES = 12


class Line:
    """One sentence of the log: which kind of event told it, and who is in it."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text


def lines(table: Table, seat: int) -> list[Line]:
    """The whole log as this seat may read it."""
    found = [Line(type(event).__name__, told(table, event)) for event in table.match.opening]
    for entry in table.match.log:
        if isinstance(entry, TakeBackEntry) or may_see(entry.audience, seat):
            said = table.words.entry(entry.row())
            found += [Line("", said)] if said else []
        if isinstance(entry, LogEntry):
            events = [event for event in entry.events if may_see(event.audience, seat)]
            found += [Line(type(event).__name__, told(table, event)) for event in events]
    return found


def told(table: Table, event: object) -> str:
    return f"{table.words.event(event)} [{event.rule}]"  # type: ignore[arg-type, attr-defined]


def log(table: Table, seat: int, rest: str) -> None:
    """`log`, `log money`, `log deals`, `log NAME`, each with a number of lines or `all`."""
    found, most = lines(table, seat), USUAL
    for word in rest.split():
        if word in typed("word-all"):
            most = len(found)
        elif word.isascii() and word.isdecimal() and len(word) < 8:
            most = int(word)
        elif word in typed("word-money"):
            found = [line for line in found if line.name in MONEY]
        elif word in typed("word-deals"):
            found = [line for line in found if line.name.startswith(DEALS)]
        else:
            found = [line for line in found if word in line.text.casefold()]
    if len(found) > most:
        table.say(table.t("log-earlier", n=len(found) - most), "dim")
    for line in found[len(found) - most if most < len(found) else 0 :]:
        table.paper.line(f"  {line.text}", hang=4)
    if not found:
        table.say(table.t("log-empty"))


def rule(table: Table, text: str) -> None:
    """`rule P-RENT-2`: title and text."""
    all_rules = texts(table.match.header.game, table.lang).rules
    id = text.upper()
    if id not in all_rules:
        near = [other for other in all_rules if id and other.startswith(id.rstrip("0123456789-"))]
        table.say(table.t("no-rule", near=", ".join(near[:MOST_RULES]) or "P-RENT-1"))
        return
    title, body = all_rules[id]
    table.say(f"{id} {title}", "bold")
    table.paper.line(f"  {body}", hang=2)


def search(table: Table, text: str) -> None:
    """`rules word`: where the rulebook speaks of it; one hit is shown whole."""
    if not text:
        table.say(table.t("rules-what"))
        return
    all_rules = texts(table.match.header.game, table.lang).rules
    said = text.casefold()
    hits = [id for id, (title, _) in all_rules.items() if said in title.casefold() or said in id.casefold()]
    hits += [id for id, (_, body) in all_rules.items() if said in body.casefold() and id not in hits]
    if len(hits) == 1:
        rule(table, hits[0])
        return
    for id in hits[:MOST_RULES]:
        table.say(f"  {id} {all_rules[id][0]}")
    more = len(hits) - MOST_RULES
    if more > 0 or not hits:
        table.say(table.t("and-more", n=more) if hits else table.t("nothing-found"))
