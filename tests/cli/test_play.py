"""`rentier play`, driven as people, pipes and terminals drive it."""

from __future__ import annotations

import io
import json
import os
import re
import select
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from rentier import data
from rentier.cli import table
from rentier.cli.main import main
from rentier.cli.table import saves
from rentier.cli.table.choices import GROUP_OF, GROUPS
from rentier.cli.table.commands import COMMANDS, HELPED
from rentier.cli.table.saves import read_save
from rentier.cli.table.texts import texts, typed
from rentier.core.match import CORE

TWO = ["monopoly", "--seats", "you:Anna,you:Boris", "--seed", "5", "--plain", "--lang", "en"]
SOLO = ["monopoly", "--seats", "you:Nina,greedy", "--seed", "5", "--plain", "--lang", "en"]


Play = Callable[[list[str], "str | bytes"], "Run"]


class Run:
    """What one session did: status, what was written, where it keeps games."""

    def __init__(self, status: int, out: str, err: str, folder: Path) -> None:
        self.status, self.out, self.err, self.folder = status, out, err, folder

    @property
    def save(self) -> Path:
        """The file that the last line tells to resume."""
        return Path(self.out.rpartition("--resume ")[2].strip())


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    def run(args: list[str], typed: str | bytes) -> Run:
        raw = typed.encode() if isinstance(typed, str) else typed
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(raw), "utf-8"))
        status = main(["play", *args])
        told = capsys.readouterr()
        return Run(status, told.out, told.err, tmp_path / "rentier")

    return run


def lines(*typed: str) -> str:
    return "".join([f"{line}\n" for line in typed])


def test_the_end_of_the_input_keeps_the_game(play: Play) -> None:
    run = play(SOLO, "")
    assert run.status == 0 and run.err == ""
    assert f"rentier play --resume {run.save}" in run.out
    match, save = read_save(run.save)
    assert save.names == ["Nina", "Ada"] and not match.over and match.header.bots == ("", "greedy")


def test_a_resumed_game_goes_on_with_the_same_dice(play: Play) -> None:
    moves = ["any", "throw", "pass", "buy", "1", "1", "1"]
    whole = play(SOLO, lines(*moves))
    straight = read_save(whole.save)[0].lines()
    whole.save.unlink()
    for at in range(len(moves)):
        first = play(SOLO, lines(*moves[:at]))
        second = play(["--resume", str(first.save), "--plain"], lines(*moves[at:]))
        assert second.status == 0
        assert read_save(second.save)[0].lines() == straight
        second.save.unlink()


def test_sealed_dice_go_on_after_a_break(play: Play) -> None:
    args = ["monopoly", "--seats", "you:Nina,greedy", "--plain", "--lang", "en", "-o", "end.rounds=1"]
    first = play(args, lines("any"))
    assert re.search(r"sealed: SHA-256 [0-9a-f]{64}", first.out)
    last = play(["--resume", str(first.save), "--plain"], lines(*["1"] * 8, *["pass", "1"] * 6))
    assert "throws verified" in last.out, last.out
    (file,) = last.folder.glob("*.jsonl")
    assert main(["verify", str(file)]) == 0
    assert not list(last.folder.glob("*.save"))


def test_a_whole_game_ends_with_a_ranking_and_a_rematch(play: Play) -> None:
    run = play([*SOLO, "-o", "end.rounds=2"], lines(*["1"] * 3, *["pass", "1", "buy", "end"] * 12))
    assert "1. " in run.out and "worth $" in run.out and "Another game" in run.out
    assert "rentier verify" in run.out and run.status == 0


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_command_answers_in_both_languages(play: Play, lang: str) -> None:
    asked = ["?", "w", "why 1", "? 1", "why build", "why nonsense", "log", "log all", "log money", "log 3"]
    asked += [
        "log nina",
        "board",
        "deed boardwalk",
        "deed 5",
        "deed 12",
        "deed",
        "accounts",
        "rules jail",
        "rules",
    ]
    asked += [
        "rule P-RENT-2",
        "rule nonsense",
        "table",
        "save",
        "undo",
        "lang xx",
        "почему 1",
        "журнал",
        "счета",
    ]
    run = play([*SOLO[:-1], lang], lines("any", *asked))
    assert run.status == 0 and run.err == ""
    assert "P-RENT-2 " in run.out and "$20" in run.out and "P-BANK-5" in run.out
    assert ("Audit: in order" if lang == "en" else "Проверка: всё сходится") in run.out


