"""What follows from all results of a group: standings, head to head, trophies and best moments."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

import msgspec
from msgspec import Struct

from boneyard.server.groups.groups import Groups
from boneyard.server.groups.membership import by_guest
from boneyard.server.groups.results import GameResult, read_result, swing
from boneyard.server.history.story import Turning
from boneyard.server.store.records import Group, Member
from boneyard.simulate.intervals import share

MOST_RESULTS = 500
"""Games that count: the latest."""
MOST_MOMENTS = 12
Kind = Literal["most", "lucky-streak", "lucky-game", "comeback", "quick-win"]


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


class Trophy(Struct, frozen=True, omit_defaults=True):
    """A record of the group: `what` is the thing counted, `table` the game where it happened."""

    kind: Kind
    member: int
    value: float
    what: str = ""
    table: str = ""


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
    """Records; nobody holds one that two members share."""
    totals: dict[str, Counter[int]] = defaultdict(Counter)
    found: dict[Kind, list[Trophy]] = defaultdict(list)
    for result, people in played:
        for member, seat in people.items():
            one = result.seats[seat]
            for what, numbers in result.counts.items():
                totals[what][member] += numbers[seat]
            if one.hits > 1:
                found["lucky-streak"].append(
                    Trophy("lucky-streak", member, 1 / one.streak, str(one.hits), result.table)
                )
            if one.luck > 0:
                found["lucky-game"].append(Trophy("lucky-game", member, one.luck, "", result.table))
            if one.won and result.lowest < 1 / len(result.seats):
                found["comeback"].append(Trophy("comeback", member, -result.lowest, "", result.table))
            if one.won and result.turns:
                found["quick-win"].append(Trophy("quick-win", member, -result.turns, "", result.table))
    for what, by_member in sorted(totals.items()):
        best = by_member.most_common(2)
        if best[0][1] and (len(best) < 2 or best[0][1] > best[1][1]):
            yield Trophy("most", best[0][0], best[0][1], what)
    for records in found.values():
        best_one = max(records, key=lambda trophy: trophy.value)
        yield msgspec.structs.replace(best_one, value=abs(best_one.value))


def moments_in(results: Sequence[GameResult]) -> list[BestMoment]:
    found = [
        BestMoment(r.table, r.game, r.ended, tuple(seat.name for seat in r.seats), turning)
        for r in results
        for turning in r.turnings
    ]
    return sorted(found, key=lambda moment: swing(moment.turning), reverse=True)[:MOST_MOMENTS]
