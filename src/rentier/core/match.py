"""One game at one table: header, state, log; one class for the server, the lab, hot-seat and tests."""

from __future__ import annotations

from typing import Any, Final

from rentier.core.action import CORE_ACTIONS, Action
from rentier.core.decode import MatchLog, decode
from rentier.core.errors import BadFile, BadOptions, BadValue, RentierError
from rentier.core.kernel import refuse
from rentier.core.log import ENGINE, TAKE_BACKS, Header, TakeBackEntry, closed, line
from rentier.core.luck import FastLuck, Luck
from rentier.core.options import settled
from rentier.core.rewind import Rewind
from rentier.core.rules import Rules
from rentier.core.seat import bit, may_see
from rentier.core.shape import bad
from rentier.core.sound import sound_bots, sound_options, sound_reader
from rentier.core.state import State
from rentier.core.take_back import MOST, fits
from rentier.core.value import Registry, encode

CORE: Final = Registry(CORE_ACTIONS)


class Match(Rewind):
    """Made by `new`, `begin` (for entries that are read) or `replay`."""

    def __init__(self, rules: Rules[Any], header: Header, state: State, audit: bool, record: bool) -> None:
        super().__init__(rules, header, state, audit, record)
        self.seed = ""  # of a finished game that was read from a file

    @staticmethod
    def new(
        rules: Rules[Any],
        seats: Any,
        options: Any = None,
        bots: Any = (),
        luck: Luck | None = None,
        timed: bool = False,
        take_back: str = "off",
        audit: bool = False,
        record: bool = True,
    ) -> Match:
        """A fresh game; `bots` names a bot for each seat, empty for a person. `BadOptions` if impossible."""
        bots = sound_bots(bots, seats)
        if take_back not in TAKE_BACKS or not (record or take_back == "off"):
            raise BadOptions(f"take-back is one of {', '.join(TAKE_BACKS)}; off when nothing is recorded")
        chosen = settled(rules.options, sound_options(options))
        dice = (Luck() if luck is None else luck).dice()
        header = Header(
            rules.name, rules.version, rules.ruleset, ENGINE, chosen, bots, timed, take_back, dice
        )
        match = Match.begin(rules, header, audit, record)
        match.wake(luck)
        return match

    @staticmethod
    def begin(rules: Rules[Any], header: Header, audit: bool = False, record: bool = True) -> Match:
        """The match of this header before its first act, under the rules of its version, without luck."""
        kept = rules.at_version(header.rules_version)
        humans = sum([bit(seat) for seat in range(len(header.bots)) if not header.bots[seat]])
        options = settled(kept.options, header.options)
        state = kept.new(options, len(header.bots), humans, header.timed)
        return Match(kept, header, state, audit, record)

    @staticmethod
    def replay(rules: Rules[Any], text: Any, audit: bool = False) -> Match:
        """The match of a file, without luck; `BadFile` if it is damaged or these rules do not allow it."""
        if not isinstance(text, str):
            raise BadFile("a match file is text: read its bytes with rentier.core.decode.text_of")
        return Match.restore(rules, decode(text), audit)

    @staticmethod
    def restore(rules: Rules[Any], log: MatchLog, audit: bool = False) -> Match:
        """The same for a log that has been read: a store keeps it without a closing line."""
        match = Match.open(rules, log, audit)
        try:
            for row in log.rows:
                match.redo(row)
        except BadFile as error:
            if log.header.ruleset == match.rules.ruleset:
                raise
            hint = f"the game's data have changed since Rentier {log.header.engine} wrote the file"
            raise BadFile(f"{error} ({hint})") from None
        match.seed = log.seed
        return match

    @staticmethod
    def open(rules: Rules[Any], log: MatchLog, audit: bool = False) -> Match:
        """The match of a log before its first entry."""
        if log.header.game != rules.name:
            raise bad(1, f"a game of {log.header.game!r}, not of {rules.name!r}")
        try:
            return Match.begin(rules, log.header, audit)
        except BadOptions as error:
            raise bad(1, str(error)) from None

    def fork(self, seed: int = 0) -> Match:
        """An independent copy with luck of its own; the live seed stays here."""
        luck, now = FastLuck(seed), self.state.clone()
        start = now if self._start is None else self._start.clone()
        other = Match(self.rules, self.header.with_dice(luck.dice()), start, self.audit, self.record)
        other.opening.extend(self.opening)
        other.log, other.live = list(self.log), list(self.live)
        other.taken, other.drawn = self.taken, self.drawn
        other.state = now
        other.wake(luck)
        return other

    def redo(self, row: dict[str, Any]) -> None:
        """Do again what a row of a log says; `BadFile` if it cannot have happened here."""
        number = len(self.log) + 2
        if "take_back" in row:
            self._redo_take_back(row, number)
            return
        seat = int(row["seat"])
        action = self._action(row["action"], number)
        why = refuse(self.rules, self.state, seat, action)
        if why is not None:
            name = type(action).__name__
            raise bad(number, f"{name} of seat {seat} is not possible here: {why.reason} [{why.rule}]")
        step = type(self.state.stack[-1]).__name__
        if step != row["step"]:
            raise bad(number, f"the open question here is {step!r}, not {str(row['step'])[:40]!r}")
        self._act(seat, action, bool(row["auto"]), int(row["at"]))

    def _action(self, data: dict[str, Any], number: int) -> Action:
        registry = CORE if str(data.get("is")) in CORE.classes else self.rules.actions
        try:
            action: Action = registry.decode(data)
        except BadValue as error:
            raise bad(number, str(error)) from None
        return action

    def _redo_take_back(self, row: dict[str, Any], number: int) -> None:
        entry = TakeBackEntry(len(self.log), row["seat"], row["take_back"], row["agreed"], row["at"])
        mode = self.header.take_back
        if self.taken >= MOST or not fits(mode, self.state, self.live, entry.seat, entry.to, entry.agreed):
            raise bad(number, f"this take-back is not possible here: the table's option is {mode!r}")
        self._fold(entry)

    def lines(self) -> list[str]:
        """Header and entries, one line each: what a store keeps."""
        if not self.record:
            raise RentierError("this match was not recorded")
        return [line(self.header.row(self.opening)), *[line(entry.row()) for entry in self.log]]

    def dump(self) -> str:
        """The whole file; the seed is told when the game is over."""
        if not self.over:
            return closed(self.lines(), False, [], "")
        seed = self.seed if self._luck is None else self._luck.reveal()
        return closed(self.lines(), True, encode(self.rules.score(self.state)), seed)

    def rows_for(self, seat: Any, since: int = 0) -> list[dict[str, Any]]:
        """What the seat may read of the entries from number `since` on."""
        seat = sound_reader(seat, self.state.seats)
        return [entry.row_for(seat) for entry in self.log[since:]]

    def log_for(self, seat: Any) -> str:
        """What the seat may download: its own log while the game runs, then the whole file."""
        seat = sound_reader(seat, self.state.seats)
        if self.over:
            return self.dump()
        opening = [event for event in self.opening if may_see(event.audience, seat)]
        head = self.header.row(opening)
        head["for"] = seat
        return "\n".join([line(row) for row in [head, *self.rows_for(seat)]]) + "\n"
