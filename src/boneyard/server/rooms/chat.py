"""Chat: players among themselves, spectators apart. Bounded, kept a while, never part of the game."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Literal

from boneyard.server.limits import Bucket
from boneyard.server.people import bans
from boneyard.server.services import Services
from boneyard.server.store import Paused
from boneyard.server.store.records import ChatLine
from boneyard.table import protocol
from boneyard.table.decision import Who, looking
from boneyard.table.errors import Refused
from boneyard.table.names import one_line
from boneyard.table.table import Table

ChatRoom = Literal["players", "spectators"]
ROOMS: tuple[ChatRoom, ...] = ("players", "spectators")
KEPT = 100
"""How many lines a room remembers for who comes later."""
A_SECOND, AT_ONCE = 0.5, 5
MOST_LIMITS = 256
"""How many guests may talk in one room within ten seconds; spectators never use up the players' share."""
PRESETS = ("hello", "well-played", "thanks", "oops", "hurry", "good-game")
"""What can be said in everybody's own language: `:hello` and so on."""


class Chat:
    """The lines of one table that are still remembered."""

    def __init__(self) -> None:
        self.n = 0
        self.latest: dict[ChatRoom, int] = dict.fromkeys(ROOMS, 0)
        """The last line of each room that was taken in."""
        self.recalled = False
        self.lines: dict[ChatRoom, list[protocol.Said]] = {"players": [], "spectators": []}
        self.limits: dict[ChatRoom, dict[str, Bucket]] = {"players": {}, "spectators": {}}

    async def may_say(self, table: Table, who: Who, message: protocol.Say, services: Services) -> bool:
        """Whether a line is to be said: not twice, and not by who may not talk."""
        try:
            if await services.store.is_said(table.id, who.guest, message.id):
                return False
            looking(table, who.seat)
            await bans.refuse_to_hear(services, who.guest, table.id)
        except Paused as error:
            raise Refused("paused") from error
        return True

    def line(self, table: Table, who: Who, message: protocol.Say, now: int) -> tuple[ChatLine, protocol.Said]:
        """What somebody says, to be kept and to be told."""
        room: ChatRoom = "spectators" if who.seat is None else "players"
        self.limit(room, who.guest, now)
        said = one_line(message.text)
        if not said:
            raise Refused("bad-frame", reason="nothing of the text can be seen")
        name = "" if who.seat is None else table.seats[who.seat].name
        told = protocol.Said(at=now, room=room, name=name, seat=who.seat, text=said)
        return ChatLine(self.n + 1, now, who.guest, room, said, who.seat, message.id), told

    def limit(self, room: ChatRoom, guest: str, now: int) -> None:
        """Refuse who talks too fast; who has been silent long enough for a full store is forgotten."""
        limits = self.limits[room]
        if len(limits) >= MOST_LIMITS:
            recent = now - int(1000 * AT_ONCE / A_SECOND)
            limits = self.limits[room] = {other: one for other, one in limits.items() if one.last > recent}
        if guest not in limits and len(limits) >= MOST_LIMITS:
            raise Refused("too-fast")
        if not limits.setdefault(guest, Bucket(A_SECOND, AT_ONCE)).take(now):
            raise Refused("too-fast")

    def keep(self, line: ChatLine, told: protocol.Said) -> None:
        """Remember a line that has been kept."""
        self.n = self.latest[told.room] = line.n
        self.remember(told)

    def remember(self, told: protocol.Said) -> None:
        """Have a line ready for who comes later, and none that is too old."""
        lines = self.lines[told.room]
        lines.append(told)
        del lines[:-KEPT]

    async def recall(self, table: Table, services: Services) -> list[protocol.Said]:
        """Remember what was said at the table, in whichever process; what is new since the last time."""
        lines: list[ChatLine] = []
        for room in ROOMS:
            read = partial(services.store.chat, table.id, room, after=self.latest[room], limit=KEPT)
            lines += await services.insist(read)
        told = self.take_in(table, sorted(lines, key=lambda line: line.n))
        is_first, self.recalled = not self.recalled, True
        return [] if is_first else told

    def take_in(self, table: Table, lines: Iterable[ChatLine]) -> list[protocol.Said]:
        """Remember lines that were kept, in order."""
        told: list[protocol.Said] = []
        for line in lines:
            seat = table.seat_of(line.by) if line.seat is None and line.client is None else line.seat
            name = "" if seat is None else table.names.get(line.by, table.seats[seat].name)
            room: ChatRoom = "players" if line.room == "players" else "spectators"
            told.append(protocol.Said(at=line.at, room=room, name=name, seat=seat, text=line.text))
            self.remember(told[-1])
            self.latest[room] = line.n
            self.n = max(self.n, line.n)
        return told

    def heard_by(self, who: Who) -> list[protocol.Said]:
        """What somebody has missed: everybody hears players, only spectators hear spectators."""
        rooms: tuple[ChatRoom, ...] = ("players", "spectators") if who.seat is None else ("players",)
        return sorted((said for room in rooms for said in self.lines[room]), key=lambda said: said.at)
