"""What is said after the first hello: questions go to the table, and what the table tells comes back."""

from __future__ import annotations

from collections.abc import Callable

from boneyard.server.lines.connected import Socket
from boneyard.server.people.tokens import Caller
from boneyard.server.rooms.place import Place
from boneyard.table import protocol
from boneyard.table.decision import looking
from boneyard.table.errors import Refused
from boneyard.table.handlers import transfer
from boneyard.table.projection import Viewer

EXPECTED = protocol.encode(protocol.Expected())
PONG = protocol.encode(protocol.Pong())
POLICY = 1008
WHIMS = (protocol.Undo, protocol.Order, protocol.Vote, protocol.MakeLink, protocol.Sit, protocol.Stand)
"""What stays in the log and leads the game nowhere, so that somebody could say it for ever."""
WHIM = 20
"""For so many messages it counts."""


class Conversation:
    """Somebody at a table, who was let in when this began and is to be let go by `part`."""

    __slots__ = ("caller", "now", "room", "socket", "viewer")

    def __init__(
        self, socket: Socket, caller: Caller, room: Place, hello: protocol.Hello, now: Callable[[], int]
    ) -> None:
        self.socket = socket
        self.caller = caller
        self.room = room
        self.now = now
        self.viewer = self.join(hello)

    def join(self, hello: protocol.Hello) -> Viewer:
        """Show the table to who has said hello and may look; a seat's token shows that seat only.

        Who may not look, but could take a seat over, stays and is told nothing before they have done so.
        """
        viewer = self.room.viewer_of(self.caller.guest)
        if not self.caller.may_see(self.room.id, viewer):
            raise Refused("not-yours")
        if hello.secret and not self.room.table.admits(viewer):
            transfer.linked(self.room.table, hello.secret)
            self.socket.send(EXPECTED)
            return viewer
        looking(self.room.table, viewer)
        self.room.join(viewer, hello, self.socket.send)
        return viewer

    def part(self) -> None:
        """They look no longer."""
        self.room.part(self.viewer, self.socket.send)

    def hear(self, data: str | bytes) -> None:
        """Take in one message; who says too much that can't be read is sent away."""
        socket = self.socket
        if socket.closing:
            return
        message = socket.understand(data)
        too_fast = not socket.may_talk(self.now(), WHIM if isinstance(message, WHIMS) else 1)
        if message is None and too_fast:
            socket.end(POLICY, "too-fast")
        elif message is not None and too_fast:
            socket.refuse("too-fast", getattr(message, "id", ""))
        elif isinstance(message, protocol.Ping):
            socket.send(PONG)
        elif isinstance(message, protocol.Hello):
            self.look_again(message)
        elif message is not None:
            self.ask(message)

    def look_again(self, hello: protocol.Hello) -> None:
        """A seat that a guest has got or lost changes what they see; others hear of nothing else."""
        if hello.protocol != protocol.PROTOCOL:
            self.socket.end(POLICY, "bad-protocol")
            return
        if self.room.viewer_of(self.caller.guest) != self.viewer:
            self.room.part(self.viewer, self.socket.send, for_good=True)
        try:
            self.viewer = self.join(hello)
        except Refused as error:
            self.socket.end(POLICY, error.code)

    def ask(self, message: protocol.Asking) -> None:
        """Hand a question to the table, if this caller may ask it."""
        room, caller = self.room, self.caller
        if caller.may_ask(message, room.id, room.viewer_of(caller.guest)):
            room.ask(caller.guest, message, self.socket.reply)
        else:
            self.socket.refuse("not-yours", message.id)
