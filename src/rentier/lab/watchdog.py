"""A bot that thinks for ever is interrupted: its decision counts as failed, the game goes on."""

from __future__ import annotations

import _thread
import signal
import threading
from types import FrameType, TracebackType
from typing import Final

from rentier.bots.driver import Hand

PATIENCE: Final = 10.0  # seconds without a decision
SIGNAL: Final = getattr(signal, "SIGUSR1", None) or signal.SIGTERM


class BotHangs(Exception):
    """Raised in the main thread, in the middle of the bot's thinking."""


class Watchdog:
    """Looks from a thread of its own whether decisions are made. Made in the main thread."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self.patience: Final = patience
        self.hand: Hand | None = None
        self._stuck: tuple[Hand | None, int] = (None, -1)
        self._stop: Final = threading.Event()
        self._thread: Final = threading.Thread(target=self._look, daemon=True)
        self._main: Final = threading.get_ident()
        self._before: Final = signal.getsignal(SIGNAL)

    def __enter__(self) -> Watchdog:
        signal.signal(SIGNAL, self._bark)
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stop.set()
        self._thread.join()
        signal.signal(SIGNAL, self._before)

    def now(self) -> tuple[Hand | None, int]:
        """How far the game has come."""
        hand = self.hand
        return hand, hand.decisions if hand is not None else -1

    def _look(self) -> None:
        last = self.now()
        while not self._stop.wait(self.patience):
            here = self.now()
            if here[0] is not None and here == last:
                self._stuck = here
                self._wake()
            last = here

    def _wake(self) -> None:
        """A real signal ends a sleep too, where the system knows how to send one to a thread."""
        if hasattr(signal, "pthread_kill"):
            signal.pthread_kill(self._main, SIGNAL)
        else:
            _thread.interrupt_main(SIGNAL)

    def _bark(self, number: int, frame: FrameType | None) -> None:
        """In the main thread: still the same decision?"""
        if self._stuck == self.now():
            self._stuck = (None, -2)
            raise BotHangs(f"no decision for {self.patience:g} seconds")
