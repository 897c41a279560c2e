"""Clocks, bots, pauses, take-back, sleep and restart."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from rentier.server import thinking
from rentier.store import StoreFull
from tests.server.conftest import Open
from tests.server.house import Guest, House, begun, both, is_over, pair, plain_answer, turn
from tests.server.test_serve import started


def test_a_restarted_server_continues_the_table(opened: Open) -> None:
    house = opened()
    guests = [house.guest(), house.guest()]
    id, anna, boris = pair(guests, "greedy", options={"end.rounds": 2})
    both((anna, boris), lambda view: view["n"] >= 20 or is_over(view))
    rows, promised = anna.rows, anna.lobby["commitment"]
    house.stop()
    again = opened()
    late = [again.guest(guest.cookie) for guest in guests]
    chairs = late[0].sit(id, since=len(rows)), late[1].sit(id)
    chairs[0].rows = rows[:]
    both(chairs, is_over)
    assert chairs[0].rows == chairs[1].rows and chairs[1].rows[: len(rows)] == rows
    assert chairs[1].lobby["commitment"] == promised


def test_a_sleeping_table_has_no_task_and_wakes(opened: Open) -> None:
    house = opened(sleep_seconds=0.02)
    guests = [house.guest(), house.guest()]
    id, anna, boris = pair(guests)
    table = house.hall.awake[id]
    known = anna.rows
    anna.close()
    boris.close()
    house.wait_asleep(id)
    task = table._task
    assert task is not None and task.done()
    mine = guests[0].get("/api/mine")["tables"]
    assert [card["id"] for card in mine] == [id] and mine[0]["to_move"] == (0 in anna.view["asked"])
    chairs = guests[0].sit(id), guests[1].sit(id)
    for chair in chairs:
        chair.until("view")
    assert chairs[0].rows == known
    mover, _ = turn(*chairs)
    assert mover.act(plain_answer(mover.view))["is"] == "done"


def test_the_clock_answers_for_who_is_late(guests: list[Guest]) -> None:
    options = {"time.choice": 1}
    _, anna, _boris = pair(guests, pace="brisk", options=options)
    assert anna.view["clock"]["question"] - anna.view["clock"]["now"] <= 1000
    anna.until("rows", where=lambda message: any(row["seat"] == -5 for row in message["rows"]))
    late = [row for row in anna.rows if row["seat"] == -5]
    assert late[0]["action"] == {"is": "TimeUp"}


def test_nobody_is_hurried_while_the_table_is_paused(guests: list[Guest]) -> None:
    _, anna, boris = pair(guests, pace="brisk")
    ends = anna.view["clock"]["question"]
    anna.send({"is": "host", "what": "pause"})
    anna.until("view")
    boris.until("view", where=lambda message: message["clock"]["question"] is None)
    mover, _ = turn(anna, boris)
    assert mover.act(plain_answer(mover.view))["code"] == "Paused"
    time.sleep(0.01)
    anna.send({"is": "host", "what": "resume"})
    anna.until("view", where=lambda message: message["clock"]["question"] is not None)
    assert anna.view["clock"]["question"] > ends


class Broken:
    """A bot that has only errors."""

    def decide(self, view: Any) -> Any:
        raise RuntimeError("no idea")

    def reply(self, view: Any, entry: Any) -> Any:
        raise RuntimeError("no idea")


class Slow(Broken):
    def decide(self, view: Any) -> Any:
        time.sleep(1)

    reply = decide  # type: ignore[assignment]


@pytest.mark.parametrize("bot", [Broken, Slow])
def test_a_bot_that_fails_gets_the_default_answer(
    opened: Open, monkeypatch: pytest.MonkeyPatch, bot: type[Broken]
) -> None:
    monkeypatch.setattr(thinking, "make", lambda *args: bot())
    house = opened(bot_patience=0.05)
    anna = house.guest()
    id = anna.new("greedy", options={"end.rounds": 1})["id"]
    anna.post(f"/api/tables/{id}/start", status=204)
    chair = anna.sit(id)
    both((chair,), is_over)
    assert {row["auto"] for row in chair.rows if row["seat"] == 1} == {True}


def test_a_bot_stands_in_and_the_person_takes_the_seat_back(guests: list[Guest]) -> None:
    id, anna, boris = pair(guests, options={"end.rounds": 20})
    boris.close()
    anna.send({"is": "host", "what": "hand_over", "seat": 1})
    anna.until("present", where=lambda message: message["bots"] == [1])
    both((anna,), lambda view: view["view"]["round"] >= 2 or is_over(view))
    assert {row["auto"] for row in anna.rows if row["seat"] == 1} == {True}
    back = guests[1].sit(id)
    back.until("present", where=lambda message: message["bots"] == [])
    assert back.lobby["seats"][1]["bot"] == ""


def test_one_takes_back_what_showed_nothing_new(guests: list[Guest]) -> None:
    _, anna, boris = pair(guests, take_back="free")
    mover, other = turn(anna, boris)
    assert mover.act(plain_answer(mover.view))["is"] == "done"
    other.until("view")
    assert mover.view["may_take_back"] and not other.view["may_take_back"]
    mover.send({"is": "take_back", "key": "back"})
    done = mover.until("done", "refused")
    assert done["is"] == "done" and "take_back" in mover.rows[done["n"] - 1]
    other.send({"is": "take_back", "key": "back"})
    assert other.until("done", "refused")["why"]["reason"] == "NothingToTakeBack"


def test_a_full_disk_is_told_and_nothing_is_lost(
    house: House, guests: list[Guest], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, anna, boris = pair(guests)
    mover, other = turn(anna, boris)
    action, known = plain_answer(mover.view), mover.rows[:]

    async def full(*args: Any) -> None:
        raise StoreFull("no room left")

    with monkeypatch.context() as patch:
        patch.setattr(house.hall.store, "append", full)
        assert mover.act(action, "try")["code"] == "StoreTrouble"
    assert other.rows == known
    assert mover.act(action, "try")["is"] == "done"


def test_others_have_to_agree_when_something_was_shown(guests: list[Guest]) -> None:
    _, anna, boris = begun(guests, take_back="ask")
    mover, other = turn(anna, boris)
    assert mover.act({"is": "Throw"})["is"] == "done"
    n = len(mover.rows)
    mover.send({"is": "take_back", "key": "ask"})
    assert mover.until("done", "refused") == {"is": "done", "key": "ask", "n": n}
    other.until("view", where=lambda message: message["take_back"] is not None)
    assert other.view["take_back"]["waiting"] == [other.view["seat"]]
    other.send({"is": "agree", "key": "yes"})
    assert other.until("done", "refused")["n"] > n
    assert other.rows[n]["agreed"] == 1 << other.view["seat"] and other.view["take_back"] is None


def test_host_rights_pass_on_when_the_host_stays_away(opened: Open) -> None:
    house = opened(host_seconds=0.05)
    guests = [house.guest(), house.guest()]
    _, anna, boris = pair(guests)
    anna.close()
    boris.until("lobby", where=lambda message: message["host"] == 1)
    boris.send({"is": "host", "what": "pause"})
    boris.until("lobby", where=lambda message: message["paused"])


def test_a_sleeping_table_wakes_for_its_clock(opened: Open) -> None:
    house = opened(sleep_seconds=0.02)
    guests = [house.guest(), house.guest()]
    id, anna, boris = pair(guests, pace="days", options={"time.choice": 2})
    anna.close()
    boris.close()
    house.wait_asleep(id)
    assert id in house.hall.alarms
    again = guests[0].sit(id)
    again.until("view")
    assert again.view["clock"]["question"] == anna.view["clock"]["question"]  # sleep gives nobody more time
    again.close()
    house.wait_asleep(id)
    house.wait_awake(id)
    late = guests[0].sit(id)
    late.until("rows", where=lambda message: any(row["seat"] == -5 for row in message["rows"]))


def test_a_killed_server_has_every_move_it_said_was_done(tmp_path: Path) -> None:
    process, lines = started(tmp_path / "tables.sqlite")
    url = lines[1].split()[-1].strip()
    guests = [Guest(url), Guest(url)]
    with process:
        id, anna, boris = pair(guests)
        for _ in range(10):
            mover, other = turn(anna, boris)
            n = mover.act(plain_answer(mover.view))["n"]
            while other.view["n"] < n:
                other.until("view")
        process.kill()
        process.communicate()
    house = House(tmp_path / "tables.sqlite")
    back = house.guest(guests[0].cookie).sit(id)
    back.until("view")
    assert back.rows[: len(mover.rows)] == mover.rows
    house.stop()
    for guest in guests:
        guest.close()
