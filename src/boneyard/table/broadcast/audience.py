"""Who looks at a table: a stream for each viewer, and since when people are away."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from boneyard.games.shared.events import Event
from boneyard.table import protocol
from boneyard.table.broadcast.stream import Send, Stream
from boneyard.table.projection import Sight, Viewer, facts_of, info_of, told_to
from boneyard.table.table import Table
from boneyard.table.windows import Asked

KEPT_FOR = 60_000
"""How long what a viewer has missed is kept, in milliseconds."""
MOVED = protocol.encode(protocol.Moved())


class Audience:
    """All viewers of one table; all tabs of a seat are one viewer, and so are all spectators."""

    def __init__(self, now: Callable[[], int], paused: Callable[[], bool]) -> None:
        self.now = now
        self.paused = paused
        self.streams: dict[Viewer, Stream] = {}
        self.away: dict[int, int] = {}
        self.opened = now()
        """Who has not been seen since then is away since then."""
        self.known_here: frozenset[int] | None = None
        """The seats that look, until somebody comes or goes."""
        self.asked = Asked()
        self.elsewhere: dict[str, frozenset[int]] = {}
        """The seats that look by way of other processes."""
        self.sight: Sight | None = None
        """What everybody was shown last of the game."""
        self.facts: object = None
        self.told: protocol.TableInfo | None = None
        """What everybody was told last of the table, which was made from these facts."""

    @property
    def here(self) -> frozenset[int]:
        """The seats that look by way of this process."""
        if self.known_here is None:
            looking = [viewer for viewer, s in self.streams.items() if viewer is not None and s.sends]
            self.known_here = frozenset(looking)
        return self.known_here

    @property
    def present(self) -> frozenset[int]:
        """The seats that look, wherever."""
        return self.here.union(*self.elsewhere.values()) if self.elsewhere else self.here

    def begin_anew(self) -> None:
        """Who could not look or answer while another process had the table has all their time again."""
        self.asked = Asked()
        self.opened = self.now()

    def gone(self, table: Table) -> dict[int, int]:
        """The seats that nobody looks from, and since when."""
        present, seats = self.present, range(len(table.seats))
        if len(present) == len(seats):
            return {}  # nearly always, and this is asked at every answer
        return {seat: self.away.get(seat, self.opened) for seat in seats if seat not in present}

    @property
    def is_watched(self) -> bool:
        """Whether anybody looks by way of this process, spectators too."""
        return any(stream.sends for stream in self.streams.values())

    def look_elsewhere(
        self, table: Table, process: str, seats: frozenset[int] | None, *, alone: bool = False
    ) -> frozenset[int]:
        """Another process says who looks there, or is not heard of any more; the seats that look again.

        One that is believed `alone` speaks for all others, those too that have ended without a word.
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
        for seat in after:
            self.away.pop(seat, None)
        if before != after:
            self.tell(table, ())
        return after - before

    def join(self, table: Table, viewer: Viewer, hello: protocol.Hello, send: Send) -> None:
        """Show somebody the table: what they have missed, or all of it; then they hear what changes."""
        before, stream = self.present, self.streams.get(viewer)
        if stream is None:
            stream = self.streams[viewer] = Stream(viewer)
            self.asked.notice(table, self.now())
            stream.look(table, self.info(table), self.asked)
            if table.play is not None:
                seen = Sight(table.play, (viewer,))
                self.sight = self.sight or seen
                self.sight.own |= seen.own
        now = self.now()
        missed = stream.missed(hello.stream, hello.seen, now)
        for frame in missed or [stream.welcome(self.sight and self.sight.view(viewer), now)]:
            send(frame)
        stream.sends.add(send)
        self.known_here = None
        stream.left_at = None
        if viewer is not None:
            self.away.pop(viewer, None)
        if self.present != before:
            self.tell(table, ())

    def part(self, table: Table, viewer: Viewer, send: Send, *, for_good: bool = False) -> None:
        """Somebody looks no longer; for the last one who does so for good nothing is kept."""
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
            self.tell(table, ())

    def info(self, table: Table) -> protocol.TableInfo:
        """What everybody may know of the table."""
        present, paused, gone = self.present, self.paused(), self.gone(table)
        facts = facts_of(table, present, paused, gone)
        if self.told is None or self.facts != facts:
            self.facts, self.told = facts, info_of(table, present, paused, gone)
        return self.told

    def tell(self, table: Table, events: Sequence[Event], first: Viewer = None) -> None:
        """Tell everybody who looks what has changed for them; who has left is forgotten after a while.

        Who is `first` has just been answered: that goes out with what they are told, before all else.
        """
        info = self.info(table)
        self.forget()
        self.asked.notice(table, self.now())
        viewers = [first] if first in self.streams else []
        viewers += [viewer for viewer in self.streams if viewer != first]
        play = table.play
        if play is None:
            for viewer in viewers:
                self.streams[viewer].update(table, info, self.asked)
            return
        before, self.sight = self.sight, Sight(play, viewers)
        told = told_to(play, events, before, self.sight)
        for viewer in viewers:
            self.streams[viewer].update(table, info, self.asked, told[viewer])

    def forget(self) -> None:
        """Forget who has left a while ago."""
        for viewer, stream in tuple(self.streams.items()):
            if stream.left_at is not None and stream.left_at <= self.now() - KEPT_FOR:
                del self.streams[viewer]

    def say(self, said: protocol.Said) -> None:
        """Send a line of chat to those who may hear it."""
        frame = protocol.encode(said)
        for viewer, stream in self.streams.items():
            if viewer is None or said.room == "players":
                for send in tuple(stream.sends):
                    send(frame)

    def move(self, before: Table, after: Table) -> None:
        """Whose seat is another's now, or who may not watch what has begun, sees nothing from here on."""
        for viewer in moved(before, after):
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
    """Whether somebody was given a seat who may look on as a spectator, and not know of it.

    Who sits down where a table waits for people knows: nobody else does that for them.
    """
    if before.seats == after.seats:
        return False
    return any(
        new.guest and old.guest != new.guest and (old.guest or after.status != "open")
        for old, new in zip(before.seats, after.seats, strict=True)
    )


def moved(before: Table, after: Table) -> list[Viewer]:
    """The viewers who are somebody else now, or nobody."""
    found: list[Viewer] = []
    if before.seats != after.seats:
        pairs = zip(before.seats, after.seats, strict=True)
        found += [seat for seat, (old, new) in enumerate(pairs) if old.guest != new.guest]
    if before.admits(None) and not after.admits(None):
        found.append(None)
    return found
