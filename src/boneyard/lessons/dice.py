from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from boneyard.engine.chance import Chances, Draw, FairDice
from boneyard.engine.game import HasText
from boneyard.lessons.format import Answers, fits

C = TypeVar("C", bound=HasText)


class TaughtDice(FairDice):
    """Dice with the results that the lesson prescribes for each stream, and then those of the seed.

    A prescribed result that isn't possible, because the learner did something else, is also left to the seed.
    """

    def __init__(self, fair: FairDice, script: Mapping[str, Answers]) -> None:
        super().__init__(fair.key, "", fair.nonces)
        self.prefix = fair.prefix
        self.script = script

    def copy(self) -> TaughtDice:
        copied = TaughtDice(self, self.script)
        copied.counts = self.counts.copy()
        return copied

    def draw(self, chances: Chances[C]) -> Draw:  # type: ignore[override]  # what can be shown has a text
        draw = super().draw(chances)
        for line in self.script.get(draw.stream, ())[draw.n : draw.n + 1]:
            for number in range(draw.total):
                if fits(line, chances.at(number).text()):
                    return draw._replace(number=number)
        return draw
