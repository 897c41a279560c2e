"""TypeScript of the messages and bodies, made from the same types: `make types` writes it.

Run as `python -m rentier.wire.typescript FILE`; without FILE it is printed.
"""

from __future__ import annotations

import inspect
import sys
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.json import schema_components

from rentier.wire import bodies, messages

HEAD = "// Made from src/rentier/wire by `make types`: change it there.\n"
KINDS = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
HIDDEN = ("Body", "Incoming", "Outgoing")  # bases


def structs() -> list[Any]:
    """All of them, in the order in which they are defined."""
    found = [
        each
        for module in (messages, bodies)
        for each in vars(module).values()
        if inspect.isclass(each) and issubclass(each, Struct) and each.__module__ == module.__name__
    ]
    return [each for each in found if each.__name__ not in HIDDEN]


def generate() -> str:
    """The whole file."""
    _, parts = schema_components(structs(), ref_template="{name}")
    blocks = [interface(each.__name__, parts[each.__name__]) for each in structs()]
    unions = [
        f"export type {name} = {' | '.join([each.__name__ for each in getattr(messages, name).__args__])};\n"
        for name in ("ClientMessage", "ServerMessage")
    ]
    return "\n".join([HEAD, *blocks, *unions])


def interface(name: str, schema: dict[str, Any]) -> str:
    needed = set(schema.get("required", []))
    sent = issubclass(
        getattr(messages, name, None) or getattr(bodies, name), (bodies.Body, messages.Incoming)
    )
    lines = [
        f"  {key}{'' if key in needed or not sent else '?'}: {kind(part)};"
        for key, part in schema["properties"].items()
    ]
    note = f"/** {' '.join(schema['description'].split())} */\n" if schema.get("description") else ""
    return "\n".join([f"{note}export interface {name} {{", *lines, "}\n"])


def kind(schema: dict[str, Any]) -> str:
    """The type of a schema, in TypeScript."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join([f'"{value}"' for value in schema["enum"]])
    if "anyOf" in schema:
        return " | ".join([kind(each) for each in schema["anyOf"]])
    if schema.get("type") == "array":
        inner = kind(schema["items"])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if schema.get("type") == "object":
        more = schema.get("additionalProperties")
        return f"Record<string, {kind(more) if isinstance(more, dict) else 'unknown'}>"
    return KINDS.get(str(schema.get("type")), "unknown")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(generate(), encoding="utf-8")
    else:
        sys.stdout.write(generate())
