"""Every rule is proven in the way of its kind, and the record of it is fresh."""

from __future__ import annotations

from pathlib import Path

import pytest

import rentier
from rentier import data
from rentier.core.rulebook import SCREEN
from rentier.games import MODULES
from rentier.lab.coverage import Proof, coverage, record_text
from rentier.lab.rule_places import ids_in
from tests.rulebook.record import TESTS, record_path, seen

SUFFIXES = (".py", ".toml", ".ftl", ".ts", ".svelte")
WAITING: tuple[str, ...] = ()  # screen rules that no browser test names yet

pytestmark = pytest.mark.plain_only


@pytest.fixture(scope="module", params=MODULES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def proofs(game: str) -> dict[str, Proof]:
    return seen(game)


def test_the_record_is_fresh(game: str, proofs: dict[str, Proof]) -> None:
    text = record_path(game).read_text(encoding="utf-8")
    assert text == record_text(proofs), "stale: python -m tests.rulebook.record writes it anew"


def test_every_rule_is_proven(game: str, proofs: dict[str, Proof]) -> None:
    book = data.rulebook(game)
    assert set(proofs) == set(book.ids), "ids that are no rules"
    missing = coverage(book, proofs)["missing"]
    assert sorted(missing) == sorted(WAITING), "no proof of their kind"
    assert set(WAITING) <= set(book.of_kind(SCREEN))


def test_no_id_stands_anywhere_that_is_no_rule(game: str) -> None:
    known = data.rulebook(game).ids
    letter = known[0].split("-")[0]
    homes = (Path(rentier.__file__).parent, TESTS, TESTS.parent / "web" / "src")
    files = [path for home in homes for path in home.rglob("*") if path.suffix in SUFFIXES]
    strangers = [
        (str(path), id)
        for path in files
        for id in ids_in(path.read_text(encoding="utf-8"))
        if id.startswith(f"{letter}-") and id not in known
    ]
    assert len(files) > len(known)
    assert strangers == []


def test_the_rulebook_is_of_this_game_and_version(game: str) -> None:
    book = data.rulebook(game)
    assert (book.game, book.version) == (game, data.rules(game).version)
