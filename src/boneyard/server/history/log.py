"""The log of a game for one viewer, from the events that its entries store."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

import msgspec

from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.events import Event, TurnBegan
from boneyard.server.store.records import Entry
from boneyard.table import log_entries
from boneyard.table.events import LineEvents, decode_lines
from boneyard.table.log_entries import Act, Created, Played, Started, Undone, WentOn

Done = Sequence[tuple[Entry, Act]]
NOTHING = LineEvents(())


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the game, the number of the entry that played it, and what it told, if that is known."""

    seq: int
    text: str
    told: LineEvents | None


@dataclass(slots=True)
class Turn:
    """What happened in a turn; turn 0 is what came before the first."""

    turn: int
    seat: int
    events: list[Event] = field(default_factory=list)


def acts_in(entries: Iterable[Entry]) -> Done:
    """What was done: a long log takes too long to read where all tables wait."""
    return [(entry, log_entries.decode(entry.act)) for entry in entries]


def lines_in(game: AnyGame, done: Done) -> list[Line]:
    """All that was played and not taken back."""
    lines: list[Line] = []
    for entry, act in done:
        if isinstance(act, Undone):
            del lines[act.keep :]
        elif isinstance(act, WentOn):
            del lines[act.saved.lines :]
        elif isinstance(act, Created | Started | Played):
            lines += lines_of(game, entry, act.lines)
    return lines


def lines_of(game: AnyGame, entry: Entry, texts: Sequence[str]) -> Iterator[Line]:
    """The lines of one entry; an imported game's entry has events and no lines."""
    told = stored_in(game, entry)
    if told is None or len(told) != len(texts or told):
        return (Line(entry.seq, text, None) for text in texts)
    texts = texts or ("",) * len(told)
    return (Line(entry.seq, text, each) for text, each in zip(texts, told, strict=True))


def stored_in(game: AnyGame, entry: Entry) -> list[LineEvents] | None:
    """The events that an entry stores; None where they are lost, or of a kind that the game no longer has."""
    if not entry.events:
        return None
    try:
        return decode_lines(game, entry.events)
    except msgspec.DecodeError:
        return None


def lacks_events(entry: Entry, act: Act, *, imported: bool) -> bool:
    """Whether an entry played something whose events nobody has looked for yet."""
    if entry.events is not None or not isinstance(act, Created | Started | Played):
        return False
    return bool(act.lines) or imported


def turns_in(lines: Iterable[Line]) -> list[Turn]:
    """The events of a game by turn."""
    turns = [Turn(0, 0)]
    for line in lines:
        for event in (line.told or NOTHING).events:
            if isinstance(event, TurnBegan):
                turns.append(Turn(event.turn, event.seat))
            turns[-1].events.append(event)
    return turns
