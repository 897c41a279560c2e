"""The luck of the house's section 6: shared vectors, seals, a fast generator that every machine agrees on."""

import hashlib
import hmac
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rentier.core.errors import BadValue
from rentier.core.luck import (
    MAX_SIZE,
    FastLuck,
    Luck,
    SealedLuck,
    child,
    commitment,
    opened,
    sealed,
    sealed_key,
)

VECTORS: dict[str, Any] = json.loads((Path(__file__).parents[1] / "vectors" / "luck.json").read_text("utf-8"))
SEED = bytes(range(32))


@pytest.mark.parametrize("vector", VECTORS["sealed"])
def test_sealed_vectors(vector: dict[str, Any]) -> None:
    seed, nonces = bytes.fromhex(vector["seed"]), tuple(vector["nonces"])
    assert commitment(seed) == vector["commitment"]
    assert sealed_key(seed, nonces).hex() == vector["key"]
    luck = SealedLuck(bytes.fromhex(vector["key"]))
    assert [[n, size, luck.draw(n, size)] for n, size, _ in vector["draws"]] == vector["draws"]


def candidates(key: str, n: int) -> list[int]:
    """The five of the first block."""
    digest = hmac.digest(bytes.fromhex(key), f"{n}:0".encode(), "sha256")
    return [int.from_bytes(digest[at : at + 6], "big") for at in range(0, 30, 6)]


def test_the_vectors_force_rejections_and_second_blocks() -> None:
    """Sizes just above 2**47 refuse half of all candidates."""
    refused = [
        [candidate >= 2**48 - 2**48 % size for candidate in candidates(vector["key"], n)]
        for vector in VECTORS["sealed"]
        for n, size, _ in vector["draws"]
    ]
    assert sum([row[0] for row in refused]) >= 10
    assert sum([all(row) for row in refused]) >= 3


@pytest.mark.parametrize("vector", VECTORS["fast"])
def test_fast_vectors(vector: dict[str, Any]) -> None:
    luck = FastLuck(int(vector["seed"]))
    assert [[size, luck.draw(0, size)] for size, _ in vector["draws"]] == vector["draws"]


@pytest.mark.parametrize("vector", VECTORS["child"])
def test_child_vectors(vector: dict[str, Any]) -> None:
    assert child(int(vector["seed"]), vector["n"]) == int(vector["child"])


def test_words_are_those_of_the_published_generator() -> None:
    """The first outputs of xoshiro128++ from the state 1, 2, 3, 4, as its authors' code gives them."""
    luck = FastLuck(0)
    luck.a, luck.b, luck.c, luck.d = 1, 2, 3, 4
    assert [luck.word() for _ in range(5)] == [641, 1573767, 3222811527, 3517856514, 836907274]


@pytest.mark.parametrize("luck", [FastLuck(5), sealed(SEED, ("", ""))])
def test_dice_are_fair(luck: Luck) -> None:
    """Chi-squared with 35 degrees of freedom: above 80 once in 20,000 honest generators."""
    seen = Counter([luck.draw(n, 36) for n in range(7200)])
    assert sum((seen[face] - 200) ** 2 / 200 for face in range(36)) < 80


def test_a_size_that_wastes_words_is_not_biased() -> None:
    """Without rejection two thirds of the answers would be below the middle of the lower third."""
    size = 3 << 30
    luck = FastLuck(9)
    low = sum([luck.draw(0, size) < 1 << 30 for _ in range(3000)])
    assert 850 < low < 1150


@given(st.integers(1, MAX_SIZE), st.integers(0, 10**6))
def test_answers_are_outcomes(size: int, n: int) -> None:
    for luck in (FastLuck(n), sealed(SEED, ())):
        assert 0 <= luck.draw(n, size) < size


@pytest.mark.parametrize("size", [0, -1, MAX_SIZE + 1])
def test_impossible_sizes_are_refused(size: int) -> None:
    for luck in (FastLuck(1), sealed(SEED, ())):
        with pytest.raises(BadValue, match="1 to 2"):
            luck.draw(0, size)


def test_sealed_answers_depend_on_the_index_alone() -> None:
    luck = sealed(SEED, ("aa", "bb"))
    forwards = [luck.draw(n, 1000) for n in range(20)]
    assert [luck.draw(n, 1000) for n in range(19, -1, -1)] == forwards[::-1]
    assert len(set(forwards)) > 10


def test_every_nonce_and_its_place_counts() -> None:
    keys = {sealed_key(SEED, nonces) for nonces in [(), ("", ""), ("aa", ""), ("", "aa"), ("aa", "aa")]}
    assert len(keys) == 5
    assert sealed_key(b"\0" * 32, ("aa", "")) not in keys


@pytest.mark.parametrize("nonce", ["A0", "0", "zz", "00" * 33, "0 ", "é0", "a,"])
def test_bad_nonces_are_refused(nonce: str) -> None:
    with pytest.raises(BadValue, match="nonce"):
        sealed_key(SEED, ("", nonce))


def test_a_seed_has_32_bytes() -> None:
    with pytest.raises(BadValue, match="32 bytes"):
        sealed(SEED[:31], ())


def test_opened_takes_only_the_seed_that_was_committed() -> None:
    dice = sealed(SEED, ("aa",)).dice()
    assert (dice.source, dice.commitment, dice.nonces) == (
        "sealed",
        hashlib.sha256(SEED).hexdigest(),
        ("aa",),
    )
    luck = opened(dice, SEED.hex())
    assert luck is not None
    assert luck.draw(3, 216) == sealed(SEED, ("aa",)).draw(3, 216)
    for wrong in ("", "00" * 32, SEED.hex().upper(), SEED.hex()[:-2], "zz" * 32):
        assert opened(dice, wrong) is None


def test_luck_shows_no_seed() -> None:
    luck = sealed(SEED, ("aa",))
    dice = luck.dice()
    shown = f"{luck!r} {luck} {dice!r} {dice.source} {dice.commitment} {dice.nonces}"
    assert SEED.hex() not in shown and sealed_key(SEED, ("aa",)).hex() not in shown
    assert luck.reveal() == SEED.hex()
    assert FastLuck(1).reveal() == ""


def test_children_are_independent_of_order() -> None:
    seeds = [child(7, n) for n in range(1000)]
    assert len(set(seeds)) == 1000
    assert child(7, 500) == seeds[500]
    assert child(8, 500) not in seeds
