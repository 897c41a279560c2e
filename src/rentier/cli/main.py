"""The frame of `rentier`: finds the command, says which build runs, turns every failure into one line."""

from __future__ import annotations

import importlib
import importlib.util
import io
import os
import platform
import re
import sys
from collections.abc import Sequence
from importlib.machinery import ExtensionFileLoader

try:
    import click
except KeyboardInterrupt:  # the longest moment before `main` can answer it
    raise SystemExit(130) from None

# Each command is `command` in the module of its name, imported only when it is called.
COMMANDS = {
    "serve": "Serve the table in the browser.",
    "play": "Play at the terminal, against bots or with friends.",
    "simulate": "Let bots play many games and report what happened.",
    "replay": "Show a recorded game, step by step.",
    "verify": "Recompute every throw of a recorded game.",
    "check": "Run scenarios: rules as files.",
    "rules": "Read a game's rules by number.",
    "games": "List the games and their options.",
    "bench": "Measure how fast the engine is here.",
}

FAILED = 1
BAD_USAGE = 2
INTERRUPTED = 130  # 128 + SIGINT, what a shell reports
READER_GONE = 141  # 128 + SIGPIPE
LONG_WORD = re.compile(r"'([^'/\s]{40})[^'/\s]+'")  # a path stays whole


class Commands(click.Group):
    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        name = f"rentier.cli.{cmd_name}"
        try:
            module = importlib.import_module(name)
        except ModuleNotFoundError as error:
            if error.name != name:
                raise
            raise click.ClickException(f"'{cmd_name}' is not part of this build") from None
        command: click.Command = module.command
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        try:
            return super().resolve_command(ctx, args)
        except click.NoSuchCommand as error:
            raise click.NoSuchCommand(error.command_name, possibilities=COMMANDS, ctx=ctx) from None

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


def build() -> str:
    """'compiled' when the engine's kernel is an extension module, else 'plain'."""
    try:
        spec = importlib.util.find_spec("rentier.core.kernel")
    except ModuleNotFoundError:
        return "plain"
    return "compiled" if spec and isinstance(spec.loader, ExtensionFileLoader) else "plain"


def show_version(ctx: click.Context, _param: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        from importlib.metadata import PackageNotFoundError, version

        try:
            number = version("rentier")
        except PackageNotFoundError:
            number = "from source"
        click.echo(f"rentier {number} ({build()}, Python {platform.python_version()})")
        ctx.exit()


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="Example: rentier play monopoly --seats you,greedy,greedy",
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    callback=show_version,
    expose_value=False,
    help="Show the version and which build runs.",
)
@click.pass_context
def cli(ctx: click.Context) -> None:
    """One table for property-trading board games."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def complaint(error: click.ClickException) -> str:
    """The error on one line, with the command it belongs to and where to read on."""
    context = error.ctx if isinstance(error, click.UsageError) else None
    path = context.command_path if context else "rentier"
    message = LONG_WORD.sub(r"'\1…'", shown(error.format_message()))
    hint = f" (try '{path} --help')" if error.exit_code == BAD_USAGE else ""
    return f"{path}: {message}{hint}"


def shown(message: str) -> str:
    """On one line, with nothing that steers the terminal."""
    line = " ".join(message.split())
    return "".join([sign if sign.isprintable() else ascii(sign)[1:-1] for sign in line])


def ready_stdout() -> None:
    """A terminal that does not know a letter shows its number, it does not end the command."""
    if isinstance(sys.stdout, io.TextIOWrapper) and sys.stdout.errors == "strict":
        sys.stdout.reconfigure(errors="backslashreplace")


def silence_stdout() -> None:
    """The reader has gone: whatever is still buffered must not complain when the interpreter ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def run(args: Sequence[str] | None) -> int:
    if "_RENTIER_COMPLETE" in os.environ:  # a shell asks for completions; click answers and ends the process
        cli.main(prog_name="rentier")
    try:
        with cli.make_context("rentier", list(sys.argv[1:] if args is None else args)) as context:
            status = cli.invoke(context)
    except click.exceptions.Exit as end:
        status = end.exit_code
    if sys.stdout is not None:  # None when the caller closed it
        sys.stdout.flush()
    return status if isinstance(status, int) else 0


def main(args: Sequence[str] | None = None) -> int:
    ready_stdout()
    try:
        return run(args)
    except click.ClickException as error:
        click.echo(complaint(error), err=True)
        return error.exit_code
    except (click.Abort, EOFError, KeyboardInterrupt) as error:
        if isinstance(error, EOFError) or isinstance(error.__context__, EOFError):
            click.echo("rentier: the input ended before the answer", err=True)
            return FAILED
        return INTERRUPTED
    except BrokenPipeError:
        silence_stdout()
        return READER_GONE
    except OSError as error:
        place = f"{error.filename}: " if error.filename else ""
        click.echo(f"rentier: {shown(f'{place}{error.strerror or error}')}", err=True)
        return FAILED
