"""A C program of the same game, compiled and run beside ours: how far the machine would go."""

from __future__ import annotations

import re
import resource
import shutil
import subprocess
from pathlib import Path
from typing import Final

from rentier.core.errors import RentierError

TRIAL: Final = 2000  # games of the first run, which only says how many make a round
REPORT: Final = re.compile(r"games (\d+) .* mean ([\d.]+) turns/game")


class BadLimit(RentierError):
    """The C program cannot be measured; the message says what is missing."""


class Limit:
    """The program, ready to run: it takes a number of games and a seed, and prints how long a game is."""

    def __init__(self, source: Path, folder: Path) -> None:
        self.source: Final = source
        self.program: Final = folder / "limit"
        self.runs = 0
        compile_c(source, self.program)
        self.games_per_second: Final = TRIAL / max(self.run(TRIAL)[1], 0.001)

    def rolls_per_second(self, seconds: float) -> float:
        """One round of about so much CPU time."""
        rolls, spent = self.run(max(1, int(self.games_per_second * seconds)))
        return rolls / spent

    def run(self, games: int) -> tuple[float, float]:
        """Rolls made, and the CPU seconds they took."""
        self.runs += 1
        before = children_seconds()
        done = subprocess.run(
            [self.program, str(games), str(self.runs)], capture_output=True, text=True, check=False
        )
        spent = children_seconds() - before
        found = REPORT.search(done.stdout)
        if done.returncode or found is None:
            raise BadLimit(f"{self.source} does not print 'games N … mean X turns/game'")
        return int(found[1]) * float(found[2]), spent


def compile_c(source: Path, program: Path) -> None:
    compiler = shutil.which("cc")
    if compiler is None:
        raise BadLimit("no C compiler 'cc' was found: install one or leave --limit out")
    command = [compiler, "-O3", "-march=native", "-o", str(program), str(source)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        lines = [line for line in done.stderr.splitlines() if "error" in line] or ["no message"]
        raise BadLimit(f"{source} does not compile: {lines[0]}")


def children_seconds() -> float:
    """The CPU time of all processes started and finished so far."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
