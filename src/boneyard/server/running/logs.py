"""The log: a line for each thing that a host should know, as text or as JSON. No cookie, seed or address."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

from boneyard.server.settings import LogFormat

TALKATIVE = ("uvicorn.error", "sqlalchemy", "asyncpg", "websockets", "aiosmtplib", "alembic")
"""They say what a header, a statement or a frame holds: addresses, keys and seeds among it."""
CLIENTS_FAULT = (
    "Invalid UTF-8 sequence received from client.",
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
)
"""What uvicorn logs although only a client is to blame: anybody could fill the log with it."""
TEXT = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line; a traceback stands in it as one text."""
        said = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False)


def is_news(record: logging.LogRecord) -> bool:
    """Whether a host should know of it."""
    return record.getMessage() not in CLIENTS_FAULT


def set_up(level: str, form: LogFormat) -> None:
    """Send everything that is logged to the standard error, in one form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else logging.Formatter(TEXT))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))
    handler.addFilter(is_news)
