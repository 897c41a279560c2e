"""The port: what the server asks of a store. `sqlite/` and `postgres/` answer it in the same way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

KEPT_ANSWERS = 64  # for each seat of a table; a client asks again within seconds
KEPT_CHAT = 500  # lines for each table


@dataclass(frozen=True, slots=True)
class Table:
    """What is known of a table without reading its log. Times are the caller's, in milliseconds."""

    id: str
    code: str  # the words of its link
    header: str  # line 1 of the match file; empty before the match begins
    entries: int  # rows in the log, so the number of the next one
    listed: bool
    finished: bool
    made: int
    active: int


@dataclass(frozen=True, slots=True)
class Holder:
    """Who may act for a seat: the hash of a guest's token."""

    seat: int
    token: str


@dataclass(frozen=True, slots=True)
class Intent:
    """A request of a seat with its key, and what it was answered."""

    seat: int
    key: str
    answer: str


@dataclass(frozen=True, slots=True)
class ChatLine:
    n: int
    line: str


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which tables to list, the last active first; `after` is the last one of the page before."""

    listed: bool | None = None
    finished: bool | None = None
    token: str | None = None  # only where this one holds a seat
    after: Table | None = None
    limit: int = 100


@dataclass(frozen=True, slots=True)
class Health:
    kind: str
    size: int  # bytes
    free: int | None  # bytes left on its disk, where that can be known
    journal: str
    durable: bool  # what was acknowledged survives a loss of power
    format: int
    commits: int  # transactions of this process that wrote


class Store(Protocol):
    """What a method wrote is durable when it returns; when it raises, nothing was written (see `errors.py`).

    A table is written only by the process that owns it: the one that made it, or `own`ed it since. Texts are
    one line each and are given back as they were. What was asked by a call that was cancelled may be written.
    """

    async def create(
        self, table: str, code: str, at: int, header: str = "", meta: Mapping[str, str] | None = None
    ) -> None:
        """A new table, owned by this process. `StoreConflict` if the id or the code is taken."""

    async def begin(self, table: str, header: str, at: int) -> None:
        """The match begins. `StoreConflict` if it has begun already."""

    async def append(
        self,
        table: str,
        first: int,
        rows: Sequence[str],
        at: int,
        intent: Intent | None = None,
        finished: bool = False,
    ) -> None:
        """Rows `first`, `first` + 1, … of the log and the answer to the intent behind them: all or nothing.

        `StoreConflict` if row `first` exists or is not the next one, if the match has not begun, or if the
        seat's key has been answered before.
        """

    async def change(
        self,
        table: str,
        at: int | None = None,
        listed: bool | None = None,
        finished: bool | None = None,
        meta: Mapping[str, str | None] | None = None,
        holders: Sequence[Holder] | None = None,
    ) -> None:
        """Whatever is given, in one step. A meta key with None goes; `holders` replaces all of them."""

    async def say(self, table: str, line: str) -> int:
        """A line of chat; its number. Only the last `KEPT_CHAT` are kept."""

    async def table(self, table: str) -> Table: ...

    async def find(self, code: str) -> Table | None:
        """The table with this code."""

    async def tables(self, wanted: Wanted) -> list[Table]: ...

    async def log(self, table: str, since: int = 0) -> list[str]:
        """Rows from number `since` on."""

    async def meta(self, table: str) -> dict[str, str]: ...

    async def holders(self, table: str) -> list[Holder]: ...

    async def chat(self, table: str, since: int = 0) -> list[ChatLine]: ...

    async def answer(self, table: str, seat: int, key: str) -> str | None:
        """What this intent was answered, if it is one of the seat's last `KEPT_ANSWERS`."""

    async def own(self, table: str) -> bool:
        """This process plays the table from now on; False while another one does."""

    async def disown(self, table: str) -> None:
        """The table sleeps, or another process may have it."""

    async def sweep(self, finished: int, abandoned: int) -> list[str]:
        """Delete tables last active before `finished` if they are over, else before `abandoned`; their ids.

        What somebody owns stays.
        """

    async def backup(self, target: Path) -> None:
        """A whole copy as of now, while everything goes on. `StoreRefused` where the database has its own."""

    async def health(self) -> Health: ...

    async def close(self) -> None:
        """Finish what was asked, give up every table. Afterwards every call raises `StoreGone`."""