def test_the_language_changes_in_the_middle(play: Play) -> None:
    run = play(SOLO, lines("any", "lang", "бросить", "язык"))
    assert "Nina: throw the dice" in run.out and "Бросить кости" in run.out
    assert read_save(run.save)[1].lang == "en"


BAD = [
    "0",
    "99",
    "-1",
    "9" * 500,
    "1.5",
    "buy me",
    "bid",
    "bid x",
    "$",
    "²",
    "١",
    "\x00",
    "\x1b[2J",
    "[red]",
    "\x1c",
]


def test_bad_input_changes_nothing(play: Play) -> None:
    clean = read_save(play(SOLO, lines("any")).save)[0].lines()
    for path in (Path(os.environ["XDG_DATA_HOME"]) / "rentier").glob("*.save"):
        path.unlink()
    typed = lines("any", *BAD).encode() + b"\xff\xfe\xd0\n" + b"x" * 100_000 + b"\n"
    run = play(SOLO, typed)
    assert run.status == 0 and "\x1b" not in run.out and "Traceback" not in run.err
    assert read_save(run.save)[0].lines() == clean


OPENED = ["1", "", "1", ""]  # both take a token; hand-overs are answered by Enter
AUCTION = [*OPENED, "throw", "decline", ""]


@pytest.mark.parametrize(
    "bid", [["bid 150"], ["150"], ["$150"], ["1", "5", "x", "150"], ["bid", "1 50"], ["bid 5", "150"]]
)
def test_an_auction_takes_a_sum_in_many_ways(play: Play, bid: list[str]) -> None:
    run = play(TWO, lines(*AUCTION, *bid))
    assert "Boris bids $150 for Vermont Avenue" in log_of(run)


def test_people_at_one_keyboard_are_told_whose_turn_it_is(play: Play) -> None:
    run = play(TWO, lines(*OPENED))
    assert run.out.count("hand over, then press Enter") == 2 and "Boris> " in run.out


DEAL = [*OPENED, "throw", "buy", "deal", "1", "", "250", "1"]


def test_a_deal_is_composed_offered_and_accepted(play: Play) -> None:
    run = play(TWO, lines(*DEAL, "", "accept"))
    assert "Anna $1,400 → $1,700; Boris $1,500 → $1,250" in run.out
    assert "Boris pays Anna $250" in log_of(run) and "hands Vermont Avenue over to Boris" in log_of(run)


def test_an_offer_is_refused_countered_or_put_off(play: Play) -> None:
    assert "refused" in log_of(play(TWO, lines(*DEAL, "", "refuse")))
    countered = play(TWO, lines(*DEAL, "", "counter", "200", "", "", "1", "", "accept"))
    assert "Counter-offer No. 2: Boris offers Anna" in log_of(countered)
    assert "Boris pays Anna $200" in log_of(countered)
    later = play(TWO, lines(*DEAL, "", "later", "", "end"))
    assert later.out.count("No. 1 from Anna") == 1 and "lapsed" not in log_of(later)


def test_a_deal_that_is_refused_says_why_and_can_be_changed(play: Play) -> None:
    run = play(TWO, lines(*DEAL[:-2], "9000", "1", "", "", "250", "what", "1"))
    assert "[P-DEAL-6]" in run.out and "Anna offers Boris" in log_of(run)


def test_loans_are_asked_for_and_repaid(play: Play) -> None:
    asked = play(
        TWO,
        lines(
            *OPENED, "throw", "buy", "loan", "2", "1", "300", "2", "4", "", "accept", "", "loan", "1", "100"
        ),
    )
    assert "Boris lends Anna $300" in log_of(asked) and "$100 returned, $200 left" in log_of(asked)
    denied = play(TWO, lines(*OPENED, "throw", "buy", "loan", "1", "400", "", "3"))
    assert "The bank does not lend Anna $400" in denied.out


