"""Sitting down, leaving before the game, and starting it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from boneyard.engine.fair import is_kept
from boneyard.engine.game import Endless
from boneyard.games.shared.tempers import PERSONAS, PersonaId
from boneyard.table import protocol
from boneyard.table.config import Config, ready
from boneyard.table.decision import Decision, Who, require_open
from boneyard.table.errors import Refused
from boneyard.table.events import EventLog
from boneyard.table.fold import fold
from boneyard.table.handlers.answers import AutoAnswers, unplayable
from boneyard.table.log_entries import (
    Called,
    Configured,
    Ended,
    LogEntry,
    Readied,
    Revealed,
    Sat,
    Started,
    Stood,
    TakenOver,
)
from boneyard.table.names import distinct, likeness
from boneyard.table.table import Table


def sit(table: Table, who: Who, message: protocol.Sit) -> Decision:
    """Take a free seat; a seated guest moves there."""
    require_open(table)
    promise = "" if table.nonces else message.nonce_hash
    free = [number for number, seat in enumerate(table.seats) if seat.free]
    seat = message.seat if message.seat is not None else next(iter(free), None)
    if seat is None or seat not in free:
        raise Refused("no-seat")
    entries: list[LogEntry] = [] if who.seat is None else [Stood(seat=who.seat)]
    name = distinct(message.name, table.names_beside(who.seat))
    entries.append(Sat(seat=seat, guest=who.guest, name=name, nonce_hash=promise))
    return Decision(entries, result={"seat": seat})


def stand(table: Table, who: Who, message: protocol.Stand) -> Decision:
    """Leave before the game begins; the host may send others away."""
    require_open(table)
    seat = who.own if message.seat is None else message.seat
    if seat != who.seat and who.guest != table.leader:
        raise Refused("not-yours")
    if seat >= len(table.seats) or not table.seats[seat].guest:
        raise Refused("no-seat")
    return Decision([Stood(seat=seat, kicked=seat != who.seat)])


def be_ready(table: Table, who: Who, message: protocol.Ready) -> Decision:
    require_open(table)
    return Decision([Readied(seat=who.own, yes=message.yes)])


def configure(table: Table, who: Who, message: protocol.Configure) -> Decision:
    """The host changes options and clock; the link and all seats stay."""
    require_open(table)
    if who.guest != table.leader:
        raise Refused("not-yours")
    if table.config.practice_reason or table.config.shares_dice:
        raise Refused("not-allowed")
    ready(configured(table, message))
    return Decision([Configured(settings=message.settings, pace=message.pace)])


def configured(table: Table, message: protocol.Configure) -> Config:
    return msgspec.structs.replace(table.config, settings=message.settings, pace=message.pace)


def start(table: Table, who: Who) -> Decision:
    require_open(table)
    if who.guest != table.leader:
        raise Refused("not-yours")
    return all_seated(table)


def all_seated(table: Table) -> Decision:
    """Call for the promised nonces, or start if there are none."""
    return Decision([Called()]) if table.owes_nonces else started(table)


def reveal(table: Table, who: Who, message: protocol.Reveal) -> Decision:
    """Reveal a nonce; the last one starts the game."""
    if table.status != "open" or not table.called_at:
        raise Refused("not-open")
    seat = table.seats[who.own]
    if not seat.nonce_hash or not is_kept(seat.nonce_hash, message.nonce):
        raise Refused("bad-secret")
    entry = Revealed(seat=who.own, nonce=message.nonce)
    after = table.copy()
    fold(after, table.seq + 1, table.updated, entry)
    if after.owes_nonces:
        return Decision([entry])
    decision = started(after)
    decision.entries.insert(0, entry)
    return decision


def started(table: Table) -> Decision:
    """Start the game with bots on free seats, and play until somebody has a choice."""
    spare = spare_personas(table)
    entries: list[LogEntry] = [
        TakenOver(seat=number, level=table.config.stand_in, why="left", persona=next(spare, ""))
        for number, seat in enumerate(table.seats)
        if seat.free
    ]
    log = EventLog()
    auto = AutoAnswers(table, log)
    next_play = table.new_play()
    first = next_play.lines
    try:
        lines = next_play.settle(auto, log)
    except Endless:
        return unplayable()
    return Decision(
        [
            *entries,
            Started(
                lines=tuple(lines),
                hash=next_play.hash,
                rules=next_play.game.rules,
                content=next_play.setup.content.hash,
                auto=tuple([line - first for line in auto.lines]),
            ),
        ],
        next_play,
        log,
    )


def spare_personas(table: Table) -> Iterator[PersonaId]:
    """The personas for free seats, at tables whose bots have some: no name that looks like another's."""
    taken = {likeness(seat.name) for seat in table.seats if seat.name}
    if table.config.personas:
        yield from (one.id for one in PERSONAS.values() if likeness(one.name) not in taken)


def abandoned() -> Decision:
    return Decision([Ended(why="abandoned")])
