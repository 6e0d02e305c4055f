"""Somebody who plays a part of a lesson, at a table as the server has it, without the server."""

from __future__ import annotations

from boneyard.games.shared.commands import Command
from boneyard.lessons import Part, Step
from boneyard.lessons.form import Answers, fits
from boneyard.server.history.tables import taught
from boneyard.server.store.records import Guest
from boneyard.table.config import Config, checked
from boneyard.table.decision import Decision
from boneyard.table.fold import PLAYS, fold
from boneyard.table.handlers import answers, seating
from boneyard.table.log_entries import Act, Played, Sat, Started, decode, encode
from boneyard.table.play import Play
from boneyard.table.table import Table

LEARNER = 0
SOMEBODY = Guest("learner", b"", "Ada", "en", 0, 0)


class Learner:
    """A table at which a part is played: the learner answers, the lesson answers for all others."""

    def __init__(self, game: str, part: Part) -> None:
        created = taught(Config(game=game, seats=("open",), lesson=part.id), SOMEBODY)
        checked(created.config)
        self.table = Table("lesson")
        self.log: list[Act] = []
        self.fold(created)
        self.fold(Sat(seat=LEARNER, guest=SOMEBODY.id, name="Ada"))
        self.keep(seating.started(self.table))

    def fold(self, act: Act, twin: Play | None = None) -> None:
        """One more act of the log."""
        self.log.append(act)
        fold(self.table, self.table.seq + 1, 0, act, twin)

    def keep(self, decision: Decision) -> None:
        """What was decided is true."""
        for act in decision.acts:
            self.fold(act, decision.twin if isinstance(act, PLAYS) else None)

    @property
    def lines(self) -> list[str]:
        """All that was played."""
        return [line for act in self.log if isinstance(act, Started | Played) for line in act.lines]

    def read_again(self) -> Table:
        """The table as another process would read it from its log."""
        table = Table("lesson")
        for seq, act in enumerate(self.log, 1):
            fold(table, seq, 0, decode(encode(act)))
        return table

    @property
    def options(self) -> list[Command]:
        """What the learner can answer now; nothing while others are asked, or when the game is over."""
        table = self.table
        assert table.play is not None
        return list(table.play.options(LEARNER)) if table.waits_for(LEARNER) else []

    def wanted(self, answers: Answers) -> list[Command]:
        """Those of the options that a lesson means."""
        return [option for option in self.options if any(fits(line, option.text()) for line in answers)]

    def answer(self, command: Command) -> None:
        """Answer, and let others answer by themselves."""
        self.keep(answers.play_on(self.table, LEARNER, command, "person", 0))

    def is_done(self, step: Step, command: Command) -> bool:
        """Whether a step is done by an answer that has been given."""
        return any(fits(line, command.text()) for line in step.last) or not self.wanted(step.want)
