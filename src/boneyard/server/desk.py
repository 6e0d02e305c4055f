"""Deciding: what is asked of a table becomes acts for its log, or is refused. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from hmac import compare_digest
from typing import Literal

from boneyard.engine.fair import commitment, is_hash, is_kept
from boneyard.engine.game import Illegal
from boneyard.engine.match import NoUndo
from boneyard.games.shared.commands import Command
from boneyard.games.shared.events import Event
from boneyard.server import wire
from boneyard.server.acts import (
    Act,
    Called,
    Carried,
    Covered,
    Ended,
    Hand,
    HandedBack,
    LinkMade,
    Ordered,
    Played,
    Revealed,
    Sat,
    Sealed,
    Started,
    Stood,
    Undone,
)
from boneyard.server.config import Bank
from boneyard.server.errors import Refused
from boneyard.server.folding import fold
from boneyard.server.names import clean
from boneyard.server.play import Auto, Play
from boneyard.server.table import Table, automatic


@dataclass(slots=True)
class Decision:
    """What is to be kept: acts, the game after them, and what was told on the way."""

    acts: list[Act]
    twin: Play | None = None
    heard: list[Event] = field(default_factory=list)
    result: dict[str, object] | None = None
    secret: bool = False
    """Whether the result must not be kept."""


@dataclass(frozen=True, slots=True)
class Who:
    """Who asks: a guest, and the seat of theirs at this table, if any."""

    guest: str
    seat: int | None

    @property
    def own(self) -> int:
        """The seat; who has none is refused."""
        if self.seat is None:
            raise Refused("not-yours")
        return self.seat


def sit(table: Table, who: Who, message: wire.Sit) -> Decision:
    """Sit down on a free seat; who sits already may move to another one."""
    still_open(table)
    if who.guest in table.kicked:
        raise Refused("not-allowed", reason="sent-away")
    promise = promised(table.nonces, message.nonce_hash)
    free = [number for number, seat in enumerate(table.seats) if seat.free]
    seat = message.seat if message.seat is not None else next(iter(free), None)
    if seat is None or seat not in free:
        raise Refused("no-seat")
    acts: list[Act] = [] if who.seat is None else [Stood(seat=who.seat)]
    acts.append(Sat(seat=seat, guest=who.guest, name=clean(message.name), nonce_hash=promise))
    return Decision(acts, result={"seat": seat})


def promised(fixed: Sequence[str], nonce_hash: str) -> str:
    """What somebody promises to add to the dice; nothing where what they depend on is fixed already."""
    if nonce_hash and not is_hash(nonce_hash):
        raise Refused("bad-secret")
    return "" if fixed else nonce_hash


def stand(table: Table, who: Who, message: wire.Stand) -> Decision:
    """Leave before the beginning; the host may send others away, but nobody else may."""
    still_open(table)
    seat = who.own if message.seat is None else message.seat
    if seat != who.seat and who.guest != table.leader:
        raise Refused("not-yours")
    if seat >= len(table.seats) or not table.seats[seat].guest:
        raise Refused("no-seat")
    return Decision([Stood(seat=seat, kicked=seat != who.seat)])


def reveal(table: Table, who: Who, message: wire.Reveal) -> Decision:
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


def start(table: Table, who: Who, message: wire.Begin) -> Decision:
    """The host begins, first calling for nonces; seats that are still free are played by bots."""
    still_open(table)
    if who.guest != table.leader:
        raise Refused("not-yours")
    return all_seated(table)


def all_seated(table: Table) -> Decision:
    """Call for the nonces that were promised; where there are none, begin."""
    return Decision([Called()]) if table.owes_nonces else started(table)


def started(table: Table) -> Decision:
    """Begin the game: chance and single options are answered until somebody has a choice."""
    acts: list[Act] = [
        Covered(seat=number, level=table.config.cover, why="left")
        for number, seat in enumerate(table.seats)
        if seat.free
    ]
    twin = table.new_play()
    heard: list[Event] = []
    lines = twin.settle(autos(table, heard), heard.append)
    return Decision([*acts, Started(lines=tuple(lines), hash=twin.hash, rules=twin.game.rules)], twin, heard)


def abandoned() -> Decision:
    """Close a table at which nobody is any more."""
    return Decision([Ended(why="abandoned")])


def answer(table: Table, who: Who, message: wire.Answer, now: int) -> Decision:
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
    heard: list[Event] = []
    try:
        lines = [twin.take(seat, command, None, heard.append, untouched=play.state)]
    except Illegal as error:
        raise Refused("illegal", command=error.command, rule=error.rule) from error
    lines += twin.settle(autos(table, heard), heard.append)
    return Decision([played(table, play, twin, heard, seat, lines, hand, now)], twin, heard)


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


def is_private(table: Table, play: Play) -> bool:
    """Whether a window is open whose pauses must not tell anything."""
    return table.config.reactions == "private" and play.declining is not None


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
    heard: list[Event] = []
    lines: list[str] = []
    for seat in play.actors:
        sealed = table.sealed.get(seat)
        command = play.game.parse(sealed.command) if sealed else None
        command = command or automatic(table, twin, seat, twin.options(seat)) or declining
        lines.append(twin.take(seat, command, None, heard.append))
    lines += twin.settle(autos(table, heard), heard.append)
    act = played(table, play, twin, heard, play.actors[0], lines, "time", now)
    return Decision([act], twin, heard)


def undo(table: Table, who: Who, message: wire.Undo, now: int) -> Decision:
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


def order(table: Table, who: Who, message: wire.Order, now: int) -> Decision:
    """Set standing orders; a window that is open is answered by them at once."""
    running(table)
    return Decision([Ordered(seat=who.own, pass_until_turn=message.pass_until_turn, never=message.never)])


def come_back(table: Table, who: Who, message: wire.Return) -> Decision:
    """Answer for one's own seat again; who left for good does not."""
    running(table)
    staying(table, who.own)
    if not table.seats[who.own].cover:
        raise Refused("not-allowed")
    return Decision([HandedBack(seat=who.own)])


