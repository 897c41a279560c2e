"""All tables of this process: made, woken when somebody comes, put to sleep when nobody is there."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec

from rentier.core.errors import RentierError
from rentier.core.luck import commitment
from rentier.data import rules
from rentier.server.codes import invite
from rentier.server.game import Game
from rentier.server.guests import Guests
from rentier.server.inbox import Asleep, log, now_ms
from rentier.server.luck import SEED, fresh_seed
from rentier.server.plan import Place, Plan
from rentier.server.settings import Settings
from rentier.server.table import CLOCK_KEY, PLAN, Table, read_plan
from rentier.server.trouble import Trouble
from rentier.store import Store, StoreConflict, StoreMissing, Wanted, open_store
from rentier.wire.bodies import NewTable, Seated, TableCard

T = TypeVar("T")
HOUSE = "house"  # the row that keeps the secret of the cookies: no table
SWEEP_SECONDS = 1.0
SWEEP_STORE = 3600  # every so many looks


class Hall:
    def __init__(self, store: Store, settings: Settings, guests: Guests) -> None:
        self.store = store
        self.settings = settings
        self.guests = guests
        self.awake: dict[str, Table] = {}
        self.alarms: dict[str, int] = {}  # sleeping tables whose clocks run
        self._door = asyncio.Lock()  # one table wakes or falls asleep at a time
        self._sweeper: asyncio.Task[None] | None = None

    @staticmethod
    async def open(settings: Settings) -> Hall:
        store = await open_store(settings.store)
        try:
            hall = Hall(store, settings, Guests(await secret_of(store)))
            await hall.rouse()
        except BaseException:
            await store.close()
            raise
        hall._sweeper = asyncio.get_running_loop().create_task(hall.sweep())
        return hall

    async def rouse(self) -> None:
        """Tables with running clocks go on after a restart."""
        for row in await self.store.tables(Wanted(finished=False, limit=1000)):
            if row.header and '"timed":true' in row.header:
                self.alarms[row.id] = now_ms()

    async def table(self, id: str) -> Table:
        """The table, awake."""
        found = self.awake.get(id)
        if found is not None:
            return found
        async with self._door:
            if id not in self.awake:
                self.awake[id] = await self._wake(id)
            return self.awake[id]

    async def ask(self, id: str, job: Callable[[Table], Awaitable[T]]) -> T:
        """Something a table does in its turn; if it falls asleep just then it is woken again."""
        while True:
            table = await self.table(id)
            with contextlib.suppress(Asleep):
                return await table.ask(lambda: job(table))  # noqa: B023

    async def _wake(self, id: str) -> Table:
        if id == HOUSE or len(id) > 40:
            raise Trouble("NoTable", 404)
        try:
            row = await self.store.table(id)
            if not await self.store.own(id):
                raise Trouble("Elsewhere", 503)
            plan = await read_plan(self.store, id)
        except StoreMissing:
            raise Trouble("NoTable", 404) from None
        game = await Game.wake(self.store, plan) if row.header else None
        plan.started = game is not None
        table = Table(self.store, self.settings, plan, game)
        if game is not None:
            await game.commit(self.store, now_ms())
            plan.over = game.match.over
            saved = (await self.store.meta(id)).get(CLOCK_KEY)
            if saved and not plan.paused:  # after a pause everybody has his whole time
                table.clocks.restore(saved, game.match)
        self.alarms.pop(id, None)
        table.begin()
        return table

    async def create(self, guest: str, body: NewTable) -> Seated:
        """The creator sits first and is the host."""
        plan = self.plan(body.game, [Place() for _ in range(len(body.seats) + 1)])
        plan.given, plan.pace, plan.take_back = dict(body.options), body.pace, body.take_back
        plan.chat, plan.listed = body.chat, body.listed
        code = plan.sit(0, guest, body.name)
        for place, bot in zip(plan.places[1:], body.seats, strict=True):
            if bot:
                plan.seat_bot(place, bot)
        plan.check()
        await self.put(plan)
        await self.store.disown(plan.id)
        return Seated(plan.id, plan.code, 0, code)

    def plan(self, game: str, places: list[Place]) -> Plan:
        try:
            rules(game)
        except RentierError as error:
            raise Trouble("NoGame", 400, str(error)) from None
        id = secrets.token_hex(12)
        return Plan(id, invite(), game, {}, "none", "free", True, False, places)

    async def put(self, plan: Plan, seed: str = "") -> None:
        """A new table in the store, with the seed it is committed to."""
        seed = seed or fresh_seed()
        plan.commitment = commitment(bytes.fromhex(seed))
        while True:
            meta = {PLAN: msgspec.json.encode(plan).decode(), SEED: seed}
            try:
                await self.store.create(plan.id, plan.code, now_ms(), meta=meta)
                break
            except StoreConflict:
                plan.code = invite()
        await self.store.change(plan.id, listed=plan.listed, holders=plan.holders())

    async def rematch(self, old: Plan) -> Plan:
        """The same seats and people under the same settings."""
        places = [again(place) for place in old.places]
        plan = self.plan(old.game, places)
        plan.given, plan.pace, plan.take_back = old.given, old.pace, old.take_back
        plan.chat, plan.listed, plan.host, plan.banned = old.chat, old.listed, old.host, old.banned
        await self.put(plan)
        await self.store.disown(plan.id)
        return plan

    async def cards(self, wanted: Wanted, guest: str) -> list[TableCard]:
        rows = [row for row in await self.store.tables(wanted) if row.id != HOUSE]
        cards = [await self.card(row.id, row.active, guest) for row in rows]
        return sorted(cards, key=lambda card: not card.to_move)

    async def card(self, id: str, active: int, guest: str) -> TableCard:
        table = self.awake.get(id)
        plan = table.plan if table is not None else await read_plan(self.store, id)
        mine = plan.seats_of(guest)
        game = table.game if table is not None else None
        waits = game.match.to_act if game is not None else plan.waits
        return TableCard(
            id,
            plan.code,
            plan.game,
            [place.name for place in plan.places],
            len([place for place in plan.places if place.kind == "open"]),
            plan.started,
            plan.over,
            active,
            mine,
            bool(set(mine) & set(waits)),
        )

    async def sweep(self) -> None:
        """Puts to sleep, wakes for clocks, deletes what has been kept long enough."""
        looks = 0
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, max(self.settings.sleep_seconds, 0.05)))
            looks += 1
            try:
                await self.look()
                if looks % SWEEP_STORE == 1:
                    await self._forget_old()
            except Exception:
                log.exception("the hall could not be swept")

    async def look(self) -> None:
        now = now_ms()
        for id, table in list(self.awake.items()):
            async with self._door:
                if table.may_sleep(now):
                    await self.put_to_sleep(id, table)
        for id in [id for id, due in self.alarms.items() if due <= now]:
            del self.alarms[id]
            with contextlib.suppress(Trouble):
                await self.table(id)

    async def put_to_sleep(self, id: str, table: Table) -> None:
        del self.awake[id]
        await table.end()
        if table.due():
            self.alarms[id] = table.due()
        await table.fall_asleep()

    async def _forget_old(self) -> None:
        now, keep = now_ms(), self.settings
        if await self.store.own(HOUSE):
            await self.store.change(HOUSE, at=now)
        await self.store.sweep(now - 1000 * keep.keep_finished, now - 1000 * keep.keep_abandoned)

    async def close(self) -> None:
        """The server ends: everybody is told to come back later."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)
        for id, table in list(self.awake.items()):
            async with self._door:
                with contextlib.suppress(RentierError):
                    await self.put_to_sleep(id, table)
        await self.store.close()


def again(place: Place) -> Place:
    """The same seat in the next game."""
    bot = place.bot if place.kind == "bot" else ""
    return Place(place.kind, place.name, bot, bool(bot), "", place.guests, place.reentry)


async def secret_of(store: Store) -> bytes:
    """The key that signs cookies; made once for each store."""
    with contextlib.suppress(StoreConflict):
        await store.create(HOUSE, HOUSE, now_ms(), meta={"secret": secrets.token_hex(32)})
    return bytes.fromhex((await store.meta(HOUSE))["secret"])
