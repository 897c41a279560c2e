"""The match of a table and its log in the store: nothing that was not stored is ever told."""

from __future__ import annotations

from rentier.core.decode import decode_lines
from rentier.core.log import line
from rentier.core.luck import sealed
from rentier.core.match import Match
from rentier.server.luck import SEED, luck_of
from rentier.server.plan import Plan
from rentier.store import Intent, Store, StoreConflict


class Game:
    def __init__(self, table: str, match: Match, stored: int) -> None:
        self.table = table
        self.match = match
        self.stored = stored  # rows in the store

    @staticmethod
    async def start(store: Store, plan: Plan, at: int) -> Game:
        """The first throw is made after the header with commitment and nonces is stored."""
        seed = (await store.meta(plan.id))[SEED]
        nonces = tuple([place.nonce for place in plan.places])
        match = Match.new(
            plan.rules,
            len(plan.places),
            plan.options(),
            plan.bots(),
            sealed(bytes.fromhex(seed), nonces),
            plan.timed,
            plan.take_back,
            audit=True,
        )
        game = Game(plan.id, match, 0)
        try:
            await store.begin(plan.id, match.lines()[0], at)
        except StoreConflict:  # an earlier start was stored but not finished: that is the game
            game = await Game.wake(store, plan)
        await game.commit(store, at)
        return game

    @staticmethod
    async def wake(store: Store, plan: Plan) -> Game:
        """From the log, under the rules it began with."""
        table = await store.table(plan.id)
        log = decode_lines([table.header, *await store.log(plan.id)])
        match = Match.restore(plan.rules, log, audit=True)
        match.wake(luck_of(match.header, (await store.meta(plan.id)).get(SEED, "")))
        return Game(plan.id, match, len(log.rows))

    async def commit(self, store: Store, at: int, intent: Intent | None = None) -> None:
        """What has been done since is stored, with the answer that was given for it."""
        rows = [line(entry.row()) for entry in self.match.log[self.stored :]]
        if rows:
            await store.append(self.table, self.stored, rows, at, intent, self.match.over)
            self.stored = len(self.match.log)
