"""The built client, if it is in the package, and the documents of the protocol."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from rentier.server.trouble import Trouble
from rentier.wire.schema import socket_schema

INDEX = "/index.html"
PLAIN = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Rentier</title>
<h1>Rentier</h1><p>The server is running. This build has no browser client in it.</p>
<p lang="ru">Сервер работает. В этой сборке нет клиента для браузера.</p></html>
"""


@get("/openapi.json", include_in_schema=False, sync_to_thread=False)
def openapi(request: Request[Any, Any, State]) -> dict[str, Any]:
    return request.app.openapi_schema.to_schema()


@get("/schema/socket.json", include_in_schema=False, sync_to_thread=False)
def socket_json() -> dict[str, Any]:
    return socket_schema()


def packaged() -> Path:
    """Where the build puts the client."""
    return Path(__file__).parent.parent / "web"


def files_of(root: Path) -> dict[str, bytes]:
    """All files of the client by their path; they are few and small."""
    found = [path for path in root.rglob("*") if path.is_file()] if root.is_dir() else []
    return {f"/{path.relative_to(root).as_posix()}": path.read_bytes() for path in found}


def client(root: Path) -> HTTPRouteHandler:
    """Serves the client; a path without a file is one of its own addresses."""
    files = files_of(root)

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def page(path: FromPath[str] = "/") -> Response[bytes]:
        wanted = path if path in files else INDEX
        if path.startswith("/api") or (wanted != path and "." in path):
            raise Trouble("NoPage", 404)
        body = files.get(wanted, PLAIN.encode())
        kept = "public, max-age=31536000, immutable" if "/assets/" in wanted else "no-cache"
        kind = mimetypes.guess_type(wanted)[0] or "application/octet-stream"
        return Response(body, media_type=kind, headers={"cache-control": kept})

    return page
