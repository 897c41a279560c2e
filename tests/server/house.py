"""A real server in a thread, on a free port of this machine, and people who come to it."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from rentier.server.hall import Hall
from rentier.server.run import Server, listen, serve
from rentier.server.settings import Settings

WAIT = 20.0  # generous: nothing here is measured
QUICK = Settings(
    bot_seconds=0, sleep_seconds=600, rate=10_000, burst=10_000, address_rate=1e5, address_burst=1e5
)


class House:
    """Started at once; `stop` ends it as a signal would."""

    def __init__(self, store: Path, **changes: Any) -> None:
        self.settings = replace(QUICK, store=str(store), **changes)
        self.store = store
        self._ready = threading.Event()
        self._server: Server | None = None
        self._failed: BaseException | None = None
        self._guests: list[Guest] = []
        self._socket = listen("127.0.0.1", 0)
        self.port: int = self._socket.getsockname()[1]
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert self._ready.wait(WAIT) and self._failed is None, self._failed

    def _run(self) -> None:
        def given(server: Server) -> None:
            self._server = server

        try:
            asyncio.run(serve(self.settings, self._socket, self._ready.set, given))
        except BaseException as error:
            self._failed = error
            self._ready.set()

    def stop(self) -> None:
        for guest in self._guests:
            guest.close()
        if self._server is not None:
            self._server.should_exit = True
        self._thread.join(WAIT)
        self._socket.close()  # uvicorn leaves a given socket to its owner
        assert not self._thread.is_alive() and self._failed is None

    @property
    def hall(self) -> Hall:
        """The server's own tables: what a client can't see."""
        assert self._server is not None
        hall: Hall = cast(Any, self._server.config.app).app.state.hall
        return hall

    def wait_asleep(self, table: str) -> None:
        """Until the table has no task any more."""
        patience = time.monotonic() + WAIT
        while table in self.hall.awake or self.hall._door.locked():
            assert time.monotonic() < patience, "the table does not fall asleep"
            time.sleep(0.01)

    def wait_awake(self, table: str) -> None:
        patience = time.monotonic() + WAIT
        while table not in self.hall.awake:
            assert time.monotonic() < patience, "the table does not wake"
            time.sleep(0.01)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def guest(self, cookie: str = "") -> Guest:
        self._guests.append(Guest(self.url, cookie))
        return self._guests[-1]


class Guest:
    """A browser: its cookies and its requests."""

    def __init__(self, url: str, cookie: str = "") -> None:
        self.url = url
        self.chairs: list[Chair] = []
        self.http = httpx.Client(base_url=url, timeout=WAIT)
        if cookie:
            self.http.cookies.set("rentier", cookie)

    @property
    def cookie(self) -> str:
        return self.http.cookies.get("rentier") or ""

    def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        return said(self.http.post(path, json=body), status)

    def put(self, path: str, body: Any, status: int | None = None) -> Any:
        return said(self.http.put(path, json=body), status)

    def delete(self, path: str, status: int | None = None) -> Any:
        return said(self.http.delete(path), status)

    def get(self, path: str, status: int | None = None) -> Any:
        return said(self.http.get(path), status)

    def new(self, *seats: str, name: str = "Anna", **more: Any) -> dict[str, Any]:
        body = {"game": "monopoly", "name": name, "seats": list(seats), **more}
        found: dict[str, Any] = self.post("/api/tables", body, 201)
        return found

    def join(self, table: dict[str, Any], name: str) -> dict[str, Any]:
        found: dict[str, Any] = self.post(
            f"/api/tables/{table['id']}/join", {"name": name, "code": table["code"]}, 201
        )
        return found

    def sit(self, table: str, since: int = 0, seat: int | None = None) -> Chair:
        """A socket that has said hello and was told everything."""
        chair = Chair(self.url, table, self.cookie)
        self.chairs.append(chair)
        chair.rows = [{}] * since
        chair.send({"is": "hello", "since": since, "seat": seat})
        return chair

    def close(self) -> None:
        for chair in self.chairs:
            chair.close()
        self.http.close()


def said(answer: httpx.Response, status: int | None) -> Any:
    assert answer.status_code == (status or answer.status_code), answer.text
    assert answer.status_code < 500, answer.text
    if "json" in answer.headers.get("content-type", ""):
        return answer.json()
    return answer.text


class Chair:
    """One socket; it keeps the rows it was told and the last view."""

    def __init__(self, url: str, table: str, cookie: str = "", origin: str | None = None) -> None:
        headers = {"Cookie": f"rentier={cookie}"} if cookie else {}
        address = f"{url.replace('http', 'ws')}/api/tables/{table}/socket"
        self._open = ExitStack()
        self.ws: ClientConnection = self._open.enter_context(
            connect(
                address,
                additional_headers=headers,
                origin=Origin(origin) if origin else None,
                max_size=None,
                max_queue=None,
                open_timeout=WAIT,
            )
        )
        self.rows: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.lobby: dict[str, Any] = {}
        self.frames: list[str] = []
        self.keys = 0

    def send(self, message: dict[str, Any]) -> None:
        self.ws.send(json.dumps(message))

    def hear(self) -> dict[str, Any]:
        frame = self.ws.recv(WAIT)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: dict[str, Any] = json.loads(frame)
        if message["is"] == "rows":
            self.rows[message["since"] :] = message["rows"]
        elif message["is"] == "view":
            assert message["n"] == len(self.rows)
            self.view = message
        elif message["is"] == "lobby":
            self.lobby = message
        return message

    def until(
        self, *kinds: str, where: Callable[[dict[str, Any]], bool] = lambda message: True
    ) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            message = self.hear()
            if message["is"] in kinds and where(message):
                return message

    def act(self, action: dict[str, Any], key: str = "") -> dict[str, Any]:
        self.keys += 1
        self.send({"is": "act", "key": key or f"k{self.keys}-{id(self)}", "action": action})
        return self.until("done", "refused", "error")

    def mine(self) -> bool:
        return self.view["seat"] in self.view["asked"]

    def close(self) -> None:
        self._open.close()


ANSWERS = (
    *("ChooseToken", "AnyToken", "Throw", "Buy", "Pass", "Decline", "PayFlat", "PayTenth", "PayFine", "Stay"),
    *("EndTurn", "GiveIn", "KeepClaim", "Liquidate", "IssueLeast"),
)


def plain_answer(view: dict[str, Any]) -> dict[str, Any]:
    """The first answer of a simple player to the open question."""
    acts = [choice for choice in view["legal"] if choice["is"] not in ("Span", "Form")]
    replies = [act for act in acts if act["is"] in ("Reject",)]
    chosen = [act for name in ANSWERS for act in acts if act["is"] == name]
    found: dict[str, Any] = (replies + chosen + acts)[0]
    return found


def play_on(chair: Chair, stop: Callable[[dict[str, Any]], bool]) -> None:
    """Answers whatever this seat is asked until the view says to stop."""
    if not chair.view:
        chair.until("view")
    while not stop(chair.view):
        if chair.mine() or [act for act in chair.view["legal"] if act["is"] == "Reject"]:
            chair.act(plain_answer(chair.view))
            if chair.view["n"] == len(chair.rows) and not stop(chair.view):
                continue
        else:
            chair.until("view")


def is_over(view: dict[str, Any]) -> bool:
    return bool(view["view"]["over"])


def pair(guests: list[Guest], *bots: str, **more: Any) -> tuple[str, Chair, Chair]:
    """Anna and Boris sit at a started table, with these bots."""
    anna, boris = guests[:2]
    table = anna.new("", *bots, **more)
    boris.join(table, "Boris")
    id: str = table["id"]
    boris.post(f"/api/tables/{id}/ready", {"seat": 1}, 204)
    anna.post(f"/api/tables/{id}/start", status=204)
    chairs = [anna.sit(id), boris.sit(id)]
    for chair in chairs:
        chair.until("view")
    return id, chairs[0], chairs[1]


def begun(guests: list[Guest], **more: Any) -> tuple[str, Chair, Chair]:
    """The same, and somebody is about to throw."""
    id, anna, boris = pair(guests, **more)
    anna.act(plain_answer(anna.view))  # one after the other, so that the game is always the same
    while {"is": "ChooseToken", "token": 0} in boris.view["legal"]:
        boris.until("view")
    boris.act(plain_answer(boris.view))
    both((anna, boris), lambda view: view["question"]["is"] == "BeforeThrow")
    return id, anna, boris


def turn(*chairs: Chair) -> tuple[Chair, Chair]:
    """Who is asked, and the other one."""
    asked = chairs[0].view["asked"][0]
    return (chairs[0], chairs[1]) if chairs[0].view["seat"] == asked else (chairs[1], chairs[0])


def both(chairs: tuple[Chair, ...], stop: Callable[[dict[str, Any]], bool]) -> None:
    """All play on until then."""
    with ThreadPoolExecutor() as pool:
        list(pool.map(lambda chair: play_on(chair, stop), chairs))
