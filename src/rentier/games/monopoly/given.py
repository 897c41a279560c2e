"""A game in the middle, as a scenario tells it: only what differs from a fresh start."""

from __future__ import annotations

from typing import Any, Final

from rentier.core.errors import BadValue
from rentier.games.monopoly.accounts import BANK, KIND_IDS, MINT, POT
from rentier.games.monopoly.board import HOTEL
from rentier.games.monopoly.names import domain, parse
from rentier.games.monopoly.records import RAISING, ROUNDS, TURNS, Debt, Loan
from rentier.games.monopoly.state import MonopolyState
from rentier.games.monopoly.steps.debts import Debts
from rentier.games.monopoly.steps.jail import JAIL_TURN
from rentier.games.monopoly.steps.setup import OPENING
from rentier.games.monopoly.steps.turn import AFTER_THROW, BEFORE_THROW, EXTRA_THROW
from rentier.games.monopoly.verbs.deeds import give_deed
from rentier.parts.deck import Deck

KNOWN: Final = (
    *("cash", "bank", "pot", "at", "deeds", "groups", "pawned", "levels", "cards", "jail", "turn", "round"),
    *("turn_number", "own_turns", "doubles", "question", "extra", "stock", "loans", "top", "caps", "owes"),
    *("built", "sold", "start_levels", "out", "away"),
)


def given(s: MonopolyState, data: dict[str, Any]) -> MonopolyState:
    """The fresh state changed as told; `BadValue` names what is unknown."""
    for key in data:
        if key not in KNOWN:
            raise BadValue(f"given.{key} is unknown; known: {', '.join(KNOWN)}")
    s.stack.clear()
    OPENING.run(s)
    s.stack.clear()
    s.order[:] = list(range(s.seats))
    s.tokens = list(range(s.seats))
    s.turn = int(data.get("turn_number", 1))
    s.round = int(data.get("round", 1))
    s.own_turns[:] = [s.round] * s.seats
    for part in (_estate, _people, _decks, _business, _money, _question):
        try:
            part(s, data)
        except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
            raise BadValue(f"given: a value has not the form docs/scenarios.md shows ({error!r})") from None
    return s


def _named(s: MonopolyState, field: str, word: object) -> int:
    """The number behind a name, or a number that stands for something."""
    value = parse(s.board, field, word)
    if not 0 <= value < len(domain(s.board, field)):
        raise BadValue(f"given: there is no {field} {value}")
    return value


def _estate(s: MonopolyState, data: dict[str, Any]) -> None:
    for seat, words in data.get("deeds", {}).items():
        for word in words:
            give_deed(s, _named(s, "deed", word), seat, "P-BUY-2")
    for seat, groups in data.get("groups", {}).items():
        for group in groups:
            for deed in s.board.members[_group(s, group)]:
                give_deed(s, deed, seat, "P-BUY-2")
    for word in data.get("pawned", []):
        s.pawned |= 1 << _named(s, "deed", word)
    s.level = _levels(s, data.get("levels", {}), s.level)
    s.start_level = _levels(s, data.get("start_levels", {}), s.level)
    for word, amount in data.get("caps", {}).items():
        s.cap[_named(s, "deed", word)] = int(amount)
    for key in ("built", "sold"):
        mask = sum([1 << _named(s, "deed", word) for word in data.get(key, [])])
        if key == "built":
            s.built = mask
        else:
            s.sold = mask
    _stock(s, data.get("stock", {}))


def _stock(s: MonopolyState, stock: dict[str, Any]) -> None:
    s.houses = s.board.houses - sum([level for level in s.level if level < HOTEL])
    s.hotels = s.board.hotels - len([level for level in s.level if level == HOTEL])
    s.houses = int(stock.get("houses", s.houses))
    s.hotels = int(stock.get("hotels", s.hotels))
    s.set_houses = s.houses + sum([level for level in s.level if level < HOTEL])
    s.set_hotels = s.hotels + len([level for level in s.level if level == HOTEL])


def _group(s: MonopolyState, word: object) -> int:
    if word not in s.board.group_ids:
        raise BadValue(f"group {str(word)[:40]!r} is unknown; known: {', '.join(s.board.group_ids)}")
    return s.board.group_ids.index(str(word))


def _levels(s: MonopolyState, told: dict[str, Any], base: list[int]) -> list[int]:
    """Levels by group in board order, or by deed."""
    levels = base[:]
    for word, value in told.items():
        if isinstance(value, list):
            for deed, level in zip(s.board.members[_group(s, word)], value, strict=True):
                levels[deed] = int(level)
        else:
            levels[_named(s, "deed", word)] = int(value)
    return levels


