"""A record: what one viewer saw of a game. It is all that a running game gives away.

It holds views and redacted events, one line of JSON per answer; no commands, no seed and nothing this
viewer couldn't know. The caller encodes views and events, so the engine needs only the standard library.
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
    """Writes the record of one viewer: a seat, or None for a spectator."""

    def __init__(self, game: Game[S, C, E, V], viewer: int | None, encode: Callable[[object], bytes]) -> None:
        self.game = game
        self.viewer = viewer
        self.encode = encode
        self.events: list[bytes] = []
        self.entries: list[bytes] = []

    def tell(self, event: E) -> None:
        seen = self.game.redact(event, self.viewer)
        if seen is not None:
            self.events.append(self.encode(seen))

    def look(self, match: Match[S, C, E, V]) -> None:
        """Add the view and the events since the last one, unless nothing changed."""
        view = self.encode(self.game.view(match.state, self.viewer))
        entry = b'{"events":[%b],"view":%b}' % (b",".join(self.events), view)
        self.events.clear()
        if not self.entries or entry != self.entries[-1]:
            self.entries.append(entry)

    def text(self) -> str:
        head = json.dumps(
            {"record": 1, "game": self.game.id, "rules": self.game.rules, "viewer": self.viewer}
        )
        return "\n".join([head, *(entry.decode() for entry in self.entries)]) + "\n"
