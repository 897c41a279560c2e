"""The application: the gate, REST, the socket, the client."""

from __future__ import annotations

from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig

from rentier.core.log import ENGINE
from rentier.server.gate import Gate
from rentier.server.hall import Hall
from rentier.server.inbox import log
from rentier.server.pages import client, openapi, packaged, socket_json
from rentier.server.rest import HANDLERS
from rentier.server.socket import play
from rentier.server.trouble import Trouble, text_key
from rentier.store import StoreError
from rentier.wire.bodies import Problem

MAX_BODY = 64 << 10
CODES = {400: "BadRequest", 404: "NoPage", 405: "BadMethod", 413: "TooBig", 415: "BadRequest"}


def make_app(hall: Hall) -> Gate:
    app = Litestar(
        [*HANDLERS, play, openapi, socket_json, client(hall.settings.web or packaged())],
        state=State({"hall": hall}),
        exception_handlers={Exception: failed},
        openapi_config=OpenAPIConfig("Rentier", ENGINE, render_plugins=[]),
        request_max_body_size=MAX_BODY,
        logging_config=None,
    )
    return Gate(app, hall.settings, hall.guests)


def failed(request: Request[Any, Any, State], error: Exception) -> Response[Problem]:
    """A code and a status; what else there is to know stands in the log of the server."""
    if isinstance(error, Trouble):
        return problem(error.code, error.status, error.detail)
    if isinstance(error, StoreError):
        log.error("the store: %s", error)
        return problem("StoreTrouble", 503)
    if isinstance(error, HTTPException) and error.status_code < 500:
        return problem(CODES.get(error.status_code, "BadRequest"), error.status_code)
    log.error("a request failed", exc_info=error)
    return problem("Broken", 500)


def problem(code: str, status: int, detail: str = "") -> Response[Problem]:
    return Response(Problem(code, text_key(code), detail), status_code=status)
