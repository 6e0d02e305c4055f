"""What follows from all results of a group: standings, head to head, trophies and best moments."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

import msgspec
from msgspec import Struct

import boneyard
from boneyard.games.shared.features import features_of
from boneyard.games.shared.statistics import SHARED, Count, Statistics
from boneyard.server.groups.groups import Groups
from boneyard.server.groups.membership import by_guest
from boneyard.server.groups.results import GameResult, SeatResult, read_result, swing
from boneyard.server.history.story import Turning
from boneyard.server.store.records import Group, Member
from boneyard.simulate.intervals import share

MOST_RESULTS = 500
"""Games that count: the latest."""
MOST_MOMENTS = 12
Kind = Literal["longest", "lucky-streak", "comeback", "quick-win", "lucky-game", "most"]
RECORDS: tuple[Kind, ...] = ("longest", "lucky-streak", "comeback", "quick-win", "lucky-game")


class Standing(Struct, frozen=True):
    """A member's games and wins, and the share of others whom they beat with the luck taken out.

    An average player has 0.5; `low` and `high` are the 95 % confidence interval.
    """

    member: int
    games: int
    wins: int
    skill: float
    low: float
    high: float


class HeadToHead(Struct, frozen=True):
    """How often one member finished above another."""

    member: int
    other: int
    above: int


class Trophy(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A record of the group: `table` is the game where it happened, `hits` the length of a streak.

    What happened to the member `most` often, or what they held `longest`, is named by `what`, and has a
    `symbol`.
    """

    kind: Kind
    member: int
    value: float
    table: str = ""
    hits: int = 0
    what: str = ""
    symbol: str = ""


class BestMoment(Struct, frozen=True):
    """A turn that changed a game."""

    table: str
    game: str
    ended: int
    names: tuple[str, ...]
    turning: Turning


class Standings(Struct, frozen=True):
    """What all of a group's games come to."""

    games: int
    standings: tuple[Standing, ...]
    head_to_head: tuple[HeadToHead, ...]
    trophies: tuple[Trophy, ...]
    moments: tuple[BestMoment, ...]


async def current_standings(groups: Groups, group: Group) -> Standings:
    results = await groups.store.results(group.id, MOST_RESULTS)
    return await asyncio.to_thread(lambda: standings_of(group, [read_result(each) for each in results]))


def standings_of(group: Group, results: Sequence[GameResult]) -> Standings:
    members = by_guest(group)
    played = [(result, people_in(result, members)) for result in results]
    return Standings(
        games=len(results),
        standings=tuple(ranked(group.members, played)),
        head_to_head=tuple(head_to_head_in(played)),
        trophies=tuple(trophies_in(played)),
        moments=tuple(moments_in(results)),
    )


Played = Sequence[tuple[GameResult, Mapping[int, int]]]
"""Results, and the seats of the members who played, by member."""


def people_in(result: GameResult, members: Mapping[str, int]) -> dict[int, int]:
    return {
        members[one.guest]: seat
        for seat, one in enumerate(result.seats)
        if one.played and one.guest in members
    }


def ranked(members: Sequence[Member], played: Played) -> list[Standing]:
    """Most wins first, then most skill."""
    found = [standing_of(member.number, played) for member in members]
    return sorted(found, key=lambda one: (-one.wins, -one.skill, one.member))


def standing_of(member: int, played: Played) -> Standing:
    seats = [(result, people[member]) for result, people in played if member in people]
    estimate = share({number: [beaten(result, seat)] for number, (result, seat) in enumerate(seats)})
    return Standing(
        member=member,
        games=len(seats),
        wins=sum(result.seats[seat].won for result, seat in seats),
        skill=round(estimate.value, 3) if seats else 0.5,
        low=round(estimate.low, 3),
        high=round(estimate.high, 3),
    )


def beaten(result: GameResult, seat: int) -> float:
    """The share of the other seats with fewer points, with the luck taken out; a tie is half."""
    own = result.seats[seat].adjusted
    others = [one.adjusted for number, one in enumerate(result.seats) if number != seat]
    if not others:
        return 0.5
    return sum(1.0 if own > other else 0.5 if own == other else 0.0 for other in others) / len(others)


