"""`rentier rules` and `rentier games`: pages, figures, one-line errors."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rentier import data
from rentier.cli.main import main
from rentier.lab import coverage as coverage_module
from rentier.lab.coverage import Proof, record_text

BOOK = data.rulebook("monopoly")


def shown(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert main(args) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    return captured.out


def refused(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert main(args) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    return captured.err


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout in which only one rule is proven."""
    path = tmp_path / coverage_module.FOLDER / "monopoly.json"
    path.parent.mkdir(parents=True)
    path.write_text(record_text({"P-GO-1": Proof(events=["MoneyMoved"], scenarios=["go"])}), encoding="utf-8")
    monkeypatch.setattr(coverage_module, "checkout", lambda game: tmp_path)
    return path


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_contents(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    lines = shown(capsys, "rules", "monopoly", "--lang", lang).splitlines()
    assert [line.split()[0] for line in lines if line.startswith("  ")] == BOOK.ids
    heads = [line for line in lines if line and not line.startswith(" ")]
    assert heads == [chapter.titles[lang] for chapter in BOOK.chapters]


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("id", ["P-SETUP-1", "P-TAX-2", "P-AUC-4"])
def test_a_page(id: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    rule = BOOK.find(id)
    assert rule is not None
    text = shown(capsys, "rules", "monopoly", id, "--lang", lang)
    assert text.startswith(f"{id}  {rule.titles[lang]}  (")
    assert " ".join(rule.texts[lang].split()) in " ".join(text.split())
    assert [key for key in rule.options if f"  {key}: " not in text] == []


def test_a_page_says_where_the_code_is_and_what_proves_it(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = shown(capsys, "rules", "monopoly", "p-go-1").splitlines()
    assert "  events: MoneyMoved" in lines
    assert f"  {record.parents[2] / 'tests' / 'scenarios' / 'monopoly' / 'go.toml'}" in lines
    [code] = [line for line in lines if "verbs/moves.py:" in line and line.endswith("  walk")]
    path, number = code.split()[0].rsplit(":", 1)
    source = Path(path).read_text(encoding="utf-8").splitlines()
    assert "P-GO-1" in source[int(number) - 1]


def test_without_a_checkout_a_page_has_no_proof(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coverage_module, "checkout", lambda game: None)
    assert "Proof" not in shown(capsys, "rules", "monopoly", "P-GO-1")
    assert main(["rules", "monopoly", "--coverage"]) == 1
    assert "only in a checkout" in capsys.readouterr().err


def test_the_figures_of_the_record(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    figures = json.loads(shown(capsys, "rules", "monopoly", "--coverage", "--json"))
    assert list(figures) == ["rules", "proven", "definition", "screen", "missing"]
    assert figures["rules"] == len(BOOK.ids)
    assert figures["definition"] == BOOK.of_kind("definition")
    assert figures["proven"] == len(figures["definition"]) + 1
    assert sorted(figures["missing"]) == sorted(set(BOOK.ids) - {"P-GO-1", *figures["definition"]})
    lines = shown(capsys, "rules", "monopoly", "--coverage").splitlines()
    assert lines[0] == f"monopoly: {figures['proven']} of {figures['rules']} rules are proven"
    assert f"  {'missing':<10}  {', '.join(figures['missing'])}" in lines


def test_the_committed_record_is_found(capsys: pytest.CaptureFixture[str]) -> None:
    figures = json.loads(shown(capsys, "rules", "monopoly", "--coverage", "--json"))
    assert figures["proven"] + len(figures["missing"]) == figures["rules"]
    assert set(figures["missing"]) <= set(figures["screen"])


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["monoply"], "there is no game 'monoply'; nearest: monopoly"),
        (["monopoly", "GO-1"], "monopoly has no rule 'GO-1'; nearest: P-GO-1"),
        (["monopoly", "xyzzy"], "nearest: P-"),
        (["monopoly", "P-GO-1", "--coverage"], "leave the rule out"),
        (["monopoly", "--json"], "--json goes with --coverage"),
        (["monopoly", "--lang", "de"], "--lang"),
        ([], "GAME"),
    ],
)
def test_bad_usage(args: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert words in refused(capsys, "rules", *args)


def test_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    rules = data.rules("monopoly")
    line = f"monopoly  2–8 players, {len(BOOK.ids)} rules, {len(rules.options)} options"
    assert line in shown(capsys, "games").splitlines()
    assert main(["games", "Monopoly"]) == 2
    assert "there is no game 'Monopoly'; nearest: monopoly" in capsys.readouterr().err


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_options(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    specs = data.rules("monopoly").options
    rows = shown(capsys, "games", "monopoly", "--options", "--lang", lang).splitlines()[1:]
    assert [row.split()[0] for row in rows] == [spec.key for spec in specs]
    for row, spec in zip(rows, specs, strict=True):
        rule = BOOK.find(spec.rule)
        assert rule is not None
        cells = [cell.strip() for cell in row.split("  ") if cell.strip()]
        assert cells == [spec.key, str(spec.default), spec.choices(), spec.rule, rule.titles[lang]]


def test_a_game_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert "there is no game 'poker'; nearest: " in refused(capsys, "games", "poker")
