"""Bots think in a thread of their own; one that raises or hangs gets the rulebook's answer."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any

from rentier.bots.driver import MOST_ACTS
from rentier.bots.registry import make
from rentier.core.action import Action, Reject, Standing
from rentier.core.kernel import asked, refuse, top_of
from rentier.core.match import Match
from rentier.core.seat import seats_of
from rentier.server.luck import bot_seed


class Thinker:
    """The bots of one table. `failed` hears what went wrong."""

    def __init__(self, failed: Callable[[int, str], None], patience: float) -> None:
        self.failed = failed
        self.patience = patience
        self.bots: dict[tuple[int, str], Any] = {}
        self.stuck: set[int] = set()  # seats whose bot once did not come back
        self.acts = 0  # standing acts since the last answer

    def forget(self) -> None:
        """Time was turned back: what the bots remember did not happen."""
        self.bots.clear()

    def waiting(self, match: Match, run: dict[int, str]) -> bool:
        """Is one of these seats waited for?"""
        return any([seat in run for seat in match.to_act])

    async def act(self, match: Match, run: dict[int, str]) -> tuple[int, Action, bool] | None:
        """The next act of one of these seats: who, what, and whether nobody chose it."""
        s = match.state
        for entry in s.book:
            for seat in seats_of(entry.asked):
                if seat in run:
                    bot, view = self._bot(match, seat, run[seat]), match.view(seat)
                    said = await self._ask(match, seat, lambda: bot.reply(view, entry))  # noqa: B023
                    return (seat, said, False) if said is not None else (seat, Reject(entry.id), True)
        for seat in seats_of(asked(s)):
            if seat in run:
                return await self._answer(match, seat, run[seat])
        return None

    async def _answer(self, match: Match, seat: int, name: str) -> tuple[int, Action, bool]:
        bot, view = self._bot(match, seat, name), match.view(seat)
        said = await self._ask(match, seat, lambda: bot.decide(view)) if self.acts < MOST_ACTS else None
        self.acts = self.acts + 1 if isinstance(said, Standing) else 0
        if said is not None:
            return seat, said, False
        default: Action = top_of(match.state).default(match.state, seat)
        return seat, default, True

    def _bot(self, match: Match, seat: int, name: str) -> Any:
        key = (seat, name)
        if key not in self.bots:
            self.bots[key] = make(match.header.game, name, seat, bot_seed())
        return self.bots[key]

    async def _ask(self, match: Match, seat: int, think: Callable[[], Any]) -> Action | None:
        """What the bot says, if it says something legal in time."""
        if seat in self.stuck:
            return None
        try:
            said: Action | None = await asyncio.wait_for(in_thread(think), self.patience)
            why = None if said is None else refuse(match.rules, match.state, seat, said)
            if why is None:
                return said
            self.failed(seat, f"{said!r} is refused: {why.reason} [{why.rule}]")
        except TimeoutError:
            self.stuck.add(seat)
            self.failed(seat, "no decision in time")
        except Exception as error:
            self.failed(seat, f"{type(error).__name__}: {error}")
        return None


async def in_thread(think: Callable[[], Any]) -> Any:
    """In a daemon thread, so that one that never ends does not keep the process."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[Any] = loop.create_future()

    def tell(said: Any, error: Exception | None) -> None:
        if answer.done():
            return
        if error is None:
            answer.set_result(said)
        else:
            answer.set_exception(error)

    def run() -> None:
        said, problem = None, None
        try:
            said = think()
        except Exception as error:
            problem = error
        if not loop.is_closed():
            loop.call_soon_threadsafe(tell, said, problem)

    threading.Thread(target=run, daemon=True).start()
    return await answer
