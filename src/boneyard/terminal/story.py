"""The log: events as sentences, with runs of small equal things told as one."""

from __future__ import annotations

from boneyard.games.shared.board import Board
from boneyard.games.shared.events import Event
from boneyard.terminal.telling import Teller, tag_of

WHERE = frozenset({"square", "start", "to", "card"})
"""Fields in which the events of a run may differ."""


class Story:
    """What has happened, told to one viewer."""

    def __init__(self, teller: Teller, reader: int | None = None) -> None:
        self.teller = teller
        self.reader = reader
        self.sentences: list[str] = []
        self.last: tuple[object, ...] = ()
        self.run = 0

    def tell(self, event: Event, board: Board) -> None:
        """One more event."""
        key = self._key(event)
        if key == self.last and event.hints.runs:
            self.run += 1
            self.sentences.pop()
        else:
            self.last, self.run = key, 1
        self.sentences.append(self.teller.event(event, board, self.run, self.reader))

    def _key(self, event: Event) -> tuple[object, ...]:
        values = (getattr(event, name) for name in event.__struct_fields__ if name not in WHERE)
        return (tag_of(event), *values, self._tile(event))

    def _tile(self, event: Event) -> int | None:
        """Figures that come onto different tiles are told apart."""
        square: object = getattr(event, "square", None)
        return square // 9 if isinstance(square, int) else None
