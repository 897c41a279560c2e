"""A match file becomes a table."""

from __future__ import annotations

import asyncio

from rentier.core.decode import decode
from rentier.core.errors import RentierError
from rentier.core.log import Header
from rentier.core.luck import Luck
from rentier.core.match import Match
from rentier.data import rules
from rentier.server.hall import Hall
from rentier.server.inbox import now_ms
from rentier.server.luck import SEED
from rentier.server.plan import Place, Plan
from rentier.server.trouble import Trouble
from rentier.wire.bodies import Made, OpenFile


async def open_file(hall: Hall, body: OpenFile) -> Made:
    """Finished matches to look at; others go on with new luck, which nobody could check later."""
    match = await asyncio.to_thread(read, body.text)  # a long one takes its time
    header = match.header if match.over else match.header.with_dice(Luck().dice())
    plan = plan_of(hall, match, header)
    copy = Match.begin(match.rules, header)
    copy.log = match.log
    lines = copy.lines()
    store = hall.store
    await hall.put(plan, match.seed)
    if match.over and not match.seed:
        await store.change(plan.id, meta={SEED: None})
    await store.begin(plan.id, lines[0], now_ms())
    await store.append(plan.id, 0, lines[1:], now_ms(), finished=match.over)
    await store.disown(plan.id)
    return Made(plan.id, plan.code)


def read(text: str) -> Match:
    try:
        log = decode(text)
        return Match.restore(rules(log.header.game), log, audit=True)
    except RentierError as error:
        raise Trouble("BadFile", 400, str(error)) from None


def plan_of(hall: Hall, match: Match, header: Header) -> Plan:
    """Bots sit where they sat; the seats of people are open."""
    plan = hall.plan(header.game, [Place() for _ in header.bots])
    for place, bot in zip(plan.places, header.bots, strict=True):
        if bot:
            plan.seat_bot(place, bot)
    plan.given, plan.started, plan.over = dict(header.options), True, match.over
    plan.pace = "brisk" if header.timed else "none"
    plan.take_back = "ask" if header.take_back == "ask" else "free" if header.take_back == "free" else "off"
    return plan