def test_another_person_may_act_out_of_turn(play: Play) -> None:
    run = play(
        TWO,
        lines(*OPENED, "throw", "buy", "as nobody", "as boris", "concede", "n", "as Boris", "concede", "y"),
    )
    assert "As whom? Boris" in run.out and "Boris concedes" in run.out and "Anna wins" in run.out


def test_what_was_done_can_be_taken_back(play: Play) -> None:
    bought = read_save(play(TWO, lines(*OPENED, "throw", "buy", "undo")).save)[0]
    assert bought.view(0).data()["owner"]["vermont"] == "bank" and bought.taken == 1
    off = play([*TWO, "--take-back", "off"], lines(*OPENED, "throw", "buy", "undo"))
    assert "Nothing is taken back at this table" in off.out


@pytest.mark.parametrize(("said", "taken"), [("y", 1), ("n", 0)])
def test_the_others_are_asked_to_allow_a_take_back(play: Play, said: str, taken: int) -> None:
    run = play([*TWO, "--take-back", "ask"], lines(*OPENED, "throw", "undo", "", said))
    assert "Anna asks to take the last act back" in run.out
    assert read_save(run.save)[0].taken == taken


def test_plain_lines_have_no_signs_for_the_eye(play: Play) -> None:
    out = play(SOLO, lines("any", "throw", "board")).out
    assert not [sign for sign in out if sign in "●■▲◆─▸\x1b"]
    assert "Nina (on turn): $1,500" in out


def test_the_menu_opens_a_table_and_finds_the_last_save(play: Play) -> None:
    first = play(["--plain"], lines("1", "Nina, Lev", "x", "1", "2"))
    assert read_save(first.save)[0].header.bots == ("", "", "random")
    again = play(["--plain"], lines("1", ""))
    assert f"Go on with {first.save.name}?" in again.out and again.out.count("choose a token") == 1
    left = play(["--plain"], "1\n")
    assert left.status == 0


def log_of(run: Run) -> str:
    from rentier.wire.words import Words

    match, save = read_save(run.save)
    words = Words("monopoly", "en", save.names)
    return "\n".join([words.event(event) for event in match.events])


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["poker"], "monopoly"),
        (["monopoly", "--seats", "you,wizard"], "greedy"),
        (["monopoly", "--seats", "greedy,greedy"], "at least is you"),
        (["monopoly", "--seats", "you"], "2 to 8"),
        (["monopoly", "--seats", "you:A,you:a"], "own"),
        (["monopoly", "--seats", "you:" + "A" * 17], "letters"),
        (["monopoly", "--seats", "you:\x1b[2J,greedy"], "letters"),
        (["monopoly", "-o", "nonsense"], "KEY=VALUE"),
        (["monopoly", "-o", "start.cash=1"], "500"),
        (["monopoly", "-o", "no.such=1"], "no.such"),
        (["monopoly", "--seed", "x"], "--seed takes a whole number of up to 40 digits"),
        (["monopoly", "--seed", "-1"], "--seed takes a whole number of up to 40 digits"),
        (["monopoly", "--seed", "1" * 41], "--seed takes a whole number of up to 40 digits"),
        (["monopoly", "--seed", "9" * 4000], "--seed takes a whole number of up to 40 digits"),
        (["monopoly", "-o", "end.minutes=30"], "end.minutes=30: no clock runs here, leave it 0"),
        (["monopoly", "-o", "start.cash=900", "-o", "start.cash=901"], "'start.cash' is set twice"),
        (["Monopoly"], "there is no game 'Monopoly'; nearest: monopoly"),
        ([""], "it is empty"),
        (["monopoly", "--seats", ""], "it is empty"),
        (["monopoly", "--save", "no_such_folder/a"], "no_such_folder/a: there is no such folder"),
        (["monopoly", "-o", "go.salry=1"], "there is no option go.salry; near it: go.salary"),
        (["--resume", "/no/such/file"], "does not exist"),
        (["monopoly", "--nonsense"], "--nonsense"),
    ],
)
def test_bad_usage_is_one_line_with_status_2(play: Play, args: list[str], words: str) -> None:
    run = play(args, "")
    assert run.status == 2 and run.out == "" and words in run.err
    assert run.err.count("\n") == 1 and "\x1b" not in run.err


