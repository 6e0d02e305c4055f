"""The viewers of a table: a stream of updates for each, and since when players are absent."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from boneyard.games.shared.events import Event
from boneyard.table import protocol
from boneyard.table.projection import Viewer, Views, facts_of, game_parts, info_of
from boneyard.table.stream import Send, Stream
from boneyard.table.table import Table
from boneyard.table.windows import QuestionTimes, next_takeover

RESUME_FOR = 60_000
"""How long a viewer who left can resume, in milliseconds."""
MOVED = protocol.encode(protocol.Moved())


class Audience:
    """All tabs of a seat are one viewer, and so are all spectators."""

    def __init__(self, now: Callable[[], int], paused: Callable[[], bool]) -> None:
        self.now = now
        self.paused = paused
        self.streams: dict[Viewer, Stream] = {}
        self.away: dict[int, int] = {}
        self.gone_for: dict[int, int] = {}
        """How long seats that have just come back were absent."""
        self.opened = now()
        """Seats that have not been here since then are absent since then."""
        self.known_here: frozenset[int] | None = None
        """Cached `here`; None after somebody came or left."""
        self.asked = QuestionTimes()
        self.elsewhere: dict[str, frozenset[int]] = {}
        """Present seats that are connected to other processes."""
        self.views: Views | None = None
        """The game as it was last sent."""
        self.info_facts: object = None
        self.last_info: protocol.TableInfo | None = None
        """The table as it was last sent, computed from these facts."""

    @property
    def here(self) -> frozenset[int]:
        """Present seats that are connected to this process."""
        if self.known_here is None:
            looking = [viewer for viewer, s in self.streams.items() if viewer is not None and s.sends]
            self.known_here = frozenset(looking)
        return self.known_here

    @property
    def present(self) -> frozenset[int]:
        return self.here.union(*self.elsewhere.values()) if self.elsewhere else self.here

    def reset_times(self) -> None:
        """Give everybody their full time again after another process has lost the table."""
        self.asked = QuestionTimes()
        self.opened = self.now()

    def gone(self, table: Table) -> dict[int, int]:
        """The absent seats, and since when."""
        present, seats = self.present, range(len(table.seats))
        if len(present) == len(seats):
            return {}  # the usual case, on a hot path
        return {seat: self.away.get(seat, self.opened) for seat in seats if seat not in present}

    @property
    def is_watched(self) -> bool:
        """Whether any viewer, spectators included, is connected to this process."""
        return any(stream.sends for stream in self.streams.values())

    def set_elsewhere(
        self, table: Table, process: str, seats: frozenset[int] | None, *, alone: bool = False
    ) -> frozenset[int]:
        """Set the present seats of another process, or None if it is gone; return the seats that came back.

        `alone` drops the seats of all other processes, which may have ended without notice.
        """
        before = self.present
        if alone:
            self.elsewhere.clear()
        if seats is None:
            self.elsewhere.pop(process, None)
        else:
            self.elsewhere[process] = seats
        after = self.present
        for seat in before - after:
            self.away[seat] = self.now()
        for seat in after - before:
            self.note_return(seat)
        if before != after:
            self.broadcast(table, ())
        return after - before

    def join(self, table: Table, viewer: Viewer, hello: protocol.Hello, send: Send) -> None:
        """Send a viewer the missed updates or the whole table, and subscribe it to changes."""
        before, stream = self.present, self.streams.get(viewer)
        if stream is None:
            stream = self.streams[viewer] = Stream(viewer)
            self.asked.update(table, self.now())
            stream.catch_up(table, self.info(table), self.asked)
            if table.play is not None:
                views = Views(table.play, (viewer,))
                self.views = self.views or views
                self.views.own |= views.own
        now = self.now()
        missed = stream.missed(hello.stream, hello.seen, now)
        for frame in missed or [stream.welcome(self.views, now)]:
            send(frame)
        stream.sends.add(send)
        self.known_here = None
        stream.left_at = None
        if viewer is not None and viewer not in before:
            self.note_return(viewer)
        if self.present != before:
            self.broadcast(table, ())

    def note_return(self, seat: int) -> None:
        self.gone_for[seat] = self.now() - self.away.pop(seat, self.opened)

    def leave(self, table: Table, viewer: Viewer, send: Send, *, for_good: bool = False) -> None:
        """Unsubscribe a connection; after the last one left `for_good`, forget the viewer."""
        before, stream = self.present, self.streams.get(viewer)
        if stream is None:
            return
        stream.sends.discard(send)
        self.known_here = None
        if not stream.sends:
            stream.left_at = self.now()
            if viewer is not None and viewer not in self.present:
                self.away[viewer] = self.now()
            if for_good:
                del self.streams[viewer]
        if self.present != before:
            self.broadcast(table, ())

    def info(self, table: Table) -> protocol.TableInfo:
        present, paused, gone = self.present, self.paused(), self.gone(table)
        takeover = next_takeover(table, self.asked, gone, present)
        facts = facts_of(table, present, paused, gone, takeover)
        if self.last_info is None or self.info_facts != facts:
            self.info_facts, self.last_info = facts, info_of(table, present, paused, gone, takeover)
        return self.last_info

    def broadcast(self, table: Table, events: Sequence[Event], first: Viewer = None) -> None:
        """Send every viewer what has changed for it.

        `first` has just been sent a reply: its update goes out in the same packet.
        """
        self.asked.update(table, self.now())
        info = self.info(table)
        self.forget()
        viewers = [first] if first in self.streams else []
        viewers += [viewer for viewer in self.streams if viewer != first]
        play = table.play
        if play is None:
            for viewer in viewers:
                self.streams[viewer].update(table, info, self.asked)
            return
        before, self.views = self.views, Views(play, viewers)
        parts = game_parts(play, events, before, self.views)
        for viewer in viewers:
            self.streams[viewer].update(table, info, self.asked, parts[viewer])

    def forget(self) -> None:
        for viewer, stream in tuple(self.streams.items()):
            if stream.left_at is not None and stream.left_at <= self.now() - RESUME_FOR:
                del self.streams[viewer]

    def chat(self, said: protocol.Said) -> None:
        """Spectators' chat goes to spectators only: it could give players advice."""
        frame = protocol.encode(said)
        for viewer, stream in self.streams.items():
            if viewer is None or said.room == "players":
                for send in tuple(stream.sends):
                    send(frame)

    def drop_moved(self, before: Table, after: Table) -> None:
        """Disconnect viewers whose seat changed hands, and spectators who may not watch the game."""
        for viewer in moved_viewers(before, after):
            self.known_here = None
            if viewer is not None:
                self.away[viewer] = self.now()
            if (stream := self.streams.pop(viewer, None)) is not None:
                for send in stream.sends:
                    send(MOVED)
        if None in self.streams and is_handed_over(before, after):
            for send in tuple(self.streams[None].sends):
                send(MOVED)


def is_handed_over(before: Table, after: Table) -> bool:
    """Whether a spectator may have been given a seat without knowing.

    At an open table guests sit down themselves, so they know.
    """
    if before.seats == after.seats:
        return False
    return any(
        new.guest and old.guest != new.guest and (old.guest or after.status != "open")
        for old, new in zip(before.seats, after.seats, strict=True)
    )


def moved_viewers(before: Table, after: Table) -> list[Viewer]:
    """Viewers whose view now belongs to somebody else or nobody."""
    found: list[Viewer] = []
    if before.seats != after.seats:
        pairs = zip(before.seats, after.seats, strict=True)
        found += [seat for seat, (old, new) in enumerate(pairs) if old.guest != new.guest]
    if before.admits(None) and not after.admits(None):
        found.append(None)
    return found
