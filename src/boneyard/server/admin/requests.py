"""A host's commands and their replies: a line of JSON each."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from boneyard.server.accounts.bans import Kind
from boneyard.server.store.records import Status
from boneyard.table.errors import Code

Unknown = Literal["no-guest", "no-ban"]
"""Errors that only a host can get."""
MOST = 65_536
"""The longest line, in bytes."""


class Command(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    pass


class ListTables(Command, frozen=True, tag="list"):
    """The most recently changed tables."""

    status: Status | None = None
    limit: Annotated[int, Meta(ge=1, le=500)] = 50


class ShowTable(Command, frozen=True, tag="show"):
    """Who sits at a table."""

    table: str


class CloseTable(Command, frozen=True, tag="close"):
    table: str


class BanGuest(Command, frozen=True, tag="keep-out"):
    """Ban or mute a guest, everywhere or at one table, for some hours or for good."""

    guest: str
    kind: Kind
    table: str = ""
    hours: Annotated[int, Meta(ge=1, le=87_600)] | None = None
    reason: Annotated[str, Meta(max_length=200)] = ""


class LiftBan(Command, frozen=True, tag="let-in"):
    guest: str
    kind: Kind
    table: str = ""


class ListBans(Command, frozen=True, tag="bans"):
    pass


class HandOver(Command, frozen=True, tag="hand-over"):
    table: str
    seat: Annotated[int, Meta(ge=0, le=5)]
    guest: str


class Rows(Struct, frozen=True, tag="told", tag_field="type"):
    """The command is done; `rows` is its result."""

    rows: list[dict[str, str | int | None]] = []


class NotDone(Struct, frozen=True, tag="not-done", tag_field="type"):
    code: Code | Unknown
    data: dict[str, str | int] = {}


Request = ListTables | ShowTable | CloseTable | BanGuest | LiftBan | ListBans | HandOver
Reply = Rows | NotDone
encode = msgspec.json.Encoder().encode
_request = msgspec.json.Decoder(Request)
_reply = msgspec.json.Decoder(Reply)


def read_request(line: bytes) -> Request:
    request: Request = _request.decode(line)
    return request


def read_reply(line: bytes) -> Reply:
    reply: Reply = _reply.decode(line)
    return reply
