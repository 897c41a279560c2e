"""What happened, told in sentences: a paragraph for each turn, a clause for each event."""

from __future__ import annotations

from typing import Any

from rentier.cli.table.table import Table
from rentier.core.event import Event
from rentier.core.log import LogEntry, TakeBackEntry
from rentier.core.seat import may_see

# Told by another event of the same act, or seen on the screen anyway; the log has them all.
SILENT = {
    "OrderThrown",
    "SpaceReached",
    "TurnBegan",
    "TurnEnded",
    "RoundEnded",
    "LotOffered",
    "CardPutUnder",
    "OfferClosed",
}
SILENT_KINDS = {
    "start",
    "open",
    "issue",
    "pawn",
    "buyback",
    "building",
    "auction",
    "rent",
    "loan_out",
    "loan_back",
}


ACCEPTED = 1
LAST = 4  # turns told where there is no screen


class Paragraph:
    """Sentences of one turn; `seat` is whose turn it is, -1 before the first."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.sentences: list[str] = []

    def text(self, names: list[str]) -> str:
        """One line: who goes on acting is not named again."""
        told = ""
        subject = ""
        for sentence in self.sentences:
            name = next((name for name in names if sentence.startswith(f"{name} ")), "")
            if name and name == subject:
                told += f", {sentence[len(name) + 1 :]}"
            else:
                told += f"{'. ' if told else ''}{sentence[:1].upper()}{sentence[1:]}"
            subject = name
            told = told.rstrip(".")
        return told if told.rstrip("”»").endswith((".", "!", "?", "…")) else f"{told}."


def news(table: Table, seat: int) -> list[Event | TakeBackEntry]:
    """The events since this person was told the last; what was taken back meanwhile is left out."""
    found: list[tuple[int, Event | TakeBackEntry]] = []
    if not table.told[seat] and not table.greeted[seat]:
        found.extend([(-1, event) for event in table.match.opening])
    for entry in table.match.log[table.told[seat] :]:
        if isinstance(entry, LogEntry):
            found.extend([(entry.n, event) for event in entry.events])
        else:
            found = [(n, event) for n, event in found if n < entry.to] + [(entry.n, entry)]
    return [event for _, event in found if isinstance(event, TakeBackEntry) or may_see(event.audience, seat)]


def paragraphs(table: Table, events: list[Event | TakeBackEntry]) -> list[Paragraph]:
    """The story of these events."""
    told: list[Paragraph] = [Paragraph(-1)]
    if events[:1] and events[0] in table.match.opening:
        told[0].sentences.append(sealed(table))
    for event in events:
        if isinstance(event, TakeBackEntry):
            told[-1].sentences.append(table.t("taken-back", name=table.names[event.seat]))
            continue
        if type(event).__name__ == "TurnBegan":
            told.append(Paragraph(event.seat))  # type: ignore[attr-defined]
        if not silent(table, event):
            told[-1].sentences.append(str(table.words.event(event)))
    if len(told) == 1 and table.view().turn():
        told[0].seat = table.view().active()
    return [paragraph for paragraph in told if paragraph.sentences]


def sealed(table: Table) -> str:
    """What is fixed before the first throw."""
    dice = table.match.header.dice
    if dice.source == "sealed":
        return table.t("dice-sealed", commitment=dice.commitment)
    return table.t("dice-fast", seed=table.seed)


def silent(table: Table, event: Any) -> bool:
    name = type(event).__name__
    if name == "MoneyMoved":
        kind = table.match.rules.label("kind", event.kind)
        return kind in SILENT_KINDS or (kind == "redeem" and event.rule != "P-MTG-5")
    if name == "DeedMoved":
        return bool(event.src < 0 or event.dst < 0)  # the price paid, or the bankruptcy, says so
    if name == "OfferClosed":
        return bool(event.outcome == ACCEPTED)  # what came of it says so
    return name in SILENT


def tell(table: Table, seat: int) -> None:
    """The end of the story so far, without a screen around it."""
    table.paper.line()
    for paragraph in paragraphs(table, news(table, seat))[-LAST:]:
        table.paper.line(paragraph.text(table.names), hang=2)
    table.told[seat] = len(table.match.log)
