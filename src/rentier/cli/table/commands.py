"""What can be typed beside the menu: looking things up, saving, taking back, another language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rentier.cli.table.accounts import accounts
from rentier.cli.table.choices import Choice
from rentier.cli.table.estate import board, card
from rentier.cli.table.logbook import log, rule, search
from rentier.cli.table.rows import legend
from rentier.cli.table.saves import check_target
from rentier.cli.table.table import Table
from rentier.cli.table.texts import LANGS, typed
from rentier.cli.table.why import blocked, explain
from rentier.core.errors import RentierError
from rentier.core.take_back import TakeBack

STAY, REDRAW, DONE = range(3)  # what follows: the same prompt, the screen anew, the next decision

Command = Callable[[Table, int, list[Choice], str], int]


def command(table: Table, seat: int, menu: list[Choice], text: str) -> int | None:
    """Carry a command out; None if the text is none."""
    if text.startswith("?") and len(text) > 1:
        text = f"? {text[1:]}"
    word, _, rest = text.partition(" ")
    for name, run in COMMANDS.items():
        if word.casefold() in typed(f"cmd-{name}"):
            return run(table, seat, menu, rest.strip())
    return None


def cmd_why(table: Table, seat: int, menu: list[Choice], rest: str) -> int:
    if rest:
        explain(table, seat, menu, rest)
    else:
        blocked(table, seat)
    return STAY


def cmd_help(table: Table, seat: int, menu: list[Choice], rest: str) -> int:
    if rest:
        return cmd_why(table, seat, menu, rest)
    for key in ("help-menu", *[f"help-{name}" for name in HELPED], "help-quit"):
        table.paper.line(f"  {table.t(key)}", hang=4)
    table.say(f"  {legend(table)}")
    return STAY


def cmd_log(table: Table, seat: int, menu: list[Choice], rest: str) -> int:
    log(table, seat, rest.casefold())
    return STAY


def cmd_rule(table: Table, seat: int, menu: list[Choice], rest: str) -> int:
    rule(table, rest)
    return STAY


def cmd_rules(table: Table, seat: int, menu: list[Choice], rest: str) -> int:
    search(table, rest)
    return STAY


def cmd_board(table: Table, seat: int, menu: list[Choice], rest: str) -> int:
    board(table)
    return STAY


def cmd_deed(table: Table, seat: int, menu: list[Choice], rest: str) -> int:
    card(table, rest)
    return STAY


def cmd_accounts(table: Table, seat: int, menu: list[Choice], rest: str) -> int:
    accounts(table)
    return STAY


def cmd_table(table: Table, seat: int, menu: list[Choice], rest: str) -> int:
    table.turn_shown = (-1, -1)
    return REDRAW


def cmd_save(table: Table, seat: int, menu: list[Choice], rest: str) -> int:
    """Under the table's own name, or under another."""
    try:
        target = Path(rest).expanduser() if rest else table.path
        check_target(target)
        table.say(table.t("saved", path=str(table.put_away(target))))
    except (OSError, RentierError, ValueError, RuntimeError) as error:
        table.say(table.t("not-saved", why=str(error)))
    return STAY


def cmd_undo(table: Table, seat: int, menu: list[Choice], rest: str) -> int:
    return DONE if table.submit(seat, TakeBack()) else STAY


def cmd_lang(table: Table, seat: int, menu: list[Choice], rest: str) -> int:
    """The language named, or the other one."""
    wanted = rest.casefold() if rest else LANGS[1 - LANGS.index(table.lang)]
    if wanted not in LANGS:
        table.say(table.t("bad-lang"))
        return STAY
    table.speak(wanted)
    return cmd_table(table, seat, menu, "")


COMMANDS: dict[str, Command] = {
    "help": cmd_help,
    "why": cmd_why,
    "log": cmd_log,
    "rules": cmd_rules,
    "rule": cmd_rule,
    "board": cmd_board,
    "deed": cmd_deed,
    "accounts": cmd_accounts,
    "table": cmd_table,
    "save": cmd_save,
    "undo": cmd_undo,
    "lang": cmd_lang,
}
HELPED = [name for name in COMMANDS if name != "help"]
