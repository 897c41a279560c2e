"""`python -m tests.archive.record` plays one short game for each ending of Monopoly and writes it down, once.

A file that is there is never touched: after the first release the archive only grows.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from rentier.core.action import Accept, Action, TableTimeUp
from rentier.core.kernel import legal, refuse
from rentier.core.luck import Luck, sealed
from rentier.core.match import Match
from rentier.core.seat import CLOCK, seats_of
from rentier.games.monopoly.actions import Bid, Buy, Concede, Decline, EndTurn, Pass, Pawn, Stay, VoteEnd
from rentier.games.monopoly.verbs.end import REASON_IDS
from tests.properties.chance import Chance
from tests.properties.player import Player
from tests.properties.tables import RULES

HOME: Final = Path(__file__).parent / "monopoly"
INDEX: Final = HOME / "index.json"
MOST: Final = 400  # moves of a game, the longest one excepted
Act = tuple[int, Action] | None


def luck(name: str, seed: int) -> Luck:
    """Sealed dice with a known seed: the file is verified to the last throw."""
    return sealed(f"{name} {seed}".ljust(32, ".").encode()[:32], ("", "ab"))


def begun(name: str, seed: int, seats: int, timed: bool, bots: str, options: dict[str, object]) -> Match:
    return Match.new(RULES, seats, options, (bots,) * seats, luck(name, seed), timed)


def played(match: Match, seed: int, interrupt: Callable[[Any, int], Act]) -> Match:
    """Random players, until the game is over; `interrupt` may put in a move of its own."""
    player = Player(Chance(seed))
    for at in range(MOST):
        if match.over:
            break
        match.submit(*(interrupt(match.state, at) or player.move(match.state)), at=at * 1000)
    return match


def nothing(s: Any, at: int) -> Act:
    return None


def last_solvent(seed: int) -> Match:
    options: dict[str, object] = {"start.cash": 500, "go.salary": 0, "bankrupt.to": "creditor"}
    return played(begun("last", seed, 3, False, "", options), seed, nothing)


def rounds(seed: int) -> Match:
    return played(begun("rounds", seed, 4, False, "", {"end.rounds": 6}), seed, nothing)


def minutes(seed: int) -> Match:
    def bell(s: Any, at: int) -> Act:
        return (CLOCK, TableTimeUp()) if at == 120 else None

    return played(begun("minutes", seed, 3, True, "", {"end.minutes": 10}), seed, bell)


def vote(seed: int) -> Match:
    def ballot(s: Any, at: int) -> Act:
        for entry in s.book:
            if isinstance(entry.act, VoteEnd) and entry.asked:
                return seats_of(entry.asked)[0], Accept(entry.id)
        wanted = at > 100 and refuse(RULES, s, 0, VoteEnd()) is None
        return (0, VoteEnd()) if wanted else None

    return played(begun("vote", seed, 3, False, "", {}), seed, ballot)


def concession(seed: int) -> Match:
    def resign(s: Any, at: int) -> Act:
        seat = at % s.seats
        wanted = at > 80 and s.loans and s.solvent(seat) and refuse(RULES, s, seat, Concede()) is None
        return (seat, Concede()) if wanted else None

    return played(begun("concession", seed, 3, False, "", {}), seed, resign)


def shared(seed: int) -> Match:
    """Two who neither buy nor bid are equally rich after a round without cards and taxes."""

    def idle(s: Any, at: int) -> Act:
        for seat in range(s.seats):
            for action in (Decline(), Pass(), Stay()):
                if action in legal(RULES, s, seat):
                    return seat, action
        return None

    return played(begun("shared", seed, 2, False, "", {"end.rounds": 1}), seed, idle)


def safety(seed: int) -> Match:
    """Bots that buy, pawn what they own and let the rounds pass: nobody is ever ruined."""
    match = begun("safety", seed, 2, False, "still", {"trade.unmortgaged": "on"})
    while not match.over:
        seat = match.to_act[0]
        choices = legal(RULES, match.state, seat)
        pawns = [act for act in choices if isinstance(act, Pawn)]
        wanted = [act for act in choices if isinstance(act, (Buy, Stay, EndTurn)) or act == Pass()]
        match.submit(seat, [*pawns, *wanted, *[act for act in choices if not isinstance(act, Bid)]][0])
    return match


def reason(match: Match) -> str:
    """How a game ended, by the event that says so."""
    last: Any = match.events[-1]
    assert type(last).__name__ == "GameEnded"
    return REASON_IDS[last.reason]


def fits(name: str, match: Match) -> bool:
    """Is this the ending that was looked for?"""
    if not match.over:
        return False
    happened = [type(event).__name__ for event in match.events]
    if name == "concession":
        return "Conceded" in happened and reason(match) == "last"
    if name == "shared":
        return len(match.rules.facts(match.state)["winners"]) > 1 and reason(match) == "rounds"
    if name == "last":
        return "Declared" in happened and "Conceded" not in happened and reason(match) == "last"
    return reason(match) == name


ENDINGS: Final[dict[str, Callable[[int], Match]]] = {
    "last": last_solvent,
    "rounds": rounds,
    "minutes": minutes,
    "vote": vote,
    "concession": concession,
    "shared": shared,
    "safety": safety,
}


def recorded(name: str) -> str:
    """The text of the first game that ends so."""
    for seed in range(500):
        match = ENDINGS[name](seed)
        if fits(name, match):
            return match.dump()
    raise SystemExit(f"no game of the first 500 seeds ends by {name!r}")


def main() -> None:
    HOME.mkdir(exist_ok=True)
    index = json.loads(INDEX.read_text(encoding="utf-8")) if INDEX.exists() else {}
    for name in ENDINGS:
        path = HOME / f"{name}.jsonl"
        if path.exists() or name in index:
            print(f"{path.name} is there and stays as it is")
            continue
        text = recorded(name)
        path.write_text(text, encoding="utf-8")
        index[name] = json.loads(text.splitlines()[-1])["sha256"]
        print(f"{path.name}: {len(text)} bytes")
    INDEX.write_text(json.dumps(index, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
