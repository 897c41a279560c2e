"""Finished games of every ending, recorded once: they replay to the same hashes for ever."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rentier import data
from rentier.core.decode import decode
from rentier.core.errors import BadFile
from rentier.core.match import Match
from rentier.core.verify import verify
from rentier.games.monopoly.verbs import money
from tests.archive import record

HOME = Path(__file__).parent / "archive"
FILES = sorted(HOME.glob("*/*.jsonl"))
MONOPOLY = HOME / "monopoly"


def name(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def sealed_by(path: Path) -> str:
    """The hash that was written down when the file was."""
    index: dict[str, str] = json.loads((path.parent / "index.json").read_text(encoding="utf-8"))
    return index[path.stem]


@pytest.mark.parametrize("path", FILES, ids=name)
def test_it_replays_to_the_same_hash(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    again = Match.replay(data.rules(path.parent.name), text, audit=True)
    assert again.over
    assert again.dump() == text, "the game goes otherwise now: these files are never made anew"
    assert json.loads(text.splitlines()[-1])["sha256"] == sealed_by(path), "it was recorded again"


@pytest.mark.parametrize("path", FILES, ids=name)
def test_every_throw_was_sealed(path: Path) -> None:
    log = decode(path.read_text(encoding="utf-8"))
    throws = verify(data.rules(path.parent.name), log)
    assert throws == len([row for row in log.rows if row["action"]["is"] == "Fate"]) > 0


def test_nothing_else_lies_there() -> None:
    for home in [path for path in HOME.iterdir() if path.is_dir() and path.name != "__pycache__"]:
        index = json.loads((home / "index.json").read_text(encoding="utf-8"))
        assert sorted(path.name for path in home.iterdir()) == sorted(
            [*[f"{n}.jsonl" for n in index], "index.json"]
        )
    assert sum([path.stat().st_size for path in FILES]) < 1_500_000


def test_there_is_one_of_every_ending() -> None:
    assert [path.stem for path in FILES if path.parent == MONOPOLY] == sorted(record.ENDINGS)
    for path in MONOPOLY.glob("*.jsonl"):
        match = Match.replay(data.rules("monopoly"), path.read_text(encoding="utf-8"))
        assert record.fits(path.stem, match)


def test_a_file_that_is_there_is_not_recorded_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(record, "HOME", tmp_path)
    monkeypatch.setattr(record, "INDEX", tmp_path / "index.json")
    monkeypatch.setattr(record, "ENDINGS", {"shared": record.shared})
    record.main()
    (tmp_path / "shared.jsonl").write_text("mine", encoding="utf-8")
    before = (tmp_path / "index.json").read_text(encoding="utf-8")
    record.main()
    assert (tmp_path / "shared.jsonl").read_text(encoding="utf-8") == "mine"
    assert (tmp_path / "index.json").read_text(encoding="utf-8") == before
    assert "stays as it is" in capsys.readouterr().out


@pytest.mark.plain_only
def test_a_changed_rule_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A salary of one dollar more turns an archived game into another."""
    original, paid = money.bank_pays, "rentier.games.monopoly.verbs.moves.bank_pays"
    monkeypatch.setattr(paid, lambda s, seat, amount, *row: original(s, seat, amount + 1, *row))
    text = (MONOPOLY / "rounds.jsonl").read_text(encoding="utf-8")
    log = decode(text)
    with pytest.raises(BadFile):
        verify(data.rules("monopoly"), log)
    assert Match.replay(data.rules("monopoly"), text).dump() != text
