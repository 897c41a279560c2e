"""Where NATURE's answers come from: a fast generator, or a sealed seed that everybody can check afterwards.

`docs/luck.md` fixes every byte, so that a second implementation gives the same answers.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from mypy_extensions import mypyc_attr

from rentier.core.errors import BadValue

MASK: Final = 0xFFFFFFFF
WORDS: Final = 1 << 32
SEALED_RANGE: Final = 1 << 48  # a candidate has six bytes: exact in a browser's numbers too
MAX_SIZE: Final = SEALED_RANGE
SEED_BYTES: Final = 32
MAX_NONCE_BYTES: Final = 32
NO_SIZE: Final = "nature chooses from 1 to 2**48 outcomes"


class Dice:
    """What a match file says about its luck: `sealed`, `fast`, or `given` from outside."""

    def __init__(self, source: str, commitment: str, nonces: tuple[str, ...]) -> None:
        self.source: Final = source
        self.commitment: Final = commitment
        self.nonces: Final = nonces  # hexadecimal, in seat order


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """The port: answer number `index` of NATURE, one of `size` equally likely outcomes."""

    def draw(self, index: int, size: int) -> int:
        raise NotImplementedError

    def dice(self) -> Dice:
        """What may be told about this luck before the game."""
        return Dice("given", "", ())

    def reveal(self) -> str:
        """What is told when the game is over: the seed in hexadecimal, if there is one to tell."""
        return ""


class FastLuck(Luck):
    """xoshiro128++ on 32-bit words for simulation and search: in sequence, whatever the index."""

    def __init__(self, seed: int) -> None:
        words = hashlib.sha256(b"%d" % seed).digest()
        self.a = int.from_bytes(words[0:4], "big")
        self.b = int.from_bytes(words[4:8], "big")
        self.c = int.from_bytes(words[8:12], "big")
        self.d = int.from_bytes(words[12:16], "big")

    def word(self) -> int:
        """The next 32 bits."""
        a, b, c, d = self.a, self.b, self.c, self.d
        total = (a + d) & MASK
        result = ((total << 7 & MASK | total >> 25) + a) & MASK
        c ^= a
        d ^= b
        self.a = a ^ d
        self.c = c ^ (b << 9 & MASK)
        self.b = b ^ c
        self.d = d << 11 & MASK | d >> 21
        return result

    def draw(self, index: int, size: int) -> int:
        if not 0 < size <= WORDS:
            return self.wide(size)
        drawn = self.word()
        if drawn >= WORDS - size:  # only then can it lie above the last whole multiple of size
            limit = WORDS - WORDS % size
            while drawn >= limit:
                drawn = self.word()
        return drawn % size

    def wide(self, size: int) -> int:
        """The same for more outcomes than one word tells apart: high word first."""
        if not 0 < size <= MAX_SIZE:
            raise BadValue(NO_SIZE)
        limit = (1 << 64) - (1 << 64) % size
        drawn = self.word() << 32 | self.word()
        while drawn >= limit:
            drawn = self.word() << 32 | self.word()
        return drawn % size

    def dice(self) -> Dice:
        return Dice("fast", "", ())


def child(seed: int, n: int) -> int:
    """The seed of part n (game n of a simulation), whoever computes it and in whatever order."""
    return int.from_bytes(hashlib.sha256(b"%d/%d" % (seed, n)).digest()[:8], "big") >> 1


class SealedLuck(Luck):
    """Answers from a key that is fixed before the first throw; the seed behind it is told at the end."""

    def __init__(self, key: bytes, seed: bytes = b"", nonces: tuple[str, ...] = ()) -> None:
        self._key: Final = key
        self._seed: Final = seed
        self._nonces: Final = nonces

    def draw(self, index: int, size: int) -> int:
        if not 0 < size <= MAX_SIZE:
            raise BadValue(NO_SIZE)
        limit = SEALED_RANGE - SEALED_RANGE % size
        block = 0
        while True:
            digest = hmac.digest(self._key, b"%d:%d" % (index, block), "sha256")
            for start in (0, 6, 12, 18, 24):
                candidate = int.from_bytes(digest[start : start + 6], "big")
                if candidate < limit:
                    return candidate % size
            block += 1

    def dice(self) -> Dice:
        if not self._seed:
            return Dice("given", "", ())  # a bare key: nobody could check it later
        return Dice("sealed", commitment(self._seed), self._nonces)

    def reveal(self) -> str:
        return self._seed.hex()


def commitment(seed: bytes) -> str:
    """What is published before the game: the SHA-256 of the seed, in hexadecimal."""
    return hashlib.sha256(seed).hexdigest()


def sealed_key(seed: bytes, nonces: tuple[str, ...]) -> bytes:
    """The key of the game: HMAC-SHA256 under the seed of all nonces in seat order, joined by commas."""
    return hmac.digest(seed, ",".join([nonce_text(nonce) for nonce in nonces]).encode("ascii"), "sha256")


def nonce_text(nonce: str) -> str:
    """A seat's nonce, checked: up to 32 bytes in lower-case hexadecimal, empty if the seat adds nothing."""
    if not is_hex(nonce) or len(nonce) > 2 * MAX_NONCE_BYTES:
        raise BadValue("a nonce is up to 32 bytes in lower-case hexadecimal")
    return nonce


def is_hex(text: str) -> bool:
    """Whole bytes in lower-case hexadecimal."""
    return len(text) % 2 == 0 and all([sign in "0123456789abcdef" for sign in text])


def sealed(seed: bytes, nonces: tuple[str, ...]) -> SealedLuck:
    """The luck of a game with this seed, which the commitment published before the game fixes."""
    if len(seed) != SEED_BYTES:
        raise BadValue("a seed has 32 bytes")
    return SealedLuck(sealed_key(seed, nonces), seed, nonces)


def opened(dice: Dice, seed: str) -> SealedLuck | None:
    """The luck of a finished game, or None if the revealed seed is not the one committed to."""
    if len(seed) != 2 * SEED_BYTES or not is_hex(seed):
        return None
    raw = bytes.fromhex(seed)
    return sealed(raw, dice.nonces) if commitment(raw) == dice.commitment else None