def cover(table: Table, seat: int, why: Literal["away", "time"]) -> Decision:
    """A bot answers for a seat until its guest comes back; where absence is skipped, it does the least."""
    level = "idle" if table.config.absence == "skip" else table.config.cover
    return Decision([Covered(seat=seat, level=level, why=why)])


def leave(table: Table, who: Who, message: wire.Leave) -> Decision:
    """Leave for good, or concede: a bot goes on, or one that does the least where who leaves is out.

    Who is the last one left has won, where the others have conceded or are out; a game without people ends.
    """
    running(table)
    staying(table, who.own)
    out = table.config.leaving == "out"
    why: Literal["left", "conceded"] = "conceded" if message.concede else "left"
    acts: list[Act] = [Covered(seat=who.own, level="idle" if out else table.config.cover, why=why)]
    left = tuple(n for n, seat in enumerate(table.seats) if n != who.own and not seat.has_left)
    people = [n for n in left if table.seats[n].guest]
    if (message.concede or out) and (len(left) == 1 or not people):
        acts.append(Ended(why="conceded", winners=left))
    elif not people:
        acts.append(Ended(why="abandoned"))
    return Decision(acts)


def staying(table: Table, seat: int) -> None:
    """Refuse who has left the game for good."""
    if table.seats[seat].has_left:
        raise Refused("not-allowed", reason="left")


def answering(table: Table, who: Who) -> None:
    """Refuse whose seat a bot answers for."""
    staying(table, who.own)
    if table.seats[who.own].cover:
        raise Refused("not-allowed", reason="covered")


def make_link(table: Table, who: Who, secret: str) -> Decision:
    """A link that carries the seat to another device; only its hash is kept."""
    staying(table, who.own)
    act = LinkMade(seat=who.own, secret_hash=commitment(secret))
    return Decision([act], result={"secret": secret}, secret=True)


def carry(table: Table, who: Who, message: wire.Carry) -> Decision:
    """Take over a seat with a link's secret, which is then used up."""
    seat = linked(table, message.secret)
    staying(table, seat)
    return Decision([hand_over(table, seat, who.guest, message.name)], result={"seat": seat})


def linked(table: Table, secret: str) -> int:
    """The seat whose link has this secret; refused where none has."""
    for number, seat in enumerate(table.seats):
        if seat.link_hash and compare_digest(seat.link_hash, commitment(secret)):
            return number
    raise Refused("bad-secret")


def hand_over(table: Table, seat: int, guest: str, name: str) -> Carried:
    """Give a seat to a guest who has no other one here, and then sees what it sees."""
    if table.status == "over":
        raise Refused("not-running")
    if not 0 <= seat < len(table.seats):
        raise Refused("no-seat")
    if table.seat_of(guest) not in (None, seat):
        raise Refused("no-seat", reason="seated")
    return Carried(seat=seat, guest=guest, name=clean(name))


def looking(table: Table, seat: int | None) -> None:
    """Refuse spectators where the players want to be alone."""
    if not table.admits(seat):
        raise Refused("not-allowed", reason="spectators")


def still_open(table: Table) -> None:
    """Refuse what can only be done before the seats are fixed."""
    if table.status != "open" or table.called_at:
        raise Refused("not-open")


def running(table: Table) -> Play:
    """The game under way; refused where there is none."""
    if table.status != "running" or table.play is None:
        raise Refused("not-running")
    return table.play
