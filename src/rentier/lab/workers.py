"""The parts of a simulation, one after another or in several processes, put together in order."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from typing import Final

from rentier.lab.collector import seldom
from rentier.lab.outcome import Outcome
from rentier.lab.simulate import Plan, play_part

PARTS: Final = 16  # for each worker, so that all end at about the same time
MOST: Final = 50  # games of a part, so that the bar moves

Heard = Callable[[Outcome], None]


def simulate(order: Plan, workers: int, heard: Heard) -> Outcome:
    """All games; `heard` is told of each part as soon as it and all before it are done."""
    total = Outcome(len(order.bots))
    with closing(outcomes(order, workers)) as found:
        for part in found:
            total.add(part)
            heard(part)
    return total


def outcomes(order: Plan, workers: int) -> Generator[Outcome, None, None]:
    """The parts in order."""
    parts = parts_of(order.games, workers)
    if workers < 2:
        seldom()
        for first, last in parts:
            yield play_part(order, first, last)
        return
    context = multiprocessing.get_context("spawn")
    with deaf():
        pool = context.Pool(min(workers, order.games), initializer=settle_in)
    with pool:
        yield from pool.imap(play_span, ((order, first, last) for first, last in parts))


def parts_of(games: int, workers: int) -> Iterator[tuple[int, int]]:
    size = max(1, min(MOST, games // (workers * PARTS)))
    for first in range(0, games, size):
        yield first, min(first + size, games)


@contextmanager
def deaf() -> Generator[None, None, None]:
    """Processes that start meanwhile never hear Ctrl-C, not even before `settle_in`."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def play_span(task: tuple[Plan, int, int]) -> Outcome:
    return play_part(*task)


def settle_in() -> None:
    """Ctrl-C is for the process that people started; it ends the others."""
    seldom()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
