"""Errors over HTTP: every refusal and every fault is a `Problem`, never a page or a traceback."""

from __future__ import annotations

import logging

import msgspec
from litestar import Response
from litestar.enums import ParamType
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap
from msgspec import Struct

from boneyard.server.http.requests import AnyRequest
from boneyard.server.store import Paused
from boneyard.table.errors import Code, Refused

log = logging.getLogger(__name__)

STATUS: dict[Code, int] = {
    "bad-request": 400,
    "not-yours": 403,
    "not-allowed": 403,
    "banned": 403,
    "muted": 403,
    "not-found": 404,
    "bad-method": 405,
    "stale": 409,
    "not-open": 409,
    "not-running": 409,
    "not-over": 409,
    "parked": 409,
    "other-rules": 409,
    "too-large": 413,
    "too-much": 413,
    "bad-type": 415,
    "bad-setup": 422,
    "bad-content": 422,
    "bad-name": 422,
    "bad-contact": 422,
    "bad-replay": 422,
    "too-fast": 429,
    "fault": 500,
    "busy": 503,
    "paused": 503,
    "elsewhere": 503,
}
"""400 for malformed requests, 409 or 422 for well-formed ones that can't be done."""
UNAVAILABLE = 503
RETRY_AFTER = "5"
"""Seconds."""
OF_STATUS: dict[int, Code] = {
    404: "not-found",
    405: "bad-method",
    413: "too-large",
    415: "bad-type",
    429: "too-fast",
}
encode = msgspec.json.Encoder().encode


class Problem(Struct, frozen=True):
    """Why a request was refused: a code that the client translates."""

    code: Code
    data: dict[str, str | int] = {}


def status_of(code: Code) -> int:
    return STATUS.get(code, 400)


def answer(code: Code, **data: str | int) -> tuple[int, bytes]:
    return status_of(code), encode(Problem(code, data))


def refused(_: AnyRequest, error: Refused) -> Response[Problem]:
    status = status_of(error.code)
    headers = {"retry-after": RETRY_AFTER} if status == UNAVAILABLE else None
    return Response(Problem(error.code, error.data), status_code=status, headers=headers)


def paused(_: AnyRequest, error: Paused) -> Response[Problem]:
    return Response(Problem("paused"), status_code=status_of("paused"), headers={"retry-after": RETRY_AFTER})


def framework_error(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    """Errors of the framework: no such path or method, too large a body."""
    if error.status_code >= 500:
        log.error("a request failed: %s", error)
    code = OF_STATUS.get(error.status_code, "fault" if error.status_code >= 500 else "bad-request")
    return Response(Problem(code), status_code=status_of(code), headers=error.headers)


def invalid(_: AnyRequest, error: ValidationException) -> Response[Problem]:
    """A parameter or body that doesn't fit; with a wrong path parameter, the path doesn't exist."""
    found = error.extra if isinstance(error.extra, list) else []
    if any(one.get("source") == ParamType.PATH for one in found):
        return Response(Problem("not-found"), status_code=status_of("not-found"))
    reason = "; ".join(f"{one.get('key', '')}: {one['message']}" for one in found)
    return Response(Problem("bad-request", {"reason": reason[:300]}), status_code=status_of("bad-request"))


def fault(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Our own error: the log has the details, the client only the code."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(Problem("fault"), status_code=500)


HANDLERS: ExceptionHandlersMap = {
    Refused: refused,
    Paused: paused,
    ValidationException: invalid,
    HTTPException: framework_error,
    Exception: fault,
}
