"""The determinizations of a search; it keeps some for the next question."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from boneyard.bots.luck import Luck
from boneyard.bots.rollout import PlannedAnswer
from boneyard.engine.chance import CHANCE
from boneyard.engine.content import Content
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import Command
from boneyard.games.shared.state import BoardState
from boneyard.games.shared.view import BoardView

Known = tuple[PlannedAnswer, float]  # an answer and its value


class Determinization:
    """A full state consistent with a view, and its dice.

    `tried` has for each option the rollout's answer to the next question, if the same seat was asked, and its
    value; `known` is such an answer from the previous question.
    """

    __slots__ = ("known", "luck", "state", "tried")

    def __init__(self, state: BoardState, luck: Luck, known: Known | None = None) -> None:
        self.state = state
        self.luck = luck
        self.known = known
        self.tried: dict[int, tuple[PlannedAnswer | None, float]] = {}


class Determinizations:
    """The determinizations of one question, in the order in which they are tried."""

    def __init__(
        self,
        game: AnyGame,
        view: BoardView,
        rng: Random,
        content: Content | None,
        ahead: Callable[[BoardState], int],
        last: Determinizations | None = None,
    ) -> None:
        """Rollouts end when turn `until` begins, `ahead` of now; reuses those of the last question."""
        assert view.viewer is not None
        self.game = game
        self.view = view
        self.seat = view.viewer
        self.rng = rng
        self.content = content
        kept = last.beyond(view) if last is not None else []
        self.found = list(kept)
        self.until = view.turns + ahead(self.at(0).state)
        if kept and last is not None and last.until != self.until:
            self.found = []
        self.chosen: tuple[Command, int] | None = None

    def at(self, number: int) -> Determinization:
        while len(self.found) <= number:
            self.found.append(
                Determinization(self.game.imagine(self.view, self.rng, self.content), Luck(self.rng))
            )
        return self.found[number]

    def choose(self, command: Command, number: int) -> None:
        """Note the given answer."""
        self.chosen = command, number

    def beyond(self, view: BoardView) -> list[Determinization]:
        """The determinizations after the chosen answer, if a rollout went on to this question.

        They can be reused only if nothing else has become known since, neither a die nor another seat's
        answer: if the seat sees in them exactly what it sees now. Rollouts must also end at the same turn.
        """
        if self.chosen is None or view.viewer != self.seat:
            return []
        command, number = self.chosen
        found: list[Determinization] = []
        for sample in self.found:
            reply, value = sample.tried.get(number, (None, 0.0))
            if reply is None:
                continue
            state = sample.state
            self.game.apply(state, self.seat, command)
            advance(self.game, state)
            if self.game.view(state, self.seat) == view:
                found.append(Determinization(state, sample.luck, (reply, value)))
        return found


def advance(game: AnyGame, state: BoardState) -> None:
    """Answer questions with a single option, up to a choice or a die."""
    while actors := game.actors(state):
        options = game.options(state, actors[0])
        if actors[0] == CHANCE or len(options) > 1:
            return
        game.apply(state, actors[0], options[0])
