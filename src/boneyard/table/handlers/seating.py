"""Seating: people come to a table and go before the game, until it begins. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.engine.fair import is_hash, is_kept
from boneyard.engine.game import Endless
from boneyard.table import protocol
from boneyard.table.decision import Decision, Who, still_open
from boneyard.table.errors import Refused
from boneyard.table.events import EventLog
from boneyard.table.fold import fold
from boneyard.table.handlers.answers import autos, unplayable
from boneyard.table.log_entries import Act, Called, Covered, Ended, Revealed, Sat, Started, Stood
from boneyard.table.names import distinct
from boneyard.table.table import Table


def sit(table: Table, who: Who, message: protocol.Sit) -> Decision:
    """Sit down on a free seat; who sits already may move to another one."""
    still_open(table)
    promise = promised(table.nonces, message.nonce_hash)
    free = [number for number, seat in enumerate(table.seats) if seat.free]
    seat = message.seat if message.seat is not None else next(iter(free), None)
    if seat is None or seat not in free:
        raise Refused("no-seat")
    acts: list[Act] = [] if who.seat is None else [Stood(seat=who.seat)]
    name = distinct(message.name, table.names_beside(who.seat))
    acts.append(Sat(seat=seat, guest=who.guest, name=name, nonce_hash=promise))
    return Decision(acts, result={"seat": seat})


def promised(fixed: Sequence[str], nonce_hash: str) -> str:
    """What somebody promises to add to the dice; nothing where what they depend on is fixed already."""
    if nonce_hash and not is_hash(nonce_hash):
        raise Refused("bad-secret")
    return "" if fixed else nonce_hash


def stand(table: Table, who: Who, message: protocol.Stand) -> Decision:
    """Leave before the beginning; the host may send others away, but nobody else may."""
    still_open(table)
    seat = who.own if message.seat is None else message.seat
    if seat != who.seat and who.guest != table.leader:
        raise Refused("not-yours")
    if seat >= len(table.seats) or not table.seats[seat].guest:
        raise Refused("no-seat")
    return Decision([Stood(seat=seat, kicked=seat != who.seat)])


def start(table: Table, who: Who) -> Decision:
    """The host begins, first calling for nonces; seats that are still free are played by bots."""
    still_open(table)
    if who.guest != table.leader:
        raise Refused("not-yours")
    return all_seated(table)


def all_seated(table: Table) -> Decision:
    """Call for the nonces that were promised; where there are none, begin."""
    return Decision([Called()]) if table.owes_nonces else started(table)


def reveal(table: Table, who: Who, message: protocol.Reveal) -> Decision:
    """Say the nonce whose hash was given when sitting down; with the last one the game begins."""
    if table.status != "open" or not table.called_at:
        raise Refused("not-open")
    seat = table.seats[who.own]
    if not seat.nonce_hash or not is_kept(seat.nonce_hash, message.nonce):
        raise Refused("bad-secret")
    act = Revealed(seat=who.own, nonce=message.nonce)
    after = table.copy()
    fold(after, table.seq + 1, table.updated, act)
    if after.owes_nonces:
        return Decision([act])
    decision = started(after)
    decision.acts.insert(0, act)
    return decision


def started(table: Table) -> Decision:
    """Begin the game: chance and single options are answered until somebody has a choice."""
    acts: list[Act] = [
        Covered(seat=number, level=table.config.cover, why="left")
        for number, seat in enumerate(table.seats)
        if seat.free
    ]
    log = EventLog()
    try:
        twin = table.new_play()
        lines = twin.settle(autos(table, log.events), log)
    except Endless:
        return unplayable()
    return Decision(
        [
            *acts,
            Started(
                lines=tuple(lines), hash=twin.hash, rules=twin.game.rules, content=twin.setup.content.hash
            ),
        ],
        twin,
        log,
    )


def abandoned() -> Decision:
    """Close a table at which nobody is any more."""
    return Decision([Ended(why="abandoned")])
