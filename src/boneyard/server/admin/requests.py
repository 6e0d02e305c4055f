"""What a host asks, and what they are told: a line of JSON each."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from boneyard.server.people.bans import Kind
from boneyard.server.store.records import Status
from boneyard.table.errors import Code

Unknown = Literal["no-guest", "no-ban"]
"""What only a host can name, and nobody has."""
MOST = 65_536
"""No line is longer than this in bytes."""


class Asked(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """Something that a host wants."""


class ListTables(Asked, frozen=True, tag="list"):
    """The tables that were last changed."""

    status: Status | None = None
    limit: Annotated[int, Meta(ge=1, le=500)] = 50


class ShowTable(Asked, frozen=True, tag="show"):
    """Who sits at a table."""

    table: str


class CloseTable(Asked, frozen=True, tag="close"):
    """End a table."""

    table: str


class KeepOut(Asked, frozen=True, tag="keep-out"):
    """Ban or mute a guest, everywhere or at one table, for some hours or for good."""

    guest: str
    kind: Kind
    table: str = ""
    hours: Annotated[int, Meta(ge=1, le=87_600)] | None = None
    reason: Annotated[str, Meta(max_length=200)] = ""


class LetIn(Asked, frozen=True, tag="let-in"):
    """Lift a ban or mute."""

    guest: str
    kind: Kind
    table: str = ""


class ListBans(Asked, frozen=True, tag="bans"):
    """All bans and mutes."""


class HandOver(Asked, frozen=True, tag="hand-over"):
    """Give a seat to another guest."""

    table: str
    seat: Annotated[int, Meta(ge=0, le=5)]
    guest: str


class Told(Struct, frozen=True, tag="told", tag_field="type"):
    """It is done; `rows` is what was asked for."""

    rows: list[dict[str, str | int | None]] = []


class NotDone(Struct, frozen=True, tag="not-done", tag_field="type"):
    """It is not done."""

    code: Code | Unknown
    data: dict[str, str | int] = {}


Request = ListTables | ShowTable | CloseTable | KeepOut | LetIn | ListBans | HandOver
Reply = Told | NotDone
encode = msgspec.json.Encoder().encode
_request = msgspec.json.Decoder(Request)
_reply = msgspec.json.Decoder(Reply)


def read_request(line: bytes) -> Request:
    """What a line asks for."""
    asked: Request = _request.decode(line)
    return asked


def read_reply(line: bytes) -> Reply:
    """What a line tells."""
    told: Reply = _reply.decode(line)
    return told
