"""What a group remembers of a finished game, and what follows from all of them: standings and trophies.

A result names seats by guest, because a member can be several guests one after the other; guests never leave
the server. Everything in a result was public at its table.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Literal

import msgspec
from msgspec import Struct

from boneyard.odds.luck import FIGHT
from boneyard.server.groups.membership import guests_of
from boneyard.server.history.statistics import Roll
from boneyard.server.history.story import Head, Turning
from boneyard.server.store.records import Member, Whole
from boneyard.simulate.intervals import share
from boneyard.table.table import Table

MOST_MOMENTS = 12
MOMENTS_OF_A_GAME = 3
LEAST_SHARE = 0.5
"""Somebody who answered less than this share of their decisions didn't play: a bot did."""
Kind = Literal["most", "lucky-streak", "lucky-game", "comeback", "quick-win"]


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
    turnings: tuple[Turning, ...] = ()
    lowest: float = 1.0


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


class Duel(Struct, frozen=True):
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
    duels: tuple[Duel, ...]
    trophies: tuple[Trophy, ...]
    moments: tuple[BestMoment, ...]


encode = msgspec.json.Encoder().encode
read_result = msgspec.json.Decoder(GameResult).decode
NOTHING = b""
"""The result of a table at which no game was won."""


def result_of(table: Table, head: Head, rolls: Iterable[Roll], by_hand: Mapping[int, float]) -> GameResult:
    """The result of a finished game; `by_hand` is the share of each seat's decisions that a person made."""
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
                played=bool(seat.guest) and by_hand.get(number, 0) >= LEAST_SHARE,
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


def standings_of(whole: Whole, results: Sequence[GameResult]) -> Standings:
    """What all results come to; latest first."""
    members, whose = whole.members, guests_of(whole)
    played = [(result, people_in(result, whose)) for result in results]
    return Standings(
        games=len(results),
        standings=tuple(ranked(members, played)),
        duels=tuple(duels_in(played)),
        trophies=tuple(trophies_in(played)),
        moments=tuple(moments_in(results)),
    )


Played = Sequence[tuple[GameResult, Mapping[int, int]]]
"""Results, and the seats of the members who played, by member."""


def people_in(result: GameResult, whose: Mapping[str, int]) -> dict[int, int]:
    return {
        whose[one.guest]: seat for seat, one in enumerate(result.seats) if one.played and one.guest in whose
    }


def ranked(members: Sequence[Member], played: Played) -> Iterator[Standing]:
    """Most wins first, then most skill."""
    shares: dict[int, dict[int, list[float]]] = defaultdict(dict)
    wins: Counter[int] = Counter()
    for number, (result, people) in enumerate(played):
        for member, seat in people.items():
            wins[member] += result.seats[seat].won
            shares[member][number] = [beaten(result, seat)]
    found = []
    for one in members:
        estimate = share(shares[one.number])
        value = estimate.value if shares[one.number] else 0.5
        number = one.number
        found.append(
            Standing(
                number,
                len(shares[number]),
                wins[number],
                round(value, 3),
                round(estimate.low, 3),
                round(estimate.high, 3),
            )
        )
    return iter(sorted(found, key=lambda one: (-one.wins, -one.skill, one.member)))


def beaten(result: GameResult, seat: int) -> float:
    """The share of the other seats with fewer points, with the luck taken out; a tie is half."""
    own = result.seats[seat].adjusted
    others = [one.adjusted for number, one in enumerate(result.seats) if number != seat]
    if not others:
        return 0.5
    return sum(1.0 if own > other else 0.5 if own == other else 0.0 for other in others) / len(others)


def duels_in(played: Played) -> Iterator[Duel]:
    above: Counter[tuple[int, int]] = Counter()
    for result, people in played:
        for member, seat in people.items():
            for other, their_seat in people.items():
                above[member, other] += place(result, seat) > place(result, their_seat)
    for (member, other), number in sorted(above.items()):
        if member != other:
            yield Duel(member, other, number)


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
