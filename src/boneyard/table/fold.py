"""Apply log entries to a table."""

from __future__ import annotations

from dataclasses import replace

from msgspec import structs

import boneyard
from boneyard.engine.replay import parse_draw
from boneyard.games.shared.tempers import NO_SEAT, PERSONAS
from boneyard.games.shared.traps import Trap
from boneyard.lessons import part
from boneyard.table.config import CLOCKS, OPEN, Bank, Config, Turns, content_of
from boneyard.table.decision import Decision
from boneyard.table.log_entries import (
    Called,
    Configured,
    Created,
    Duplicated,
    Ended,
    Guessed,
    HandedBack,
    LinkMade,
    LogEntry,
    Ordered,
    Played,
    Readied,
    Rematched,
    Reopened,
    Revealed,
    Rewound,
    Sat,
    Sealed,
    Started,
    Stood,
    TakenOver,
    Transferred,
    Undone,
    Voted,
)
from boneyard.table.play import Play
from boneyard.table.table import Away, Seat, Table, replacing

CHANGE_PLAY = (Started, Played, Undone)


def decided(table: Table, decision: Decision, now: int) -> Table:
    """The table after a decision; the given one stays unchanged."""
    after = table.copy()
    for number, entry in enumerate(decision.entries, 1):
        fold(
            after,
            table.seq + number,
            now,
            entry,
            decision.next_play if isinstance(entry, CHANGE_PLAY) else None,
        )
    return after


def fold(table: Table, seq: int, at: int, entry: LogEntry, next_play: Play | None = None) -> None:
    """Apply a log entry. `next_play` is the game after it, if a handler has just computed that."""
    table.seq = seq
    table.updated = at
    seats = table.seats
    match entry:
        case Played():  # the most frequent by far
            answer(table, entry, at, next_play)
        case Sealed():
            table.sealed[entry.seat] = entry
            table.note_answer(entry.seat, entry.hand)
        case Guessed():
            table.guesses = {**table.guesses, entry.guest: entry}
        case Undone():
            undo(table, entry, at, next_play)
        case Created():
            create(table, entry, at)
        case Sat():
            table.names = {**table.names, entry.guest: entry.name}
            seats[entry.seat] = replace(
                seats[entry.seat], guest=entry.guest, name=entry.name, nonce_hash=entry.nonce_hash, nonce=""
            )
        case Stood():
            stand(table, entry)
        case Readied():
            seats[entry.seat] = replace(seats[entry.seat], ready=entry.yes)
        case Configured():
            configure(table, entry)
        case Called():
            table.called_at = at
        case Revealed():
            seats[entry.seat] = replace(seats[entry.seat], nonce=entry.nonce)
        case Started():
            start(table, entry, at, next_play)
        case Ordered():
            seats[entry.seat] = replace(
                seats[entry.seat],
                pass_until_turn=entry.pass_until_turn,
                never=entry.never,
                always=entry.always,
                discard=entry.discard,
                traps=entry.traps,
                by_hand=entry.by_hand,
            )
        case TakenOver():
            take_over(table, entry, at)
        case HandedBack():
            seats[entry.seat] = replace(
                seats[entry.seat], stand_in="", why_stand_in="", away=table.back(entry.seat, at)
            )
        case Reopened():
            table.asked_at = at
        case Rewound():
            rewind(table, entry, at)
        case LinkMade():
            seats[entry.seat] = replace(seats[entry.seat], link_hash=entry.secret_hash)
        case Transferred():
            transfer(table, entry, at)
        case Voted():
            vote(table, entry)
        case Ended():
            table.status, table.why, table.winners = "over", entry.why, entry.winners
        case Rematched():
            table.rematch = entry.table
        case Duplicated():
            table.duplicates = {**table.duplicates, entry.table: at}
        case _:
            raise NotImplementedError(type(entry))
    if table.status == "over":
        end_absences(table, at)


