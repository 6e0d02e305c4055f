"""Tables as the lobby lists them: only what everybody may know."""

from __future__ import annotations

from collections import Counter

import msgspec
from msgspec import Struct

from boneyard.server.store import Store
from boneyard.server.store.records import Status, TableRow
from boneyard.table.config import Pace
from boneyard.table.projection import dice_of, due_of, seat_info
from boneyard.table.table import Table

MOST_LISTED = 50
MOST_LOOKED_AT = 4 * MOST_LISTED
"""How many of the latest tables are sorted."""


class SeatSummary(Struct, frozen=True, omit_defaults=True):
    """A seat in the lobby."""

    kind: str
    name: str = ""
    level: str = ""
    why: str = ""
    """Why a bot plays for a person."""


class Summary(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A table in the lobby."""

    title: str
    game: str
    seats: tuple[SeatSummary, ...]
    settings: dict[str, str]
    pace: Pace | None = None
    spectators: bool = True
    practice: bool = False
    lesson: str = ""
    dice: str = ""
    """The first of the tables with the same dice."""
    turn: int = 0
    move: int | None = None
    """Whose turn it is; with days per decision, whose decision."""
    due: int | None = None
    """When the days for it are over: milliseconds since 1970."""
    why: str = ""
    winners: tuple[int, ...] = ()


class ListedTable(Struct, frozen=True):
    """A table in the lobby or in a guest's own list."""

    id: str
    status: str
    updated: int
    summary: Summary
    seat: int | None = None
    waiting: bool = False
    parked: bool = False
    """Whether the table failed too often and is left alone until the server's host closes it."""


read_summary = msgspec.json.Decoder(Summary).decode


def listed(row: TableRow, seat: int | None = None, *, waiting: bool = False) -> ListedTable:
    return ListedTable(row.id, row.status, row.updated, read_summary(row.summary), seat, waiting, row.parked)


def summary_of(table: Table) -> Summary:
    seats = [seat_info(table, seat, present=False) for seat in table.seats]
    move, due = due_of(table)
    return Summary(
        title=table.config.title,
        game=table.config.game,
        seats=tuple(SeatSummary(seat.kind, seat.name, seat.level, seat.why) for seat in seats),
        settings=table.config.settings,
        pace=table.config.pace,
        spectators=table.config.spectators,
        practice=table.config.practice,
        lesson=table.config.lesson,
        dice=dice_of(table),
        turn=table.play.turns if table.play is not None else 0,
        move=move,
        due=due,
        why=table.why,
        winners=table.winners,
    )


async def lobby_of(store: Store, status: Status) -> list[ListedTable]:
    """Public tables, latest first; each guest's first table comes before anybody's second."""
    rows = [row for row in await store.tables(status, True, limit=MOST_LOOKED_AT) if not row.parked]
    creators = await store.creators([row.id for row in rows])
    had: Counter[str] = Counter()
    turns: list[tuple[int, TableRow]] = []
    for row in rows:
        creator = creators.get(row.id, "")
        had[creator] += 1
        turns.append((had[creator], row))
    turns.sort(key=lambda turn: turn[0])  # stable: otherwise by time
    return [listed(row) for _, row in turns[:MOST_LISTED]]


async def tables_of(store: Store, guest: str) -> list[ListedTable]:
    """A guest's tables without lessons, those waiting for the guest first."""
    found = await store.tables_of(guest)
    own = [listed(mine.row, mine.seat, waiting=mine.waiting) for mine in found]
    return [table for table in own if not table.summary.lesson]
