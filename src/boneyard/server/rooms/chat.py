"""Chat: players among themselves, spectators apart. Bounded, stored for a while, never part of the game."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Literal

from boneyard.server.accounts import bans
from boneyard.server.services import Services
from boneyard.server.store import Paused
from boneyard.server.store.records import ChatLine
from boneyard.server.token_bucket import Bucket
from boneyard.table import protocol
from boneyard.table.decision import Who, require_admitted
from boneyard.table.errors import Refused
from boneyard.table.names import one_line
from boneyard.table.table import Table

ChatRoom = Literal["players", "spectators"]
ROOMS: tuple[ChatRoom, ...] = ("players", "spectators")
MOST_RECENT = 100
"""How many messages of a room are available to newcomers."""
A_SECOND, AT_ONCE = 0.5, 5
MOST_LIMITS = 256
"""How many guests may chat in one room within ten seconds; spectators never use up the players' share."""
PRESETS = ("hello", "well-played", "thanks", "oops", "hurry", "good-game")
"""Messages that everybody reads in their own language: `:hello` and so on."""
CHEERS = ("laugh", "wow", "sad", "angry", "love", "toast")
"""Pictures: `:laugh` and so on. Players see those of spectators too, since they say nothing else."""


class Chat:
    def __init__(self) -> None:
        self.n = 0
        self.latest: dict[ChatRoom, int] = dict.fromkeys(ROOMS, 0)
        """The last message of each room that was loaded."""
        self.recalled = False
        self.lines: dict[ChatRoom, list[protocol.Said]] = {"players": [], "spectators": []}
        self.limits: dict[ChatRoom, dict[str, Bucket]] = {"players": {}, "spectators": {}}

    async def is_new(self, table: Table, who: Who, message: protocol.Say, services: Services) -> bool:
        """Whether a message is new; refuses guests who may not chat."""
        try:
            if await services.store.is_said(table.id, who.guest, message.id):
                return False
            require_admitted(table, who.seat)
            await bans.refuse_muted(services, who.guest, table.id)
        except Paused as error:
            raise Refused("paused") from error
        return True

    def new_line(
        self, table: Table, who: Who, message: protocol.Say, now: int
    ) -> tuple[ChatLine, protocol.Said]:
        room: ChatRoom = "spectators" if who.seat is None else "players"
        self.limit(room, who.guest, now)
        text = one_line(message.text)
        if not text:
            raise Refused("bad-frame", reason="the text has no visible characters")
        name = "" if who.seat is None else table.seats[who.seat].name
        said = protocol.Said(at=now, room=seen_in(room, text), name=name, seat=who.seat, text=text)
        return ChatLine(self.n + 1, now, who.guest, room, text, who.seat, message.id), said

    def limit(self, room: ChatRoom, guest: str, now: int) -> None:
        """Refuse a guest who chats too fast; forget those whose bucket is full again."""
        limits = self.limits[room]
        if len(limits) >= MOST_LIMITS:
            recent = now - int(1000 * AT_ONCE / A_SECOND)
            limits = self.limits[room] = {other: one for other, one in limits.items() if one.last > recent}
        if guest not in limits and len(limits) >= MOST_LIMITS:
            raise Refused("too-fast")
        if not limits.setdefault(guest, Bucket(A_SECOND, AT_ONCE)).take(now):
            raise Refused("too-fast")

    def add(self, line: ChatLine, said: protocol.Said) -> None:
        room: ChatRoom = "players" if line.room == "players" else "spectators"
        self.n = self.latest[room] = line.n
        self.remember(room, said)

    def remember(self, room: ChatRoom, said: protocol.Said) -> None:
        """Keep a message in its author's room: however many spectators cheer, players keep their chat."""
        lines = self.lines[room]
        lines.append(said)
        del lines[:-MOST_RECENT]

    async def load_new(self, table: Table, services: Services) -> list[protocol.Said]:
        """Load messages that any process has stored; return the new ones, but none on the first load."""
        lines: list[ChatLine] = []
        for room in ROOMS:
            read = partial(services.store.chat, table.id, room, after=self.latest[room], limit=MOST_RECENT)
            lines += await services.retry(read)
        said = self.add_stored(table, sorted(lines, key=lambda line: line.n))
        is_first, self.recalled = not self.recalled, True
        return [] if is_first else said

    def add_stored(self, table: Table, lines: Iterable[ChatLine]) -> list[protocol.Said]:
        said: list[protocol.Said] = []
        for line in lines:
            seat = table.seat_of(line.by) if line.seat is None and line.client is None else line.seat
            name = "" if seat is None else table.names.get(line.by, table.seats[seat].name)
            room: ChatRoom = "players" if line.room == "players" else "spectators"
            seen = seen_in(room, line.text)
            said.append(protocol.Said(at=line.at, room=seen, name=name, seat=seat, text=line.text))
            self.remember(room, said[-1])
            self.latest[room] = line.n
            self.n = max(self.n, line.n)
        return said

    def visible_to(self, who: Who) -> list[protocol.Said]:
        """The recent messages: everybody sees the players', only spectators see spectators'."""
        recent = [said for room in ROOMS for said in self.lines[room]]
        if who.seat is not None:
            recent = [said for said in recent if said.room == "players"]
        return sorted(recent, key=lambda said: said.at)


def seen_in(room: ChatRoom, text: str) -> ChatRoom:
    """The room that sees a message: players see everybody's cheers."""
    return "players" if text[:1] == ":" and text[1:] in CHEERS else room