def end_absences(table: Table, at: int) -> None:
    """Close open absences: when the game is over, players can still see what a bot did for them."""
    seats = table.seats
    for number, seat in enumerate(seats):
        if seat.away is not None and not seat.away.last:
            seats[number] = replace(seat, away=table.back(number, at))


def create(table: Table, entry: Created, at: int) -> None:
    table.config = entry.config
    table.content = content_of(entry.config)
    table.host = entry.host
    table.seed = entry.seed
    table.position, table.nonces = entry.position, entry.nonces
    table.lesson = part(entry.config.game, entry.config.lesson) if entry.config.lesson else None
    table.created = at
    table.seats = [free_seat(entry.config, number) for number in range(len(entry.config.seats))]


def stand(table: Table, entry: Stood) -> None:
    """Free a seat; a kicked guest can't sit down again."""
    if entry.kicked:
        table.kicked |= {table.seats[entry.seat].guest}
    table.seats[entry.seat] = free_seat(table.config, entry.seat)


def configure(table: Table, entry: Configured) -> None:
    """Change options and clock; everybody has to be ready again."""
    table.config = structs.replace(table.config, settings=entry.settings, pace=entry.pace)
    bank, spare = bank_of(table.config), spare_of(table.config)
    table.seats = [replace(seat, ready=False, bank=bank, spare=spare) for seat in table.seats]


def bank_of(config: Config) -> int:
    seconds = config.pace.seconds if isinstance(config.pace, CLOCKS) else 0
    return seconds * 1000 + spare_of(config)


def spare_of(config: Config) -> int:
    return config.pace.spare * 1000 if isinstance(config.pace, Turns) else 0


def free_seat(config: Config, number: int) -> Seat:
    plan = config.seats[number]
    persona = config.personas[number] if plan != OPEN and config.personas else ""
    name = PERSONAS[persona].name if persona else ""
    return Seat(plan, bank=bank_of(config), spare=spare_of(config), persona=persona, name=name)


def start(table: Table, entry: Started, at: int, next_play: Play | None) -> None:
    table.status = "running"
    if table.config.content is None:
        table.content = boneyard.game(table.config.game).own_content(entry.content)
    table.play_on(entry.lines, next_play)
    table.note_asked(at)


def answer(table: Table, entry: Played, at: int, next_play: Play | None) -> None:
    """Apply an answer. Standing orders end for the seats it targeted and for the seat whose turn begins."""
    seats = table.seats
    if entry.clock:
        seats[entry.seat] = replace(seats[entry.seat], bank=seats[entry.seat].bank + entry.clock)
    table.sealed.clear()
    table.note_answer(entry.seat, entry.hand)
    for seat in entry.woken if entry.turn_of is None else (*entry.woken, entry.turn_of):
        if seats[seat].pass_until_turn:
            seats[seat] = replace(seats[seat], pass_until_turn=False)
    if entry.turn_of is not None:
        begin_turn(table, entry.turn_of)
    for target, seat in entry.hits:
        if seats[target].hit_by != seat:
            seats[target] = replace(seats[target], hit_by=seat)
    for owner, card in entry.disarmed:
        armed = tuple([trap for trap in seats[owner].traps if trap.card != card])
        seats[owner] = replace(seats[owner], traps=armed)
    if table.guesses:
        settle_guesses(table, entry)
    table.play_on(entry.lines, next_play)
    table.sprung = waiting_traps(table, entry)
    table.note_asked(at)


def settle_guesses(table: Table, entry: Played) -> None:
    """Give fame for right guesses: one for each face that would have proved them wrong.

    So a bold guess wins more, and less often. Guesses lapse with the turn.
    """
    die = entry.fight
    if die is not None:
        fame = dict(table.fame)
        for guess in table.guesses.values():
            if guess.hit == die.hit and guess.seat != die.seat:
                fame[guess.seat] = fame.get(guess.seat, 0) + (6 - die.faces if die.hit else die.faces)
        table.fame = fame
    if die is not None or entry.turn_of is not None:
        table.guesses = {}


