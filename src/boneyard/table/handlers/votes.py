"""Votes to end the game or to replace an absent player by a bot."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from boneyard.table import protocol
from boneyard.table.decision import Decision, Who, require_own_play, running_play
from boneyard.table.errors import Refused
from boneyard.table.fold import fold
from boneyard.table.log_entries import Ended, HandedBack, LogEntry, TakenOver, Voted
from boneyard.table.table import GRACE, Table, replacing

END = "end"


def vote(table: Table, who: Who, message: protocol.Vote, gone: Mapping[int, int], now: int) -> Decision:
    """Vote or withdraw a vote; a unanimous vote takes effect at once.

    `gone` has the absent seats and since when.
    """
    running_play(table)
    require_own_play(table, who)
    if message.on != END:
        require_absent(table, who, int(message.on.removeprefix("replace-")), gone, now)
    if not message.yes:
        return Decision(withdrawn(table, who.own, message.on))
    entry = Voted(seat=who.own, on=message.on, yes=True)
    after = table.copy()
    fold(after, table.seq + 1, table.updated, entry)
    return Decision([entry, *agreed(after, present_seats(table, gone, now))])


def withdrawn(table: Table, seat: int, on: str) -> list[LogEntry]:
    """Withdraw a vote. A player who declines to end the game withdraws everybody's vote for that.

    Otherwise they would be asked until the end of the game.
    """
    voters = table.votes.get(on, set())
    declined = sorted(voters) if on == END and seat not in voters else []
    return [Voted(seat=voter, on=on, yes=False) for voter in declined or [seat]]


def present_seats(table: Table, gone: Mapping[int, int], now: int) -> frozenset[int]:
    """Seats that are present or have only just left."""
    return frozenset(seat for seat in range(len(table.seats)) if seat not in gone or now < gone[seat] + GRACE)


def require_absent(table: Table, who: Who, seat: int, gone: Mapping[int, int], now: int) -> None:
    """Refuse unless the seat is another player's who has been absent for a while."""
    if seat == who.own or seat >= len(table.seats):
        raise Refused("not-allowed")
    if not table.seats[seat].stays:
        raise Refused("no-seat")
    if seat not in gone:
        raise Refused("not-allowed", reason="present")
    if now < gone[seat] + GRACE:
        raise Refused("not-allowed", reason="just-left", until=gone[seat] + GRACE)


def agreed(table: Table, there: Collection[int]) -> list[LogEntry]:
    """The effect of unanimous votes: the end needs all players, a bot needs all who are present."""
    voices = {number for number, seat in enumerate(table.seats) if seat.stays and not seat.stand_in}
    if all_want(table, END, voices):
        return [Ended(why="agreed")]
    gone = [number for number, seat in enumerate(table.seats) if seat.stays and number not in there]
    return [
        TakenOver(seat=seat, level=table.config.stand_in, why="vote")
        for seat in gone
        if all_want(table, replacing(seat), voices.intersection(there))
    ]


def all_want(table: Table, on: str, voices: set[int]) -> bool:
    """Whether at least one and all of these seats voted for it."""
    return bool(voices) and voices <= table.votes.get(on, set())


def returned(table: Table, seat: int) -> list[LogEntry]:
    """Entries for a player's return: they play their seat again, and votes to replace them lapse."""
    if table.status != "running":
        return []
    voters = sorted(table.votes.get(replacing(seat), ()))
    entries: list[LogEntry] = [Voted(seat=voter, on=replacing(seat), yes=False) for voter in voters]
    if table.seats[seat].why_stand_in == "away":
        entries.append(HandedBack(seat=seat))
    return entries
