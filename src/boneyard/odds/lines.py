"""What the real game asks and does in a place, for a walker with plenty of everything.

A fight that does nothing but end is the same on every square, so what is known of it is shared by facts.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from operator import sub
from typing import NamedTuple

from boneyard.engine.chance import Chances
from boneyard.engine.game import State
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import Command
from boneyard.games.shared.events import Beaten, Died, Event, TokenTaken
from boneyard.games.shared.odds import Counts
from boneyard.odds.budget import STEP, spend
from boneyard.odds.fight import FIGHTING, placeless
from boneyard.odds.model import model_of, playing
from boneyard.odds.quiet import tag_of
from boneyard.odds.walk import weighted

MOST = 5_000
"""So many answers in fights are remembered, then all are forgotten."""


Moment = tuple[tuple[object, ...], tuple[Hashable, ...]]


class Asked(NamedTuple):
    """Who must answer, and what; of chance also how likely each answer is."""

    state: State
    actor: int
    options: Sequence[Command]
    shares: Sequence[float]
    purse: Counts


class Answered(NamedTuple):
    """What an answer led to, and what it gave and took; in a fight also the `moment` that it led to."""

    state: State
    told: Sequence[Event]
    died: bool
    beaten: bool
    gain: Counts
    moment: Moment


class Lines:
    """A seat's answers at a table; what has a key is remembered by it."""

    def __init__(self, game: AnyGame, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.model = model_of(game)
        self.asked: dict[Hashable, Asked] = {}
        self.answered: dict[Hashable, Answered] = {}

    def ask(self, state: State, purse: Counts, key: Hashable | None) -> Asked:
        """Who must answer if the seat has this purse."""
        found = None if key is None else self.asked.get((key, purse))
        if found is None:
            found = self.asking(self.model.with_counts(state, self.seat, purse), purse)
            if key is not None:
                self.asked[key, purse] = found
        return found

    def asking(self, state: State, purse: Counts) -> Asked:
        """The same, without looking whether it is known."""
        actor = self.game.actors(state)[0]
        options = self.game.options(state, actor)
        if not isinstance(options, Chances):
            return Asked(state, actor, options, (), purse)
        shares = [weight / options.total for _, weight in weighted(options)]
        return Asked(state, actor, options, shares, purse)

    def answer(self, asked: Asked, command: Command, key: Hashable | None) -> Answered:
        """What an answer leads to."""
        found = None if key is None else self.answered.get((key, asked.purse, command))
        if found is None:
            found = self.answering(asked, command)
            if key is not None:
                if len(self.answered) >= MOST:
                    self.answered.clear()
                    self.asked.clear()
                self.answered[key, asked.purse, command] = found
        return found

    def answering(self, asked: Asked, command: Command) -> Answered:
        """The same, without looking whether it is known."""
        spend(STEP)
        twin = playing(asked.state).copy()
        twin.offer(asked.actor, asked.options)
        told: list[Event] = []
        self.game.apply(twin, asked.actor, command, told.append)
        died = beaten = False
        for event in told:
            if isinstance(event, Died | Beaten) and event.seat == self.seat:
                died, beaten = died or isinstance(event, Died), isinstance(event, Beaten)
        after = asked.purse if died else self.model.counts(twin, self.seat)
        gain = tuple(map(sub, after, asked.purse))
        return Answered(twin, told, died, beaten, gain, self.moment(twin))

    def moment(self, state: State) -> Moment:
        """All that a fight depends on but for the figure and what is counted: shape, and what is asked."""
        frames = tuple(placeless(frame) for frame in state.agenda if tag_of(frame) in FIGHTING)
        return self.model.shape(state, self.seat), frames

    def cost(self, asked: Asked, command: Command, key: Hashable | None) -> Counts:
        """What an answer takes of the stock: as much as it says, else what is missing afterwards."""
        kinds = self.model.kinds
        if hasattr(command, kinds[0]):
            return tuple([getattr(command, kind) for kind in kinds])
        answered = self.answer(asked, command, key)
        gains = answered.gain[1:-1]
        if not any(gains):
            return gains
        found = [event.what for event in answered.told if isinstance(event, TokenTaken)]
        return tuple([max(0, found.count(kind) - gain) for kind, gain in zip(kinds, gains, strict=True)])
