"""A whole game through the protocol: two people, two bots."""

from __future__ import annotations

from rentier.core.decode import decode
from rentier.core.log import closed
from rentier.core.verify import verify
from rentier.data import rules
from tests.server.house import Guest, both, is_over, pair

SHORT = {"end.rounds": 3}


def test_two_guests_and_two_bots_play_a_game(guests: list[Guest]) -> None:
    anna, boris = guests[:2]
    table = anna.new("", "greedy", "random", options=SHORT)
    boris.join(table, "Boris")
    id = table["id"]
    boris.post(f"/api/tables/{id}/ready", {"seat": 1, "nonce": "0badcafe"}, 204)
    promised = anna.get(f"/api/tables/{id}")["commitment"]
    anna.post(f"/api/tables/{id}/start", status=204)
    chairs = anna.sit(id), boris.sit(id)
    watcher = guests[2].sit(id)
    both(chairs, is_over)
    watcher.until("view", where=lambda message: bool(message["view"]["over"]))
    assert watcher.view["legal"] == [] and watcher.view["seat"] == -6
    assert chairs[0].rows == chairs[1].rows == watcher.rows  # Monopoly's log has no secrets
    log = decode(anna.get(f"/api/tables/{id}/file?seat=0"))
    assert log.over and log.header.dice.nonces[1] == "0badcafe"
    assert log.header.dice.commitment == promised
    assert verify(rules("monopoly"), log) > 0


def test_rematch_seats_the_same_people(guests: list[Guest]) -> None:
    id, *chairs = pair(guests, options={"end.rounds": 1})
    guests[0].post(f"/api/tables/{id}/rematch", status=409)
    both(tuple(chairs), is_over)
    again = guests[1].post(f"/api/tables/{id}/rematch", status=201)
    assert guests[0].post(f"/api/tables/{id}/rematch", status=201) == again
    lobby = guests[0].get(f"/api/tables/{again['id']}")
    assert [seat["name"] for seat in lobby["seats"]] == ["Anna", "Boris"]
    assert [seat["mine"] for seat in lobby["seats"]] == [True, False]


def test_a_finished_file_becomes_a_table_to_look_at(guests: list[Guest]) -> None:
    id, *chairs = pair(guests, options={"end.rounds": 1})
    both(tuple(chairs), is_over)
    text = guests[0].get(f"/api/tables/{id}/file")
    made = guests[2].post("/api/files", {"text": text}, 201)
    shown = guests[2].sit(made["id"])
    shown.until("view")
    assert shown.view["view"]["over"] and shown.rows == chairs[0].rows
    assert guests[2].get(f"/api/tables/{made['id']}/file") == text


def test_a_damaged_file_is_refused_with_the_reason(guests: list[Guest]) -> None:
    refused = guests[0].post("/api/files", {"text": "{}\n"}, 400)
    assert refused["code"] == "BadFile" and refused["detail"].startswith("line 1")


def test_an_unfinished_file_goes_on_with_new_people_and_new_luck(guests: list[Guest]) -> None:
    id, *chairs = pair(guests, "greedy", options={"end.rounds": 1})
    both(tuple(chairs), is_over)
    header, *rows = guests[0].get(f"/api/tables/{id}/file").splitlines()[:-1]
    half = closed([header, *rows[: len(rows) // 2]], False, [], "")
    made = guests[2].post("/api/files", {"text": half}, 201)
    lobby = guests[2].get(f"/api/tables/{made['id']}")
    assert lobby["started"] and [seat["kind"] for seat in lobby["seats"]] == ["open", "open", "bot"]
    late = guests[2].join(made, "Clara"), guests[1].join(made, "Dora")
    assert [each["seat"] for each in late] == [0, 1]
    again = guests[2].sit(made["id"]), guests[1].sit(made["id"])
    both(again, is_over)
    text = guests[1].get(f"/api/tables/{made['id']}/file")
    assert decode(text).header.dice.source == "given"
    assert text.splitlines()[1 : 1 + len(rows) // 2] == rows[: len(rows) // 2]
