"""The lobby over REST: who may do what, and why not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Open
from tests.server.house import Guest, House


def names(lobby: dict[str, Any]) -> list[str]:
    return [seat["name"] for seat in lobby["seats"]]


def test_the_creator_sits_first_and_is_the_host(guests: list[Guest]) -> None:
    made = guests[0].new("", "greedy")
    lobby = guests[0].get(f"/api/tables/{made['id']}")
    assert made["seat"] == 0 and lobby["host"] == 0 and lobby["you"] == 0
    assert [seat["kind"] for seat in lobby["seats"]] == ["person", "open", "bot"]
    assert len(made["code"].split("-")) == 4
    assert guests[1].get(f"/api/codes/{made['code']}") == {"id": made["id"], "code": made["code"]}


@pytest.mark.parametrize(
    ("options", "more", "word"),
    [
        ({"start.cash": 1}, {}, "start.cash"),
        ({"no.such": 1}, {}, "no.such"),
        ({"banker": 1}, {"seats": ["greedy"]}, "banker"),
        ({"end.minutes": 30}, {"pace": "none"}, "end.minutes"),
        ({}, {"seats": ["genius"]}, "genius"),
        ({}, {"game": "chess"}, "chess"),
    ],
)
def test_what_makes_no_table_is_refused_with_the_reason(
    guests: list[Guest], options: dict[str, Any], more: dict[str, Any], word: str
) -> None:
    body = {"game": "monopoly", "name": "Anna", "seats": ["greedy"], "options": options, **more}
    refused = guests[0].post("/api/tables", body, 400)
    assert word in refused["detail"] and "\n" not in refused["detail"]


def test_bodies_are_decoded_strictly(guests: list[Guest]) -> None:
    good = {"game": "monopoly", "name": "Anna", "seats": ["greedy"]}
    wrong: tuple[dict[str, Any], ...] = (
        {"more": 1},
        {"name": ""},
        {"name": "a" * 21},
        {"seats": []},
        {"seats": ["a"] * 9},
        {"pace": "x"},
    )
    for bad in wrong:
        refused = guests[0].post("/api/tables", {**good, **bad}, 400)
        assert refused == {"code": "BadRequest", "text": "error-bad-request", "detail": ""}
    assert guests[0].http.post("/api/tables", content=b"{" * 70_000).status_code == 413


def test_a_private_table_needs_its_words(guests: list[Guest]) -> None:
    made = guests[0].new("", "")
    join = f"/api/tables/{made['id']}/join"
    assert guests[1].post(join, {"name": "Boris"}, 403)["code"] == "BadCode"
    assert guests[1].get("/api/tables")["tables"] == []
    assert guests[1].join(made, "Boris")["seat"] == 1
    assert guests[2].post(join, {"name": "BORIS", "code": made["code"]}, 409)["code"] == "NameTaken"
    listed = guests[0].new("", name="Anna", listed=True)
    assert [card["id"] for card in guests[2].get("/api/tables")["tables"]] == [listed["id"]]
    guests[2].post(f"/api/tables/{listed['id']}/join", {"name": "Clara"}, 201)


def test_several_people_share_a_browser(guests: list[Guest]) -> None:
    made = guests[0].new("")
    assert guests[0].join(made, "Boris")["seat"] == 1
    assert [seat["mine"] for seat in guests[0].get(f"/api/tables/{made['id']}")["seats"]] == [True, True]
    chair = guests[0].sit(made["id"], seat=1)
    assert chair.until("lobby")["you"] == 1


def test_another_device_comes_back_by_the_code(guests: list[Guest]) -> None:
    made = guests[0].new("greedy")
    back = f"/api/tables/{made['id']}/return"
    assert guests[1].post(back, {"reentry": "wrong"}, 403)["code"] == "BadReentry"
    assert guests[1].post(back, {"reentry": made["reentry"].upper()}, 200)["seat"] == 0
    assert guests[1].get(f"/api/tables/{made['id']}")["you"] == 0
    assert [card["mine"] for card in guests[1].get("/api/mine")["tables"]] == [[0]]


def test_only_the_host_arranges_the_seats(guests: list[Guest]) -> None:
    made = guests[0].new("", "greedy", "")
    id = made["id"]
    guests[1].join(made, "Boris")
    for path, body in (
        ("order", {"order": [1, 0, 2, 3]}),
        ("settings", {"listed": True}),
        ("seats/3", {"bot": "random"}),
    ):
        assert guests[1].put(f"/api/tables/{id}/{path}", body, 403)["code"] == "NotHost"
    assert guests[0].put(f"/api/tables/{id}/order", {"order": [0, 0, 1, 2]}, 400)["code"] == "BadOrder"
    guests[0].put(f"/api/tables/{id}/order", {"order": [1, 2, 0, 3]}, 204)
    guests[0].put(f"/api/tables/{id}/seats/3", {"bot": "random"}, 204)
    assert guests[0].put(f"/api/tables/{id}/seats/0", {"bot": "random"}, 409)["code"] == "SeatTaken"
    lobby = guests[0].get(f"/api/tables/{id}")
    assert lobby["host"] == 2 and lobby["you"] == 2
    assert names(lobby)[0] == "Boris" and lobby["seats"][3]["bot"] == "random"


def test_a_start_needs_everybody(guests: list[Guest]) -> None:
    made = guests[0].new("")
    start = f"/api/tables/{made['id']}/start"
    assert guests[0].post(start, status=409)["code"] == "SeatsOpen"
    guests[1].join(made, "Boris")
    assert guests[0].post(start, status=409)["code"] == "NotReady"
    ready = f"/api/tables/{made['id']}/ready"
    assert guests[2].post(ready, {"seat": 1}, 403)["code"] == "NotYourSeat"
    guests[1].post(ready, {"seat": 1}, 204)
    guests[0].put(f"/api/tables/{made['id']}/settings", {"options": {"start.cash": 2000}}, 204)
    assert guests[0].post(start, status=409)["code"] == "NotReady"  # other settings than Boris agreed to
    guests[1].post(ready, {"seat": 1}, 204)
    guests[0].post(start, status=204)
    assert guests[0].post(start, status=409)["code"] == "Started"
    assert guests[0].get(f"/api/tables/{made['id']}")["changed"] == ["start.cash"]


def test_who_is_removed_stays_out(guests: list[Guest]) -> None:
    made = guests[0].new("", listed=True)
    guests[1].join(made, "Boris")
    chair = guests[1].sit(made["id"])
    chair.until("lobby")
    guests[0].delete(f"/api/tables/{made['id']}/seats/1", 204)
    with pytest.raises(ConnectionClosed) as closed:
        chair.until("view")
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403
    body = {"name": "Boris", "code": made["code"]}
    assert guests[1].post(f"/api/tables/{made['id']}/join", body, 403)["code"] == "Removed"
    assert guests[0].get(f"/api/tables/{made['id']}")["seats"][1]["kind"] == "open"


def test_who_leaves_a_running_game_is_followed_by_a_bot_and_a_new_host(guests: list[Guest]) -> None:
    made = guests[0].new("")
    guests[1].join(made, "Boris")
    guests[1].post(f"/api/tables/{made['id']}/ready", {"seat": 1}, 204)
    guests[0].post(f"/api/tables/{made['id']}/start", status=204)
    guests[0].post(f"/api/tables/{made['id']}/leave/0", status=204)
    lobby = guests[1].get(f"/api/tables/{made['id']}")
    assert lobby["host"] == 1 and lobby["seats"][0]["bot"] == "greedy"
    assert guests[0].get("/api/mine")["tables"] == []


def test_chat_is_told_to_all_and_can_be_muted(guests: list[Guest]) -> None:
    made = guests[0].new("")
    guests[1].join(made, "Boris")
    anna, boris = guests[0].sit(made["id"]), guests[1].sit(made["id"])
    anna.until("lobby")
    boris.send({"is": "chat", "text": "  <b>hi</b>\u202e "})
    said = anna.until("chat")
    assert said["text"] == "<b>hi</b>" and said["name"] == "Boris"
    late = guests[2].sit(made["id"])
    assert late.until("chat") == said
    anna.send({"is": "host", "what": "mute", "seat": 1})
    boris.until("lobby", where=lambda message: message["seats"][1]["muted"])
    boris.send({"is": "chat", "text": "again"})
    assert boris.until("error")["code"] == "Muted"


def test_headers_and_documents(house: House, guests: list[Guest]) -> None:
    page = guests[0].http.get("/")
    assert page.status_code == 200 and "text/html" in page.headers["content-type"]
    assert "default-src 'none'" in page.headers["content-security-policy"]
    assert page.headers["x-content-type-options"] == "nosniff" and "server" not in page.headers
    assert guests[0].get("/openapi.json")["openapi"].startswith("3.1")
    assert {"Client", "Server"} <= set(guests[0].get("/schema/socket.json")["$defs"])
    for path in ("/api/nothing", "/api/tables/none", "/..%2f..%2fetc/passwd", "/nothing.js"):
        assert set(guests[0].get(path, 404)) == {"code", "text", "detail"}
    guests[0].new("greedy")
    cookie = [each for each in guests[0].http.cookies.jar if each.name == "rentier"][0]
    assert cookie.has_nonstandard_attr("HttpOnly")


def test_who_asks_too_fast_is_told_so(opened: Open) -> None:
    house = opened(rate=0, burst=2)
    guest = house.guest()
    guest.new("greedy")
    codes = [guest.http.post("/api/tables", json={}).status_code for _ in range(4)]
    assert codes == [400, 429, 429, 429]


def test_the_client_is_served_with_its_own_addresses(opened: Open, tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<p>table</p>")
    (web / "assets" / "a1.js").write_text("1")
    (tmp_path / "secret.txt").write_text("no")
    http = opened(web=web).guest().http
    script = http.get("/assets/a1.js")
    assert script.text == "1" and "javascript" in script.headers["content-type"]
    assert "immutable" in script.headers["cache-control"]
    for path in ("/", "/t/amber-river-lamp-plum"):
        page = http.get(path)
        assert page.text == "<p>table</p>" and page.headers["cache-control"] == "no-cache"
    for path in ("/..%2fsecret.txt", "/assets/../../secret.txt", "/assets/none.js"):
        assert http.get(path).status_code == 404
