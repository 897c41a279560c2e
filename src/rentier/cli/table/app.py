"""The course of an evening: open a table or wake one, play it to its end or put it away, play again."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from types import FrameType
from typing import NoReturn

from rentier import data
from rentier.bots import registry
from rentier.cli.table.ask import Leave
from rentier.cli.table.decide import decide
from rentier.cli.table.end import farewell
from rentier.cli.table.moves import bot_moves, bot_replies, person_due
from rentier.cli.table.paper import Paper
from rentier.cli.table.saves import SAVE, new_path, read_save
from rentier.cli.table.seats import Seat, check_names
from rentier.cli.table.story import tell
from rentier.cli.table.table import Table
from rentier.core.errors import BadFile
from rentier.core.luck import FastLuck, Luck, child, sealed
from rentier.core.match import Match

HANG_UPS = [signal.Signals[name] for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
WATCHED = 50  # rounds that bots play on alone before the person is asked again


class Plan:
    """What a table is opened with."""

    def __init__(
        self, game: str, seats: list[Seat], options: dict[str, object], seed: int | None, take_back: str
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.take_back = take_back


def open_table(plan: Plan, paper: Paper, lang: str, path: Path | None) -> Table:
    """A fresh game; `BadOptions` if there can be none. Sealed dice unless a seed is given."""
    rules = data.rules(plan.game)
    names = tuple([seat.bot for seat in plan.seats])
    luck: Luck
    if plan.seed is None:
        secret = os.urandom(32)
        luck, seed = sealed(secret, ("",) * len(plan.seats)), secret.hex()
    else:
        luck, seed = FastLuck(plan.seed), str(plan.seed)
    match = Match.new(rules, len(plan.seats), plan.options, names, luck, take_back=plan.take_back)
    return Table(match, plan.seats, bots(match, seed), paper, lang, path or new_path(plan.game), seed)


def wake_table(path: Path, paper: Paper, lang: str | None) -> Table:
    """A saved game, where it was left."""
    match, save = read_save(path)
    names = match.header.bots
    try:
        check_names(save.names)
        made = bots(match, save.seed)
    except Exception as error:
        raise BadFile(f"{path}: {error}") from None
    seats = [Seat(name, bot) for name, bot in zip(save.names, names, strict=True)]
    table = Table(match, seats, made, paper, lang or save.lang, path, save.seed)
    last = max(len(match.log) - 12, 0)  # a few entries to remember by
    table.told = [last] * len(seats)
    table.greeted = [True] * len(seats)
    return table


def bots(match: Match, seed: str) -> list[object]:
    """A player for each seat without a person; what they draw has nothing to do with the dice."""
    number = int.from_bytes(seed.encode(), "big")
    made: list[object] = []
    for seat, name in enumerate(match.header.bots):
        made.append(registry.make(match.header.game, name, seat, child(number, seat + 1)) if name else None)
    return made


def play(table: Table) -> None:
    """The whole game; whatever ends it early, the table is put away."""
    acts = 0
    while not table.match.over:
        if bot_replies(table):
            continue
        seat = person_due(table)
        if seat >= 0:
            table.put_away()
            decide(table, seat)
            acts = 0
        elif table.playing() or table.view().round() < watched_until(table):
            acts = bot_moves(table, acts)
    farewell(table)


def watched_until(table: Table) -> int:
    """All people are out: the bots play on for as long as somebody wants to see it."""
    if table.watch <= table.view().round():
        tell(table, table.people[0])
        if not table.keys.sure(table.t, table.t("watch-on", n=WATCHED)):
            raise Leave
        table.watch = table.view().round() + WATCHED
    return table.watch


def evening(table: Table, plan: Plan | None) -> None:
    """Game after game with the same seats; leaving puts the running one away."""
    before = {number: signal.signal(number, hang_up) for number in HANG_UPS}
    try:
        games(table, plan)
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def games(table: Table, plan: Plan | None) -> None:
    number = 0
    while True:
        if not finished(table):
            return
        number += 1
        plan = next_plan(table, plan, number)
        try:
            if not table.keys.sure(table.t, table.t("rematch")):
                return
        except Leave:
            return
        table = open_table(plan, table.paper, table.lang, next_path(table.path, number))


def finished(table: Table) -> bool:
    """Play; False if the person left, with the game put away and a line that says how to go on."""
    try:
        play(table)
    except Leave:
        table.say(table.t("resume-hint", path=str(table.put_away())))
        return False
    except KeyboardInterrupt:
        table.paper.line()
        table.say(table.t("resume-hint", path=str(table.put_away())))
        raise
    except BrokenPipeError:
        table.put_away()
        raise
    return True


def next_plan(table: Table, plan: Plan | None, number: int) -> Plan:
    """The same table once more, with other luck."""
    header = table.match.header
    seed = None if header.dice.source == "sealed" else child(int(table.seed), number)
    seats = table.seats if plan is None else plan.seats
    return Plan(header.game, seats, header.options, seed, header.take_back)


def next_path(path: Path, number: int) -> Path | None:
    """A file of its own for the next game, where the person named the first."""
    return None if path.suffix == SAVE else path.with_stem(f"{path.stem}-{number + 1}")


def hang_up(_number: int, _frame: FrameType | None) -> NoReturn:
    """The terminal is closed or the machine goes down: as if interrupted."""
    raise KeyboardInterrupt
