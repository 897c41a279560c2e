"""Does a match file tell the truth? Every act, throw and event is computed again (the house's section 6)."""

from __future__ import annotations

from typing import Any

from rentier.core.decode import MatchLog
from rentier.core.log import event_row
from rentier.core.luck import SealedLuck, opened
from rentier.core.match import Match
from rentier.core.rules import Rules
from rentier.core.seat import NATURE
from rentier.core.shape import bad
from rentier.core.value import encode


def verify(rules: Rules[Any], log: MatchLog) -> int:
    """How many throws the revealed seed proves; `BadFile` names the first line that does not fit."""
    luck = sealed_luck(log)
    match = Match.open(rules, log)
    if [event_row(event) for event in match.opening] != log.opening:
        raise bad(1, "the events before the first act are not those of these rules")
    for row in log.rows:
        if luck is not None and row["seat"] == NATURE:
            check_throw(match, luck, row)
        match.redo(row)
        check_events(match, row)
    check_end(match, log)
    return 0 if luck is None else match.drawn


def sealed_luck(log: MatchLog) -> SealedLuck | None:
    """The luck of a finished game with sealed dice; None if there is nothing to check."""
    if log.header.dice.source != "sealed" or not log.over:
        return None
    number = len(log.rows) + 2
    if not log.seed:
        raise bad(number, "the game is over, so the seed of its sealed dice has to stand here")
    luck = opened(log.header.dice, log.seed)
    if luck is None:
        raise bad(number, "this seed is not the one whose SHA-256 line 1 committed to")
    return luck


def check_throw(match: Match, luck: SealedLuck, row: dict[str, Any]) -> None:
    """Nature's answer is the one the seed gives for this index."""
    odds = match.odds
    said = row["action"].get("value")
    right = luck.draw(match.drawn, odds) if odds else said  # not asked at all: the rules will say so
    if said != right:
        raise bad(row["n"] + 2, f"entry {row['n']}: nature said {str(said)[:20]}, the seed gives {right}")


def check_events(match: Match, row: dict[str, Any]) -> None:
    """What the rules make of the entry is what the file says."""
    now = match.log[-1].row()
    if now == row:
        return
    told, real = row.get("events", []), now.get("events", [])
    for place in range(max(len(told), len(real))):
        if told[place : place + 1] != real[place : place + 1]:
            raise bad(row["n"] + 2, f"entry {row['n']}: event {place + 1} is not what happened")
    raise bad(row["n"] + 2, f"entry {row['n']} is not what happened")


def check_end(match: Match, log: MatchLog) -> None:
    """The closing line says how the game ended."""
    number = len(log.rows) + 2
    if match.over != log.over:
        raise bad(number, f"'over' is {str(match.over).lower()} after these entries")
    if log.result != (encode(match.rules.score(match.state)) if match.over else []):
        raise bad(number, "the result is not the one these entries lead to")
