"""The log: events as sentences; a run of similar small events becomes one sentence."""

from __future__ import annotations

import msgspec

from boneyard.games.shared.board import Board
from boneyard.games.shared.events import Event
from boneyard.games.shared.sentence_fields import SQUARE_FIELDS
from boneyard.games.shared.tags import tag_of
from boneyard.terminal.teller import Teller

WHERE = frozenset({*SQUARE_FIELDS, "card"})
"""Fields that may differ between the events of a run."""


class Log:
    """The log of one viewer."""

    def __init__(self, teller: Teller, reader: int | None = None) -> None:
        self.teller = teller
        self.reader = reader
        self.sentences: list[str] = []
        self.last: tuple[object, ...] = ()
        self.run = 0

    def add(self, event: Event, board: Board) -> None:
        key = self._key(event)
        if key == self.last and event.hints.runs:
            self.run += 1
            self.sentences.pop()
        else:
            self.last, self.run = key, 1
        self.sentences.append(self.teller.event(event, board, self.run, self.reader))

    def _key(self, event: Event) -> tuple[object, ...]:
        fields: dict[str, object] = msgspec.structs.asdict(event)
        values = [value for name, value in fields.items() if name not in WHERE]
        return (tag_of(event), *values, self._tile(event))

    def _tile(self, event: Event) -> int | None:
        """Figures on different tiles aren't counted together."""
        return None if event.square is None else event.square // 9
