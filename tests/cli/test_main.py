"""The frame of the command line: one-line errors, statuses, lazy commands."""

import importlib.util
import re
import subprocess
import sys

import click
import pytest

from rentier.cli import main as frame
from rentier.cli.main import COMMANDS, main


def start(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "rentier", *args], capture_output=True, text=True, check=False, timeout=60
    )


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> list[BaseException]:
    """A command `games` that raises what the test puts into the list."""
    raised: list[BaseException] = []

    @click.command()
    def command() -> None:
        for error in raised:
            raise error

    def get_command(self: object, ctx: click.Context, name: str) -> click.Command | None:
        return command if name == "games" else None

    monkeypatch.setattr(frame.Commands, "get_command", get_command)
    return raised


def test_version_names_the_build() -> None:
    done = start("--version")
    assert done.returncode == 0
    assert re.fullmatch(r"rentier \d+\.\d+\.\d+ \((compiled|plain), Python \d+\.\d+\.\d+\S*\)\n", done.stdout)


def test_help_lists_every_command_and_imports_none() -> None:
    program = "import sys; from rentier.cli.main import main; main(['--help']); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    text, modules = done.stdout.rstrip().rsplit("\n", 1)
    assert re.findall(r"^  ([a-z]+)  +[A-Z]", text, re.MULTILINE) == list(COMMANDS)
    loaded = set(modules.split())
    assert not loaded & {f"rentier.cli.{name}" for name in COMMANDS}
    assert not loaded & {"rich", "msgspec", "fluent.runtime"}


def test_without_a_command_the_help_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert "Commands:" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["simulat"], "No such command 'simulat'. Did you mean 'simulate'?"),
        (["xyzzy"], "No such command 'xyzzy'."),
        (["--versoin"], "--version"),
        (["--nonsense"], "No such option"),
    ],
)
def test_bad_usage_is_one_line_and_status_2(
    capsys: pytest.CaptureFixture[str], args: list[str], words: str
) -> None:
    assert main(args) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert words in captured.err
    assert "try 'rentier --help'" in captured.err


@pytest.mark.parametrize(
    ("error", "status", "line"),
    [
        (click.ClickException("two\nlines"), 1, "rentier: two lines\n"),
        (
            click.BadParameter("not this"),
            2,
            "rentier games: Invalid value: not this (try 'rentier games --help')\n",
        ),
        (click.exceptions.Exit(1), 1, ""),
        (KeyboardInterrupt(), 130, ""),
        (click.Abort(), 130, ""),
        (EOFError(), 1, "rentier: the input ended before the answer\n"),
        (
            FileNotFoundError(2, "No such file or directory", "a.json"),
            1,
            "rentier: a.json: No such file or directory\n",
        ),
    ],
)
def test_each_failure_has_its_line_and_status(
    toy: list[BaseException], capsys: pytest.CaptureFixture[str], error: BaseException, status: int, line: str
) -> None:
    toy.append(error)
    assert main(["games"]) == status
    assert capsys.readouterr().err == line


def test_a_prompt_without_input_says_so(
    toy: list[BaseException], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    @click.command()
    def command() -> None:
        click.prompt("Your bid")

    monkeypatch.setattr(frame.Commands, "get_command", lambda self, ctx, name: command)
    with open("/dev/null", encoding="utf-8") as nothing:
        monkeypatch.setattr("sys.stdin", nothing)
        assert main(["games"]) == 1
    assert "the input ended" in capsys.readouterr().err


def test_a_mistake_of_ours_is_not_hidden(toy: list[BaseException]) -> None:
    toy.append(ZeroDivisionError())
    with pytest.raises(ZeroDivisionError):
        main(["games"])


def test_a_command_left_out_of_the_build(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(COMMANDS, "nowhere", "")
    assert main(["nowhere"]) == 1
    assert capsys.readouterr().err == "rentier: 'nowhere' is not part of this build\n"


def test_a_reader_that_goes_away_hears_nothing() -> None:
    program = f"{sys.executable} -m rentier --help | true; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(
        ["bash", "-c", f"sleep 0.3 | {program}"], capture_output=True, text=True, check=True
    )
    assert done.stderr == ""
    assert done.stdout.strip() in {"0", "141"}


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_keeps_the_contract(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    if importlib.util.find_spec(f"rentier.cli.{name}") is None:
        pytest.skip("not written yet")
    assert main([name, "--help"]) == 0
    assert f"rentier {name}" in capsys.readouterr().out.split("Usage:")[1].split("\n", 1)[1], "no example"
