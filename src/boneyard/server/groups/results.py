"""The results of a group's finished games, found when a member first asks.

A result names seats by guest, because a member can be several guests one after the other; guests never leave
the server. Everything in a result was public at its table.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterable, Mapping

import msgspec
from msgspec import Struct

from boneyard.odds.luck import FIGHT
from boneyard.server.groups.groups import Groups
from boneyard.server.history.statistics import Roll, dice_book
from boneyard.server.history.story import Head, Turning
from boneyard.server.rooms.loading import DecodedLog
from boneyard.server.store import StoreError
from boneyard.table.errors import Code, Refused
from boneyard.table.log_entries import Played, Sealed
from boneyard.table.table import Table

log = logging.getLogger(__name__)
FOUND_AT_ONCE = 3
MOMENTS_OF_A_GAME = 3
LEAST_SHARE = 0.5
"""Somebody who answered less than this share of their decisions didn't play: a bot did."""
NO_RESULT = b""
"""The result of a table at which no game was won."""
FOR_NOW: frozenset[Code] = frozenset(("busy", "elsewhere", "not-over", "paused"))
"""Refusals after which a result can be found later."""


class SeatResult(Struct, frozen=True):
    """How a seat ended: `luck` is that of its fights, `streak` the chance of its luckiest `hits` in a row."""

    guest: str
    name: str
    points: int
    adjusted: float
    won: bool
    played: bool
    """Whether a person played, rather than a bot in their place."""
    luck: float = 0.0
    streak: float = 1.0
    hits: int = 0


class GameResult(Struct, frozen=True, kw_only=True):
    """A finished game; `lowest` is the winner's lowest estimated chance to win."""

    table: str
    game: str
    ended: int
    turns: int
    seats: tuple[SeatResult, ...]
    counts: dict[str, tuple[int, ...]] = {}
    held: dict[str, tuple[int, ...]] = {}
    turnings: tuple[Turning, ...] = ()
    lowest: float = 1.0


encode = msgspec.json.Encoder().encode
read_result = msgspec.json.Decoder(GameResult).decode


def find_results(groups: Groups, group: str) -> None:
    """Find the results of a group's finished games, in the background and once at a time."""
    if group not in groups.finding_results:
        groups.finding_results.add(group)
        groups.services.in_background(find_some(groups, group))


async def find_some(groups: Groups, group: str) -> None:
    try:
        for table in await groups.store.without_result(group, FOUND_AT_ONCE):
            result = await find_result(groups, table)
            if result is not None:
                await groups.store.put_result(table, result)
    finally:
        groups.finding_results.discard(group)


async def find_result(groups: Groups, table: str) -> bytes | None:
    """The result of a finished table, empty if nobody won or if it can't be read; None if not now."""
    try:
        open_table = await groups.rooms.room(table)
        if open_table.table.status != "over":  # this process hasn't read the end yet
            return None
        if not open_table.table.winners or open_table.table.play is None:
            return NO_RESULT
        story = await groups.archive.story(open_table)
        lines = await groups.archive.lines(open_table)
        shares = shares_by_person(await groups.archive.done(table))
        return await asyncio.to_thread(
            lambda: encode(result_of(open_table.table, story.head, dice_book(lines)[0], shares))
        )
    except Refused as error:
        if error.code in FOR_NOW:
            return None
        log.warning("table %s has no result: %s", table, error.data.get("reason", error.code))
    except StoreError:
        raise
    except Exception:  # one bad table must not affect the group
        log.exception("table %s has no result", table)
    return NO_RESULT


def shares_by_person(done: DecodedLog) -> dict[int, float]:
    """The share of each seat's decisions that a person made."""
    people: Counter[int] = Counter()
    bots: Counter[int] = Counter()
    for _, entry in done:
        if isinstance(entry, Played | Sealed):
            people[entry.seat] += entry.hand == "person"
            bots[entry.seat] += entry.hand == "bot"
    return {seat: people[seat] / (people[seat] + bots[seat] or 1) for seat in people}


def result_of(table: Table, head: Head, rolls: Iterable[Roll], shares: Mapping[int, float]) -> GameResult:
    """The result of a finished game; `shares` are the share of each seat's decisions that a person made."""
    numbers = head.statistics
    streaks = luckiest(rolls, len(table.seats))
    stands = {} if numbers is None else {stand.seat: stand for stand in numbers.standings}
    luck = {} if numbers is None else {d.seat: d.deviations for d in numbers.dice if d.purpose == FIGHT}
    course = () if numbers is None else numbers.course
    winner = table.winners[0] if len(table.winners) == 1 else None
    seats = []
    for number, seat in enumerate(table.seats):
        stand = stands.get(number)
        seats.append(
            SeatResult(
                guest=seat.guest,
                name=seat.name,
                points=0 if stand is None else stand.points,
                adjusted=0.0 if stand is None else round(stand.adjusted, 2),
                won=number in table.winners,
                played=bool(seat.guest) and shares.get(number, 0) >= LEAST_SHARE,
                luck=round(luck.get(number, 0.0), 2),
                streak=streaks[number][0],
                hits=streaks[number][1],
            )
        )
    return GameResult(
        table=table.id,
        game=table.config.game,
        ended=table.updated,
        turns=0 if numbers is None else numbers.turns,
        seats=tuple(seats),
        counts={} if numbers is None else numbers.counts,
        held={} if numbers is None else numbers.held,
        turnings=() if numbers is None else best_of(numbers.turnings),
        lowest=1.0
        if winner is None
        else min((stage.chances[winner] for stage in course if stage.chances), default=1.0),
    )


def best_of(turnings: Iterable[Turning]) -> tuple[Turning, ...]:
    return tuple(sorted(turnings, key=swing, reverse=True)[:MOMENTS_OF_A_GAME])


def swing(turning: Turning) -> float:
    return turning.after - turning.before


def luckiest(rolls: Iterable[Roll], seats: int) -> list[tuple[float, int]]:
    """For each seat, the chance and number of its least likely hits in a row in one turn."""
    best = [(1.0, 0)] * seats
    streak: tuple[int, int] | None = None
    chance, hits = 1.0, 0
    for roll in rolls:
        if roll.purpose != FIGHT:
            continue
        if (roll.turn, roll.seat) != streak or roll.actual < 1:
            streak, chance, hits = (roll.turn, roll.seat), 1.0, 0
        if roll.actual >= 1:
            chance, hits = chance * roll.expected, hits + 1
            best[roll.seat] = min(best[roll.seat], (chance, hits))
    return best
