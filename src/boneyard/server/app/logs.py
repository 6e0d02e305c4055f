"""The log, as text or JSON. It contains no cookies, seeds or addresses."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

from boneyard.server.settings import LogFormat

TALKATIVE = ("uvicorn.error", "sqlalchemy", "asyncpg", "websockets", "aiosmtplib", "alembic")
"""They log headers, statements and frames, with addresses, keys and seeds."""
CLIENTS_FAULT = (
    "Invalid UTF-8 sequence received from client.",
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
)
"""What uvicorn logs although only a client is to blame: anybody could fill the log."""
TEXT = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"


class JsonLines(logging.Formatter):
    """One JSON object per line; a traceback is one field."""

    def format(self, record: logging.LogRecord) -> str:
        fields = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            fields["trace"] = self.formatException(record.exc_info)
        return json.dumps(fields, ensure_ascii=False)


def is_news(record: logging.LogRecord) -> bool:
    return record.getMessage() not in CLIENTS_FAULT


def set_up(level: str, form: LogFormat) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else logging.Formatter(TEXT))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))
    handler.addFilter(is_news)
