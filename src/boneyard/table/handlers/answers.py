"""Answers to decisions, undo, private windows and standing orders."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.engine.game import Endless, Illegal
from boneyard.engine.match import NoUndo
from boneyard.games.shared.commands import Command
from boneyard.games.shared.events import Event
from boneyard.games.shared.traps import Trap, TrapOffer
from boneyard.table import protocol
from boneyard.table.automatic import Automatic, automatic, trap_offers
from boneyard.table.config import CLOCKS, Bank, Turns
from boneyard.table.decision import Decision, Who, require_in_game, require_own_play, running_play
from boneyard.table.errors import Refused
from boneyard.table.events import EventLog
from boneyard.table.handlers.guesses import fight_die_in
from boneyard.table.log_entries import Ended, Hand, Ordered, Played, Sealed, Undone
from boneyard.table.play import Play
from boneyard.table.table import Table

PAYING = frozenset[Hand](("person", "time"))
"""Whose answers take time from a clock."""


def answer(table: Table, who: Who, message: protocol.Answer, now: int) -> Decision:
    play = open_decision(table, who.own, message.decision)
    require_own_play(table, who)
    options = play.options(who.own)
    return play_on(table, who.own, chosen(play, options, message.choice), "person", now)


def open_decision(table: Table, seat: int, decision: int | None) -> Play:
    """The game, if the seat's decision is still open; None means that the seat isn't asked."""
    play = running_play(table)
    if decision is None and not table.waits_for(seat):
        return play
    if not table.waits_for(seat) or decision != play.numbers[seat]:
        raise Refused("stale")
    return play


def chosen(play: Play, options: Sequence[Command], choice: int | str) -> Command:
    if isinstance(choice, int):
        if not 0 <= choice < len(options):
            raise Refused("illegal", command=choice)
        return options[choice]
    try:
        return play.game.parse(choice)
    except ValueError as error:
        raise Refused("illegal", command=choice) from error


def play_on(table: Table, seat: int, command: Command, hand: Hand, now: int) -> Decision:
    """Play an answer and everything that follows automatically; in a private window, seal it."""
    play = running_play(table)
    if is_private(table, play):
        if command not in play.options(seat):
            raise refused(play, seat, command)
        return Decision([Sealed(seat=seat, command=command.text(), hand=hand)])
    next_play = play.copy()
    log = EventLog(table.sprung)
    auto = AutoAnswers(table, log)
    auto.note(play, seat, command, hand)
    try:
        lines = [next_play.take(seat, command, None, log, untouched=play.state)]
        lines += next_play.settle(auto, log)
    except Illegal as error:
        raise Refused("illegal", command=error.command, rule=error.rule) from error
    except Endless:
        return unplayable()
    return Decision([played(play, next_play, auto, seat, lines, hand, now)], next_play, log)


def unplayable() -> Decision:
    """End a game that would run on without a choice for anybody."""
    return Decision([Ended(why="unplayable")])


def refused(play: Play, seat: int, command: Command) -> Refused:
    found = play.game.refusal(play.state, seat, command)
    return Refused("illegal", command=found.command, rule=found.rule)


def played(
    before: Play, after: Play, auto: AutoAnswers, seat: int, lines: Sequence[str], hand: Hand, now: int
) -> Played:
    table = auto.table
    turned = after.turns != before.turns
    counts = before.secret is None and hand in PAYING
    return Played(
        seat=seat,
        lines=tuple(lines),
        hand=hand,
        turn_of=after.active if turned else None,
        hash=after.hash if turned else "",
        clock=paid(table, seat, now, 1) if counts else 0,
        woken=woken_by(table, auto.log.events),
        auto=tuple([line - before.lines for line in auto.lines]),
        hits=hits_in(auto.log.events),
        traps=tuple([line - before.lines for line in auto.traps]),
        disarmed=disarmed(table, after),
        fight=fight_die_in(auto.log.lines) if table.guesses else None,
    )


def hits_in(events: Sequence[Event]) -> tuple[tuple[int, int], ...]:
    """Seats that an event targets, and who aimed at them."""
    return tuple(
        [
            (event.target, event.seat)
            for event in events
            if event.target is not None and event.seat is not None and event.seat != event.target
        ]
    )


class AutoAnswers:
    """Automatic answers; in private windows there are none before they close.

    `lines` are the numbers of those given because the choice didn't matter, `traps` of those that sprang.
    """

    def __init__(self, table: Table, log: EventLog) -> None:
        self.table = table
        self.log = log
        self.lines: list[int] = []
        self.traps: list[int] = []

    def __call__(self, play: Play, seat: int, options: Sequence[Command]) -> Command | None:
        if is_private(self.table, play):
            return None
        return self.noted(play, seat, automatic(self.table, play, seat, options, self.log.events))

    def note(self, play: Play, seat: int, command: Command, hand: Hand) -> None:
        if hand == "auto":
            self.lines.append(play.lines)
        elif hand == "trap":
            self.traps.append(play.lines)
            trap = self.table.seats[seat].trap_with(command.card)
            if trap is not None:
                self.log.sprung[seat] = trap

    def noted(self, play: Play, seat: int, found: Automatic | None) -> Command | None:
        if found is None:
            return None
        self.note(play, seat, found.command, found.hand)
        return found.command


def woken_by(table: Table, events: Sequence[Event]) -> tuple[int, ...]:
    """Seats with "pass until my turn" that an event targets: they are asked again."""
    skipping = [number for number, seat in enumerate(table.seats) if seat.pass_until_turn]
    if not skipping:
        return ()
    aimed_at = {event.target for event in events}
    return tuple(seat for seat in skipping if seat in aimed_at)


def is_private(table: Table, play: Play) -> bool:
    """Whether a window is open whose pauses must reveal nothing."""
    return table.config.reactions == "private" and play.declining is not None


def close_window(table: Table, now: int) -> Decision:
    """Play the sealed answers of a private window; other seats decline."""
    play = running_play(table)
    declining = play.declining
    assert declining is not None
    next_play = play.copy()
    log = EventLog(table.sprung)
    auto = AutoAnswers(table, log)
    lines: list[str] = []
    try:
        for seat in play.actors:
            if (sealed := table.sealed.get(seat)) is not None:
                command = play.game.parse(sealed.command)
            else:
                found = automatic(table, next_play, seat, next_play.options(seat))
                command = auto.noted(next_play, seat, found) or declining
            lines.append(next_play.take(seat, command, None, log))
        lines += next_play.settle(auto, log)
    except Endless:
        return unplayable()
    entry = played(play, next_play, auto, play.actors[0], lines, "time", now)
    return Decision([entry], next_play, log)


def undo(table: Table, who: Who, now: int) -> Decision:
    """Take back a seat's last choice, with the clock's increment, unless it has revealed anything."""
    play = running_play(table)
    require_own_play(table, who)
    next_play = play.copy()
    try:
        keep = next_play.undo(who.own)
    except NoUndo as error:
        raise Refused("no-undo") from error
    return Decision([Undone(seat=who.own, keep=keep, clock=paid(table, who.own, now, -1))], next_play)


def paid(table: Table, seat: int, now: int, answers: int) -> int:
    """The change of a seat's time by an answer, or by taking one back."""
    pace = table.config.pace
    if not isinstance(pace, CLOCKS):
        return 0
    increment = pace.increment * 1000 if isinstance(pace, Bank) and pace.per == "answer" else 0
    spent = now - table.asked_at
    return answers * increment - (min(spent, table.seats[seat].bank) if isinstance(pace, Turns) else spent)


