"""Build hook: compiles the engine with mypyc where a C compiler is found, else ships it as plain Python."""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("core", "parts", "games", "bots")
NOT_COMPILED: tuple[str, ...] = ()  # dotted names of modules that have to stay plain, each with its reason

SOURCE = Path("src")
OUTPUT = Path("build/mypyc")


def modules(root: Path) -> list[str]:
    """Every module to compile, as a path below `root`, in a fixed order."""
    found = []
    for package in COMPILED:
        for path in sorted((root / SOURCE / "rentier" / package).rglob("*.py")):
            dotted = ".".join(path.relative_to(root / SOURCE).with_suffix("").parts)
            if dotted.removesuffix(".__init__") not in NOT_COMPILED:
                found.append(path.relative_to(root).as_posix())
    return found


def configured() -> list[str]:
    """The compiler this Python was built with; empty where it does not say."""
    return str(sysconfig.get_config_var("CC") or "").split()[:1]


def compiler() -> str | None:
    """The C compiler to call. The one Python was built with is preferred, because its flags are known."""
    for name in (*os.environ.get("CC", "").split()[:1], *configured(), "cc", "gcc", "clang", "cl"):
        if shutil.which(name):
            return name
    return None


def why_plain(root: Path) -> str | None:
    """Why the engine is not compiled, or None when it is."""
    if os.environ.get("RENTIER_COMPILE") == "0":
        return "RENTIER_COMPILE=0"
    if compiler() is None:
        return "no C compiler was found"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the C headers of this Python were not found"
    if not modules(root):
        return "there is nothing to compile"
    return None


def compile_all(root: Path) -> list[tuple[Path, str]]:
    """Compile in one group; answers each library with its place in the wheel."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    found = compiler()
    if found and [found] != configured():
        os.environ.setdefault("CC", found)
    with contextlib.chdir(root):
        flags = ["--config-file=pyproject.toml", f"--cache-dir={OUTPUT / 'cache'}"]
        extensions = mypycify(
            [*flags, *modules(root)],
            opt_level="3",
            debug_level="0",
            group_name="rentier",
            target_dir=str(OUTPUT / "c"),
        )
        distribution = Distribution({"name": "rentier", "ext_modules": extensions})
        command: Any = distribution.get_command_obj("build_ext")
        command.build_lib = str(OUTPUT / "lib")
        command.build_temp = str(OUTPUT / "temp")
        command.ensure_finalized()
        command.run()
        outputs = [Path(output) for output in command.get_outputs()]
    return [(root / path, path.relative_to(OUTPUT / "lib").as_posix()) for path in outputs]


class CompileHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "editable":  # a library left beside its source would silently win over later edits
            return
        reason = why_plain(root)
        if reason is not None:
            self.app.display_warning(f"rentier: plain Python build ({reason})")
            return
        for path, place in compile_all(root):
            build_data["force_include"][str(path)] = place
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


if __name__ == "__main__":  # asked by the Makefile: which build would come out here, and why
    plain = why_plain(Path(__file__).resolve().parent)
    sys.stdout.write("compiled\n" if plain is None else f"plain: {plain}\n")