def _people(s: MonopolyState, data: dict[str, Any]) -> None:
    for seat, word in data.get("at", {}).items():
        s.pos[seat] = _named(s, "space", word)
    for seat, turns in data.get("jail", {}).items():
        s.jail[seat] = int(turns)
        s.pos[seat] = s.board.jail_space
    for seat, words in data.get("cards", {}).items():
        for word in words:
            card = _named(s, "card", word)
            deck = s.board.jail_cards.index(card)
            s.cards[seat] |= 1 << deck
    for seat, turns in data.get("own_turns", {}).items():
        s.own_turns[seat] = int(turns)
    for seat, turns in data.get("away", {}).items():
        s.away[seat] = int(turns)
    s.active = int(data.get("turn", 0))
    s.doubles = int(data.get("doubles", 0))
    for seat in data.get("out", []):
        s.out |= 1 << seat
        s.fallen.append(seat)


def _decks(s: MonopolyState, data: dict[str, Any]) -> None:
    """Cards held are out of their decks; the next cards are known if told."""
    held = [card for at, card in enumerate(s.board.jail_cards) if any([mask >> at & 1 for mask in s.cards])]
    for name, deck in (("chance", s.chance), ("chest", s.chest)):
        unseen = [card for card in deck.unseen if card not in held]
        top = [_named(s, "card", word) for word in data.get("top", {}).get(name, [])]
        rest = [card for card in unseen if card not in top]
        fresh = Deck(top + [-1] * len(rest), rest)
        if name == "chance":
            s.chance = fresh
        else:
            s.chest = fresh


def _business(s: MonopolyState, data: dict[str, Any]) -> None:
    for row in data.get("loans", []):
        lender = parse(s.board, "lender", row["lender"])
        unit = ROUNDS if row.get("unit", "rounds") in ("rounds", ROUNDS) else TURNS
        left = int(row.get("left", row["sum"]))
        loan = Loan(s.next_loan, lender, row["borrower"], int(row["sum"]), left, unit, int(row["due"]), 0)
        s.loans.append(loan)
        s.next_loan += 1
    for row in data.get("owes", []):
        s.debts.append(_debt(s, row))


def _debt(s: MonopolyState, row: dict[str, Any]) -> Debt:
    kind = {"loan": "loan_back", "interest": "redeem"}.get(row["kind"], row["kind"])
    if kind not in KIND_IDS:
        raise BadValue(f"given.owes: kind {kind!r} is unknown; known: {', '.join(KIND_IDS)}")
    ref = row.get("ref", -1)
    deed = parse(s.board, "deed", ref) if isinstance(ref, str) else int(ref)
    creditor = parse(s.board, "creditor", row["creditor"])
    return Debt(row["debtor"], creditor, int(row["amount"]), KIND_IDS.index(kind), deed, 0, RAISING)


def _money(s: MonopolyState, data: dict[str, Any]) -> None:
    """What a purse lacks or has too much goes to the bank; the bank's own difference to the mint."""
    for seat in range(s.seats):
        wanted = int(data.get("cash", {}).get(seat, 0 if s.out >> seat & 1 else s.money[seat]))
        s.money[BANK] += s.money[seat] - wanted
        s.money[seat] = wanted
    pot = int(data.get("pot", 0))
    s.money[BANK] -= pot
    s.money[POT] = pot
    if "bank" in data:
        s.set_money += int(data["bank"]) - s.money[BANK]
        s.money[MINT] = -s.set_money
        s.money[BANK] = int(data["bank"])
    s.booked[:] = s.money


def _question(s: MonopolyState, data: dict[str, Any]) -> None:
    name = data.get("question", "")
    steps = {"BeforeThrow": BEFORE_THROW, "JailTurn": JAIL_TURN, "AfterThrow": AFTER_THROW, "": None}
    if name not in steps:
        raise BadValue(f"given.question: take BeforeThrow, JailTurn or AfterThrow, not {str(name)[:40]!r}")
    step = steps[name]
    if step is None:
        step = BEFORE_THROW if s.jail[s.active] < 0 else JAIL_TURN
    if step == AFTER_THROW and data.get("extra"):
        step = EXTRA_THROW
    s.stack.append(step)
    if s.debts:
        s.stack.append(Debts(s.debts_closed))
