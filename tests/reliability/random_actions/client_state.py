"""The state a client builds from its frames, to compare with the table."""

from dataclasses import dataclass, field
from typing import cast

import msgspec
from msgspec.structs import replace

from boneyard.games.shared.events import Event
from boneyard.server.rooms.open_table import OpenTable
from boneyard.server.store.records import Entry
from boneyard.table import protocol
from boneyard.table.config import Bank, Days
from boneyard.table.deadlines import Watch, next_due
from boneyard.table.events import EventLog, encode_lines
from boneyard.table.fold import fold
from boneyard.table.log_entries import Played, Started, Undone, decode
from boneyard.table.play import Play
from boneyard.table.projection import Viewer, info_of, mine_of, question_of, view_of
from boneyard.table.stand_ins import StandIns
from boneyard.table.table import FIELDS, Table
from boneyard.table.windows import QuestionTimes, next_takeover
from tests.reliability.bare_rooms import NOON

Message = dict[str, object]


HELLO = protocol.Hello(protocol=protocol.PROTOCOL)


NOT_OF_THE_LOG = {"tell", "saved", "saved_at", "play", "content", "owed"}
"""Fields of a table that depend on how it was loaded, or are compared separately."""


class Wrong(AssertionError):
    """A broken invariant."""


def same(found: object, right: object, what: str) -> None:
    if found != right:
        raise Wrong(f"{what}:\n  found {found}\n  right {right}")


def plain(value: object) -> object:
    return msgspec.json.decode(protocol.encode(value))


@dataclass(eq=False)
class Client:
    """A connection to a table, and the state built from its frames."""

    open_table: OpenTable
    guest: str
    viewer: Viewer = None
    is_connected: bool = False
    stream: str = ""
    n: int = 0
    known: Message = field(default_factory=dict)
    events: list[tuple[int, object]] = field(default_factory=list)
    first: int = 0
    since: int = 0
    """The number of the game's lines before the client's first event."""
    stood: set[int] = field(default_factory=set)
    """The seats that stand-ins play, by what the client was sent."""
    frames: list[bytes] = field(default_factory=list)

    @property
    def lines(self) -> int:
        return self.open_table.table.play.lines if self.open_table.table.play is not None else 0

    def apply(self, frame: bytes) -> None:
        self.frames.append(frame)
        message: Message = msgspec.json.decode(frame)
        match message["type"]:
            case "welcome":
                self.stream, self.n = cast(str, message["stream"]), cast(int, message["n"])
                self.known = {name: message.get(name) for name in ("info", "mine", "view", "question")}
                self.events, self.since, self.first = [], self.lines, self.n
                self.stood = StandIns(self.open_table.table.seats).playing
            case "resumed":
                same(message["stream"], self.stream, "a resumed stream")
            case "update":
                self.update(message)
            case "moved":
                self.is_connected = False

    def update(self, message: Message) -> None:
        same(message["n"], self.n + 1, "the number of an update")
        self.n += 1
        undone = message.get("undone")
        if isinstance(undone, int):
            self.events = [(n, event) for n, event in self.events if n <= undone]
            if undone < self.first:  # events from before it connected were taken back
                self.since = min(self.since, self.lines)
        for event in cast(list[Message], message.get("events", [])):
            if event["event"] == "stand-in-began":
                self.stood.add(cast(int, event["seat"]))
            elif event["event"] == "stand-in-ended":
                self.stood.remove(cast(int, event["seat"]))
            else:
                self.events.append((self.n, event))
        view = cast(Message | None, message.get("view"))
        if view is not None:
            self.known["view"] = {**cast(Message, self.known["view"] or {}), **view}
        for part in ("info", "mine", "question"):
            if part in message:
                self.known[part] = message[part]
        if message.get("asked") is False:
            self.known["question"] = None

    def hello(self, *, resume: bool = False) -> None:
        """Say hello, for the first time or again; a guest without access is removed."""
        viewer = self.open_table.table.seat_of(self.guest)
        if self.is_connected and viewer != self.viewer:
            self.open_table.leave(self.viewer, self.apply, for_good=True)
            self.is_connected = False
        self.viewer = viewer
        if not self.open_table.table.admits(viewer):
            if self.is_connected:
                self.part()
            return
        self.is_connected = True
        seen = replace(HELLO, stream=self.stream, seen=self.n) if resume else HELLO
        self.open_table.join(viewer, seen, self.apply)

    def part(self) -> None:
        if self.is_connected:
            self.is_connected = False
            self.open_table.leave(self.viewer, self.apply)


