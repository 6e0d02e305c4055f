"""What a lesson says: its parts, and the steps of each.

Answers are written as in a game's lines, with squares by name; `*` stands for anything, and what is left
out at the end is anything too: `put` is every figure on every square, `step clearing.s` that one step.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from boneyard.games.shared.commands import Command

Answers = tuple[str, ...]


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """What a learner is told, and asked to do; who is asked nothing reads and goes on.

    It is done by one of the answers in `last`, or when an answer in `want` was given and nothing in `want`
    can be answered any more. `look` are squares that the text speaks of.
    """

    id: str
    want: Answers = ()
    last: Answers = ()
    look: tuple[str, ...] = ()


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """One mechanic: a position in which the learner is seat 0.

    `chance` is what dice and draws show, by stream, before the seed's own numbers go on. `others` are
    answers of other seats: the first that is possible is given, and where none is, a bot answers.
    """

    id: str
    position: str
    steps: tuple[Step, ...]
    chance: dict[str, Answers] = {}
    others: dict[str, Answers] = {}

    def answer_of(self, seat: int, options: Sequence[Command]) -> Command | None:
        """What another seat answers in this part, if it says so."""
        for line in self.others.get(str(seat), ()):
            for option in options:
                if fits(line, option.text()):
                    return option
        return None


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """What teaches a game, and about how long it takes."""

    minutes: int
    parts: tuple[Part, ...]


def fits(line: str, text: str) -> bool:
    """Whether a command is one that a line of a lesson means.

    >>> fits("put * 12", "put white 12"), fits("step", "step 3"), fits("step 4", "step 3")
    (True, True, False)
    """
    wanted, words = line.split(), text.split()
    return len(wanted) <= len(words) and all(
        one in ("*", word) for one, word in zip(wanted, words, strict=False)
    )
