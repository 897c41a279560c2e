"""The bodies of REST requests and answers; `docs/protocol.md` says which belongs where."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from rentier.wire.messages import Nonce, Seat

Name = Annotated[str, Meta(min_length=1, max_length=20)]
Code = Annotated[str, Meta(max_length=60, pattern="^[a-z-]*$")]
Choice = Annotated[str, Meta(max_length=40)] | Annotated[int, Meta(ge=-(10**15), le=10**15)] | bool
Options = Annotated[dict[Annotated[str, Meta(max_length=60)], Choice], Meta(max_length=100)]
Pace = Literal["none", "relaxed", "brisk", "days"]
BotName = Annotated[str, Meta(max_length=40)]


class Body(Struct, forbid_unknown_fields=True):
    """Base of what a client may send."""


class NewTable(Body):
    game: Annotated[str, Meta(max_length=40)]
    name: Name
    seats: Annotated[list[BotName], Meta(min_length=1, max_length=7)]  # the others': a bot, or "" for open
    options: Options = {}
    pace: Pace = "none"
    take_back: Literal["off", "free", "ask"] = "free"
    chat: bool = True
    listed: bool = False


class Join(Body):
    name: Name
    code: Code = ""  # not needed for a listed table
    seat: Seat | None = None  # the first open one


class Return(Body):
    reentry: Annotated[str, Meta(min_length=1, max_length=20)]


class Order(Body):
    order: Annotated[list[Seat], Meta(min_length=1, max_length=8)]  # the present numbers in their new order


class Fill(Body):
    bot: BotName  # empty: open


class ReadyBody(Body):
    seat: Seat
    ready: bool = True
    nonce: Nonce = ""


class Settings(Body):
    """What is given is changed; options are replaced as a whole."""

    options: Options | None = None
    pace: Pace | None = None
    take_back: Literal["off", "free", "ask"] | None = None
    chat: bool | None = None
    listed: bool | None = None


class OpenFile(Body):
    text: Annotated[str, Meta(max_length=8 << 20)]  # a whole match file


class Seated(Struct):
    """A seat was taken; the re-entry code is told only here."""

    id: str
    code: str
    seat: int
    reentry: str


class Made(Struct):
    id: str
    code: str


class TableCard(Struct):
    id: str
    code: str
    game: str
    names: list[str]
    open: int
    started: bool
    over: bool
    active: int
    mine: list[int]
    to_move: bool


class TableList(Struct):
    tables: list[TableCard]


class OptionCard(Struct):
    key: str
    rule: str
    default: int | str
    words: list[str]
    values: list[int]
    low: int
    high: int


class GameCard(Struct):
    id: str
    version: int
    least: int
    most: int
    bots: list[str]
    options: list[OptionCard]


class GameList(Struct):
    games: list[GameCard]


class Problem(Struct):
    """The body of every answer of 400 and above."""

    code: str
    text: str  # key of the sentence
    detail: str = ""  # one line in English with the values, where there are any


class HealthCard(Struct):
    ok: bool
    version: str