def begin_turn(table: Table, seat: int) -> None:
    """Forget what the player wanted to discard, keep the time left of a turn, and give that of a new one."""
    seats, pace = table.seats, table.config.pace
    if seats[seat].discard:
        seats[seat] = replace(seats[seat], discard="")
    if isinstance(pace, Turns):
        if table.turn_of != NO_SEAT:
            before = seats[table.turn_of]
            seats[table.turn_of] = replace(before, spare=min(before.bank, spare_of(table.config)))
        table.turn_of = seat
        seats[:] = [replace(one, bank=pace.seconds * 1000 + one.spare) for one in seats]
    elif isinstance(pace, Bank) and pace.per == "turn":
        seats[seat] = replace(seats[seat], bank=seats[seat].bank + pace.increment * 1000)


def waiting_traps(table: Table, entry: Played) -> dict[int, Trap]:
    """The traps that have sprung in a window in which others have yet to answer."""
    if table.play is None or table.play.declining is None:
        return {}
    found = dict(table.sprung)
    for line in entry.traps:
        seat, command = table.play.game.read(parse_draw(entry.lines[line])[0])
        if (trap := table.seats[seat].trap_with(command.card)) is not None:
            found[seat] = trap
    return {seat: trap for seat, trap in found.items() if trap in table.seats[seat].traps}


def undo(table: Table, entry: Undone, at: int, next_play: Play | None) -> None:
    """Take back a choice and the clock's increment for it."""
    seats = table.seats
    if entry.clock:
        seats[entry.seat] = replace(seats[entry.seat], bank=seats[entry.seat].bank + entry.clock)
    if next_play is not None:
        table.play = next_play
    elif table.play is not None:
        table.play.undo(entry.seat)
    table.note_asked(at)


def rewind(table: Table, entry: Rewound, at: int) -> None:
    """Continue from the start of the last turn after a change of the rules."""
    table.rewound_at = at
    table.pending_rewind = None
    table.sealed.clear()
    table.sprung = {}
    if table.seq >= table.saved_at:
        table.play = table.new_play()
        table.play.restore(entry.saved)
    table.note_asked(at)


def take_over(table: Table, entry: TakenOver, at: int) -> None:
    """Let a bot play a seat. A player who left for good loses votes and standing orders."""
    seats = table.seats
    away = Away(table.seq, at) if entry.why == "away" else None
    seats[entry.seat] = replace(seats[entry.seat], stand_in=entry.level, why_stand_in=entry.why, away=away)
    if entry.persona:
        name = PERSONAS[entry.persona].name
        seats[entry.seat] = replace(seats[entry.seat], persona=entry.persona, name=name)
    if entry.why == "time":
        seats[entry.seat] = replace(seats[entry.seat], bank=0)
    if seats[entry.seat].has_left:
        seats[entry.seat] = replace(
            seats[entry.seat], pass_until_turn=False, never=(), always=(), discard="", traps=(), by_hand=()
        )
        table.votes.pop(replacing(entry.seat), None)
        table.votes = {on: left for on, voters in table.votes.items() if (left := voters - {entry.seat})}


def transfer(table: Table, entry: Transferred, at: int) -> None:
    """Give a seat to another guest, and the table too if the seat was its host's."""
    seats = table.seats
    if seats[entry.seat].guest == table.host:
        table.host = entry.guest
    table.names = {**table.names, entry.guest: entry.name}
    away = table.back(entry.seat, at)
    seats[entry.seat] = replace(
        seats[entry.seat],
        guest=entry.guest,
        name=entry.name,
        link_hash="",
        stand_in="",
        why_stand_in="",
        away=away,
    )


def vote(table: Table, entry: Voted) -> None:
    voters = table.votes.setdefault(entry.on, set())
    if entry.yes:
        voters.add(entry.seat)
    else:
        voters.discard(entry.seat)
    table.votes = {on: voters for on, voters in table.votes.items() if voters}