def head_to_head_in(played: Played) -> Iterator[HeadToHead]:
    above: Counter[tuple[int, int]] = Counter()
    for result, people in played:
        for member, seat in people.items():
            for other, their_seat in people.items():
                above[member, other] += place(result, seat) > place(result, their_seat)
    for (member, other), number in sorted(above.items()):
        if member != other:
            yield HeadToHead(member, other, number)


def place(result: GameResult, seat: int) -> tuple[bool, int]:
    """The winner is above all others, who are ordered by points."""
    return result.seats[seat].won, result.seats[seat].points


def trophies_in(played: Played) -> Iterator[Trophy]:
    """The records of single games, then whom something happened to most often; nobody holds a shared one."""
    found: dict[tuple[Kind, str], list[Trophy]] = defaultdict(list)
    for result, people in played:
        for member, seat in people.items():
            for trophy in records_of(result, member, result.seats[seat]):
                found[trophy.kind, trophy.what].append(trophy)
            for trophy in longest_in(result, member, seat):
                found[trophy.kind, trophy.what].append(trophy)
    for key in sorted(found, key=lambda key: RECORDS.index(key[0])):
        best = max(found[key], key=lambda trophy: trophy.value)
        yield msgspec.structs.replace(best, value=abs(best.value))
    yield from most_in(played)


def records_of(result: GameResult, member: int, seat: SeatResult) -> Iterator[Trophy]:
    """What could be a record; less is better where the value is negative."""
    table = result.table
    if seat.hits > 1:
        yield Trophy(kind="lucky-streak", member=member, value=1 / seat.streak, hits=seat.hits, table=table)
    if seat.won and result.lowest < 1 / len(result.seats):
        yield Trophy(kind="comeback", member=member, value=-result.lowest, table=table)
    if seat.won and result.turns:
        yield Trophy(kind="quick-win", member=member, value=-result.turns, table=table)
    if seat.luck > 0:
        yield Trophy(kind="lucky-game", member=member, value=seat.luck, table=table)


def longest_in(result: GameResult, member: int, seat: int) -> Iterator[Trophy]:
    """What the member held for some turns in a row."""
    for one in statistics_of(result.game).held:
        if turns := result.held.get(one.name, (0,) * len(result.seats))[seat]:
            found = Trophy(kind="longest", member=member, value=turns, table=result.table)
            yield msgspec.structs.replace(found, what=one.name, symbol=one.symbol)


def most_in(played: Played) -> Iterator[Trophy]:
    """Trophies for what games count; what not all of them count comes first."""
    totals: dict[Count, Counter[int]] = defaultdict(Counter)
    for result, people in played:
        for count in counts_with_trophy(result.game):
            if (numbers := result.counts.get(count.name)) is not None:
                totals[count].update({member: numbers[seat] for member, seat in people.items()})
    for count in sorted(totals, key=lambda count: count in SHARED.counted.values()):
        first, *others = totals[count].most_common(2)
        if first[1] and all(first[1] > other for _, other in others):
            yield Trophy(kind="most", member=first[0], value=first[1], what=count.name, symbol=count.symbol)


def counts_with_trophy(game: str) -> tuple[Count, ...]:
    return tuple(count for count in statistics_of(game).counted.values() if count.symbol)


def statistics_of(game: str) -> Statistics:
    """What a game counts; nothing if this server doesn't have it any more."""
    return features_of(boneyard.game(game)).statistics if game in boneyard.game_ids() else Statistics({}, ())


def moments_in(results: Sequence[GameResult]) -> list[BestMoment]:
    found = [
        BestMoment(r.table, r.game, r.ended, tuple(seat.name for seat in r.seats), turning)
        for r in results
        for turning in r.turnings
    ]
    return sorted(found, key=lambda moment: swing(moment.turning), reverse=True)[:MOST_MOMENTS]
