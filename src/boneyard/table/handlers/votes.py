"""Votes: people agree to end the game, or on a bot for somebody who is not there. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from boneyard.table import protocol
from boneyard.table.decision import Decision, Who, answering, running
from boneyard.table.errors import Refused
from boneyard.table.fold import fold
from boneyard.table.log_entries import Act, Covered, Ended, HandedBack, Voted
from boneyard.table.table import GRACE, Table, replacing

END = "end"


def vote(table: Table, who: Who, message: protocol.Vote, gone: Mapping[int, int], now: int) -> Decision:
    """Say what one wants, or no longer; what all who count want then happens at once.

    Who does not look has been `gone` since then.
    """
    running(table)
    answering(table, who)
    if message.on != END:
        absent(table, who, int(message.on.removeprefix("replace-")), gone, now)
    if not message.yes:
        return Decision(withdrawn(table, who.own, message.on))
    act = Voted(seat=who.own, on=message.on, yes=True)
    after = table.copy()
    fold(after, table.seq + 1, table.updated, act)
    return Decision([act, *agreed(after, there(table, gone, now))])


def withdrawn(table: Table, seat: int, on: str) -> list[Act]:
    """What no longer counts: one's own wish; of who is asked to end and does not want to, everybody's.

    Else they would be asked to the end of the game.
    """
    voters = table.votes.get(on, set())
    declined = sorted(voters) if on == END and seat not in voters else []
    return [Voted(seat=voter, on=on, yes=False) for voter in declined or [seat]]


def there(table: Table, gone: Mapping[int, int], now: int) -> frozenset[int]:
    """The seats that somebody looks from, or did a moment ago."""
    return frozenset(seat for seat in range(len(table.seats)) if seat not in gone or now < gone[seat] + GRACE)


def absent(table: Table, who: Who, seat: int, gone: Mapping[int, int], now: int) -> None:
    """Refuse to replace anybody but another person who is not there, and has not just gone."""
    if seat == who.own or seat >= len(table.seats):
        raise Refused("not-allowed")
    if not table.seats[seat].stays:
        raise Refused("no-seat")
    if seat not in gone:
        raise Refused("not-allowed", reason="present")
    if now < gone[seat] + GRACE:
        raise Refused("not-allowed", reason="just-left", until=gone[seat] + GRACE)


def agreed(table: Table, there: Collection[int]) -> list[Act]:
    """What is agreed on: the end, by all who answer for a seat; bots for the absent, by all who are there."""
    voices = {number for number, seat in enumerate(table.seats) if seat.stays and not seat.cover}
    if all_want(table, END, voices):
        return [Ended(why="agreed")]
    gone = [number for number, seat in enumerate(table.seats) if seat.stays and number not in there]
    return [
        Covered(seat=seat, level=table.config.cover, why="vote")
        for seat in gone
        if all_want(table, replacing(seat), voices.intersection(there))
    ]


def all_want(table: Table, on: str, voices: set[int]) -> bool:
    """Whether all of these have voted for something, if there are any."""
    return bool(voices) and voices <= table.votes.get(on, set())


def look_again(table: Table, seat: int) -> list[Act]:
    """Somebody is there again: they answer for their seat, and no vote against them counts any more."""
    if table.status != "running":
        return []
    voters = sorted(table.votes.get(replacing(seat), ()))
    acts: list[Act] = [Voted(seat=voter, on=replacing(seat), yes=False) for voter in voters]
    if table.seats[seat].why_covered == "away":
        acts.append(HandedBack(seat=seat))
    return acts
