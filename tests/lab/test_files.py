"""Match files on disk: whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from rentier.core.decode import MAX_FILE
from rentier.core.errors import BadFile
from rentier.lab import files
from rentier.lab.files import read_match, write_match
from tests.core.coin_matches import played

TEXT = played().dump()


def test_what_is_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "игра.jsonl"
    write_match(path, "old")
    write_match(path, TEXT)
    assert path.read_bytes() == TEXT.encode()
    assert len(read_match(path).rows) == TEXT.count("\n") - 2
    assert list(tmp_path.iterdir()) == [path]


def test_a_failed_write_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.jsonl"
    write_match(path, "old")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_match(path, TEXT)
    assert path.read_text() == "old" and list(tmp_path.iterdir()) == [path]


def test_a_failed_write_names_the_file_meant(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "game.jsonl"
    with pytest.raises(FileNotFoundError) as caught:
        write_match(path, TEXT)
    assert caught.value.filename == str(path)


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    path, link = tmp_path / "deep" / "game.jsonl", tmp_path / "link"
    path.parent.mkdir()
    link.symlink_to(path)
    for text in ("new", TEXT):
        write_match(link, text)
        assert link.is_symlink() and path.read_bytes() == text.encode()
    assert list(path.parent.iterdir()) == [path]


def test_only_plain_files_are_replaced(tmp_path: Path) -> None:
    fifo, link = tmp_path / "fifo", tmp_path / "link"
    os.mkfifo(fifo)
    link.symlink_to(fifo)
    for path in (fifo, link, tmp_path):
        with pytest.raises(BadFile, match="is no plain file"):
            write_match(path, TEXT)
    assert fifo.is_fifo() and link.is_symlink()


def test_a_file_too_large_is_not_written(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="longer than 64 MiB"):
        write_match(tmp_path / "game.jsonl", "x" * (MAX_FILE + 1))
    assert not list(tmp_path.iterdir())


def test_a_file_too_large_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.jsonl"
    with path.open("wb") as file:
        file.truncate(MAX_FILE + 10)
    with pytest.raises(BadFile, match="longer than 64 MiB"):
        read_match(path)


@pytest.mark.parametrize("data", [b"", b"\xff\xfe", b"\x89PNG\r\n", TEXT.replace("\n", "\r\n").encode()])
def test_foreign_files_are_refused_with_their_name(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(data)
    with pytest.raises(BadFile, match=r"game\.jsonl: line [0-9]+: "):
        read_match(path)


def test_unknown_games_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from rentier.core.errors import BadOptions

    def none(name: str) -> object:
        raise BadOptions(f"there is no game {name}")

    monkeypatch.setattr("rentier.data.rules", none, raising=False)
    path = tmp_path / "game.jsonl"
    write_match(path, TEXT)
    with pytest.raises(BadFile, match="line 1: there is no game coin"):
        files.rules_of(read_match(path))