def test_a_damaged_save_is_one_line_with_status_1(play: Play) -> None:
    path = play(SOLO, lines("any", "throw")).save
    whole = path.read_bytes()
    head, _, rest = whole.partition(b"\n")
    texts = [b"", b"{}", b"\xff" * 50, whole[:-20], whole.replace(b"Throw", b"throw"), rest]
    texts += [
        whole.replace(b'"seed": "5"', b'"seed": "6"'),
        whole.replace(b"Nina", b"Nora"),
        head,
        head + b"\n",
    ]
    for text in texts:
        path.write_bytes(text)
        run = play(["--resume", str(path)], "")
        assert run.status == 1 and str(path) in run.err and run.err.count("\n") == 1, text[:80]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        *[("lang", ""), ("lang", "../../x"), ("lang", "de")],
        *[("seed", "--3"), ("seed", "٣"), ("seed", "-3"), ("seed", "1" * 41), ("seed", "")],
        *[("names", [1, 2]), ("names", ["Nina", None]), ("names", ["Nina"]), ("names", ["Nina", "x\n"])],
    ],
)
def test_a_sealed_save_with_odd_values_is_one_line(play: Play, key: str, value: object) -> None:
    path = play(SOLO, lines("any", "throw")).save
    head, _, text = path.read_text(encoding="utf-8").partition("\n")
    row = {**json.loads(head), key: value}
    del row["sha256"]
    body = json.dumps(row)[:-1]
    path.write_text(f'{body}, "sha256": "{saves.seal(body, text)}"}}\n{text}', encoding="utf-8")
    run = play(["--resume", str(path)], "")
    assert run.status == 1 and str(path) in run.err and run.err.count("\n") == 1


def test_only_plain_files_are_saved_to(play: Play, tmp_path: Path) -> None:
    fifo = tmp_path / "fifo"
    os.mkfifo(fifo)
    run = play([*SOLO, "--save", str(fifo)], "")
    assert run.status == 2 and f"{fifo} is no plain file" in run.err and fifo.is_fifo()
    run = play([*SOLO, "--save", str(tmp_path)], "")
    assert run.status == 2 and "is a directory" in run.err


def test_no_foreign_file_is_overwritten(play: Play, tmp_path: Path) -> None:
    mine = tmp_path / "thesis.txt"
    mine.write_text("years of work")
    refused = play([*SOLO, "--save", str(mine)], "")
    assert refused.status == 2 and str(mine) in refused.err
    run = play(
        SOLO,
        lines(
            "any", f"save {mine}", f"save {tmp_path}", "save /no/such/folder/x\0", f"save {tmp_path}/a.save"
        ),
    )
    assert run.out.count("Not kept") == 3 and mine.read_text() == "years of work"
    assert read_save(tmp_path / "a.save")[1].names == ["Nina", "Ada"]


def started(args: list[str], tmp_path: Path, **more: object) -> subprocess.Popen[bytes]:
    """The real program, with pipes unless told otherwise."""
    env = {
        **os.environ,
        "XDG_DATA_HOME": str(tmp_path),
        "TERM": "xterm-256color",
        "COLUMNS": "80",
        "LINES": "24",
    }
    pipes: dict[str, object] = {
        "stdin": subprocess.PIPE,
        "stdout": subprocess.PIPE,
        "stderr": subprocess.PIPE,
    }
    return subprocess.Popen([sys.executable, "-m", "rentier", "play", *args], env=env, **{**pipes, **more})  # type: ignore[call-overload, no-any-return]


def wait_for_prompt(process: subprocess.Popen[bytes]) -> None:
    assert process.stdout is not None
    told = b""
    while not told.endswith(b"\n> "):
        told += os.read(process.stdout.fileno(), 65536)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_keeps_the_game(tmp_path: Path, number: int) -> None:
    with started(SOLO, tmp_path) as process:
        assert process.stdout is not None
        wait_for_prompt(process)
        process.send_signal(number)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130 and b"--resume" in out and err == b""
    (path,) = (tmp_path / "rentier").glob("*.save")
    assert not read_save(path)[0].over


