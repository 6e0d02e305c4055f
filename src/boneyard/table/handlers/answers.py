"""Playing: an answer with all that follows by itself, or taken back; sealed ones. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.engine.game import Endless, Illegal
from boneyard.engine.match import NoUndo
from boneyard.games.shared.commands import Command
from boneyard.games.shared.events import Event
from boneyard.table import protocol
from boneyard.table.config import Bank
from boneyard.table.decision import Decision, Who, answering, running, staying
from boneyard.table.errors import Refused
from boneyard.table.events import EventLog
from boneyard.table.log_entries import Ended, Hand, Ordered, Played, Sealed, Undone
from boneyard.table.play import Auto, Play
from boneyard.table.table import Table, automatic


def answer(table: Table, who: Who, message: protocol.Answer, now: int) -> Decision:
    """Answer the decision that waits for this seat."""
    play = waiting(table, who.own, message.decision)
    answering(table, who)
    options = play.options(who.own)
    return play_on(table, who.own, chosen(play, options, message.choice), "person", now)


def waiting(table: Table, seat: int, decision: int) -> Play:
    """The game, if this decision of this seat is still open."""
    play = running(table)
    if not table.waits_for(seat) or decision != play.numbers[seat]:
        raise Refused("stale")
    return play


def chosen(play: Play, options: Sequence[Command], choice: int | str) -> Command:
    """The option that a choice names."""
    if isinstance(choice, int):
        if not 0 <= choice < len(options):
            raise Refused("illegal", command=choice)
        return options[choice]
    try:
        return play.game.parse(choice)
    except ValueError as error:
        raise Refused("illegal", command=choice) from error


def play_on(table: Table, seat: int, command: Command, hand: Hand, now: int) -> Decision:
    """Play an answer and all that follows by itself; in a private window it is sealed first."""
    play = running(table)
    if is_private(table, play):
        if command not in play.options(seat):
            raise refused(play, seat, command)
        return Decision([Sealed(seat=seat, command=command.text(), hand=hand)])
    twin = play.copy()
    log = EventLog()
    try:
        lines = [twin.take(seat, command, None, log, untouched=play.state)]
        lines += twin.settle(autos(table, log.events), log)
    except Illegal as error:
        raise Refused("illegal", command=error.command, rule=error.rule) from error
    except Endless:
        return unplayable()
    return Decision([played(table, play, twin, log.events, seat, lines, hand, now)], twin, log)


def unplayable() -> Decision:
    """End a game that would go on for ever without anybody having a choice."""
    return Decision([Ended(why="unplayable")])


def refused(play: Play, seat: int, command: Command) -> Refused:
    """Why a command is no option."""
    found = play.game.refusal(play.state, seat, command)
    return Refused("illegal", command=found.command, rule=found.rule)


def played(
    table: Table,
    before: Play,
    after: Play,
    heard: Sequence[Event],
    seat: int,
    lines: Sequence[str],
    hand: Hand,
    now: int,
) -> Played:
    """The act that keeps what was played."""
    turned = after.turns != before.turns
    pace = table.config.pace
    counts = isinstance(pace, Bank) and before.secret is None and hand == "person"
    clock = table.asked_at - now + pace.increment * 1000 if counts and isinstance(pace, Bank) else 0
    return Played(
        seat=seat,
        lines=tuple(lines),
        hand=hand,
        turn_of=after.active if turned else None,
        hash=after.hash if turned else "",
        clock=clock,
        woken=woken_by(table, heard),
    )


def autos(table: Table, heard: list[Event]) -> Auto:
    """Who answers by itself; in private windows nobody does before they close."""

    def auto(play: Play, seat: int, options: Sequence[Command]) -> Command | None:
        if is_private(table, play):
            return None
        return automatic(table, play, seat, options, woken_by(table, heard))

    return auto


def woken_by(table: Table, heard: Sequence[Event]) -> tuple[int, ...]:
    """The seats that skip, but were aimed at: they are asked again."""
    skipping = [number for number, seat in enumerate(table.seats) if seat.pass_until_turn]
    if not skipping:
        return ()
    aimed_at = {getattr(event, "target", None) for event in heard}
    return tuple(seat for seat in skipping if seat in aimed_at)


def is_private(table: Table, play: Play) -> bool:
    """Whether a window is open whose pauses must not tell anything."""
    return table.config.reactions == "private" and play.declining is not None


def can_close(table: Table) -> bool:
    """Whether all who are asked in a private window have sealed an answer, or have none to choose."""
    play = running(table)
    return all(
        seat in table.sealed or automatic(table, play, seat, play.options(seat)) is not None
        for seat in play.actors
    )


def close_window(table: Table, now: int) -> Decision:
    """Play what was sealed in a window; who said nothing declines."""
    play = running(table)
    declining = play.declining
    assert declining is not None
    twin = play.copy()
    log = EventLog()
    lines: list[str] = []
    try:
        for seat in play.actors:
            sealed = table.sealed.get(seat)
            command = play.game.parse(sealed.command) if sealed else None
            command = command or automatic(table, twin, seat, twin.options(seat)) or declining
            lines.append(twin.take(seat, command, None, log))
        lines += twin.settle(autos(table, log.events), log)
    except Endless:
        return unplayable()
    act = played(table, play, twin, log.events, play.actors[0], lines, "time", now)
    return Decision([act], twin, log)


def undo(table: Table, who: Who, now: int) -> Decision:
    """Take back a seat's own last choice, while nothing new was learnt; the time that it gave goes too."""
    play = running(table)
    answering(table, who)
    twin = play.copy()
    try:
        keep = twin.undo(who.own)
    except NoUndo as error:
        raise Refused("no-undo") from error
    pace = table.config.pace
    clock = table.asked_at - now - pace.increment * 1000 if isinstance(pace, Bank) else 0
    return Decision([Undone(seat=who.own, keep=keep, clock=clock)], twin)


def by_orders(table: Table) -> tuple[int, Command] | None:
    """A seat whose orders answer a question that was asked before them, and what they answer."""
    play = table.play
    if table.status != "running" or play is None or play.declining is None or is_private(table, play):
        return None
    return play.first_auto(lambda play, seat, options: automatic(table, play, seat, options), play.actors)


def order(table: Table, who: Who, message: protocol.Order) -> Decision:
    """Set standing orders; a window that is open is answered by them at once."""
    running(table)
    staying(table, who.own)
    return Decision([Ordered(seat=who.own, pass_until_turn=message.pass_until_turn, never=message.never)])
