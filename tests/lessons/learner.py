"""A learner who plays a part of a lesson, at a table without a server."""

from __future__ import annotations

from boneyard.games.shared.commands import Command
from boneyard.lessons import LessonPart, LessonStep
from boneyard.lessons.format import Answers, fits
from boneyard.server.history.derived_tables import from_lesson
from boneyard.server.store.records import Guest
from boneyard.table.config import Config, checked
from boneyard.table.decision import Decision
from boneyard.table.fold import CHANGE_PLAY, fold
from boneyard.table.handlers import answers, seating
from boneyard.table.log_entries import LogEntry, Played, Sat, Started, decode, encode
from boneyard.table.play import Play
from boneyard.table.table import Table

LEARNER = 0
SOMEBODY = Guest("learner", b"", "Ada", "en", 0, 0)


class Learner:
    """A table where a part is played: the learner answers, the lesson answers for all others."""

    def __init__(self, game: str, part: LessonPart) -> None:
        created = from_lesson(Config(game=game, seats=("open",), lesson=part.id), SOMEBODY)
        checked(created.config)
        self.table = Table("lesson")
        self.log: list[LogEntry] = []
        self.fold(created)
        self.fold(Sat(seat=LEARNER, guest=SOMEBODY.id, name="Ada"))
        self.keep(seating.started(self.table))

    def fold(self, act: LogEntry, copy_of: Play | None = None) -> None:
        self.log.append(act)
        fold(self.table, self.table.seq + 1, 0, act, copy_of)

    def keep(self, decision: Decision) -> None:
        for act in decision.entries:
            self.fold(act, decision.next_play if isinstance(act, CHANGE_PLAY) else None)

    @property
    def lines(self) -> list[str]:
        return [line for act in self.log if isinstance(act, Started | Played) for line in act.lines]

    def read_again(self) -> Table:
        """The table as another process would load it from its log."""
        table = Table("lesson")
        for seq, act in enumerate(self.log, 1):
            fold(table, seq, 0, decode(encode(act)))
        return table

    @property
    def options(self) -> list[Command]:
        """The learner's options; none while others are asked or when the game is over."""
        table = self.table
        assert table.play is not None
        return list(table.play.options(LEARNER)) if table.waits_for(LEARNER) else []

    def wanted(self, answers: Answers) -> list[Command]:
        """The options that match the lesson's answers."""
        return [option for option in self.options if any(fits(line, option.text()) for line in answers)]

    def answer(self, command: Command) -> None:
        """Answer, and let others answer."""
        self.keep(answers.play_on(self.table, LEARNER, command, "person", 0))

    def is_done(self, step: LessonStep, command: Command) -> bool:
        """Whether this answer completes a step."""
        return any(fits(line, command.text()) for line in step.last) or not self.wanted(step.want)
