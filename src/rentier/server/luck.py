"""Where chance comes from: the sealed seed of a table, kept apart from state, log and views."""

from __future__ import annotations

import os
import secrets

from rentier.core.log import Header
from rentier.core.luck import SEED_BYTES, Luck, SealedLuck, sealed

SEED = "seed"  # the key in a table's meta


def fresh_seed() -> str:
    return os.urandom(SEED_BYTES).hex()


def bot_seed() -> int:
    return secrets.randbits(31)


def luck_of(header: Header, seed: str) -> Luck | None:
    """The luck of a stored match; a match continued from a file has a bare key, nobody could check it."""
    if not seed:
        return None
    raw = bytes.fromhex(seed)
    return sealed(raw, header.dice.nonces) if header.dice.source == "sealed" else SealedLuck(raw)
