"""Proofs by kind, the record as a file, and where sources name a rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from rentier.core.rulebook import Chapter, Rule, Rulebook
from rentier.lab import rule_places
from rentier.lab.coverage import FOLDER, Proof, checkout, coverage, proven, read_record, record_text
from rentier.lab.rule_places import ids_in, places
from rentier.lab.scenario import load
from tests.rulebook.record import forbids

KINDS = ("act", "bound", "screen", "definition")


def rule(kind: str) -> Rule:
    return Rule(f"X-{kind.upper()}-1", "way", kind, (), {}, {})


@pytest.mark.parametrize(
    ("proof", "kinds"),
    [
        (Proof(), {"definition"}),
        (Proof(events=["Walked"]), {"act", "definition"}),
        (Proof(answers=["TooFar"]), {"bound", "definition"}),
        (Proof(scenarios=["walk"]), {"definition"}),
        (Proof(scenarios=["walk"], bans=["walk"]), {"bound", "definition"}),
        (Proof(screens=["test_page"]), {"screen", "definition"}),
    ],
)
def test_each_kind_has_its_own_proof(proof: Proof, kinds: set[str]) -> None:
    assert {kind for kind in KINDS if proven(rule(kind), proof)} == kinds


def test_the_figures() -> None:
    book = Rulebook("walk", 1, (Chapter("way", (), {}),), tuple(rule(kind) for kind in KINDS))
    proofs = {"X-ACT-1": Proof(events=["Walked"]), "X-BOUND-1": Proof(events=["Walked"])}
    assert coverage(book, proofs) == {
        "rules": 4,
        "proven": 2,
        "definition": ["X-DEFINITION-1"],
        "screen": ["X-SCREEN-1"],
        "missing": ["X-BOUND-1", "X-SCREEN-1"],
    }


def test_a_record_is_read_as_it_was_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    proofs = {"X-ACT-1": Proof(["Walked"], ["legal"], ["путь"], ["путь"], []), "X-ACT-2": Proof()}
    path = tmp_path / FOLDER / "walk.json"
    path.parent.mkdir(parents=True)
    path.write_text(record_text(proofs), encoding="utf-8")
    (tmp_path / "deep").mkdir()
    monkeypatch.chdir(tmp_path / "deep")
    assert checkout("walk") == tmp_path
    assert checkout("fly") is None
    assert read_record(tmp_path, "walk") == proofs


@pytest.mark.parametrize(
    ("line", "bans"),
    [
        ('{A = "Throw", dice = 1}', False),
        ('{A = "Throw", dice = 1, refused = "T-2"}', True),
        ('{legal = "A", has = ["Throw"], lacks = []}', False),
        ('{legal = "A", lacks = ["Throw"]}', True),
        ("{events = [], none = []}", False),
        ('{events = [], none = ["Moved"]}', True),
        ("{expect = {deep = [{count = {not = 0}}]}}", True),
    ],
)
def test_what_a_scenario_forbids(line: str, bans: bool, tmp_path: Path) -> None:
    path = tmp_path / "case.toml"
    text = f'title = "t"\nmodule = "tests.tiny.game"\nrules = ["T-2"]\nplay = [{line}]\n'
    path.write_text(text, encoding="utf-8")
    assert forbids(load(path)) == bans


def test_short_forms_are_written_out() -> None:
    assert ids_in("X-GO-1, -3: by X-GO-4 … -6, -8 and X-RUN-12.") == [
        *("X-GO-1", "X-GO-3", "X-GO-4", "X-GO-5", "X-GO-6", "X-GO-8", "X-RUN-12")
    ]
    assert ids_in("x-go-1, X-GO, X-GO-1a, 4-5, UTF-8-1") == []


def test_places_name_the_line_and_what_it_is_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = (
        '"""X-GO-2."""\nclass Walk:\n    def go(self) -> str:\n'
        '        # X-GO-1\n        return "X-GO-12"\n\nRULE = "X-GO-1"\n'
    )
    (tmp_path / "walk.py").write_text(source, encoding="utf-8")
    monkeypatch.setattr(rule_places, "sources", lambda game: [tmp_path / "walk.py"])
    assert [(place.line, place.inside) for place in places("walk", "X-GO-1")] == [(4, "Walk.go"), (7, "")]
