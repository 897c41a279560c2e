"""What each line of a match file looks like; anything else is a `BadFile` that says what would be right."""

from __future__ import annotations

from typing import Any, Final

from rentier.core.errors import BadFile
from rentier.core.log import FORMAT, TAKE_BACKS, Header
from rentier.core.luck import Dice, is_hex
from rentier.core.seat import ALL, CLOCK, MAX_SEATS, NATURE
from rentier.core.value import BIGGEST

MAX_NAME: Final = 80
HEADER_KEYS: Final[tuple[tuple[str, Any], ...]] = (
    ("rentier", int),
    ("game", str),
    ("rules_version", int),
    ("ruleset", str),
    ("engine", str),
    ("options", dict),
    ("seats", list),
    ("timed", bool),
    ("take_back", str),
    ("dice", dict),
    ("events", list),
)
ENTRY_KEYS: Final[tuple[tuple[str, Any], ...]] = (
    ("n", int),
    ("seat", int),
    ("step", str),
    ("action", dict),
    ("auto", bool),
    ("at", int),
    ("events", list),
)
TAKE_BACK_KEYS: Final[tuple[tuple[str, Any], ...]] = (
    ("n", int),
    ("seat", int),
    ("take_back", int),
    ("agreed", int),
    ("at", int),
)
DICE_KEYS: Final[tuple[tuple[str, Any], ...]] = (("source", str), ("commitment", str), ("nonces", list))


def bad(number: int, text: str) -> BadFile:
    """The error; whatever the file put into the words, they stay one line."""
    return BadFile(f"line {number}: " + "".join([sign if sign.isprintable() else "?" for sign in text]))


def check_keys(row: dict[str, Any], keys: tuple[tuple[str, Any], ...], number: int, what: str) -> None:
    """Exactly these keys with values of these kinds."""
    for key, kind in keys:
        if type(row.get(key)) is not kind:
            raise bad(number, f"{what} needs {key!r} as {kind.__name__}")
    if len(row) != len(keys):
        wanted = [key for key, _ in keys]
        extra = [str(key)[:40] for key in row if key not in wanted]
        raise bad(number, f"{what} has no {extra[0]!r}, only {', '.join(wanted)}")


def header_of(row: dict[str, Any]) -> Header:
    """Line 1, checked."""
    version = row.get("rentier")
    if type(version) is not int:
        raise bad(1, 'no match file of Rentier: it would begin with {"rentier":1')
    if version != FORMAT:
        raise bad(1, f"format version {version} is not known here, only {FORMAT}: another Rentier wrote it")
    if "for" in row:
        raise bad(1, "one seat's own log of a running game: the whole file exists when the game is over")
    check_keys(row, HEADER_KEYS, 1, "the header")
    if row["take_back"] not in TAKE_BACKS:
        raise bad(1, f"'take_back' is one of {', '.join(TAKE_BACKS)}")
    return Header(
        name_of(row["game"], 1, "game"),
        row["rules_version"],
        row["ruleset"],
        row["engine"],
        options_of(row["options"]),
        bots_of(row["seats"]),
        row["timed"],
        row["take_back"],
        dice_of(row["dice"]),
    )


def name_of(name: str, number: int, key: str) -> str:
    if not 0 < len(name) <= MAX_NAME:
        raise bad(number, f"{key!r} is a name of 1 to {MAX_NAME} letters")
    return name


def options_of(row: dict[str, Any]) -> dict[str, object]:
    for key, value in row.items():
        if type(value) not in (str, int, bool):
            raise bad(1, f"option {key[:40]!r} is a word or a whole number")
    return row


def bots_of(rows: list[Any]) -> tuple[str, ...]:
    bots: list[str] = []
    for row in rows:
        if row == {"kind": "person"}:
            bots.append("")
        elif isinstance(row, dict) and row == {"kind": "bot", "bot": str(row.get("bot"))}:
            bots.append(name_of(row["bot"], 1, "bot"))
        else:
            raise bad(1, 'a seat is {"kind":"person"} or {"kind":"bot","bot":NAME}')
    if not 0 < len(bots) <= MAX_SEATS:
        raise bad(1, f"a table has 1 to {MAX_SEATS} seats")
    return tuple(bots)


def dice_of(row: dict[str, Any]) -> Dice:
    check_keys(row, DICE_KEYS, 1, "'dice'")
    source, commitment, nonces = row["source"], row["commitment"], row["nonces"]
    if source not in ("sealed", "fast", "given"):
        raise bad(1, "the source of the dice is sealed, fast or given")
    if len(commitment) != (64 if source == "sealed" else 0) or not is_hex(commitment):
        raise bad(1, "the commitment is a SHA-256 in hexadecimal for sealed dice, else empty")
    for nonce in nonces:
        if type(nonce) is not str or len(nonce) > 64 or not is_hex(nonce):
            raise bad(1, "a nonce is up to 32 bytes in lower-case hexadecimal")
    if len(nonces) > MAX_SEATS:
        raise bad(1, f"there are up to {MAX_SEATS} nonces, one a seat")
    return Dice(source, commitment, tuple(nonces))


def entry_of(row: dict[str, Any], n: int, seats: int) -> dict[str, Any]:
    """An entry or a take-back, checked as far as that needs no rules."""
    number = n + 2
    if "take_back" in row:
        check_keys(row, TAKE_BACK_KEYS, number, "a take-back")
        if not 0 <= row["take_back"] < n or not 0 <= row["agreed"] <= ALL:
            raise bad(number, "a take-back names an earlier entry and the mask of seats that agreed")
    else:
        check_keys(row, ENTRY_KEYS, number, "an entry")
        name_of(row["step"], number, "step")
        events_of(row["events"], number)
    if row["n"] != n:
        raise bad(number, f"entry {n} belongs here, not {str(row['n'])[:20]}")
    if not 0 <= row["seat"] < seats and ("take_back" in row or row["seat"] not in (NATURE, CLOCK)):
        raise bad(number, f"'seat' is 0 to {seats - 1}, or {NATURE} for nature, {CLOCK} for the clock")
    if not 0 <= row["at"] <= BIGGEST:
        raise bad(number, "'at' is a time in milliseconds")
    return row


def events_of(rows: list[Any], number: int) -> list[Any]:
    for row in rows:
        if not isinstance(row, dict) or type(row.get("is")) is not str or type(row.get("rule")) is not str:
            raise bad(number, "an event has its name under 'is' and its rule under 'rule'")
        for key, value in row.items():
            if key not in ("is", "rule"):
                check_numbers(value, number, key)
    return rows


def check_numbers(value: object, number: int, key: str) -> None:
    """The fields of an event are whole numbers of sane size, and lists of them."""
    for item in value if isinstance(value, list) else [value]:
        if type(item) is not int or not -BIGGEST <= item <= BIGGEST:
            raise bad(number, f"{key[:40]!r} of an event is a whole number")
