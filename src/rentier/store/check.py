"""What both databases would choke on, each in its own way, is refused before it gets there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from rentier.store.errors import StoreConflict, StoreGone, StoreMissing, StoreNotOwned, StoreRefused
from rentier.store.port import Holder, Intent

LARGEST = 1 << 62


def one_line(texts: Iterable[str]) -> None:
    """Each is a line of its own that can be stored as it is."""
    for text in texts:
        if "\n" in text or "\0" in text:
            raise StoreRefused("what is stored has to be one line each, without line feeds and zero bytes")
        if not text.isascii():
            encodable(text)


def encodable(text: str) -> None:
    try:
        text.encode()
    except UnicodeEncodeError:
        raise StoreRefused("what is stored has to be Unicode text: half a surrogate pair is none") from None


def number(value: int) -> None:
    if not -LARGEST < value < LARGEST:
        raise StoreRefused("this number is too large to be stored")


def pairs(meta: Mapping[str, str | None]) -> None:
    one_line(meta)
    one_line([value for value in meta.values() if value is not None])


def seats(holders: Sequence[Holder]) -> None:
    one_line([holder.token for holder in holders])
    for holder in holders:
        number(holder.seat)


def rows_of(first: int, rows: Sequence[str], intent: Intent | None) -> None:
    """Rows with the answer that goes with them."""
    if first < 0:
        raise StoreRefused("rows are numbered from 0")
    number(first)
    one_line(rows)
    if intent is not None:
        one_line([intent.key, intent.answer])
        number(intent.seat)


def no_table(table: str) -> StoreMissing:
    return StoreMissing(f"there is no table {table[:40]!r}: it may have been deleted after its time")


def not_owned(table: str) -> StoreNotOwned:
    return StoreNotOwned(f"table {table[:40]!r} is not owned by this process: own it, then read it again")


def misfit(table: str, first: int, entries: int) -> StoreConflict:
    """Row `first` was to be written where `entries` exist."""
    why = "exists already" if first < entries else f"would leave a gap after {entries} rows"
    return StoreConflict(f"row {first} of table {table[:40]!r} {why}: read the log again before going on")


def not_begun(table: str) -> StoreConflict:
    return StoreConflict(f"the match of table {table[:40]!r} has not begun: it has no header yet")


def begun(table: str) -> StoreConflict:
    return StoreConflict(f"the match of table {table[:40]!r} has begun already: read its header")


def taken(table: str, code: str) -> StoreConflict:
    return StoreConflict(f"the id {table[:40]!r} or the code {code[:60]!r} is taken: choose another")


def answered(intent: Intent) -> StoreConflict:
    return StoreConflict(
        f"intent {intent.key[:40]!r} of seat {intent.seat} was answered before: give that answer again"
    )


def by_pg_dump(target: Path) -> StoreRefused:
    return StoreRefused(
        f"PostgreSQL makes its own backups, also while it runs: pg_dump -Fc -f {target} DATABASE"
    )


def closed() -> StoreGone:
    return StoreGone("the store has been closed: open it again")
