"""The strict way back from a match file: whole and checked, or one `BadFile` that names the line."""

from __future__ import annotations

import json
from typing import Any, Final

from rentier.core.errors import BadFile
from rentier.core.log import SEAL, Header, digest
from rentier.core.luck import is_hex
from rentier.core.shape import bad, check_keys, entry_of, events_of, header_of

MAX_FILE: Final = 64 << 20
MAX_LINE: Final = 1 << 20
MAX_ENTRIES: Final = 1_000_000
CUT: Final = 'the file was cut off here: take it whole, its last line begins with {"end"'

CLOSING_KEYS: Final[tuple[tuple[str, Any], ...]] = (
    ("end", int),
    ("over", bool),
    ("result", list),
    ("seed", str),
    ("sha256", str),
)


class MatchLog:
    """A file that has been read: actions and events stay plain data, so it can be shown without its rules."""

    def __init__(self, header: Header, opening: list[Any], rows: list[dict[str, Any]]) -> None:
        self.header: Final = header
        self.opening: Final = opening
        self.rows: Final = rows
        self.over = False
        self.result: list[Any] = []
        self.seed = ""


def text_of(data: bytes) -> str:
    """The text of a file's bytes."""
    if len(data) > MAX_FILE:
        raise BadFile(f"the file is longer than {MAX_FILE >> 20} MiB, which no match file is")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        number = data.count(b"\n", 0, error.start) + 1
        raise bad(number, "this is not UTF-8 text, as every match file is") from None


def decode(text: str) -> MatchLog:
    """A whole file, its closing line and hash included."""
    if len(text) > MAX_FILE:
        raise BadFile(f"the file is longer than {MAX_FILE >> 20} MiB, which no match file is")
    lines = text.split("\n")
    header_of(parsed(lines[0], 1))
    if lines[-1] or len(lines) < 3:
        raise bad(len(lines), CUT)
    closing = parsed(lines[-2], len(lines) - 1)
    log = decode_lines(lines[:-2] if "end" in closing else lines[:-1])
    if "end" not in closing:
        raise bad(len(lines), CUT)
    close(log, closing, text, len(lines) - 1)
    return log


def decode_lines(lines: list[str]) -> MatchLog:
    """Header and entries without a closing line, as a store keeps them."""
    if not lines or len(lines) > MAX_ENTRIES + 1:
        raise BadFile(f"a match has a header and up to {MAX_ENTRIES} entries")
    first = parsed(lines[0], 1)
    rows: list[dict[str, Any]] = []
    log = MatchLog(header_of(first), events_of(first["events"], 1), rows)
    seats = len(log.header.bots)
    for i in range(1, len(lines)):
        rows.append(entry_of(parsed(lines[i], i + 1), i - 1, seats))
    return log


def no_constant(name: str) -> object:
    raise ValueError(name)


def parsed(text: str, number: int) -> dict[str, Any]:
    """The JSON object of one line."""
    if len(text) > MAX_LINE:
        raise bad(number, f"longer than {MAX_LINE >> 20} MiB, which no line of a match file is")
    try:
        row = json.loads(text, parse_constant=no_constant)
    except (ValueError, RecursionError):
        row = None
    if not isinstance(row, dict):
        raise bad(number, "not one whole JSON object, as every line has to be")
    return row


def close(log: MatchLog, row: dict[str, Any], text: str, number: int) -> None:
    """The closing line fits all that stands above it."""
    check_keys(row, CLOSING_KEYS, number, "the closing line")
    if row["end"] != len(log.rows):
        raise bad(
            number, f"{len(log.rows)} entries stand above, not {str(row['end'])[:20]}: the file is not whole"
        )
    end = text.rfind(SEAL)
    body = text[: max(end, 0)]
    if text[len(body) :] != f'{SEAL}{digest(body)}"}}\n':
        raise bad(number, "the SHA-256 does not fit the lines above: the file was altered")
    if row["seed"] and (len(row["seed"]) != 64 or not is_hex(row["seed"]) or not row["over"]):
        raise bad(number, "the seed is 32 bytes in hexadecimal and told only when the game is over")
    log.over, log.result, log.seed = row["over"], row["result"], row["seed"]
