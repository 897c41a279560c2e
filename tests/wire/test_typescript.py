"""The TypeScript of the client is made from the types here."""

from __future__ import annotations

from pathlib import Path

import pytest

from rentier.wire.schema import socket_schema
from rentier.wire.typescript import generate

FILE = Path(__file__).parents[2] / "web" / "src" / "lib" / "wire.ts"


def test_the_client_has_the_present_types() -> None:
    if not FILE.parents[2].is_dir():
        pytest.skip("this checkout has no client")
    assert FILE.read_text(encoding="utf-8") == generate(), "run `make types`"


def test_optional_fields_are_those_a_client_may_leave_out() -> None:
    text = generate()
    assert "  since?: number;\n  seat?: number | null;\n" in text
    assert "  code: string;\n  text: string;\n  key: string;\n" in text
    assert "export type ClientMessage = Hello | Act |" in text


def test_every_message_has_its_schema() -> None:
    schema = socket_schema()
    names = {
        ref["$ref"].rsplit("/", 1)[1]
        for side in ("Client", "Server")
        for ref in schema["$defs"][side]["anyOf"]
    }
    assert len(names) == 20 and names <= set(schema["$defs"])