def by_orders(table: Table) -> tuple[int, Command, Hand] | None:
    """A seat that has an automatic answer to the window that was already open, and who gives it."""
    play = table.play
    if table.status != "running" or play is None or play.declining is None or is_private(table, play):
        return None
    for seat in play.actors:
        if (found := automatic(table, play, seat, play.options(seat))) is not None:
            return seat, found.command, found.hand
    return None


def disarmed(table: Table, after: Play) -> tuple[tuple[int, str], ...]:
    return tuple(
        [
            (number, trap.card)
            for number, seat in enumerate(table.seats)
            if seat.traps
            for hand in [after.game.view(after.state, number).hand]
            for trap in seat.traps
            if trap.card not in hand
        ]
    )


def order(table: Table, who: Who, message: protocol.Order) -> Decision:
    play = running_play(table)
    require_in_game(table, who.own)
    if message.traps:
        check_traps(message.traps, table.seats[who.own].traps, trap_offers(play, table, who.own))
    entry = Ordered(
        seat=who.own,
        pass_until_turn=message.pass_until_turn,
        never=message.never,
        always=message.always,
        discard=message.discard,
        traps=message.traps,
        by_hand=message.by_hand,
    )
    return Decision([entry])


def check_traps(traps: Sequence[Trap], armed: Sequence[Trap], offers: Sequence[TrapOffer]) -> None:
    """Refuse new traps that the game doesn't offer, and two with one card."""
    offered = [*armed, *(offer.trap for offer in offers)]
    if any(trap not in offered for trap in traps) or len({trap.card for trap in traps}) < len(traps):
        raise Refused("not-allowed", reason="trap")
