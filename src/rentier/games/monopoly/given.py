"""A game in the middle, as a scenario tells it: only what differs from a fresh start."""

from __future__ import annotations

from typing import Any, Final

from rentier.core.errors import BadValue
from rentier.core.value import BIGGEST
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
    """The fresh state changed as told; `BadValue` names what is unknown or impossible."""
    for key in data:
        if key not in KNOWN:
            raise BadValue(f"given.{key} is unknown; known: {', '.join(KNOWN)}")
    s.stack.clear()
    OPENING.run(s)
    s.stack.clear()
    s.order[:] = list(range(s.seats))
    s.tokens = list(range(s.seats))
    s.turn = _whole(data.get("turn_number", 1), "turn_number", 1, s.board.biggest_sum)
    s.round = _whole(data.get("round", 1), "round", 1, s.board.biggest_sum)
    s.own_turns[:] = [s.round] * s.seats
    for part in (_estate, _buildings, _people, _decks, _business, _money, _nothing_left, _question):
        part(s, data)
    return s


def _whole(value: object, where: str, low: int, high: int) -> int:
    """A whole number within bounds, never a bool, a fraction or a text."""
    if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
        return value
    raise BadValue(f"given.{where} is a whole number from {low} to {high}, not {_shown(value)}")


def _shown(value: object) -> str:
    return "a number too long" if isinstance(value, int) and abs(value) > BIGGEST else repr(value)[:60]


