"""The lobby over REST. What a request does stands in `seating.py` and `hall.py`."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from rentier.bots.registry import names
from rentier.core.log import ENGINE
from rentier.core.options import OptionSpec
from rentier.core.seat import MAX_SEATS, TABLE
from rentier.data import rules
from rentier.games import MODULES
from rentier.server import seating
from rentier.server.files import open_file
from rentier.server.gate import GUEST
from rentier.server.hall import HOUSE, Hall
from rentier.server.table import Table
from rentier.server.trouble import Trouble
from rentier.store import Wanted
from rentier.wire.bodies import (
    Fill,
    GameCard,
    GameList,
    HealthCard,
    Join,
    Made,
    NewTable,
    OpenFile,
    OptionCard,
    Order,
    ReadyBody,
    Return,
    Seated,
    Settings,
    TableList,
)
from rentier.wire.messages import Lobby

Ask = Request[Any, Any, State]
SeatPath = Annotated[int, PathParameter(ge=0, lt=MAX_SEATS)]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, lt=MAX_SEATS)]
BIG_BODY = 9 << 20
LISTED = 50
MINE = 100


def hall_of(request: Ask) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def guest_of(request: Ask) -> str:
    return str(request.scope.get(GUEST, ""))


@get("/api/health")
async def health(request: Ask) -> HealthCard:
    found = await hall_of(request).store.health()
    return HealthCard(found.durable, ENGINE)


@get("/api/games", sync_to_thread=False)
def games() -> GameList:
    return GameList([game_card(name) for name in MODULES])


def game_card(name: str) -> GameCard:
    found = rules(name)
    least, most = found.players
    options = [option_card(spec) for spec in found.options]
    return GameCard(name, found.version, least, most, list(names(name)), options)


def option_card(spec: OptionSpec) -> OptionCard:
    default = spec.default if isinstance(spec.default, int) else str(spec.default)
    return OptionCard(spec.key, spec.rule, default, list(spec.words), list(spec.values), spec.low, spec.high)


@get("/api/tables")
async def listed(request: Ask) -> TableList:
    wanted = Wanted(listed=True, finished=False, limit=LISTED)
    return TableList(await hall_of(request).cards(wanted, guest_of(request)))


@get("/api/mine")
async def mine(request: Ask) -> TableList:
    guest = guest_of(request)
    if not guest:
        return TableList([])
    return TableList(await hall_of(request).cards(Wanted(token=guest, limit=MINE), guest))


@post("/api/tables")
async def create(request: Ask, data: JSONBody[NewTable]) -> Seated:
    return await hall_of(request).create(guest_of(request), data)


@post("/api/files", request_max_body_size=BIG_BODY)
async def upload(request: Ask, data: JSONBody[OpenFile]) -> Made:
    return await open_file(hall_of(request), data)


@get("/api/codes/{code:str}")
async def by_code(request: Ask, code: FromPath[str]) -> Made:
    row = await hall_of(request).store.find(code.lower()[:60]) if code.isascii() else None
    if row is None or row.id == HOUSE:
        raise Trouble("NoTable", 404)
    return Made(row.id, row.code)


@get("/api/tables/{id:str}")
async def lobby(request: Ask, id: FromPath[str]) -> Lobby:
    guest = guest_of(request)

    async def job(table: Table) -> Lobby:
        return table.lobby(guest, next(iter(table.plan.seats_of(guest)), TABLE))

    return await hall_of(request).ask(id, job)


@post("/api/tables/{id:str}/join")
async def join(request: Ask, id: FromPath[str], data: JSONBody[Join]) -> Seated:
    guest = guest_of(request)
    return await hall_of(request).ask(id, lambda table: seating.join(table, guest, data))


@post("/api/tables/{id:str}/return", status_code=200)
async def come_back(request: Ask, id: FromPath[str], data: JSONBody[Return]) -> Seated:
    guest = guest_of(request)
    return await hall_of(request).ask(id, lambda table: seating.come_back(table, guest, data.reentry))


@post("/api/tables/{id:str}/leave/{seat:int}", status_code=204)
async def leave(request: Ask, id: FromPath[str], seat: SeatPath) -> None:
    guest = guest_of(request)
    await hall_of(request).ask(id, lambda table: seating.leave(table, guest, seat))


@post("/api/tables/{id:str}/ready", status_code=204)
async def ready(request: Ask, id: FromPath[str], data: JSONBody[ReadyBody]) -> None:
    guest = guest_of(request)
    await hall_of(request).ask(
        id, lambda table: seating.ready(table, guest, data.seat, data.ready, data.nonce)
    )


@put("/api/tables/{id:str}/settings", status_code=204)
async def settings(request: Ask, id: FromPath[str], data: JSONBody[Settings]) -> None:
    guest = guest_of(request)
    await hall_of(request).ask(id, lambda table: seating.settle(table, guest, data))


@put("/api/tables/{id:str}/order", status_code=204)
async def order(request: Ask, id: FromPath[str], data: JSONBody[Order]) -> None:
    guest = guest_of(request)
    await hall_of(request).ask(id, lambda table: seating.order(table, guest, data.order))


@put("/api/tables/{id:str}/seats/{seat:int}", status_code=204)
async def fill(request: Ask, id: FromPath[str], seat: SeatPath, data: JSONBody[Fill]) -> None:
    guest = guest_of(request)
    await hall_of(request).ask(id, lambda table: seating.fill(table, guest, seat, data.bot))


@delete("/api/tables/{id:str}/seats/{seat:int}")
async def remove(request: Ask, id: FromPath[str], seat: SeatPath) -> None:
    guest = guest_of(request)
    await hall_of(request).ask(id, lambda table: seating.remove(table, guest, seat))


@post("/api/tables/{id:str}/start", status_code=204)
async def start(request: Ask, id: FromPath[str]) -> None:
    guest = guest_of(request)
    await hall_of(request).ask(id, lambda table: seating.start(table, guest))


@post("/api/tables/{id:str}/rematch")
async def rematch(request: Ask, id: FromPath[str]) -> Made:
    """The first who asks opens it; the others are led to the same table."""
    guest, hall = guest_of(request), hall_of(request)

    async def job(table: Table) -> Made:
        plan = table.plan
        if not plan.seats_of(guest):
            raise Trouble("NotYourSeat", 403)
        if not plan.over:
            raise Trouble("NotOver")
        found = await hall.store.find(plan.rematch) if plan.rematch else None
        if found is not None:
            return Made(found.id, found.code)
        made = await hall.rematch(plan)
        plan.rematch = made.code
        await table.changed()
        return Made(made.id, made.code)

    return await hall.ask(id, job)


@get("/api/tables/{id:str}/file", media_type="text/plain")
async def download(request: Ask, id: FromPath[str], seat: SeatQuery = None) -> str:
    guest = guest_of(request)

    async def job(table: Table) -> str:
        await table.be_sound()
        if seat is not None and seat not in table.plan.seats_of(guest):
            raise Trouble("NotYourSeat", 403)
        return table.playing.match.log_for(TABLE if seat is None else seat)

    return await hall_of(request).ask(id, job)


HANDLERS = (
    *(health, games, listed, mine, create, upload, by_code, lobby, join, come_back, leave, ready),
    *(settings, order, fill, remove, start, rematch, download),
)
