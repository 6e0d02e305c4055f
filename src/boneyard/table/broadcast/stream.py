"""What one viewer of a table is sent: updates with numbers of their own, kept a while for who comes back."""

from __future__ import annotations

from collections.abc import Callable
from secrets import token_hex

from msgspec import Raw

from boneyard.table.broadcast.frames import own_part, update
from boneyard.table.broadcast.taken_back import Marks
from boneyard.table.projection import Viewer, can_undo, decision_of, mine_of, question_of
from boneyard.table.protocol import (
    PROTOCOL,
    Mine,
    Own,
    Question,
    Resumed,
    TableInfo,
    Welcome,
    encode,
)
from boneyard.table.table import Table
from boneyard.table.windows import Asked

KEPT = 48
"""How many updates are kept for viewers who come back."""
KEPT_BYTES = 5_120
"""Ten updates or so. Who has missed more is told everything anew, which is no longer; and a table with two
viewers is to take no more than 100 KB, with all else that it holds."""

Send = Callable[[bytes], None]


class Stream:
    """The updates of one viewer, whoever looks: all tabs of a seat share it, and all spectators."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.name = token_hex(8)
        self.n = 0
        self.kept: list[bytes] = []
        """The last updates, two parts each, without questions; what was told to several is kept once."""
        self.kept_bytes = 0
        self.sends: set[Send] = set()
        self.left_at: int | None = None
        """When the last one stopped looking."""
        self.info: TableInfo | None = None
        self.mine: Mine | None = None
        self.question: Question | None = None
        self.asked_at = 0
        """The update with the latest question, or with the end of one."""
        self.marks = Marks()

    def look(self, table: Table, info: TableInfo, asked: Asked) -> None:
        """Take in the present without telling anybody."""
        self.info = info
        self.mine = mine_of(table, self.viewer)
        self.question = question_of(table, self.viewer, asked)
        self.note(table)

    def note(self, table: Table) -> None:
        """Note what has been told of the game, as far as it may be taken back."""
        play = table.play
        if play is not None:
            self.marks.note(play.lines, self.n, first=play.backs[0].lines if play.backs else play.lines)

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
        """What a viewer has missed since its last update, if all of that is still known.

        Questions that are over need not be asked any more: the last update brings the one of now.
        """
        gap = self.n - seen
        if stream != self.name or gap < 0 or 2 * gap > len(self.kept):
            return None
        parts = self.kept[len(self.kept) - 2 * gap :]
        if self.asked_at > seen:
            parts[-1] += asked_part(self.question)
        resumed = encode(Resumed(protocol=PROTOCOL, stream=self.name, n=self.n, now=now))
        updates = zip(parts[::2], parts[1::2], strict=True)
        return [resumed, *[update(n, *each) for n, each in enumerate(updates, seen + 1)]]

    def update(self, table: Table, info: TableInfo, asked: Asked, told: bytes = b"") -> None:
        """Tell the viewer what has changed for it; where nothing has, nothing.

        `told` are the events and the fields of its view that are new, as they are sent.
        """
        viewer = self.viewer
        mine = self.mine
        if info is not self.info or mine is None or mine.can_undo != can_undo(table, viewer):
            mine = mine_of(table, viewer)
        same_info = info is self.info or info == self.info
        decision = decision_of(table, viewer)
        question = self.question
        asks_anew = decision is not None and not is_same(question, decision, table, viewer, asked)
        answered = decision is None and question is not None
        if asks_anew or answered:
            question = question_of(table, viewer, asked)
        same_mine = mine is self.mine or mine == self.mine
        undone = self.marks.back_to(lines_of(table))
        if undone == self.n:
            undone = None  # nothing was told of it
        own = b""
        if not same_info or not same_mine or undone is not None:
            own = own_part(
                Own(info=None if same_info else info, mine=None if same_mine else mine, undone=undone)
            )
        self.info, self.mine, self.question = info, mine, question
        if told or own or asks_anew or answered:
            self.tell(told, own, asks=asks_anew or answered)
        self.note(table)

    def tell(self, told: bytes, own: bytes, *, asks: bool) -> None:
        """Send an update to all who look, and keep its parts for those who come back."""
        self.n += 1
        self.kept += told, own
        self.kept_bytes += len(told) + len(own)
        while len(self.kept) > 2 * KEPT or self.kept_bytes > KEPT_BYTES:
            self.kept_bytes -= len(self.kept.pop(0)) + len(self.kept.pop(0))
        if asks:
            self.asked_at = self.n
            own += asked_part(self.question)
        frame = update(self.n, told, own)
        for send in tuple(self.sends):
            send(frame)


def asked_part(question: Question | None) -> bytes:
    """The part of an update that asks a question, or says that nothing is asked any more."""
    return own_part(Own(question=question, asked=question is not None))


def lines_of(table: Table) -> int:
    """How many answers the game consists of, chance's too."""
    return 0 if table.play is None else table.play.lines


def is_same(question: Question | None, decision: int, table: Table, viewer: Viewer, asked: Asked) -> bool:
    """Whether a viewer knows of a decision, and when its window closes; who takes over gives more time."""
    if question is None or viewer is None or question.decision != decision:
        return False
    return question.until is None or question.until == asked.closing(table, viewer)
