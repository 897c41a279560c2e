"""What each message of a socket does at its table."""

from __future__ import annotations

from typing import Any

import msgspec

from rentier.bots.registry import names
from rentier.core.action import CORE_ACTIONS, Action
from rentier.core.errors import BadValue
from rentier.core.explain import Refused as Illegal
from rentier.core.match import Match
from rentier.core.take_back import AgreeTakeBack, RefuseTakeBack, TakeBack
from rentier.core.value import Registry
from rentier.server.inbox import log, now_ms
from rentier.server.link import Link
from rentier.server.plan import clean
from rentier.server.seating import ready, remove
from rentier.server.table import Table
from rentier.server.trouble import Trouble
from rentier.store import Intent, StoreError
from rentier.wire.messages import (
    Act,
    Agree,
    ChatIn,
    ChatOut,
    ClientMessage,
    Done,
    Explain,
    Hello,
    Host,
    Ping,
    Pong,
    Ready,
    Refuse,
    Refused,
    TakeBackIn,
    Why,
)

CORE = Registry(CORE_ACTIONS)
WORDS = {TakeBackIn: TakeBack(), Agree: AgreeTakeBack(), Refuse: RefuseTakeBack()}


async def answer(table: Table, link: Link, message: ClientMessage) -> None:
    """Whatever goes wrong is told to the one who asked; the table goes on."""
    key = getattr(message, "key", "")
    try:
        await dispatch(table, link, message)
    except Trouble as trouble:
        link.error(trouble.code, key)
    except Illegal as error:
        link.send(Refused(key, error.why.data()))
    except StoreError as error:
        log.error("table %s: %s", table.plan.id, error)
        link.error("StoreTrouble", key)
    except Exception:
        log.exception("table %s: a message failed", table.plan.id)
        link.error("Broken", key)


async def dispatch(table: Table, link: Link, message: ClientMessage) -> None:
    if isinstance(message, Ping):
        link.send(Pong(now_ms()))
    elif isinstance(message, Hello):
        await table.come(link, message.seat, message.since)
    elif not link.greeted:
        raise Trouble("NoHello")
    elif isinstance(message, Explain):
        link.send(Why(message.id, explained(table, link, message)))
    elif link.seat < 0:
        raise Trouble("NotSeated", 403)
    else:
        await seated(table, link, message)


async def seated(table: Table, link: Link, message: ClientMessage) -> None:
    """What only a seat may say."""
    if isinstance(message, Act):
        await act(table, link, message.key, action_of(table.playing.match, message.action))
    elif isinstance(message, (TakeBackIn, Agree, Refuse)):
        await act(table, link, message.key, WORDS[type(message)])
    elif isinstance(message, ChatIn):
        await chat(table, link, message.text)
    elif isinstance(message, Ready):
        await ready(table, link.guest, link.seat, message.ready, message.nonce)
    elif isinstance(message, Host):
        await host(table, link, message)


def action_of(match: Match, data: dict[str, Any]) -> Action:
    registry = CORE if str(data.get("is")) in CORE.classes else match.rules.actions
    try:
        action: Action = registry.decode(data)
    except BadValue:
        raise Trouble("BadAction", 400) from None
    return action


def explained(table: Table, link: Link, message: Explain) -> dict[str, Any]:
    match = table.playing.match
    return match.explain(link.seat, action_of(match, message.action)).data()


async def act(table: Table, link: Link, key: str, action: Action) -> None:
    """An intent of a seat: done once, however often it is sent."""
    seat = link.seat
    said = await table.store.answer(table.plan.id, seat, key)
    if said is not None:
        link.write(said.encode())
        return
    if table.plan.paused:
        raise Trouble("Paused")

    def intent(n: int) -> Intent:
        return Intent(seat, key, msgspec.json.encode(Done(key, n)).decode())

    n = await table.submit(seat, action, intent)
    link.send(Done(key, n))


async def chat(table: Table, link: Link, text: str) -> None:
    """Never part of the match."""
    plan = table.plan
    place = plan.places[link.seat]
    words = clean(text)
    if not plan.chat or place.muted:
        raise Trouble("Muted" if plan.chat else "ChatOff", 403)
    if not words:
        raise Trouble("BadMessage", 400)
    line = ChatOut(0, link.seat, place.name, words, now_ms())
    n = await table.store.say(plan.id, msgspec.json.encode(line).decode())
    table.tell(msgspec.structs.replace(line, n=n))


async def host(table: Table, link: Link, message: Host) -> None:
    """The host's tools: none of them moves money or deeds."""
    plan = table.plan
    if link.seat != plan.host:
        raise Trouble("NotHost", 403)
    if message.what in ("pause", "resume"):
        await pause(table, message.what == "pause")
        return
    seat = -1 if message.seat is None else message.seat
    place = plan.place(seat)
    if message.what == "remove":
        await remove(table, link.guest, seat)
        return
    if message.what in ("mute", "unmute"):
        place.muted = message.what == "mute"
    elif not plan.started or place.kind != "person":
        raise Trouble("NotStarted" if not plan.started else "NotAPerson")
    else:
        place.bot = names(plan.game)[0] if message.what == "hand_over" else ""
    await table.changed()


async def pause(table: Table, paused: bool) -> None:
    """Clocks stand still and nobody acts."""
    plan = table.plan
    if table.game is None or plan.over:
        raise Trouble("NotStarted" if table.game is None else "GameOver")
    if paused == plan.paused:
        return
    now = now_ms()
    if not paused:
        table.clocks.delay(now - table.paused_at)
        plan.ends = table.clocks.table
    table.paused_at = now
    plan.paused = paused
    await table.changed()
    table.tell_rows()
