"""A person at a table: how long they think, and which answers are one gesture on the page.

Times are in milliseconds. A decision takes a log-normal time; what the page does by itself after it doesn't.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log
from random import Random

from boneyard.games.shared.commands import Command, Put, Shift, Step, Stop, word_of

DECIDES = 4_000
"""The median time of a decision."""
SPREAD = 0.6
"""The standard deviation of a decision's logarithm: one in twenty takes longer than 11 s."""
GLANCES = 1_000
"""The median time to confirm a planned walk with fights, whose odds are shown."""
NOTICES = 1_000
"""The median time until a person notices that they are asked, after somebody else was."""
SENDS = 100
"""From an answer to the page's next one."""
HOLDS = 1_500
"""The page's last answer of several waits, so that they can be undone."""
LINGERS = 2_500
"""A walk of several steps that has ended can go on for so long."""
BID = "commit"
CHORES = (Put, Shift)
"""One click places all pieces, or moves all figures."""


@dataclass(slots=True)
class Person:
    rng: Random
    gesture: list[Command] = field(default_factory=list)
    """The answers since the last decision, if the page could go on by itself after them."""

    def thinks(self) -> float:
        return self.rng.lognormvariate(log(DECIDES), SPREAD)

    def glances(self) -> float:
        return self.rng.lognormvariate(log(GLANCES), SPREAD)

    def notices(self) -> float:
        return self.rng.lognormvariate(log(NOTICES), SPREAD)

    route: tuple[int, ...] = ()
    """The squares that the person clicked a way to and hasn't reached yet."""

    is_bidding: bool = False
    """Whether they have chosen a whole bid for a duel, which the page answers kind by kind."""

    def turn_ended(self) -> None:
        self.is_bidding = False

    def interrupted(self) -> None:
        """A die was rolled, or somebody else answered: only a walk with fights on the way goes on."""
        self.gesture = []

    def goes_on(self, command: Command) -> float | None:
        """How long the page takes to give this answer by itself, or None if it is a decision."""
        if isinstance(command, Step) and self.route[:1] == (command.to,):
            return SENDS
        if self.is_bidding and word_of(type(command)) == BID:
            return SENDS
        if not self.gesture:
            return None
        last = self.gesture[-1]
        goes_on = (type(last), Stop) if isinstance(last, CHORES) else type(last)
        if isinstance(last, (*CHORES, Step)) and isinstance(command, goes_on):
            return SENDS
        walked = isinstance(last, Step) and len(self.gesture) > 1
        return LINGERS if isinstance(command, Stop) and walked else None

    def answers(self, command: Command, is_decision: bool, route: tuple[int, ...] = ()) -> None:
        """Give an answer; a decision to walk has a `route` from its first step on."""
        self.gesture = [command] if is_decision else [*self.gesture, command]
        self.is_bidding = word_of(type(command)) == BID
        whole = route if is_decision else self.route
        self.route = whole[1:] if isinstance(command, Step) and whole[:1] == (command.to,) else ()

    @property
    def holds(self) -> float:
        """How long the page holds back the last of these answers."""
        return HOLDS if len(self.gesture) > 1 and isinstance(self.gesture[0], CHORES) else 0
