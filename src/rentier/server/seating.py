"""Before and beside the game: sitting down, leaving, settings, the order of seats, the start."""

from __future__ import annotations

from rentier.core.luck import nonce_text
from rentier.core.seat import TABLE
from rentier.server.game import Game
from rentier.server.inbox import now_ms
from rentier.server.plan import Place, Plan
from rentier.server.table import Table
from rentier.server.trouble import Trouble
from rentier.wire.bodies import Join, Seated, Settings


def check_host(plan: Plan, guest: str) -> None:
    if plan.host not in plan.seats_of(guest):
        raise Trouble("NotHost", 403)


def check_open(plan: Plan) -> None:
    """Before the start."""
    if plan.started:
        raise Trouble("Started")


async def join(table: Table, guest: str, body: Join) -> Seated:
    plan = table.plan
    if guest in plan.banned:
        raise Trouble("Removed", 403)
    if not plan.listed and body.code != plan.code and not plan.seats_of(guest):
        raise Trouble("BadCode", 403)
    free = [n for n, place in enumerate(plan.places) if place.kind != "bot" and not place.guests]
    wanted = [body.seat] if body.seat is not None else free[:1]
    if not wanted or wanted[0] not in free:
        raise Trouble("SeatTaken" if free else "TableFull")
    code = plan.sit(wanted[0], guest, body.name)
    if not plan.places[plan.host].guests:
        plan.host = wanted[0]
    await table.changed()
    return Seated(plan.id, plan.code, wanted[0], code)


async def come_back(table: Table, guest: str, code: str) -> Seated:
    if guest in table.plan.banned:
        raise Trouble("Removed", 403)
    seat = table.plan.come_back(guest, code)
    await table.changed()
    return Seated(table.plan.id, table.plan.code, seat, code)


async def leave(table: Table, guest: str, seat: int) -> None:
    if seat not in table.plan.seats_of(guest):
        raise Trouble("NotYourSeat", 403)
    await vacate(table, seat)


async def vacate(table: Table, seat: int) -> None:
    """Sockets that spoke for the seat watch from now on."""
    table.plan.vacate(seat)
    for link in table.links:
        if link.seat == seat:
            link.seat = TABLE
    await table.changed()
    table.tell_rows()


async def remove(table: Table, guest: str, seat: int) -> None:
    """The host's word: this guest is kept out."""
    plan = table.plan
    check_host(plan, guest)
    gone = plan.place(seat).guests
    if guest in gone or plan.places[seat].kind != "person":
        raise Trouble("NotAPerson")
    plan.banned = [*plan.banned, *gone]
    for each in gone:
        for other in plan.seats_of(each):
            plan.vacate(other)
    await table.changed()
    for each in gone:
        table.drop_guest(each)


async def ready(table: Table, guest: str, seat: int, yes: bool, nonce: str) -> None:
    plan = table.plan
    check_open(plan)
    if seat not in plan.seats_of(guest):
        raise Trouble("NotYourSeat", 403)
    plan.places[seat].ready = yes
    plan.places[seat].nonce = nonce_text(nonce) or plan.places[seat].nonce
    await table.changed()


async def settle(table: Table, guest: str, body: Settings) -> None:
    """Other settings: checked as a whole, or nothing changes."""
    plan = table.plan
    check_host(plan, guest)
    check_open(plan)
    old = (plan.given, plan.pace, plan.take_back, plan.chat, plan.listed)
    plan.given = dict(body.options) if body.options is not None else plan.given
    plan.pace = body.pace or plan.pace
    plan.take_back = body.take_back or plan.take_back
    plan.chat = plan.chat if body.chat is None else body.chat
    plan.listed = plan.listed if body.listed is None else body.listed
    try:
        plan.check()
    except Trouble:
        plan.given, plan.pace, plan.take_back, plan.chat, plan.listed = old
        raise
    plan.unready()
    await table.changed()


async def order(table: Table, guest: str, wanted: list[int]) -> None:
    plan = table.plan
    check_host(plan, guest)
    check_open(plan)
    plan.reorder(wanted)
    for link in table.links:
        if link.seat >= 0:
            link.seat = wanted.index(link.seat)
    await table.changed()


async def fill(table: Table, guest: str, seat: int, bot: str) -> None:
    """A bot on a seat without a person, or an open seat."""
    plan = table.plan
    check_host(plan, guest)
    check_open(plan)
    if plan.place(seat).kind == "person":
        raise Trouble("SeatTaken")
    old, plan.places[seat] = plan.places[seat], Place()
    if bot:
        plan.seat_bot(plan.places[seat], bot)
    try:
        plan.check()
    except Trouble:
        plan.places[seat] = old
        raise
    await table.changed()


async def start(table: Table, guest: str) -> None:
    plan = table.plan
    check_host(plan, guest)
    check_open(plan)
    if [place for place in plan.places if place.kind == "open"]:
        raise Trouble("SeatsOpen")
    if [n for n, place in enumerate(plan.places) if not place.ready and n != plan.host]:
        raise Trouble("NotReady")
    plan.check()
    now = now_ms()
    table.game = await Game.start(table.store, plan, now)
    plan.started = True
    minutes = plan.options().get("end.minutes")
    if plan.timed and isinstance(minutes, int) and minutes:
        plan.ends = table.clocks.table = now + 60_000 * minutes
    await table.changed()
    table.tell_rows()
