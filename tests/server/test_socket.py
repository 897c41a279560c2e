"""Untrusted frames: refused, and the table goes on."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.house import Chair, Guest, House, begun, plain_answer, turn

RUBBISH = (
    "",
    "hello",
    "[]",
    "null",
    "[" * 5000,
    '{"is":"nope"}',
    '{"is":"act"}',
    '{"is":"act","key":"k","action":3}',
    '{"is":"act","key":"a b","action":{}}',
    '{"is":"ping","more":1}',
    '{"is":"hello","since":-1}',
    '{"is":"hello","seat":99}',
    '{"is":"chat","text":""}',
    json.dumps({"is": "chat", "text": "a" * 501}),
)


def goes_on(*chairs: Chair) -> None:
    """Everybody is still answered, and a move is still made."""
    mover, _ = turn(*chairs)
    assert mover.act(plain_answer(mover.view))["is"] == "done"
    for chair in chairs:
        chair.send({"is": "ping"})
        chair.until("pong")


def test_rubbish_is_refused_and_the_table_goes_on(guests: list[Guest]) -> None:
    _, anna, boris = begun(guests)
    for frame in RUBBISH:
        anna.ws.send(frame)
        assert anna.until("error", "done", "lobby")["code"] == "BadMessage", frame
    anna.ws.send(b"\x00\xff")
    assert anna.until("error")["code"] == "BadMessage"
    goes_on(anna, boris)


def test_too_much_rubbish_closes_the_socket(guests: list[Guest]) -> None:
    _, anna, boris = begun(guests)
    with pytest.raises(ConnectionClosed) as closed:
        for _ in range(100):
            anna.ws.send("rubbish")
            anna.until("error")
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008
    boris.send({"is": "ping"})
    boris.until("pong")


def test_an_oversized_frame_closes_only_its_own_socket(guests: list[Guest]) -> None:
    id, anna, boris = begun(guests)
    anna.ws.send(json.dumps({"is": "chat", "text": "a" * 20_000}))
    with pytest.raises(ConnectionClosed) as closed:
        anna.until("chat")
    sent = closed.value.rcvd
    assert sent is not None and sent.code == 1009
    back = guests[0].sit(id)
    back.until("view")
    goes_on(back, boris)


def test_out_of_turn_and_impossible_acts_change_nothing(guests: list[Guest]) -> None:
    _, anna, boris = begun(guests)
    mover, other = turn(anna, boris)
    before = other.view["n"]
    refused = other.act({"is": "Throw"})
    assert refused["is"] == "refused" and refused["why"]["reason"] == "NotYourTurn"
    acts: tuple[dict[str, Any], ...] = (
        *({}, {"is": 3}, {"is": "Steal"}, {"is": "Throw", "more": 1}, {"is": "Bid"}, {"is": "State"}),
        *({"is": "Bid", "amount": "9"}, {"is": "Bid", "amount": 1.5}, {"is": "Bid", "amount": 10**20}),
    )
    for act in acts:
        assert mover.act(act)["code"] == "BadAction", act
    for act in ({"is": "TimeUp"}, {"is": "Fate", "value": 0}, {"is": "TableTimeUp"}):
        assert mover.act(act)["is"] == "refused", act
    goes_on(anna, boris)
    assert anna.rows[before]["seat"] == mover.view["seat"]


def test_nobody_speaks_for_a_foreign_seat(guests: list[Guest]) -> None:
    id, anna, boris = begun(guests)
    boris.send({"is": "hello", "seat": 0})
    assert boris.until("error")["code"] == "NotYourSeat"
    boris.send({"is": "host", "what": "pause"})
    assert boris.until("error")["code"] == "NotHost"
    watcher = guests[2].sit(id)
    watcher.until("view")
    assert watcher.act({"is": "Throw"})["code"] == "NotSeated"
    forged = Chair(guests[0].url, id, guests[0].cookie[:-1] + "0" * 2)
    forged.send({"is": "act", "key": "k", "action": {"is": "Throw"}})
    assert forged.until("error")["code"] == "NoHello"
    forged.send({"is": "hello"})
    assert forged.until("lobby")["you"] is None
    goes_on(anna, boris)


def test_a_page_of_somebody_else_is_refused(house: House, guests: list[Guest]) -> None:
    id = guests[0].new("greedy")["id"]
    with pytest.raises(InvalidStatus) as refused:
        Chair(house.url, id, guests[0].cookie, origin="https://elsewhere.example")
    assert refused.value.response.status_code == 403
    Chair(house.url, id, guests[0].cookie, origin=house.url).close()
    headers = {"Origin": "https://elsewhere.example"}
    assert guests[0].http.post(f"/api/tables/{id}/start", headers=headers).status_code == 403


def test_there_is_no_such_table(house: House) -> None:
    for id in ("nothing", "house", "a" * 300):
        chair = Chair(house.url, id)
        with pytest.raises(ConnectionClosed) as closed:
            chair.hear()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404
        chair.close()


def test_the_same_key_is_done_once(guests: list[Guest]) -> None:
    id, anna, boris = begun(guests)
    mover, _ = turn(anna, boris)
    action = plain_answer(mover.view)
    first = mover.act(action, "once")
    again = mover.act(action, "once")
    assert again == first and mover.view["n"] == first["n"]
    guest = guests[0] if mover is anna else guests[1]
    back = guest.sit(id, since=first["n"])
    assert back.act(action, "once") == first


def test_who_comes_back_gets_the_rest(guests: list[Guest]) -> None:
    id, anna, boris = begun(guests, take_back="off")
    mover, other = turn(anna, boris)
    known = len(other.rows)
    other.close()
    mover.act(plain_answer(mover.view))
    guest = guests[1] if other is boris else guests[0]
    back = guest.sit(id, since=known)
    rest = back.until("rows")
    assert rest["since"] == known and rest["rows"] == mover.rows[known:] and rest["rows"]
    confused = guest.sit(id, since=10_000)
    assert confused.until("rows")["since"] == 0 and confused.rows == mover.rows


def test_why_is_answered_and_changes_nothing(guests: list[Guest]) -> None:
    _, anna, boris = begun(guests)
    _, other = turn(anna, boris)
    other.send({"is": "explain", "id": 7, "action": {"is": "Throw"}})
    why = other.until("why")
    assert why["id"] == 7 and why["why"]["reason"] == "NotYourTurn" and not why["why"]["legal"]
