"""What a seat is sent is the same for two worlds that differ only in what it may not know."""

from __future__ import annotations

import re

import msgspec
import pytest

from rentier.core.match import Match
from rentier.core.seat import TABLE
from rentier.core.value import encode
from rentier.lab.picture import other_worlds
from rentier.server import hall, inbox, seating, table
from rentier.server.frames import view_of
from rentier.wire.messages import Clock
from tests.server.conftest import Open
from tests.server.house import Chair, Guest, begun, both, is_over, pair, plain_answer, turn
from tests.tiny.game import rules
from tests.tiny.play import moves
from tests.tiny.play import opened as fair
from tests.tiny.view import TinyView

NAMED_ANEW = re.compile(r'"(id|code|key|link|commitment)":"[^"]*"')


def world(opened: Open, curious: bool) -> list[str]:
    """Everything Anna is sent while Boris plays; a curious Boris also asks, fails and looks around."""
    house = opened()
    guests = [house.guest(), house.guest()]
    id, anna, boris = begun(guests)
    for _ in range(12):
        mover, _ = turn(anna, boris)
        if curious:
            look_around(boris, guests[1], id)
        assert mover.act(plain_answer(mover.view))["is"] == "done"
        for chair in (anna, boris):
            chair.send({"is": "ping"})
            chair.until("pong")
    frames = [NAMED_ANEW.sub("", frame) for frame in anna.frames if '"pong"' not in frame]
    files = [NAMED_ANEW.sub("", guests[0].get(f"/api/tables/{id}/file?seat=0"))]
    house.stop()
    return frames + files


def look_around(boris: Chair, guest: Guest, id: str) -> None:
    boris.send({"is": "explain", "id": 1, "action": {"is": "Throw"}})
    boris.until("why")
    boris.act({"is": "Bid", "amount": 7})
    boris.act({"is": "Nonsense"})
    guest.get(f"/api/tables/{id}/file?seat=1")
    guest.post(f"/api/tables/{id}/start", status=403)


def test_others_do_not_see_what_a_seat_asks_and_fails(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "fresh_seed", lambda: "5a" * 32)
    for module in (table, seating, hall, inbox):
        monkeypatch.setattr(module, "now_ms", lambda: 1_000_000)
    worlds = []
    for curious in (False, True):
        worlds.append(world(opened, curious))
    assert worlds[0] == worlds[1]


def test_the_seed_and_the_hashes_are_never_sent(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    seed = "5a" * 32
    monkeypatch.setattr(hall, "fresh_seed", lambda: seed)
    house = opened()
    guests = [house.guest(), house.guest()]
    id, anna, boris = pair(guests, "greedy", options={"end.rounds": 1})
    plan = house.hall.awake[id].plan
    secrets = [seed, *[each for place in plan.places for each in (*place.guests, place.reentry) if each]]
    early = [guests[0].get(f"/api/tables/{id}/file?seat=0"), str(guests[0].get(f"/api/tables/{id}"))]
    both((anna, boris), is_over)
    sent = "".join([*early, *anna.frames, *boris.frames, str(guests[0].get("/api/mine"))])
    assert len(secrets) == 5 and not [secret for secret in secrets if secret in sent]
    assert seed in guests[0].get(f"/api/tables/{id}/file?seat=0")  # the game is over


def told(match: Match, seat: int) -> bytes:
    return msgspec.json.encode(view_of(match, seat, Clock(0, None, {}, None)))


def compare_worlds(seed: int) -> int:
    """The frame of each seat along a game with hidden money, bids and cards, in other worlds of that seat."""
    match, compared, start = Match.new(rules(), 3), 0, fair(3)
    for s, _seat, _action in moves(start, seed):
        for seat in (*range(s.seats), TABLE):
            match.state = s
            ours = told(match, seat)
            for how, world in other_worlds(rules(), s, seat, 1):
                match.state = world
                assert told(match, seat) == ours, f"seat {seat}, {how}"
                compared += 1
    return compared


def test_a_frame_is_the_same_in_all_worlds_the_seat_can_think_of() -> None:
    assert sum([compare_worlds(seed) for seed in range(5)]) > 1000


def test_a_leak_in_the_question_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TinyView, "asking", lambda view: encode(view._s.stack[-1]) if view._s.stack else None)
    with pytest.raises(AssertionError, match="seat"):
        for seed in range(5):
            compare_worlds(seed)


def test_a_running_file_is_the_seats_own(guests: list[Guest]) -> None:
    id, _anna, _boris = pair(guests)
    assert '"for":0' in guests[0].get(f"/api/tables/{id}/file?seat=0")
    assert guests[0].get(f"/api/tables/{id}/file?seat=1", 403)["code"] == "NotYourSeat"
    assert '"for":-6' in guests[2].get(f"/api/tables/{id}/file")
