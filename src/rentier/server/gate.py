"""Before any handler: how fast, from where, who; behind it the headers of every answer."""

from __future__ import annotations

from collections.abc import Iterable
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from rentier.server.guests import COOKIE, Guests
from rentier.server.limits import Buckets
from rentier.server.settings import DAY, Settings
from rentier.server.trouble import Trouble, text_key
from rentier.wire.bodies import Problem

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; media-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS = (
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
GUEST = "rentier_guest"  # in the scope: the hash of the guest's token
SAFE = ("GET", "HEAD", "OPTIONS")
MAKERS = ("/api/tables", "/api/files")
NEW_TABLE = 20.0  # a table costs as much as so many other requests
YEAR = 365 * DAY


class Gate:
    """An ASGI application around another."""

    def __init__(self, app: ASGIApp, settings: Settings, guests: Guests) -> None:
        self.app = app
        self.settings = settings
        self.guests = guests
        self.addresses = Buckets(settings.address_rate, settings.address_burst)
        self.rates = Buckets(settings.rate, settings.burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":  # type: ignore[comparison-overlap]
            await self.http(scope, receive, send)
        elif scope["type"] == "websocket":  # type: ignore[comparison-overlap]
            await self.socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def http(self, scope: Any, receive: Receive, send: Send) -> None:
        unsafe = scope["method"] not in SAFE
        guest, cookie = self.guest(scope, unsafe)
        scope[GUEST] = guest

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self.headers(scope["path"], cookie)]
            await send(message)

        try:
            self.check(scope, guest, unsafe)
        except Trouble as trouble:
            await refuse(with_headers, trouble)
            return
        await self.app(scope, receive, with_headers)

    async def socket(self, scope: Any, receive: Receive, send: Send) -> None:
        scope[GUEST] = self.guest(scope, False)[0]
        try:
            self.check(scope, scope[GUEST], True)
        except Trouble:
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        await self.app(scope, receive, send)

    def check(self, scope: Any, guest: str, unsafe: bool) -> None:
        address = scope["client"][0] if scope.get("client") else ""
        cost = NEW_TABLE if unsafe and scope["path"] in MAKERS else 1
        if not self.addresses.take(address, cost) or (guest and unsafe and not self.rates.take(guest)):
            raise Trouble("TooFast", 429)
        if unsafe and not self.same_origin(scope):
            raise Trouble("ForeignOrigin", 403)

    def same_origin(self, scope: Any) -> bool:
        """No page of somebody else speaks in a guest's name; programs send no origin."""
        origin = header(scope, b"origin")
        if not origin:
            return True
        known = {header(scope, b"host"), urlsplit(self.settings.public_url).netloc}
        return urlsplit(origin).netloc in known - {""}

    def guest(self, scope: Any, make: bool) -> tuple[str, str]:
        """The guest of a request, and the cookie to be set if he is new."""
        guest = self.guests.guest(cookie_of(scope))
        if guest or not make:
            return guest, ""
        fresh = self.guests.cookie()
        return self.guests.guest(fresh), fresh

    def headers(self, path: str, cookie: str) -> Iterable[tuple[bytes, bytes]]:
        yield from HEADERS
        if path.startswith("/api/"):
            yield b"cache-control", b"no-store"
        if cookie:
            secure = "; Secure" if self.settings.secure else ""
            text = f"{COOKIE}={cookie}; HttpOnly; SameSite=Lax; Path=/; Max-Age={YEAR}{secure}"
            yield b"set-cookie", text.encode()


def header(scope: Any, name: bytes) -> str:
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return ""


def cookie_of(scope: Any) -> str:
    try:
        found = SimpleCookie(header(scope, b"cookie")).get(COOKIE)
    except CookieError:
        return ""
    return found.value if found else ""


async def refuse(send: Send, trouble: Trouble) -> None:
    """An answer without the application."""
    body = msgspec.json.encode(Problem(trouble.code, text_key(trouble.code), trouble.detail))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": trouble.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
