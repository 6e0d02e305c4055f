"""What can happen in a duel once the stakes are known: a graph of rerolls, walked through the real game.

The skeletons of both sides are left out and come in as a lead of points, so that one graph serves all
bids. Side 0 is the challenger, side 1 holds the book.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import NamedTuple, Protocol, cast

from boneyard.engine.chance import CHANCE, Chances
from boneyard.engine.game import State
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import GIVE_LIFE, Command
from boneyard.games.shared.events import Died, Event
from boneyard.odds.budget import STEP, spend
from boneyard.odds.model import playing
from boneyard.odds.quiet import tag_of
from boneyard.odds.walk import EXACT, weighted

DUEL, BIDS, ROLL, ENDED = "duel", "duel-bids", "duel-roll", "duel-ended"
FAR = 10
"""A lead that no roll makes up for."""
LOST = -3 * FAR
"""The total of a duellist who died: no lead makes up for it."""
Pair = tuple[int, int]


class DuelFrame(Protocol):
    """A duel on the agenda."""

    seat: int
    holder: int
    side: int
    rolls: Pair
    bids: tuple[tuple[int, ...], tuple[int, ...]]
    stopped: tuple[bool, bool]


class Ended(Protocol):
    """The event that tells the totals."""

    total: int
    holder_total: int


class Result(NamedTuple):
    """How likely the challenger's total is higher, and how likely both are the same."""

    more: float
    same: float


class Moment:
    """A moment of a duel: its totals when it is over, else what may follow, and who chooses it.

    `shares` are the chances where it is not a duellist who chooses.
    """

    def __init__(self, totals: Pair | None = None, chooser: int | None = None) -> None:
        self.totals = totals
        self.chooser = chooser
        self.shares: list[float] = []
        self.follows: list[Moment] = []
        self.known: dict[int, Result] = {}

    def result(self, lead: int) -> Result:
        """How it ends if the challenger leads by so many points of skeletons and both play for the book."""
        lead = max(-FAR, min(FAR, lead))
        if lead not in self.known:
            self.known[lead] = self.worked_out(lead)
        return self.known[lead]

    def worked_out(self, lead: int) -> Result:
        """The same, without looking whether it is known."""
        if self.totals is not None:
            ahead = self.totals[0] + lead - self.totals[1]
            return Result(float(ahead > 0), float(ahead == 0))
        results = [moment.result(lead) for moment in self.follows]
        if self.chooser is None:
            parts = list(zip(self.shares, results, strict=True))
            return Result(
                sum(share * result.more for share, result in parts),
                sum(share * result.same for share, result in parts),
            )
        sign = -1 if self.chooser else 1
        found = results[0]
        for result in results[1:]:
            gain = sign * (result.more - found.more)
            if gain > EXACT or (gain > -EXACT and sign * (result.same - found.same) > EXACT):
                found = result
        return found


def duel_in(state: State) -> DuelFrame | None:
    """The duel under way."""
    for frame in reversed(state.agenda):
        if tag_of(frame) == DUEL:
            return cast(DuelFrame, frame)
    return None


class Rerolls:
    """The moments of duels at one table, each walked once."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.moments: dict[Hashable, Moment] = {}

    def from_here(self, state: State, tokens: Pair | None = None) -> Moment:
        """The moment that a state is in; all stakes are known.

        `tokens` limits how many life tokens each side still gives up.
        """
        key = key_of(state), tokens
        if key not in self.moments:
            self.moments[key] = self.walked(state, tokens)
        return self.moments[key]

    def walked(self, state: State, tokens: Pair | None) -> Moment:
        """A moment, and all that can follow it."""
        game = self.game
        actor = game.actors(state)[0]
        options = game.options(state, actor)
        duel = duel_in(state)
        assert duel is not None
        moment = Moment(chooser=None if actor == CHANCE else int(actor == duel.holder))
        if isinstance(options, Chances):
            moment.shares = [weight / options.total for _, weight in weighted(options)]
        elif tokens is not None and not tokens[int(actor == duel.holder)]:
            options = [option for option in options if option != GIVE_LIFE]
        moment.follows = [self.after(state, actor, option, duel, tokens) for option in options]
        return moment

    def after(
        self, state: State, actor: int, option: Command, duel: DuelFrame, tokens: Pair | None
    ) -> Moment:
        """The moment after an answer."""
        spend(STEP)
        twin = playing(state).copy()
        told: list[Event] = []
        self.game.apply(twin, actor, option, told.append)
        if tokens is not None and option == GIVE_LIFE:
            tokens = tokens[0] - (actor == duel.seat), tokens[1] - (actor == duel.holder)
        return end_told(told, duel.holder) or self.from_here(twin, tokens)

    def committed(self, state: State, bid: Callable[[int, str], int]) -> Moment:
        """The moment after both have committed: `bid` says how many of what, by seat."""
        told: list[Event] = []
        duel = duel_in(state)
        assert duel is not None
        while state.agenda and tag_of(state.agenda[-1]) == BIDS:
            actor = self.game.actors(state)[0]
            asked = self.game.options(state, actor)
            command = next(option for option in asked if number_of(option) == bid(actor, what_of(option)))
            self.game.apply(state, actor, command, told.append)
        return end_told(told, duel.holder) or self.from_here(state)


def end_told(told: list[Event], holder: int) -> Moment | None:
    """The end of a duel, if it was told: its totals, or that a duellist died before (ME-DUEL-8)."""
    for event in told:
        if tag_of(event) == ENDED:
            ended = cast(Ended, event)
            return Moment((ended.total, ended.holder_total))
        if isinstance(event, Died):
            return Moment((0, LOST) if event.seat == holder else (LOST, 0))
    return None


def what_of(option: Command) -> str:
    """What a command commits or spends."""
    return str(getattr(option, "what", ""))


def number_of(option: Command) -> int:
    """How many of it."""
    return int(getattr(option, "number", 1))


def key_of(state: State) -> Hashable:
    """All that the rest of a duel depends on; a roll that is about to be made anew does not count."""
    duel = duel_in(state)
    assert duel is not None
    top = state.agenda[-1]
    rolls = list(duel.rolls)
    rolling: int = getattr(top, "side", 0)
    if tag_of(top) == ROLL:
        rolls[rolling] = 0
    lives = playing(state).lives
    tokens = lives[duel.seat], lives[duel.holder]
    lasting: Hashable = getattr(state, "lasting", ())
    return tag_of(top), rolling, tuple(rolls), duel.bids, duel.stopped, duel.side, tokens, lasting
