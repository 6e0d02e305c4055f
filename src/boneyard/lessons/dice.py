"""Dice that show what a lesson says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from boneyard.engine.chance import Chances, Draw, FairDice
from boneyard.engine.game import HasText
from boneyard.lessons.form import Answers, fits

C = TypeVar("C", bound=HasText)


class TaughtDice(FairDice):
    """Numbers that mean what is written for their stream, one after another; then those of the seed.

    What is written and can't be shown, as the learner went another way, is left to the seed too.
    """

    def __init__(self, fair: FairDice, script: Mapping[str, Answers]) -> None:
        super().__init__(fair.key, "", fair.nonces)
        self.prefix = fair.prefix
        self.script = script

    def copy(self) -> TaughtDice:
        """Dice that go on with the same numbers."""
        twin = TaughtDice(self, self.script)
        twin.counts = self.counts.copy()
        return twin

    def draw(self, chances: Chances[C]) -> Draw:  # type: ignore[override]  # what can be shown has a text
        """The next number of the options' stream."""
        draw = super().draw(chances)
        for line in self.script.get(draw.stream, ())[draw.n : draw.n + 1]:
            for number in range(draw.total):
                if fits(line, chances.at(number).text()):
                    return draw._replace(number=number)
        return draw
