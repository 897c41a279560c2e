"""The messages of a table's socket, tagged by `is`; `docs/protocol.md` says when each is sent."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

MAX_FRAME = 16 << 10  # bytes a client may send at once

Seat = Annotated[int, Meta(ge=0, le=7)]
Number = Annotated[int, Meta(ge=0, le=10**9)]
Key = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Nonce = Annotated[str, Meta(max_length=64, pattern="^([0-9a-f][0-9a-f])*$")]
Data = dict[str, Any]  # what `core.value.encode` makes: {"is": NAME, …}


class Incoming(Struct, forbid_unknown_fields=True, tag_field="is"):
    """Base of what a client may send."""


class Hello(Incoming, tag="hello"):
    """The first message, and again to speak for another seat of this browser; `since`: rows it has."""

    since: Number = 0
    seat: Seat | None = None  # the first seat this browser holds, else a spectator


class Act(Incoming, tag="act"):
    """Do this; the same key twice is done once."""

    key: Key
    action: Data


class Explain(Incoming, tag="explain"):
    """Why is this legal, or not?"""

    id: Number
    action: Data


class TakeBackIn(Incoming, tag="take_back"):
    """Undo one's own last act, or ask the others to allow it."""

    key: Key


class Agree(Incoming, tag="agree"):
    key: Key


class Refuse(Incoming, tag="refuse"):
    key: Key


class ChatIn(Incoming, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Ready(Incoming, tag="ready"):
    """Before the start; the nonce becomes part of the dice's key."""

    ready: bool = True
    nonce: Nonce = ""


class Host(Incoming, tag="host"):
    """The host's tools in a running game."""

    what: Literal["pause", "resume", "hand_over", "give_back", "remove", "mute", "unmute"]
    seat: Seat | None = None


class Ping(Incoming, tag="ping"):
    """Answered by `pong` with the server's time."""


ClientMessage = Hello | Act | Explain | TakeBackIn | Agree | Refuse | ChatIn | Ready | Host | Ping


class Outgoing(Struct, tag_field="is"):
    """Base of what the server sends."""


class SeatCard(Struct):
    """One place at the table as everybody sees it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str  # the bot that plays here; for a person the one that stands in, empty if he plays himself
    ready: bool
    online: bool
    mine: bool  # this browser may act for it
    muted: bool


class Lobby(Outgoing, tag="lobby"):
    """Everything about the table that is not the game; sent at first and whenever it changes."""

    id: str
    code: str
    link: str  # an address others can use; empty if this server listens to this machine alone
    game: str
    options: Data  # every option with its value
    changed: list[str]  # those that differ from the rulebook
    pace: Literal["none", "relaxed", "brisk", "days"]
    take_back: Literal["off", "free", "ask"]
    chat: bool
    listed: bool
    host: int
    seats: list[SeatCard]
    you: int | None  # the seat this socket speaks for
    spectators: int
    started: bool
    over: bool
    paused: bool
    commitment: str  # SHA-256 of the dice's seed, fixed when the table was made
    rematch: str  # the code of the next table, once somebody opened it


class Clock(Struct):
    """Server times in milliseconds; `now` lets a client set its own clock by it."""

    now: int
    question: int | None  # when the time of the open question is over
    entries: dict[str, int]  # by id of an entry of the book
    table: int | None  # when the playing time agreed for the table is over


class Asking(Struct):
    """An open request to take something back."""

    seat: int
    to: int
    waiting: list[int]


class View(Outgoing, tag="view"):
    """What the seat may know and do after row `n` - 1."""

    n: int
    seat: int  # -6 for a spectator
    view: Data
    legal: list[Data]
    question: Data | None
    asked: list[int]
    clock: Clock
    book: list[Data]
    take_back: Asking | None
    may_take_back: bool


class Rows(Outgoing, tag="rows"):
    """Rows of the log from number `since` on, as this seat may read them."""

    since: int
    rows: list[Data]


class Done(Outgoing, tag="done"):
    """The act of this key is stored; `n` rows stand in the log since."""

    key: str
    n: int


class Refused(Outgoing, tag="refused"):
    """Nothing has changed; `why` as in `Explanation.data()`."""

    key: str
    why: Data


class Why(Outgoing, tag="why"):
    id: int
    why: Data


class ChatOut(Outgoing, tag="chat"):
    n: int
    seat: int
    name: str
    text: str
    at: int


class Present(Outgoing, tag="present"):
    """Who is here; sent whenever somebody comes, goes or is stood in for."""

    online: list[int]
    bots: list[int]  # seats of people for whom a bot plays now
    spectators: int


class Pong(Outgoing, tag="pong"):
    now: int


class Error(Outgoing, tag="error"):
    """The message was not taken; the socket stays open unless it is closed behind it."""

    code: str
    text: str  # key of the sentence: `error-` and the code with dashes
    key: str = ""  # of the act this is about


ServerMessage = Lobby | View | Rows | Done | Refused | Why | ChatOut | Present | Pong | Error
