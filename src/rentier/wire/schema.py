"""JSON Schema of the socket's messages, made from their types."""

from __future__ import annotations

from typing import Any

from msgspec.json import schema_components

from rentier.wire.messages import ClientMessage, ServerMessage


def socket_schema() -> dict[str, Any]:
    """`Client` is what may be sent, `Server` what comes."""
    (client, server), parts = schema_components([ClientMessage, ServerMessage], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The socket of a table of Rentier",
        "$defs": {**parts, "Client": client, "Server": server},
        "anyOf": [{"$ref": "#/$defs/Client"}, {"$ref": "#/$defs/Server"}],
    }
