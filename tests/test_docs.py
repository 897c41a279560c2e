"""The pages name only what is there: tests, scenarios, code names, one another."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
ADRS = sorted(path.name for path in (DOCS / "adr").glob("*.md"))
MOST_LINES = 60  # one page
LONG = "0002-how-each-game-fits.md"  # four games, a page each at most
IDENTIFIER = re.compile(r"`([A-Za-z_]{3,})`")


def text(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def sources(folder: str, kind: str = "*.py") -> str:
    return "\n".join([path.read_text(encoding="utf-8") for path in (ROOT / folder).rglob(kind)])


def test_the_index_leads_to_every_page() -> None:
    pages = {path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")} - {"index.md"}
    assert set(re.findall(r"\]\(([\w./-]+\.md)\)", text("docs/index.md"))) - {"../CONTRIBUTING.md"} == pages


def test_decisions_are_numbered_without_gaps() -> None:
    assert [name[:4] for name in ADRS] == [f"{n:04}" for n in range(1, len(ADRS) + 1)]


@pytest.mark.parametrize("name", ADRS)
def test_a_decision_is_one_page_of_the_agreed_form(name: str) -> None:
    page = text(f"docs/adr/{name}")
    assert page.startswith(f"# {name[:4]} ")
    assert ("**Question.**" in page, "**Decided.**" in page) == (True, True)
    assert "**What follows" in page or "## What follows" in page
    assert len(page.splitlines()) <= MOST_LINES * (4 if name == LONG else 1)


def test_decisions_cite_tests_that_exist() -> None:
    tests = set(re.findall(r"def (\w+)", sources("tests")))
    page = "".join([text(f"docs/adr/{name}") for name in ADRS])
    cited = set(re.findall(r"`((?:test|check)_\w+)`", page))
    assert len(cited) > 10
    assert cited <= tests


def test_decisions_cite_scenarios_that_exist() -> None:
    cited = re.findall(r"`(monopoly/)?(\w+\.toml)`", text(f"docs/adr/{LONG}"))
    assert len(cited) > 40
    missing = [
        name
        for game, name in cited
        if not (ROOT / "tests" / (f"scenarios/{game}" if game else "tiny/scenarios") / name).exists()
    ]
    assert not missing


def test_decisions_cite_rules_that_exist() -> None:
    page = text(f"docs/adr/{LONG}")
    rulebook = text("src/rentier/games/monopoly/rulebook.toml")
    fair = text("tests/tiny/rules.md")
    monopoly, tiny = set(re.findall(r"P-[A-Z]+-\d+", page)), set(re.findall(r"T-\d+", page))
    assert len(monopoly) > 10
    assert all([f'"{rule}"' in rulebook for rule in monopoly])
    assert all([f"**{rule}**" in fair for rule in tiny])


@pytest.mark.parametrize(
    ("section", "folder"), [("The engine", "src/rentier/core"), ("Monopoly", "src/rentier/games/monopoly")]
)
def test_the_glossary_names_what_the_code_names(section: str, folder: str) -> None:
    part = text("docs/glossary.md").split(f"## {section}\n")[1].split("\n## ")[0]
    column = "\n".join([row.split("|")[3] for row in part.splitlines() if row.startswith("| ")][1:])
    names = set(IDENTIFIER.findall(column))
    assert len(names) > 10
    code = set(re.findall(r"\w+", sources(folder)))
    assert names <= code


@pytest.mark.parametrize("page", ["docs/architecture.md", "docs/add-a-game.md"])
def test_pages_for_newcomers_name_what_the_code_names(page: str) -> None:
    code = set(re.findall(r"\w+", sources("src/rentier") + sources("tests/tiny")))
    files = {path.name for folder in ("src", "tests", "docs") for path in (ROOT / folder).rglob("*")}
    names = IDENTIFIER.findall(text(page))
    assert len(names) > 30
    assert [name for name in names if name not in code | files] == []


def test_the_example_of_a_game_outside_the_package_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", text("docs/add-a-game.md"), re.DOTALL)
    assert len(blocks) == 1
    made: dict[str, object] = {}
    exec(compile(blocks[0], "docs/add-a-game.md", "exec"), made)
    assert getattr(made["match"], "to_act", None) == [0]
