"""`rentier serve` as people start it."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.house import WAIT, Guest


def started(store: Path, *more: str) -> tuple[subprocess.Popen[str], list[str]]:
    """A server in a process of its own, and what it said at the start."""
    process = subprocess.Popen(
        [sys.executable, "-m", "rentier", "serve", "--port", "0", "--store", str(store), *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    return process, [process.stdout.readline() for _ in range(3)]


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_it_says_where_its_data_lie_and_ends_cleanly(tmp_path: Path, stop: signal.Signals) -> None:
    store = tmp_path / "tables.sqlite"
    process, lines = started(store)
    with process:
        assert str(store) in lines[0]
        found = re.search(r"http://127\.0\.0\.1:\d+", lines[1])
        assert found is not None and "--host" in lines[2]
        assert httpx.get(f"{found[0]}/api/health").json()["ok"]
        guest = Guest(found[0])
        guest.sit(guest.new("greedy")["id"]).until("lobby")  # an open socket is no reason to stay
        process.send_signal(stop)
        said, _ = process.communicate(timeout=WAIT)
        guest.close()
    assert process.returncode == 0 and said == "Ended.\n"


def test_a_served_store_is_copied(tmp_path: Path) -> None:
    store, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    process, _ = started(store)
    with process:
        command = [sys.executable, "-m", "rentier", "serve", "--store", str(store), "--backup", str(copy)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=WAIT, check=False)
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=WAIT)
    assert done.returncode == 0 and done.stdout == f"Copied to {copy}\n" and copy.stat().st_size > 0


@pytest.mark.parametrize(
    ("more", "status", "word"),
    [
        (["--public-url", "table.example"], 2, "http://"),
        (["--store", "ftp://nowhere"], 1, "postgresql"),
        (["--port", "99999"], 2, "65535"),
    ],
)
def test_what_cannot_be_served_is_told_on_one_line(more: list[str], status: int, word: str) -> None:
    command = [sys.executable, "-m", "rentier", "serve", "--port", "0", *more]
    done = subprocess.run(command, capture_output=True, text=True, timeout=WAIT, check=False)
    assert done.returncode == status and word in done.stderr and done.stderr.count("\n") == 1
    assert done.stdout == ""
