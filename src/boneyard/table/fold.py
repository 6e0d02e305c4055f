"""Folding: what each act of a log changes at its table."""

from __future__ import annotations

import boneyard
from boneyard.lessons import part
from boneyard.table.config import Bank, Config, content_of
from boneyard.table.decision import Decision
from boneyard.table.log_entries import (
    Act,
    Called,
    Carried,
    Covered,
    Created,
    Duplicated,
    Ended,
    HandedBack,
    LinkMade,
    Ordered,
    Played,
    Rematched,
    Reopened,
    Revealed,
    Sat,
    Sealed,
    Started,
    Stood,
    Undone,
    Voted,
    WentOn,
)
from boneyard.table.play import Play
from boneyard.table.table import Away, Seat, Table, replacing

PLAYS = (Started, Played, Undone)
"""The entries after which the game is another one."""


def decided(table: Table, decision: Decision, now: int) -> Table:
    """The table after a decision; the one before it stays as it is."""
    after = table.copy()
    for number, act in enumerate(decision.acts, 1):
        fold(after, table.seq + number, now, act, decision.twin if isinstance(act, PLAYS) else None)
    return after


def fold(table: Table, seq: int, at: int, act: Act, twin: Play | None = None) -> None:
    """Do an act of the log again; `twin` is the play after it, where it was just decided."""
    table.seq = seq
    table.updated = at
    match act:
        case Played():  # nearly all are
            go_on(table, act, at, twin)
        case Sealed():
            table.sealed[act.seat] = act
            table.note_answer(act.seat, act.hand)
        case Undone():
            undo(table, act, at, twin)
        case Created():
            create(table, act, at)
        case Sat():
            table.names = {**table.names, act.guest: act.name}
            table.change(act.seat, guest=act.guest, name=act.name, nonce_hash=act.nonce_hash, nonce="")
        case Stood():
            stand(table, act)
        case Called():
            table.called_at = at
        case Revealed():
            table.change(act.seat, nonce=act.nonce)
        case Started():
            start(table, act, at, twin)
        case Ordered():
            table.change(act.seat, pass_until_turn=act.pass_until_turn, never=act.never)
        case Covered():
            cover(table, act, at)
        case HandedBack():
            table.change(act.seat, cover="", why_covered="", away=table.back(act.seat, at))
        case Reopened():
            table.asked_at = at
        case WentOn():
            go_on_from(table, act, at)
        case LinkMade():
            table.change(act.seat, link_hash=act.secret_hash)
        case Carried():
            carry(table, act, at)
        case Voted():
            vote(table, act)
        case Ended():
            table.status, table.why, table.winners = "over", act.why, act.winners
        case Rematched():
            table.rematch = act.table
        case Duplicated():
            table.duplicates = {**table.duplicates, act.table: at}
        case _:
            raise NotImplementedError(type(act))
    if table.status == "over":
        end_absences(table, at)


def end_absences(table: Table, at: int) -> None:
    """Nobody comes back into a game that is over: who looks then is told what a bot did up to its end."""
    for number, seat in enumerate(table.seats):
        if seat.away is not None and not seat.away.last:
            table.change(number, away=table.back(number, at))


def create(table: Table, act: Created, at: int) -> None:
    """The table is there, and nobody sits at it."""
    table.config = act.config
    table.content = content_of(act.config)
    table.host = act.host
    table.seed = act.seed
    table.position, table.nonces = act.position, act.nonces
    table.lesson = part(act.config.game, act.config.lesson) if act.config.lesson else None
    table.created = at
    table.seats = [free_seat(act.config, plan) for plan in act.config.seats]


def stand(table: Table, act: Stood) -> None:
    """A seat is free again; who was sent away stays away."""
    if act.kicked:
        table.kicked |= {table.seats[act.seat].guest}
    table.seats[act.seat] = free_seat(table.config, table.seats[act.seat].plan)


def free_seat(config: Config, plan: str) -> Seat:
    """A seat that nobody has yet, with all its time."""
    return Seat(plan, bank=config.pace.seconds * 1000 if isinstance(config.pace, Bank) else 0)


def start(table: Table, act: Started, at: int, twin: Play | None) -> None:
    """The game begins, and with it all clocks."""
    table.status = "running"
    if table.config.content is None:
        table.content = boneyard.game(table.config.game).own_content(act.content)
    table.play_on(act.lines, twin)
    table.note_asked(at)


def go_on(table: Table, act: Played, at: int, twin: Play | None) -> None:
    """Somebody has answered; orders end for whom it woke, and for whose turn it is."""
    if act.clock:
        table.change(act.seat, bank=table.seats[act.seat].bank + act.clock)
    table.sealed.clear()
    table.note_answer(act.seat, act.hand)
    for seat in act.woken if act.turn_of is None else (*act.woken, act.turn_of):
        if table.seats[seat].pass_until_turn:
            table.change(seat, pass_until_turn=False)
    table.play_on(act.lines, twin)
    table.note_asked(at)


def undo(table: Table, act: Undone, at: int, twin: Play | None) -> None:
    """A choice is taken back, and the time that it gave."""
    if act.clock:
        table.change(act.seat, bank=table.seats[act.seat].bank + act.clock)
    if twin is not None:
        table.play = twin
    elif table.play is not None:
        table.play.undo(act.seat)
    table.note_asked(at)


def go_on_from(table: Table, act: WentOn, at: int) -> None:
    """The game goes on from its last turn's beginning, as rules had changed."""
    table.went_on = at
    table.owed = None
    table.sealed.clear()
    if table.seq >= table.saved_at:
        table.play = table.new_play()
        table.play.restore(act.saved)
    table.note_asked(at)


def cover(table: Table, act: Covered, at: int) -> None:
    """A bot answers for a seat; who is gone for good has no vote or orders any more, and needs no vote."""
    away = Away(table.seq, at) if act.why == "away" else None
    table.change(act.seat, cover=act.level, why_covered=act.why, away=away)
    if act.why == "time":
        table.change(act.seat, bank=0)
    if table.seats[act.seat].has_left:
        table.change(act.seat, pass_until_turn=False, never=())
        table.votes.pop(replacing(act.seat), None)
        table.votes = {on: left for on, voters in table.votes.items() if (left := voters - {act.seat})}


def carry(table: Table, act: Carried, at: int) -> None:
    """A seat is another guest's, and so is the table where the seat was its host's."""
    if table.seats[act.seat].guest == table.host:
        table.host = act.guest
    table.names = {**table.names, act.guest: act.name}
    away = table.back(act.seat, at)
    table.change(act.seat, guest=act.guest, name=act.name, link_hash="", cover="", why_covered="", away=away)


def vote(table: Table, act: Voted) -> None:
    """Somebody is for something, or no longer."""
    voters = table.votes.setdefault(act.on, set())
    if act.yes:
        voters.add(act.seat)
    else:
        voters.discard(act.seat)
    table.votes = {on: voters for on, voters in table.votes.items() if voters}
