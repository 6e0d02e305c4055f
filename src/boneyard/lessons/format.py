"""The format of a lesson: its parts and their steps.

Answers are commands as text, with squares by name. `*` matches anything, and so does whatever is left out at
the end: `put` is every figure on every square, `step clearing.s` exactly that step.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from boneyard.games.shared.commands import Command

Answers = tuple[str, ...]


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """A text, and the answers that the learner should give; without `want` and `last`, only a text.

    The step is done by one of the answers in `last`, or when an answer in `want` was given and none in `want`
    is possible any more. `look` has the squares that the text refers to.
    """

    id: str
    want: Answers = ()
    last: Answers = ()
    look: tuple[str, ...] = ()


class LessonPart(Struct, frozen=True, forbid_unknown_fields=True):
    """One mechanic: a position in which the learner is seat 0.

    `chance` has the results of dice and draws by stream, before the seed's own numbers. `others` has answers
    of other seats: the first that is possible is given; if none is, a bot answers.
    """

    id: str
    position: str
    steps: tuple[LessonStep, ...]
    chance: dict[str, Answers] = {}
    others: dict[str, Answers] = {}

    def answer_of(self, seat: int, options: Sequence[Command]) -> Command | None:
        """The prescribed answer of another seat, if there is one."""
        for line in self.others.get(str(seat), ()):
            for option in options:
                if fits(line, option.text()):
                    return option
        return None


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    minutes: int
    parts: tuple[LessonPart, ...]


def fits(line: str, text: str) -> bool:
    """Whether a line of a lesson matches a command.

    >>> fits("put * 12", "put white 12"), fits("step", "step 3"), fits("step 4", "step 3")
    (True, True, False)
    """
    wanted, words = line.split(), text.split()
    return len(wanted) <= len(words) and all(
        one in ("*", word) for one, word in zip(wanted, words, strict=False)
    )
