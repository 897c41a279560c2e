"""A table that is awake: validate, apply, store durably, and only then tell anybody.

The match is moved first and the log appended after; as this one task does nothing between, and goes back
to the stored log when that fails, nobody ever sees what was not stored.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec

from rentier.core.action import Action
from rentier.core.explain import Refused as Illegal
from rentier.core.seat import CLOCK
from rentier.core.take_back import AgreeTakeBack, TakeBackAct
from rentier.server.clocks import Clocks
from rentier.server.frames import lobby_of, present_of, view_of
from rentier.server.game import Game
from rentier.server.inbox import Inbox, log, now_ms
from rentier.server.link import CLOSE_REMOVED, CLOSE_RESTART, Link
from rentier.server.plan import Plan
from rentier.server.settings import Settings
from rentier.server.thinking import Thinker
from rentier.server.trouble import Trouble
from rentier.store import Intent, Store, StoreError
from rentier.wire.messages import ChatOut, Lobby, Rows, ServerMessage

PLAN = "plan"  # keys in a table's meta
CLOCK_KEY = "clock"


class Table(Inbox):
    def __init__(self, store: Store, settings: Settings, plan: Plan, game: Game | None) -> None:
        super().__init__()
        self.store = store
        self.settings = settings
        self.plan = plan
        self.game = game
        self.links: list[Link] = []
        self.clocks = Clocks(settings.moment_seconds)
        self.clocks.table = plan.ends
        self.thinker = Thinker(self._bot_failed, settings.bot_patience)
        self.bot_due = 0
        self.idle_since = now_ms()
        self.paused_at = now_ms()
        self.host_gone = 0  # since when the host is not there though others are
        self.look()

    @property
    def playing(self) -> Game:
        if self.game is None:
            raise Trouble("NotStarted")
        return self.game

    def due(self) -> int:
        times = [self.bot_due, 0 if self.plan.paused else self.clocks.due(), self.host_due()]
        return min([time for time in times if time], default=0)

    def host_due(self) -> int:
        return self.host_gone + int(self.settings.host_seconds * 1000) if self.host_gone else 0

    async def tick(self) -> None:
        now = now_ms()
        if 0 < self.host_due() <= now:
            await self.replace_host()
        if self.plan.paused or self.game is None:
            self.bot_due = 0
            return
        if 0 < self.clocks.due() <= now:
            word = self.clocks.word(self.game.match, now)
            if word is not None:
                await self.submit(CLOCK, word)
            if self.plan.ends != self.clocks.table:  # it has been said, once and for all
                self.plan.ends = self.clocks.table
                await self.save()
        elif 0 < self.bot_due <= now:
            await self.bots_act(self.game)

    async def bots_act(self, game: Game) -> None:
        self.bot_due = 0
        run = self.run_by_bots()
        found = await self.thinker.act(game.match, run)
        if found is not None:
            seat, action, auto = found
            await self.submit(seat, action, auto=auto or self.plan.places[seat].kind == "person")

    def run_by_bots(self) -> dict[int, str]:
        """The seats a bot plays for now, and which."""
        return {n: place.bot for n, place in enumerate(self.plan.places) if place.bot}

    async def submit(
        self, seat: int, action: Action, intent: Callable[[int], Intent] | None = None, auto: bool = False
    ) -> int:
        """Carry it out and store it; how many rows there are then. `Illegal` changes nothing."""
        await self.be_sound()
        game, now = self.playing, now_ms()
        before = game.match.taken
        try:
            game.match.submit(seat, action, now, auto)
            if isinstance(action, TakeBackAct):
                self._bots_agree(game, now)
            await game.commit(self.store, now, intent(len(game.match.log)) if intent else None)
        except Illegal:
            raise
        except Exception:
            await self.reload()
            raise
        if game.match.taken != before:
            self.thinker.forget()
        if game.match.over and not self.plan.over:
            self.plan.over = True
            await self.save()
            self.tell_lobby()
        self.look()
        self.tell_rows()
        return len(game.match.log)

    def _bots_agree(self, game: Game, now: int) -> None:
        """A bot that stands in does not stand in the way of a take-back."""
        for seat in self.run_by_bots():
            request = game.match.request
            if request is not None and request.asked(game.match.state) >> seat & 1:
                game.match.submit(seat, AgreeTakeBack(), now, True)

    async def be_sound(self) -> None:
        """If the store could not even be read after a failure, it has to be by now."""
        if self.game is not None and self.game.stored != len(self.game.match.log):
            await self.reload()

    async def reload(self) -> None:
        """What is in the store is what happened."""
        if self.game is not None:
            await self.store.own(self.plan.id)
            self.game = await Game.wake(self.store, self.plan)
            self.thinker.forget()
            self.look()
            self.tell_rows()

    def look(self) -> None:
        """After every change: which clocks run, does a bot have to act?"""
        self.bot_due = 0
        if self.game is None:
            return
        now, match = now_ms(), self.game.match
        self.clocks.look(match, now)
        if not self.plan.paused and self.thinker.waiting(match, self.run_by_bots()):
            self.bot_due = now + int(self.settings.bot_seconds * random.uniform(700, 1300)) + 1

    def tell_rows(self) -> None:
        """Everybody learns what is new, and what he may do now."""
        for link in [link for link in self.links if link.greeted]:
            self.tell_game(link)

    def tell_game(self, link: Link) -> None:
        if self.game is None:
            return
        match = self.game.match
        if link.told > len(match.log):
            link.told = 0
        link.send(Rows(link.told, match.rows_for(link.seat, link.told)))
        link.told = len(match.log)
        link.send(view_of(match, link.seat, self.clocks.card(now_ms(), self.plan.paused)))

    def online(self) -> set[int]:
        return {link.seat for link in self.links if link.greeted and link.seat >= 0}

    def spectators(self) -> int:
        return len([link for link in self.links if link.greeted and link.seat < 0])

    def lobby(self, guest: str, you: int) -> Lobby:
        link = self.settings.link_url
        return lobby_of(self.plan, guest, you, self.online(), self.spectators(), link)

    def tell_lobby(self) -> None:
        for link in self.links:
            if link.greeted:
                link.send(self.lobby(link.guest, link.seat))

    def tell_present(self) -> None:
        self.tell(present_of(self.plan, self.online(), self.spectators()))

    def tell(self, message: ServerMessage) -> None:
        frame = msgspec.json.encode(message)
        for link in self.links:
            if link.greeted:
                link.write(frame)

    async def save(self) -> None:
        """What is agreed at the table, with who holds which seat."""
        plan = self.plan
        text = msgspec.json.encode(plan).decode()
        await self.store.change(
            plan.id, at=now_ms(), listed=plan.listed, meta={PLAN: text}, holders=plan.holders()
        )

    async def changed(self) -> None:
        """The plan was changed: stored first, then told. If it can't be stored it did not change."""
        try:
            await self.save()
        except StoreError:
            self.plan = await read_plan(self.store, self.plan.id)
            self.plan.started = self.game is not None
            raise
        self.look()
        self.tell_lobby()
        self.tell_present()

    async def come(self, link: Link, seat: int | None, since: int) -> None:
        """A socket says hello, or changes its seat."""
        await self.be_sound()
        mine = self.plan.seats_of(link.guest)
        if seat is not None and seat not in mine:
            raise Trouble("NotYourSeat", 403)
        link.seat = mine[0] if seat is None and mine else link.seat if seat is None else seat
        link.told = since
        first, link.greeted = not link.greeted, True
        if seat is not None or mine:
            await self.back(link.seat)
        link.send(self.lobby(link.guest, link.seat))
        self.tell_present()
        if first and self.plan.chat:
            for each in await self.store.chat(self.plan.id):
                link.send(msgspec.structs.replace(msgspec.json.decode(each.line, type=ChatOut), n=each.n))
        self.tell_game(link)
        self.watch_host()

    async def back(self, seat: int) -> None:
        """The person is there again: the bot that stood in leaves at once."""
        place = self.plan.places[seat]
        if place.kind == "person" and place.bot:
            place.bot = ""
            await self.changed()

    async def go(self, link: Link) -> None:
        """A socket has closed."""
        if link in self.links:
            self.links.remove(link)
            self.idle_since = now_ms()
            self.tell_present()
            self.watch_host()

    def watch_host(self) -> None:
        """Is the host away while others are here?"""
        online = self.online()
        away = bool(online) and self.plan.host not in online
        self.host_gone = (self.host_gone or now_ms()) if away else 0

    async def replace_host(self) -> None:
        """Host rights pass to somebody who is here."""
        self.host_gone = 0
        online = sorted(self.online())
        if online and self.plan.host not in online:
            self.plan.host = online[0]
            await self.changed()

    def drop_guest(self, guest: str) -> None:
        for link in [link for link in self.links if link.guest == guest]:
            link.close(CLOSE_REMOVED)

    async def fall_asleep(self) -> None:
        """Deadlines are kept for the time nobody is here."""
        if self.game is not None and not self.plan.over:
            saved = self.clocks.save(len(self.game.match.log))
            self.plan.waits = self.game.match.to_act
            plan = msgspec.json.encode(self.plan).decode()
            await self.store.change(self.plan.id, meta={PLAN: plan, CLOCK_KEY: saved})
        for link in self.links:
            link.close(CLOSE_RESTART)
        await self.store.disown(self.plan.id)

    def may_sleep(self, now: int) -> bool:
        """Nobody here for a while, no bot about to act."""
        quiet = now - self.idle_since >= self.settings.sleep_seconds * 1000
        return quiet and not self.links and not self.bot_due and not self._jobs

    def _bot_failed(self, seat: int, words: str) -> None:
        log.warning("table %s: the bot of seat %d: %s", self.plan.id, seat, words)


async def read_plan(store: Store, table: str) -> Plan:
    return msgspec.json.decode((await store.meta(table))[PLAN], type=Plan)
