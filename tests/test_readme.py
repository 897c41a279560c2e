"""The README's examples: Python is run, cheap commands are run, links lead somewhere."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import pytest

from rentier.cli.main import main

ROOT = Path(__file__).parent.parent
PAGES = ("README.md", "README.ru.md")
PYTHON, CONSOLE, TEXT = "python", "console", "text"
OPENING = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(page: str, kind: str) -> list[str]:
    found = OPENING.findall((ROOT / page).read_text(encoding="utf-8"))
    return [body for name, body in found if name == kind]


@pytest.mark.parametrize("page", PAGES)
def test_every_block_says_what_it_is(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    kinds = [kind for kind, _body in OPENING.findall(text)]
    assert len(kinds) == len(re.findall(r"^```", text, re.MULTILINE)) // 2
    assert {PYTHON, CONSOLE, TEXT} == set(kinds)


@pytest.mark.parametrize("page", PAGES)
def test_python_does_what_the_page_shows(page: str) -> None:
    """All blocks of a page are one session."""
    session = "".join(blocks(page, PYTHON))
    example = doctest.DocTestParser().get_doctest(session, {}, page, page, 0)
    assert len(example.examples) > 5
    shown: list[str] = []
    doctest.DocTestRunner(verbose=False).run(example, out=shown.append)
    assert not shown, "".join(shown)


@pytest.mark.parametrize("page", PAGES)
def test_commands_print_what_the_page_shows(
    page: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Line by line; "…" at the end of a line stands for anything."""
    monkeypatch.chdir(ROOT)
    for block in blocks(page, CONSOLE):
        command, *lines = block.splitlines()
        prompt, program, *args = shlex.split(command)
        assert (prompt, program) == ("$", "rentier")
        main(args)
        printed = "".join(capsys.readouterr()).splitlines()
        assert len(printed) >= len(lines) > 0
        for shown, came in zip(lines, printed, strict=False):
            head = shown.removesuffix("…")
            assert came == shown if head == shown else came.startswith(head)


def pages() -> list[str]:
    docs = sorted((ROOT / "docs").rglob("*.md"))
    return [*PAGES, "CONTRIBUTING.md", *[path.relative_to(ROOT).as_posix() for path in docs]]


@pytest.mark.parametrize("page", pages())
def test_links_lead_somewhere(page: str) -> None:
    path = ROOT / page
    targets = re.findall(r"\]\(([^)#\s]+)[^)]*\)", path.read_text(encoding="utf-8"))
    for target in [target for target in targets if "://" not in target]:
        assert (path.parent / target).exists(), target
