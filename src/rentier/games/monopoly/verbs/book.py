"""Entries of the offer book come and go only here."""

from __future__ import annotations

from rentier.core.action import Action
from rentier.core.book import Entry
from rentier.core.seat import bit
from rentier.games.monopoly.actions import AskBank, AskLoan, Offer, Postpone
from rentier.games.monopoly.events.estate import OfferClosed
from rentier.games.monopoly.state import MonopolyState

ACCEPTED, REJECTED, WITHDRAWN, LAPSED, UNANSWERED = range(1, 6)


def turn_stamp(s: MonopolyState) -> int:
    """Tells one turn and throw from another."""
    return s.turn << 20 | s.throws & 0xFFFFF


def open_entry(s: MonopolyState, author: int, asked: int, act: Action) -> Entry:
    """Put an offer, a request or a vote on the book."""
    entry = Entry(s.next_entry, author, asked, act, s.stack[-1], turn_stamp(s))
    s.next_entry += 1
    s.book.append(entry)
    return entry


def replace_entry(s: MonopolyState, entry: Entry, changed: Entry) -> None:
    s.book[s.book.index(entry)] = changed


def close_entry(s: MonopolyState, entry: Entry, outcome: int, rule: str) -> None:
    """Take an entry off the book and say why."""
    s.book.remove(entry)
    if s.sink is not None:
        s.sink.append(OfferClosed(rule, entry.id, outcome))


def is_request(act: Action) -> bool:
    """An offer or request to one party; everything else on the book is a vote."""
    return isinstance(act, (Offer, AskLoan, AskBank, Postpone))


def forget_seat(s: MonopolyState, entry: Entry, seat: int) -> None:
    """P-DEAL-5: what a player asked lapses when he goes out, and nobody waits for his answers."""
    if entry.author == seat or (entry.asked == bit(seat) and is_request(entry.act)):
        close_entry(s, entry, LAPSED, "P-DEAL-5")
    elif entry.asked & bit(seat):
        replace_entry(s, entry, entry.without(seat))
