"""The log of a game for one viewer, from the events stored in its entries, and what a bot did for them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

import msgspec
from msgspec import Raw, Struct

from boneyard.engine.replay import parse_draw
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.events import Event, TurnBegan
from boneyard.server.rooms.loading import DecodedLog
from boneyard.server.store.records import Entry
from boneyard.table.events import LineEvents, decode_lines
from boneyard.table.log_entries import Created, LogEntry, Played, Rewound, Started, Undone
from boneyard.table.projection import visible_events
from boneyard.table.stand_ins import StandInBegan, StandInEnded, StandIns
from boneyard.table.table import Away

NOTHING = LineEvents(())
MOST_DEEDS = 100
"""After a longer absence, the last ones."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the game, the number of its log entry, and its events if known."""

    seq: int
    text: str
    events: LineEvents | None


@dataclass(slots=True)
class Turn:
    """The events of a turn, and the seats that a stand-in played when it began; turn 0 is everything before
    the first.
    """

    turn: int
    seat: int
    stand_ins: tuple[int, ...] = ()
    events: list[Event] = field(default_factory=list)


def lines_in(game: AnyGame, done: DecodedLog) -> list[Line]:
    """All lines that were played and not taken back, and what the log says about stand-ins."""
    lines: list[Line] = []
    besides: list[Line] = []
    stand_ins = StandIns()
    for entry, log_entry in done:
        if told := stand_ins.events(log_entry):
            besides.append(Line(entry.seq, "", LineEvents(tuple(told))))
        if isinstance(log_entry, Undone):
            del lines[log_entry.keep :]
        elif isinstance(log_entry, Rewound):
            del lines[log_entry.saved.lines :]
        elif isinstance(log_entry, Created | Started | Played):
            lines += lines_of(game, entry, log_entry.lines)
    return sorted([*lines, *besides], key=lambda line: line.seq) if besides else lines


def lines_of(game: AnyGame, entry: Entry, texts: Sequence[str]) -> Iterator[Line]:
    """The lines of one entry. The entry of an imported game has events but no lines."""
    stored = stored_in(game, entry)
    if stored is None or len(stored) != len(texts or stored):
        return (Line(entry.seq, text, None) for text in texts)
    texts = texts or ("",) * len(stored)
    return (Line(entry.seq, text, each) for text, each in zip(texts, stored, strict=True))


def stored_in(game: AnyGame, entry: Entry) -> list[LineEvents] | None:
    """The stored events; None if they are lost, or of a kind that the game no longer has."""
    if not entry.events:
        return None
    try:
        return decode_lines(game, entry.events)
    except msgspec.DecodeError:
        return None


def lacks_events(entry: Entry, log_entry: LogEntry, *, imported: bool) -> bool:
    """Whether the events of an entry have not been looked for yet."""
    if entry.events is not None or not isinstance(log_entry, Created | Started | Played):
        return False
    return bool(log_entry.lines) or imported


def turns_in(lines: Iterable[Line]) -> list[Turn]:
    turns = [Turn(0, 0)]
    stood: set[int] = set()
    for line in lines:
        for event in (line.events or NOTHING).events:
            if isinstance(event, TurnBegan):
                turns.append(Turn(event.turn, event.seat, tuple(sorted(stood))))
            elif isinstance(event, StandInBegan):
                stood.add(event.seat)
            elif isinstance(event, StandInEnded):
                stood.discard(event.seat)
            turns[-1].events.append(event)
    return turns


class Deed(Struct, frozen=True):
    """An answer given for the player, and its events."""

    command: str
    events: tuple[Raw, ...]


class Deeds(Struct, frozen=True):
    """The last answers given for a seat, and how many came before them."""

    deeds: tuple[Deed, ...]
    before: int


def deeds_of(game: AnyGame, lines: Iterable[Line], seat: int, away: Away) -> Deeds:
    """The answers for a seat during an absence, with their events and those of following chance."""
    deeds: list[tuple[str, list[Raw]]] = []
    follows = False
    for line in lines:
        if not away.first < line.seq <= away.last or not line.text:
            continue
        who, _, command = parse_draw(line.text)[0].partition(" ")
        follows = who == str(seat) or (follows and who == "*")
        if who == str(seat):
            deeds.append((command, []))
        if follows:
            deeds[-1][1].extend(visible_events(game, (line.events or NOTHING).events, seat))
    last = deeds[-MOST_DEEDS:]
    found = tuple(Deed(command, tuple(events)) for command, events in last)
    return Deeds(found, len(deeds) - len(last))
