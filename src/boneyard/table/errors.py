"""Refusals have codes that the client translates, never sentences or tracebacks."""

from __future__ import annotations

from typing import Literal, get_args

Code = Literal[
    "bad-frame",  # a message that can't be read
    "bad-protocol",  # another version of the protocol
    "too-large",  # a request or file over its limit; a message over its own closes the connection
    "too-fast",  # more messages than the limit allows
    "busy",  # the server takes no new work now
    "too-much",  # an answer that takes too much work
    "not-found",  # no such table, replay or page
    "not-yours",  # only another seat or the host may do this
    "no-seat",  # the seat is taken, or there is none free
    "bad-setup",  # the game can't be set up like this
    "bad-content",  # the tiles or cards can't be used
    "bad-name",  # an empty or too long name
    "bad-secret",  # a wrong, used or revoked link or token
    "banned",  # the server's host has banned this guest
    "not-open",  # the table has begun already
    "not-running",  # the table has not begun, or is over
    "stale",  # the decision is closed for this seat
    "illegal",  # not an option; names the rule that forbids it
    "no-undo",  # the player has learnt something new since
    "not-allowed",  # the table's settings don't allow it
    "muted",  # may not chat
    "paused",  # saving is paused; nothing was done
    "elsewhere",  # another server process has the table
    "parked",  # the table failed too often and is left alone; the host of the server can close it
    "bad-request",  # a path, query or body that can't be read
    "bad-type",  # a body of the wrong content type
    "bad-method",  # the path exists, but not with this method
    "bad-replay",  # no replay, a damaged one, or one that breaks the rules
    "other-rules",  # played by rules that this version doesn't know
    "not-over",  # available only when the game is over
    "bad-contact",  # nothing can be delivered to this contact
    "fault",  # an error of the server
]
CODES = get_args(Code)


class Refused(Exception):
    """The request is refused and nothing changed; `code` and `data` say why."""

    def __init__(self, code: Code, **data: str | int | None) -> None:
        super().__init__(code)
        self.code: Code = code
        self.data = {name: value for name, value in data.items() if value is not None}
