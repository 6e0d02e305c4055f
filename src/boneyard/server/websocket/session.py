"""A client at a table after its first hello: its messages go to the room, the table's updates come back."""

from __future__ import annotations

from collections.abc import Callable

from boneyard.server.accounts.tokens import Caller
from boneyard.server.rooms.open_table import OpenTable
from boneyard.server.websocket.connection import POLICY, Connection
from boneyard.table import protocol
from boneyard.table.decision import require_admitted
from boneyard.table.errors import Refused
from boneyard.table.handlers import transfer
from boneyard.table.projection import Viewer

EXPECTED = protocol.encode(protocol.Expected())
PONG = protocol.encode(protocol.Pong())
LOGGED = (
    protocol.Undo,
    protocol.Order,
    protocol.Vote,
    protocol.MakeLink,
    protocol.Sit,
    protocol.Stand,
    protocol.Ready,
    protocol.Configure,
)
"""Messages that add to the log without advancing the game, so a client could send them for ever."""
LOGGED_WEIGHT = 20
"""How many messages each of those counts as."""


class Session:
    """A viewer who has joined a table; call `leave` when it ends."""

    __slots__ = ("caller", "connection", "now", "room", "viewer")

    def __init__(
        self,
        connection: Connection,
        caller: Caller,
        room: OpenTable,
        hello: protocol.Hello,
        now: Callable[[], int],
    ) -> None:
        self.connection = connection
        self.caller = caller
        self.room = room
        self.now = now
        self.viewer = self.join(hello)

    def join(self, hello: protocol.Hello) -> Viewer:
        """Show the table to a caller who may see it; a seat's token shows that seat only.

        A caller who may not see it but has a link to take over a seat stays, and is sent nothing before that.
        """
        viewer = self.room.table.seat_of(self.caller.guest)
        if not self.caller.may_see(self.room.id, viewer):
            raise Refused("not-yours")
        if hello.secret and not self.room.table.admits(viewer):
            transfer.seat_with_link(self.room.table, hello.secret)
            self.connection.send(EXPECTED)
            return viewer
        require_admitted(self.room.table, viewer)
        self.room.join(viewer, hello, self.connection.send)
        return viewer

    def leave(self) -> None:
        self.room.leave(self.viewer, self.connection.send)

    def handle(self, data: str | bytes) -> None:
        """Handle one message; a client that sends too much unreadable data is closed."""
        connection = self.connection
        message = connection.decode(data)
        too_fast = not connection.may_talk(self.now(), LOGGED_WEIGHT if isinstance(message, LOGGED) else 1)
        if message is None and too_fast:
            connection.end(POLICY, "too-fast")
        elif message is not None and too_fast:
            connection.refuse("too-fast", getattr(message, "id", ""))
        elif isinstance(message, protocol.Ping):
            connection.send(PONG)
        elif isinstance(message, protocol.Hello):
            self.join_again(message)
        elif message is not None:
            self.ask(message)

    def join_again(self, hello: protocol.Hello) -> None:
        """Another hello: a seat that was taken or lost since the last one changes what the caller sees."""
        if hello.protocol != protocol.PROTOCOL:
            self.connection.end(POLICY, "bad-protocol")
            return
        if self.room.table.seat_of(self.caller.guest) != self.viewer:
            self.room.leave(self.viewer, self.connection.send, for_good=True)
        try:
            self.viewer = self.join(hello)
        except Refused as error:
            self.connection.end(POLICY, error.code)

    def ask(self, message: protocol.Asking) -> None:
        """Pass a request on to the room, if this caller may make it."""
        room, caller = self.room, self.caller
        if caller.may_ask(message, room.id, room.table.seat_of(caller.guest)):
            room.ask(caller.guest, message, self.connection.send)
        else:
            self.connection.refuse("not-yours", message.id)
