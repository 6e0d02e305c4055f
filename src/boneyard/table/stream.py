"""One viewer's numbered updates; recent ones are kept for viewers who reconnect."""

from __future__ import annotations

from collections.abc import Callable
from secrets import token_hex

from msgspec import Raw

from boneyard.table.projection import Viewer, Views, can_undo, decision_of, mine_of, question_of
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
from boneyard.table.windows import QuestionTimes, is_timed

MOST_RECENT = 48
"""How many updates are kept for viewers who reconnect."""
MOST_RECENT_BYTES = 5_120
"""About ten updates.

After more the whole welcome is no longer, and a table with two viewers should take no more than 100 KB
altogether.
"""

Send = Callable[[bytes], None]
Mark = tuple[int, int]
"""The number of lines that an update and those before it told of, and the update's number."""


class Marks:
    """A viewer's latest updates, by the lines they told of: after an undo, clients drop those events.

    >>> marks = Marks()
    >>> for lines, n in ((7, 0), (8, 1), (11, 2)):
    ...     marks.note(lines, n, first=7)
    >>> marks.back_to(11), marks.back_to(8), marks.back_to(5)
    (None, 1, -1)
    """

    def __init__(self) -> None:
        self.latest: tuple[Mark, ...] = ()

    def note(self, lines: int, n: int, first: int) -> None:
        """Update `n` brings the viewer to `lines`; lines before `first` can't be taken back."""
        latest = self.latest
        if not latest or latest[-1][0] < first:
            self.latest = ((lines, n),)
        elif latest[-1][0] != lines:
            self.latest = (*[mark for mark in latest if mark[0] >= first], (lines, n))

    def back_to(self, lines: int) -> int | None:
        """After an undo, the last update that still holds, or -1 if unknown; None without an undo."""
        if not self.latest or lines >= self.latest[-1][0]:
            return None
        self.latest = tuple([mark for mark in self.latest if mark[0] <= lines])
        return self.latest[-1][1] if self.latest and self.latest[-1][0] == lines else -1


class Stream:
    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.name = token_hex(8)
        self.n = 0
        self.recent: list[bytes] = []
        """The last updates without questions, two parts each; equal parts of several viewers are one object.
        """
        self.recent_bytes = 0
        self.sends: set[Send] = set()
        self.left_at: int | None = None
        """When the last connection left."""
        self.info: TableInfo | None = None
        self.mine: Mine | None = None
        self.question: Question | None = None
        self.asked_at = 0
        """The number of the update with the latest question, or with the end of one."""
        self.marks = Marks()

    def catch_up(self, table: Table, info: TableInfo, asked: QuestionTimes) -> None:
        """Take in the current state without sending it."""
        self.info = info
        self.mine = mine_of(table, self.viewer)
        self.question = question_of(table, self.viewer, asked)
        self.note(table)

    def note(self, table: Table) -> None:
        """Remember which update told of which lines, in case they are taken back."""
        play = table.play
        if play is not None:
            self.marks.note(
                play.lines, self.n, first=play.undo_points[0].lines if play.undo_points else play.lines
            )

    def welcome(self, views: Views | None, now: int) -> bytes:
        assert self.info is not None
        return encode(
            Welcome(
                protocol=PROTOCOL,
                stream=self.name,
                n=self.n,
                now=now,
                info=self.info,
                mine=self.mine,
                view=None if views is None else Raw(encode(views.view(self.viewer))),
                goals=None if views is None else views.goals(),
                places=() if views is None else views.places(),
                question=self.question,
            )
        )

    def missed(self, stream: str, seen: int, now: int) -> list[bytes] | None:
        """A viewer's missed updates, or None if some are no longer known.

        The last one brings the current question; closed questions are left out.
        """
        gap = self.n - seen
        if stream != self.name or gap < 0 or 2 * gap > len(self.recent):
            return None
        parts = self.recent[len(self.recent) - 2 * gap :]
        if self.asked_at > seen:
            parts[-1] += asked_part(self.question)
        resumed = encode(Resumed(protocol=PROTOCOL, stream=self.name, n=self.n, now=now))
        updates = zip(parts[::2], parts[1::2], strict=True)
        return [resumed, *[update(n, *each) for n, each in enumerate(updates, seen + 1)]]

    def update(self, table: Table, info: TableInfo, asked: QuestionTimes, game: bytes = b"") -> None:
        """Send what has changed for the viewer, if anything.

        `game` is the encoded part about the game: events, and changed fields of its view.
        """
        viewer = self.viewer
        mine = self.mine
        if info is not self.info or mine is None or mine.can_undo != can_undo(table, viewer):
            mine = mine_of(table, viewer)
        same_info = info is self.info or info == self.info
        decision = decision_of(table, viewer)
        question = self.question
        new_question = decision is not None and not is_same(question, decision, table, viewer, asked)
        answered = decision is None and question is not None
        if new_question or answered:
            question = question_of(table, viewer, asked)
        same_mine = mine is self.mine or mine == self.mine
        undone = self.marks.back_to(lines_of(table))
        if undone == self.n:
            undone = None  # the viewer had no update about it
        own = b""
        if not same_info or not same_mine or undone is not None:
            own = own_part(
                Own(info=None if same_info else info, mine=None if same_mine else mine, undone=undone)
            )
        self.info, self.mine, self.question = info, mine, question
        if game or own or new_question or answered:
            self.send(game, own, asks=new_question or answered)
        self.note(table)

    def send(self, game: bytes, own: bytes, *, asks: bool) -> None:
        self.n += 1
        self.recent += game, own
        self.recent_bytes += len(game) + len(own)
        while len(self.recent) > 2 * MOST_RECENT or self.recent_bytes > MOST_RECENT_BYTES:
            self.recent_bytes -= len(self.recent.pop(0)) + len(self.recent.pop(0))
        if asks:
            self.asked_at = self.n
            own += asked_part(self.question)
        frame = update(self.n, game, own)
        for send in tuple(self.sends):
            send(frame)


def asked_part(question: Question | None) -> bytes:
    return own_part(Own(question=question, asked=question is not None))


def lines_of(table: Table) -> int:
    return 0 if table.play is None else table.play.lines


def is_same(
    question: Question | None, decision: int, table: Table, viewer: Viewer, asked: QuestionTimes
) -> bool:
    """Whether a viewer knows a decision and when its window closes; a takeover of the table extends it."""
    if question is None or viewer is None or question.decision != decision:
        return False
    closes = question.window and is_timed(table)
    return question.until == (asked.closing(table, viewer) if closes else None)


def own_part(of: Own) -> bytes:
    """The rest of an update, or b"" if nothing else changed."""
    fields = encode(of)[1:-1]
    return b"," + fields if fields else fields


def update(n: int, game: bytes, own: bytes) -> bytes:
    """An encoded `Update`.

    >>> update(7, b',"view":{"turns":7}', own_part(Own(asked=False)))
    b'{"type":"update","n":7,"view":{"turns":7},"asked":false}'
    """
    return b'{"type":"update","n":%d%b%b}' % (n, game, own)
