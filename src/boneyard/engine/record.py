"""A record: what one viewer saw of a game, and all that a running game gives to anybody.

It holds views and redacted events, one line of JSON for each answer; no command, no seed and
nothing that this viewer could not know. How views and events are encoded is the caller's
business, so that the engine needs the standard library only.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Generic, TypeVar

from boneyard.engine.game import Game, HasText, State
from boneyard.engine.match import Match

S = TypeVar("S", bound=State)
C = TypeVar("C", bound=HasText)
E = TypeVar("E")
V = TypeVar("V")


class Recorder(Generic[S, C, E, V]):
    """Keeps the record of one viewer: a seat, or None for a spectator."""

    def __init__(self, game: Game[S, C, E, V], viewer: int | None, encode: Callable[[object], bytes]) -> None:
        self.game = game
        self.viewer = viewer
        self.encode = encode
        self.heard: list[bytes] = []
        self.entries: list[bytes] = []

    def tell(self, event: E) -> None:
        """Hear an event, as far as the viewer may."""
        seen = self.game.redact(event, self.viewer)
        if seen is not None:
            self.heard.append(self.encode(seen))

    def look(self, match: Match[S, C, E, V]) -> None:
        """Note the view and the events since the last one; what looks the same is not noted twice."""
        view = self.encode(self.game.view(match.state, self.viewer))
        entry = b'{"events":[%b],"view":%b}' % (b",".join(self.heard), view)
        self.heard.clear()
        if not self.entries or entry != self.entries[-1]:
            self.entries.append(entry)

    def text(self) -> str:
        """The record: a heading, then a line for each moment."""
        head = json.dumps(
            {"record": 1, "game": self.game.id, "rules": self.game.rules, "viewer": self.viewer}
        )
        return "\n".join([head, *(entry.decode() for entry in self.entries)]) + "\n"