def _rows(value: object, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadValue(f"given.{where} is a list, not {_shown(value)}")
    return value


def _table(value: object, where: str) -> dict[Any, Any]:
    if not isinstance(value, dict):
        raise BadValue(f"given.{where} is a table in braces, not {_shown(value)}")
    return value


def _seat(s: MonopolyState, value: object, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < s.seats:
        raise BadValue(f"given.{where}: {_shown(value)} is no seat")
    return value


def _by_seat(s: MonopolyState, data: dict[str, Any], key: str) -> list[tuple[int, Any]]:
    """The rows of a table by seat."""
    return [(_seat(s, seat, key), value) for seat, value in _table(data.get(key, {}), key).items()]


def _number_of(s: MonopolyState, data: dict[str, Any], key: str, high: int) -> list[tuple[int, int]]:
    """The rows of a table that holds a number from 0 for each seat."""
    return [(seat, _whole(value, key, 0, high)) for seat, value in _by_seat(s, data, key)]


def _named(s: MonopolyState, field: str, word: object, where: str) -> int:
    """The number behind a name, or a number that stands for something."""
    try:
        value = parse(s.board, field, word)
    except BadValue as error:
        raise BadValue(f"given.{where}: {error}") from None
    if not 0 <= value < len(domain(s.board, field)):
        raise BadValue(f"given.{where}: there is no {field} {_shown(word)}")
    return value


def _deeds(s: MonopolyState, data: dict[str, Any], key: str) -> list[int]:
    """A list of deeds."""
    return [_named(s, "deed", word, key) for word in _rows(data.get(key, []), key)]


def _estate(s: MonopolyState, data: dict[str, Any]) -> None:
    for seat, words in _by_seat(s, data, "deeds"):
        for word in _rows(words, "deeds"):
            _hand(s, _named(s, "deed", word, "deeds"), seat, "deeds")
    for seat, groups in _by_seat(s, data, "groups"):
        for group in _rows(groups, "groups"):
            for deed in s.board.members[_group(s, group, "groups")]:
                _hand(s, deed, seat, "groups")
    for deed in _deeds(s, data, "pawned"):
        if s.owner[deed] == BANK:
            raise BadValue(f"given.pawned: nobody owns {s.board.deed_ids[deed]}")
        s.pawned |= 1 << deed
    for word, amount in _table(data.get("caps", {}), "caps").items():
        s.cap[_key(s, word, "caps")] = _whole(amount, "caps", 0, s.board.biggest_sum)


def _hand(s: MonopolyState, deed: int, seat: int, where: str) -> None:
    if s.owner[deed] != BANK:
        raise BadValue(f"given.{where}: {s.board.deed_ids[deed]} is given twice")
    give_deed(s, deed, seat, "P-BUY-2")


def _key(s: MonopolyState, word: object, where: str) -> int:
    """The deed a table's key names: always a text, a number there is a seat's name turned into one."""
    if not isinstance(word, str):
        raise BadValue(f"given.{where} is a table by deed, not by seat")
    return _named(s, "deed", word, where)


def _buildings(s: MonopolyState, data: dict[str, Any]) -> None:
    s.level = _levels(s, data, "levels", s.level)
    s.start_level = _levels(s, data, "start_levels", s.level)
    s.built = sum([1 << deed for deed in set(_deeds(s, data, "built"))])
    s.sold = sum([1 << deed for deed in set(_deeds(s, data, "sold"))])
    _stock(s, _table(data.get("stock", {}), "stock"))


def _stock(s: MonopolyState, stock: dict[str, Any]) -> None:
    """What is told, or what the board leaves; both together are at most what the box holds."""
    for key in stock:
        if key not in ("houses", "hotels"):
            raise BadValue(f"given.stock.{key} is unknown; known: houses, hotels")
    houses = sum([level for level in s.level if level < HOTEL])
    hotels = len([level for level in s.level if level == HOTEL])
    s.houses = _left(stock, "houses", s.board.houses - houses)
    s.hotels = _left(stock, "hotels", s.board.hotels - hotels)
    s.set_houses = s.houses + houses
    s.set_hotels = s.hotels + hotels


def _left(stock: dict[str, Any], key: str, most: int) -> int:
    if most < 0:
        raise BadValue(f"given.levels: {-most} {key} more than the box holds")
    return _whole(stock.get(key, most), f"stock.{key}", 0, most)


def _group(s: MonopolyState, word: object, where: str) -> int:
    if word not in s.board.group_ids:
        known = ", ".join(s.board.group_ids)
        raise BadValue(f"given.{where}: group {_shown(word)} is unknown; known: {known}")
    return s.board.group_ids.index(str(word))


def _levels(s: MonopolyState, data: dict[str, Any], key: str, base: list[int]) -> list[int]:
    """Levels by group in board order, or by deed."""
    levels = base[:]
    for word, value in _table(data.get(key, {}), key).items():
        if isinstance(value, list):
            deeds = s.board.members[_group(s, word, key)]
            if len(value) != len(deeds):
                raise BadValue(
                    f"given.{key}: {word} has {len(deeds)} deeds, so it takes {len(deeds)} numbers"
                )
            for at, deed in enumerate(deeds):
                levels[deed] = _level(s, deed, value[at], key)
        else:
            deed = _key(s, word, key)
            levels[deed] = _level(s, deed, value, key)
    return levels


def _level(s: MonopolyState, deed: int, value: object, key: str) -> int:
    level = _whole(value, f"{key}.{s.board.deed_ids[deed]}", 0, HOTEL)
    if level and not s.board.streets >> deed & 1:
        raise BadValue(f"given.{key}: {s.board.deed_ids[deed]} is no street, nothing is built there")
    return level


def _people(s: MonopolyState, data: dict[str, Any]) -> None:
    for seat, word in _by_seat(s, data, "at"):
        s.pos[seat] = _named(s, "space", word, "at")
    for seat, turns in _number_of(s, data, "jail", s.board.jail_turns):
        s.jail[seat] = turns
        s.pos[seat] = s.board.jail_space
    for seat, words in _by_seat(s, data, "cards"):
        for word in _rows(words, "cards"):
            _keep(s, seat, _named(s, "card", word, "cards"))
    for seat, turns in _number_of(s, data, "own_turns", s.board.biggest_sum):
        s.own_turns[seat] = turns
    for seat, turns in _number_of(s, data, "away", s.board.away_turns):
        s.away[seat] = turns
    s.active = _seat(s, data.get("turn", 0), "turn")
    s.doubles = _whole(data.get("doubles", 0), "doubles", 0, s.board.doubles_to_jail - 1)
    for word in _rows(data.get("out", []), "out"):
        seat = _seat(s, word, "out")
        if s.out >> seat & 1:
            raise BadValue("given.out: nobody goes out twice")
        s.out |= 1 << seat
        s.fallen.append(seat)
    if s.out >> s.active & 1:
        raise BadValue("given.turn: who is out has no turn")


def _keep(s: MonopolyState, seat: int, card: int) -> None:
    """A way out of jail in a player's hand."""
    if card not in s.board.jail_cards:
        known = ", ".join([s.board.card_ids[at] for at in s.board.jail_cards])
        raise BadValue(f"given.cards: {s.board.card_ids[card]} cannot be kept, only {known}")
    deck = s.board.jail_cards.index(card)
    if any([mask >> deck & 1 for mask in s.cards]):
        raise BadValue(f"given.cards: {s.board.card_ids[card]} is given twice")
    s.cards[seat] |= 1 << deck


def _decks(s: MonopolyState, data: dict[str, Any]) -> None:
    """Cards held are out of their decks; the next cards are known if told."""
    told = _table(data.get("top", {}), "top")
    for key in told:
        if key not in ("chance", "chest"):
            raise BadValue(f"given.top.{key} is unknown; known: chance, chest")
    s.chance = _deck(s, s.chance, told.get("chance", []), "top.chance")
    s.chest = _deck(s, s.chest, told.get("chest", []), "top.chest")


def _deck(s: MonopolyState, deck: Deck, words: object, where: str) -> Deck:
    held = [card for at, card in enumerate(s.board.jail_cards) if any([mask >> at & 1 for mask in s.cards])]
    rest = [card for card in deck.unseen if card not in held]
    top = [_named(s, "card", word, where) for word in _rows(words, where)]
    for card in top:
        if card not in rest:
            raise BadValue(f"given.{where}: {s.board.card_ids[card]} is not in this deck, or is named twice")
        rest.remove(card)
    return Deck(top + [-1] * len(rest), rest)


def _business(s: MonopolyState, data: dict[str, Any]) -> None:
    for row in _rows(data.get("loans", []), "loans"):
        s.loans.append(_loan(s, _row(row, "loans", ("lender", "borrower", "sum", "due"), ("left", "unit"))))
        s.next_loan += 1
    for row in _rows(data.get("owes", []), "owes"):
        s.debts.append(_debt(s, _row(row, "owes", ("debtor", "creditor", "amount", "kind"), ("ref",))))


def _row(row: object, where: str, needed: tuple[str, ...], free: tuple[str, ...]) -> dict[str, Any]:
    """A table with these keys."""
    table = _table(row, where)
    for key in table:
        if key not in needed and key not in free:
            raise BadValue(f"given.{where}: {_shown(key)} is unknown; known: {', '.join(needed + free)}")
    for key in needed:
        if key not in table:
            raise BadValue(f"given.{where}: {key} is missing")
    return table


def _party(s: MonopolyState, word: object, where: str) -> int:
    """A seat or the bank."""
    return BANK if word == "bank" else _seat(s, word, where)


def _loan(s: MonopolyState, row: dict[str, Any]) -> Loan:
    lender = _party(s, row["lender"], "loans.lender")
    borrower = _seat(s, row["borrower"], "loans.borrower")
    if lender == borrower:
        raise BadValue("given.loans: lender and borrower are the same")
    amount = _whole(row["sum"], "loans.sum", 1, s.board.biggest_sum)
    left = _whole(row.get("left", amount), "loans.left", 1, s.board.biggest_sum)
    unit = row.get("unit", "rounds")
    if unit not in ("rounds", "turns"):
        raise BadValue(f"given.loans.unit: take rounds or turns, not {_shown(unit)}")
    due = _whole(row["due"], "loans.due", 1, s.board.biggest_sum)
    return Loan(s.next_loan, lender, borrower, amount, left, ROUNDS if unit == "rounds" else TURNS, due, 0)


def _debt(s: MonopolyState, row: dict[str, Any]) -> Debt:
    debtor = _seat(s, row["debtor"], "owes.debtor")
    creditor = POT if row["creditor"] == "pot" else _party(s, row["creditor"], "owes.creditor")
    if debtor == creditor:
        raise BadValue("given.owes: debtor and creditor are the same")
    amount = _whole(row["amount"], "owes.amount", 1, s.board.biggest_sum)
    word = row["kind"]
    kind = {"loan": "loan_back", "interest": "redeem"}.get(word, word) if isinstance(word, str) else ""
    if kind not in KIND_IDS:
        raise BadValue(f"given.owes: kind {_shown(word)} is unknown; known: {', '.join(KIND_IDS)}")
    ref = row.get("ref", -1)
    if isinstance(ref, str):
        ref = _named(s, "deed", ref, "owes.ref")
    ref = _whole(ref, "owes.ref", -1, s.board.biggest_sum)
    return Debt(debtor, creditor, amount, KIND_IDS.index(kind), ref, 0, RAISING)


def _money(s: MonopolyState, data: dict[str, Any]) -> None:
    """What a purse lacks or has too much goes to the bank; the bank's own difference to the mint."""
    told = dict(_number_of(s, data, "cash", s.board.biggest_sum))
    for seat in range(s.seats):
        wanted = told.get(seat, 0 if s.out >> seat & 1 else s.money[seat])
        s.money[BANK] += s.money[seat] - wanted
        s.money[seat] = wanted
    pot = _whole(data.get("pot", 0), "pot", 0, s.board.biggest_sum)
    s.money[BANK] -= pot
    s.money[POT] = pot
    if "bank" in data:
        bank = _whole(data["bank"], "bank", 0, s.board.biggest_sum)
        s.set_money += bank - s.money[BANK]
        s.money[MINT] = -s.set_money
        s.money[BANK] = bank
    if s.money[BANK] < 0 and not s.choices.infinite:
        raise BadValue(f"given.cash: the bank lacks {-s.money[BANK]} for that; give bank too")
    s.booked[:] = s.money


def _nothing_left(s: MonopolyState, data: dict[str, Any]) -> None:
    """Who is out has nothing."""
    for seat in s.fallen:
        if s.money[seat] or s.cards[seat] or s.owned[seat]:
            raise BadValue("given.out: who is out has no money, no card and no deed")


def _question(s: MonopolyState, data: dict[str, Any]) -> None:
    name = data.get("question", "")
    steps = {"BeforeThrow": BEFORE_THROW, "JailTurn": JAIL_TURN, "AfterThrow": AFTER_THROW, "": None}
    if not isinstance(name, str) or name not in steps:
        raise BadValue(f"given.question: take BeforeThrow, JailTurn or AfterThrow, not {_shown(name)}")
    extra = data.get("extra", False)
    if not isinstance(extra, bool):
        raise BadValue(f"given.extra is true or false, not {_shown(extra)}")
    step = steps[name]
    if step is None:
        step = BEFORE_THROW if s.jail[s.active] < 0 else JAIL_TURN
    if step == AFTER_THROW and extra:
        step = EXTRA_THROW
    s.stack.append(step)
    if s.debts:
        s.stack.append(Debts(s.debts_closed))