def viewers(table: Table) -> list[Viewer]:
    return [None, *range(len(table.seats))]


def shown(open_table: OpenTable, viewer: Viewer, *, exactly: bool = False) -> Message:
    """What a viewer should see; without what a restart resets, unless `exactly`.

    A restart resets presence and the time of clocks and windows, but no deadlines in days.
    """
    table, audience = open_table.table, open_table.audience
    present, gone = audience.present, audience.gone(table)
    asked = audience.asked
    if not exactly:
        present, gone = frozenset(), {}
        asked = asked if isinstance(table.config.pace, Days) else fresh_asked(table, NOON)
    takeover = next_takeover(table, asked, gone, present)
    info = cast(Message, plain(info_of(table, present, paused=False, gone=gone, takeover=takeover)))
    if not exactly and isinstance(table.config.pace, Bank) and (clock := info.get("clock")):
        cast(Message, clock).pop("since")
    play = table.play
    return {
        "info": info,
        "mine": plain(mine_of(table, viewer)),
        "view": None if play is None else plain(view_of(play, viewer)),
        "question": plain(question_of(table, viewer, asked)),
    }


def fresh_asked(table: Table, now: int) -> QuestionTimes:
    asked = QuestionTimes()
    asked.update(table, now)
    return asked


def facts(table: Table, now: int) -> dict[str, object]:
    found: dict[str, object] = {name: getattr(table, name) for name in FIELDS if name not in NOT_OF_THE_LOG}
    if table.play is not None:
        found |= {f"play.{name}": value for name, value in play_facts(table.play).items()}
    for viewer in viewers(table):
        found[f"mine of {viewer}"] = mine_of(table, viewer)
        found[f"question of {viewer}"] = plain(question_of(table, viewer, fresh_asked(table, now)))
    seats = range(len(table.seats))
    for name, here in (
        ("nobody", frozenset[int]()),
        ("everybody", frozenset(seats)),
        ("one", frozenset({0})),
    ):
        found[f"due, {name} there"] = due_of(table, now, here)
    return found


def play_facts(play: Play) -> dict[str, object]:
    return {
        "state": play.game.dump(play.state),
        "lines": play.lines,
        "numbers": play.numbers,
        "secret": play.secret,
        "dice": play.dice.counts,
        "backs": [(back.seat, back.lines, play.game.dump(back.state)) for back in play.undo_points],
    }


def due_of(table: Table, now: int, here: frozenset[int]) -> object:
    """The next deadline, if everyone had been asked and connected just now."""
    gone = {seat: now for seat in range(len(table.seats)) if seat not in here}
    due = next_due(table, Watch(fresh_asked(table, now), gone, here, now))
    return None if due is None else (due.at, due.decide(due.at).entries)


def events_by(id: str, entries: tuple[Entry, ...]) -> list[tuple[int, Event]]:
    """The events of a whole log that weren't undone, each with the number of lines up to it."""
    table = Table(id)
    events: list[tuple[int, Event]] = []
    for entry in entries:
        act = decode(entry.data)
        play = table.play.copy() if table.play is not None else None
        seats, sprung = table.seats[:], table.sprung
        fold(table, entry.seq, entry.at, act)
        lines = table.play.lines if table.play is not None else 0
        if isinstance(act, Undone):
            events = [(line, event) for line, event in events if line <= lines]
        if isinstance(act, Started | Played):
            log = EventLog(sprung)
            play = play or table.new_play()
            for number, line in enumerate(act.lines):
                if isinstance(act, Played) and number in act.traps:
                    seat, command = play.game.read(line)
                    trap = seats[seat].trap_with(command.card)
                    assert trap is not None
                    log.sprung[seat] = trap
                play.replay(line, log)
            assert entry.events == encode_lines(log.lines), (
                "an entry's events differ from those of its replay"
            )
            events += [(lines, event) for event in log.events]
    return events
