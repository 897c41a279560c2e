"""Guests: a random token in a signed cookie; the store knows only its hash."""

from __future__ import annotations

import hashlib
import hmac
import secrets

COOKIE = "rentier"
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that look alike
REENTRY_LETTERS = 10


class Guests:
    """Makes and reads the cookie of a guest."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def cookie(self) -> str:
        """For a browser that comes for the first time."""
        token = secrets.token_urlsafe(24)
        return f"{token}.{self._sign(token)}"

    def guest(self, cookie: str) -> str:
        """The hash that the store keeps; empty for a cookie that is not ours."""
        token, _, sign = cookie.partition(".")
        good = token and cookie.isascii() and hmac.compare_digest(sign, self._sign(token))
        return hashed(token) if good else ""

    def _sign(self, token: str) -> str:
        return hmac.digest(self._secret, token.encode(), "sha256").hex()


def hashed(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def reentry_code() -> str:
    """Short enough to be typed on another device."""
    return "".join([secrets.choice(LETTERS) for _ in range(REENTRY_LETTERS)])


def reentry_hash(code: str) -> str:
    return hashed(f"seat {code.strip().lower()}")
