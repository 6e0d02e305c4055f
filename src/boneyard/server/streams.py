"""What one viewer of a table is sent: updates with numbers of their own, kept a while for who comes back."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from secrets import token_hex

from msgspec import Raw

from boneyard.server.projection import Viewer, decision_of, mine_of, question_of
from boneyard.server.table import Table
from boneyard.server.windows import Asked
from boneyard.server.wire import (
    PROTOCOL,
    Mine,
    Question,
    Resumed,
    TableInfo,
    Update,
    Welcome,
    encode,
)

KEPT = 48
"""How many updates are kept for viewers who come back."""
KEPT_BYTES = 16_384
"""A few dozen updates; two viewers must leave room for all else that a table of 100 KB holds."""

Send = Callable[[bytes], None]


class Stream:
    """The updates of one viewer, whoever looks: all tabs of a seat share it, and all spectators."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.name = token_hex(8)
        self.n = 0
        self.kept: deque[bytes] = deque()
        self.kept_bytes = 0
        self.sends: set[Send] = set()
        self.left_at: int | None = None
        """When the last one stopped looking."""
        self.info: TableInfo | None = None
        self.mine: Mine | None = None
        self.question: Question | None = None

    def look(self, table: Table, info: TableInfo, asked: Asked) -> None:
        """Take in the present without telling anybody."""
        self.info = info
        self.mine = mine_of(table, self.viewer)
        self.question = question_of(table, self.viewer, asked)

    def welcome(self, view: object | None, now: int) -> bytes:
        """Everything that the viewer sees now."""
        assert self.info is not None
        return encode(
            Welcome(
                protocol=PROTOCOL,
                stream=self.name,
                n=self.n,
                now=now,
                info=self.info,
                mine=self.mine,
                view=None if view is None else Raw(encode(view)),
                question=self.question,
            )
        )

    def missed(self, stream: str, seen: int, now: int) -> list[bytes] | None:
        """What a viewer has missed since its last update, if all of that is still known."""
        gap = self.n - seen
        if stream != self.name or gap < 0 or gap > len(self.kept):
            return None
        resumed = encode(Resumed(protocol=PROTOCOL, stream=self.name, n=self.n, now=now))
        return [resumed, *list(self.kept)[len(self.kept) - gap :]]

    def update(
        self,
        table: Table,
        info: TableInfo,
        asked: Asked,
        heard: tuple[Raw, ...] = (),
        view: dict[str, Raw] | None = None,
    ) -> None:
        """Tell the viewer what has changed for it, of its view these fields; where nothing has, nothing."""
        viewer = self.viewer
        mine = mine_of(table, viewer)
        decision = decision_of(table, viewer)
        question = self.question
        asks_anew = decision is not None and not is_same(question, decision, table, viewer, asked)
        answered = decision is None and question is not None
        if asks_anew or answered:
            question = question_of(table, viewer, asked)
        same_info = info is self.info or info == self.info
        same_mine = mine == self.mine
        if heard or view or not same_info or not same_mine or asks_anew or answered:
            self.n += 1
            self.tell(
                encode(
                    Update(
                        n=self.n,
                        events=heard,
                        view=view or None,
                        info=None if same_info else info,
                        mine=None if same_mine else mine,
                        question=question if asks_anew else None,
                        asked=not answered,
                    )
                )
            )
        self.info, self.mine, self.question = info, mine, question

    def tell(self, frame: bytes) -> None:
        """Send a frame to all who look, and keep it for those who come back."""
        self.kept.append(bytes(memoryview(frame)))  # the encoder's own has room behind it, often half as much
        self.kept_bytes += len(frame)
        while len(self.kept) > KEPT or self.kept_bytes > KEPT_BYTES:
            self.kept_bytes -= len(self.kept.popleft())
        for send in tuple(self.sends):
            send(frame)


def is_same(question: Question | None, decision: int, table: Table, viewer: Viewer, asked: Asked) -> bool:
    """Whether a viewer knows of a decision, and when its window closes; who takes over gives more time."""
    if question is None or viewer is None or question.decision != decision:
        return False
    return question.until is None or question.until == asked.closing(table, viewer)
