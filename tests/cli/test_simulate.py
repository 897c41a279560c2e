"""`rentier simulate`: JSON with exactly the keys of the contract, a table for people, errors on one line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from rentier.cli.main import main

SHORT = ["simulate", "monopoly", "--games", "4", "--seed", "3", "-o", "end.rounds=12"]
KEYS = [
    *("game", "rules", "options", "games", "seed", "seats", "endings", "rounds", "deals", "auctions"),
    *("loans", "sets_completed", "turns", "rolls", "decisions", "seconds"),
    *("games_per_second", "rolls_per_second", "decisions_per_second"),
]


def found(capsys: pytest.CaptureFixture[str], *args: str) -> dict[str, Any]:
    assert main([*SHORT, "--json", "-", *args]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    row: dict[str, Any] = json.loads(captured.out)
    return row


def test_the_keys_of_the_contract(capsys: pytest.CaptureFixture[str]) -> None:
    row = found(capsys)
    assert list(row) == KEYS
    assert row["game"] == "monopoly" and row["games"] == 4 and row["seed"] == 3
    assert row["options"]["end.rounds"] == 12 and row["options"]["start.cash"] == 1500
    assert [list(seat) for seat in row["seats"]] == [["seat", "bot", "wins", "share", "low", "high"]] * 4
    assert sum([seat["wins"] for seat in row["seats"]]) == pytest.approx(4)
    assert all(seat["low"] <= seat["share"] <= seat["high"] for seat in row["seats"])
    assert row["endings"] == {"rounds": 4} and row["rounds"] == {"mean": 12, "p50": 12, "p95": 12}
    assert list(row["deals"]) == ["offered", "countered", "accepted"]
    assert row["turns"] <= row["rolls"] < row["decisions"]


def test_the_seats_are_the_players(capsys: pytest.CaptureFixture[str]) -> None:
    row = found(capsys, "--seats", "random, greedy")
    assert [(seat["seat"], seat["bot"]) for seat in row["seats"]] == [(0, "random"), (1, "greedy")]


def test_workers_change_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    one, two = [found(capsys, "--workers", workers) for workers in ("1", "2")]
    assert {key: one[key] for key in KEYS[:-4]} == {key: two[key] for key in KEYS[:-4]}


def test_a_table_for_people_and_json_for_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    assert main([*SHORT, "--json", str(file)]) == 0
    out = capsys.readouterr().out
    assert out.startswith("monopoly, 4 games, seed 3\n") and "rounds 4" in out and "greedy" in out
    assert list(json.loads(file.read_text(encoding="utf-8"))) == KEYS


def test_logs(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "logs"
    row = found(capsys, "--logs", str(folder), "--audit")
    assert len(list(folder.iterdir())) == 4
    assert {key: row[key] for key in KEYS[:-4]} == {key: found(capsys)[key] for key in KEYS[:-4]}
    assert main(["replay", str(sorted(folder.iterdir())[0])]) == 0


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["simulate", "monopol"], "there is no game 'monopol'; nearest: monopoly"),
        (["simulate", "monopoly", "--seats", "greedy,clever"], "known: greedy, random"),
        (["simulate", "monopoly", "--seats", "greedy"], "2 to 8 players"),
        (["simulate", "monopoly", "-o", "go.salary=900"], "take 0–400"),
        (["simulate", "monopoly", "-o", "salary=100"], "there is no option salary"),
        (["simulate", "monopoly", "-o", "go.salary"], "write KEY=VALUE"),
        (["simulate", "monopoly", "-o", "end.minutes=10"], "no clock runs here"),
        (["simulate", "monopoly", "--games", "0"], "--games"),
        (["simulate", "monopoly", "--games", "1.5"], "--games takes a whole number from 1 to 1000000000"),
        (["simulate", "monopoly", "--games", "1000000001"], "--games takes a whole number from 1 to"),
        (["simulate", "monopoly", "--games", "٣"], "--games takes a whole number from 1 to"),
        (["simulate", "monopoly", "--games", "1_0"], "--games takes a whole number from 1 to"),
        (["simulate", "monopoly", "--games", " 3 "], "--games takes a whole number from 1 to"),
        (["simulate", "monopoly", "--workers", "257"], "--workers takes a whole number from 1 to 256"),
        (["simulate", "monopoly", "--seed", "-1"], "--seed takes a whole number of up to 40 digits"),
        (["simulate", "monopoly", "--seed", "1" * 5000], f"up to 40 digits, not '{'1' * 40}' (try"),
        (["simulate", "monopoly", "--seats", ""], "'--seats': it is empty"),
        (["simulate", "monopoly", "--logs", ""], "'--logs': it is empty"),
        (["simulate", "monopoly", "--json", ""], "a file needs a name"),
        (["simulate", "monopoly", "--json", "."], "'.' is a directory"),
        (["simulate", "monopoly", "--json", "no_such_folder/a"], "'no_such_folder/a': there is no such"),
        (["simulate", "monopoly", "--logs", __file__], f"{__file__!r}: File exists"),
        (["simulate", ""], "there is no game ''"),
        (["simulate", "Monopoly"], "there is no game 'Monopoly'; nearest: monopoly"),
        (["simulate", "monopoly", "-o", "go.salary=1", "-o", " go.salary=2"], "'go.salary' is set twice"),
        (["simulate", "monopoly", "-o", "go.salry=1"], "go.salry; near it: go.salary"),
        (["simulate", "monopoly", "-o", "\x1b[2J=1"], "there is no option \\x1b[2J"),
        (["simulate", "monopoly", "x" * 5000], f"({'x' * 40}"),
    ],
)
def test_errors_are_one_line(args: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(args) == 2
    captured = capsys.readouterr()
    assert captured.out == "" and words in captured.err and captured.err.count("\n") == 1


def test_one_game_is_one_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "monopoly", "--games", "1", "-o", "end.rounds=5"]) == 0
    assert capsys.readouterr().out.startswith("monopoly, 1 game, seed 1\n")


def test_a_screen_that_knows_few_letters() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "rentier", "games", "monopoly", "--options", "--lang", "ru"],
        env={**os.environ, "PYTHONIOENCODING": "latin-1"},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0 and done.stderr == b"" and b"\\u0" in done.stdout


@pytest.mark.parametrize(("output", "status"), [([], 0), (["--json", "-"], 2)])
def test_a_closed_output(output: list[str], status: int) -> None:
    command = [sys.executable, "-m", "rentier", *SHORT, *output]
    done = subprocess.run(
        ["sh", "-c", 'exec "$@" >&-', "sh", *command], capture_output=True, text=True, check=False
    )
    assert done.returncode == status and done.stderr.count("\n") == (1 if status else 0)


def test_failing_bots_are_told_of(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Raising:
        def decide(self, view: Any) -> Any:
            raise RuntimeError("\x1b[2Jno\nidea")

        def reply(self, view: Any, entry: Any) -> Any:
            return None

    from rentier.bots import registry

    make = registry.make
    monkeypatch.setattr(
        "rentier.bots.registry.make",
        lambda game, name, seat, seed: make(game, name, seat, seed) if seat != 2 else Raising(),
    )
    assert main([*SHORT, "--json", "-"]) == 0
    captured = capsys.readouterr()
    assert json.loads(captured.out)["games"] == 4
    assert captured.err.split("\n")[0] == "bot greedy, seat 2, game 0: RuntimeError:  [2Jno idea"


def test_ctrl_c_ends_it_cleanly() -> None:
    """Interrupted while other processes play: status 130, nothing left behind, no traceback."""
    program = (
        "import os, signal, sys\n"
        "from rentier.lab import workers\n"
        "from rentier.cli.main import main\n"
        "def heard(part):\n"
        "    os.kill(os.getpid(), signal.SIGINT)\n"
        "simulate = workers.simulate\n"
        "workers.simulate = lambda order, count, _: simulate(order, count, heard)\n"
        "if __name__ == '__main__':\n"
        "    sys.exit(main(['simulate', 'monopoly', '--games', '4000', '--workers', '2']))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 130
    assert done.stdout == "" and "Traceback" not in done.stderr