def test_a_reader_that_goes_away_keeps_the_game(tmp_path: Path) -> None:
    with started(SOLO, tmp_path) as process:
        assert process.stdout is not None and process.stdin is not None
        wait_for_prompt(process)
        process.stdout.close()
        process.stdin.write(b"any\n" + b"board\n" * 300)
        process.stdin.close()
        process.wait(timeout=60)
        assert process.stderr is not None and b"Traceback" not in process.stderr.read()
    assert process.returncode == 141
    (path,) = (tmp_path / "rentier").glob("*.save")
    assert len(read_save(path)[0].log) > 1


def test_the_screen_of_a_terminal(tmp_path: Path) -> None:
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    args = ["monopoly", "--seats", "you:Nina,greedy,greedy,greedy", "--seed", "5", "--lang", "en"]
    with started(args, tmp_path, stdin=theirs, stdout=theirs, stderr=theirs) as process:
        os.close(theirs)
        screens = [screen(ours, text) for text in (b"", b"any\n", b"\n", b"1\n")]
        screens.append(screen(ours, b"quit\n"))
        process.wait(timeout=60)
    os.close(ours)
    assert process.returncode == 0 and "--resume" in screens[-1]
    for shown in screens[:-1]:
        rows = shown.split("\r\n")
        assert len(rows) <= 24 and max([len(row) for row in rows]) <= 80, shown
        assert rows[0].startswith("Round 1") and rows[-1] == "> "
        assert [row for row in rows if "● Nina" in row]


def screen(terminal: int, text: bytes) -> str:
    """What stands on the screen once the program waits, without colours."""
    os.write(terminal, text)
    data = b""
    while select.select([terminal], [], [], 60)[0]:
        try:
            part = os.read(terminal, 65536)
        except OSError:
            break
        data += part
        if not part or data.endswith(b"\n> ") or data.endswith(b".save\r\n"):
            break
    last = data.decode().split("\x1b[2J")[-1]
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", last)


def messages(lang: str) -> dict[str, ast.Message]:
    body = FluentParser().parse(data.read_text("rentier.cli.table", f"text/{lang}.ftl")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found)
    return {entry.id.name: entry for entry in found}


def variables(message: ast.Message) -> set[str]:
    return set(re.findall(r"\$([a-z]+)", FluentSerializer().serialize(ast.Resource([message]))))


def test_both_languages_say_the_same() -> None:
    english, russian = messages("en"), messages("ru")
    assert english.keys() == russian.keys()
    assert not [key for key in english if variables(english[key]) != variables(russian[key])]


def test_every_act_group_and_command_can_be_typed() -> None:
    kinds = [name for name in data.rules("monopoly").actions.classes if name not in CORE.classes]
    wanted = [f"act-{name}" for name in kinds] + [f"group-{name}" for name in GROUPS]
    wanted += [f"menu-{name}" for name in GROUPS] + [
        f"{part}-{name}" for part in ("cmd", "help") for name in HELPED
    ]
    wanted += [f"group-code-{id}" for id in data.rules("monopoly").board.group_ids]  # type: ignore[attr-defined]
    assert not [key for key in wanted if not texts("en").has(key)]


def test_no_word_means_a_command_and_an_act() -> None:
    commands = [word for name in COMMANDS for word in typed(f"cmd-{name}")]
    acts = [word for name in GROUP_OF.values() for word in typed(f"group-{name}")]
    acts += [
        word
        for name in data.rules("monopoly").actions.classes
        if texts("en").has(f"act-{name}")
        for word in typed(f"act-{name}")
    ]
    assert len(commands) == len(set(commands)) and not set(commands) & set(acts)


def test_every_key_is_used() -> None:
    (folder,) = table.__path__
    source = "".join([path.read_text("utf-8") for path in Path(folder).parent.rglob("*.py")])
    made = ("act-", "cmd-", "group-", "menu-", "help-", "row-")  # put together from a name
    assert not [
        key
        for key in messages("en")
        if not key.startswith(made) and f'"{key}"' not in source and f"'{key}'" not in source
    ]
