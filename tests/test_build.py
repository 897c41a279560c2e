"""The suite runs once on each build; here it makes sure that it runs on the one it was told to."""

import os
import tomllib
from pathlib import Path

import pytest

import rentier
from rentier.cli.main import build

ROOT = Path(__file__).parent.parent
EXPECTED = os.environ.get("RENTIER_EXPECT")


@pytest.mark.skipif(EXPECTED is None, reason="RENTIER_EXPECT does not say which build is meant")
def test_the_expected_build_is_loaded() -> None:
    assert build() == EXPECTED


@pytest.mark.skipif(EXPECTED is None, reason="RENTIER_EXPECT does not say which build is meant")
def test_it_comes_from_the_right_folder() -> None:
    home = ROOT / ("build/compiled" if EXPECTED == "compiled" else "src") / "rentier"
    assert [Path(place).resolve() for place in rentier.__path__] == [home.resolve()]


@pytest.mark.plain_only
def test_no_library_lies_beside_its_source() -> None:
    assert not [*(ROOT / "src").rglob("*.so"), *(ROOT / "src").rglob("*.pyd")]


@pytest.mark.plain_only
def test_both_lists_of_build_requirements_agree() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["build-system"]["requires"] == project["dependency-groups"]["build"]


@pytest.mark.plain_only
@pytest.mark.parametrize("name", ["run", "build", "dev"])
def test_locked_requirements_name_no_place(name: str) -> None:
    lines = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    assert not [line for line in lines if "://" in line or line.startswith(("-", "/", "#"))]
    packages = [line for line in lines if not line.startswith(" ")]
    assert packages and all("==" in line and line.endswith("\\") for line in packages)
