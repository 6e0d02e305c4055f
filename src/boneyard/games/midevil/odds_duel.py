"""A duel for the odds: the bids that can be made, and what can happen once they are known.

Skeletons are left out of the positions and count as a lead in points, so that one graph of rerolls serves
all bids.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import Generic, TypeVar

from msgspec.structs import replace

from boneyard.engine.chance import Chances
from boneyard.engine.content import Content
from boneyard.engine.game import Game
from boneyard.games.midevil.commands import Commit, Spend
from boneyard.games.midevil.events import DuelEnded
from boneyard.games.midevil.frames import AnyFrame, Duel, DuelBids, DuelOpen, DuelReroll, DuelRoll
from boneyard.games.midevil.kinds import worth
from boneyard.games.midevil.rules.duel import STAKES, skeletons_in
from boneyard.games.midevil.shown import View
from boneyard.games.midevil.state import MidState
from boneyard.games.shared import odds
from boneyard.games.shared.budget import STEP, spend
from boneyard.games.shared.commands import GIVE_LIFE, Command
from boneyard.games.shared.events import Died, Event
from boneyard.games.shared.odds import Bid, DuelMoment, Pair, play, shares_of

V = TypeVar("V", bound=View)
FAR = 10
"""A lead that no roll makes up for."""
DEAD = -3 * FAR
"""The total of a duellist who died: no lead makes up for it."""


class MidDuel(odds.Duel, Generic[V]):
    """The duel in a view without cards."""

    far = FAR

    def __init__(
        self,
        game: Game[MidState, Command, Event, V],
        view: V,
        content: Content | None,
        duel: Duel,
        known: dict[Hashable, DuelMoment],
    ) -> None:
        self.game = game
        self.view = view
        self.content = content
        self.duel = duel
        self.known = known
        self.seats = duel.seat, duel.holder
        self.top = view.agenda[-1]
        self.is_bidding = isinstance(self.top, DuelBids | DuelOpen)
        challenger, defender = (self.points(bid) for bid in duel.bids)
        self.lead = challenger - defender

    def points(self, bid: Sequence[int]) -> int:
        return worth(skeletons_in(tuple(bid))) if bid else 0

    def lives(self) -> Pair:
        return self.view.seats[self.seats[0]].life, self.view.seats[self.seats[1]].life

    def most(self, side: int) -> Bid:
        *rest, top = self.view.agenda
        seat = self.seats[side]
        if isinstance(top, DuelBids):
            state = self.imagined(agenda=(*rest, replace(top, bids=((), ()))))
            most = self.most_committed(state, seat)
        else:
            assert isinstance(top, DuelOpen)
            state = self.imagined(agenda=(*rest, replace(top, side=side, seat=seat)))
            options = self.game.options(state, seat)
            offered = {option.what for option in options if isinstance(option, Spend)}
            offered |= {"life"} if GIVE_LIFE in options else set()
            held = self.view.seats[seat]
            owned = dict(zip(STAKES, (*held.collection, held.life), strict=True))
            most = {what: number for what, number in owned.items() if what in offered}
        white, red, blue, life = (most.get(what, 0) for what in STAKES)
        return white, red, blue, life

    def most_committed(self, state: MidState, seat: int) -> dict[str, int]:
        """ME-DUEL-3: how many of each kind a duellist can commit in secret."""
        most: dict[str, int] = {}
        while isinstance(state.agenda[-1], DuelBids) and seat in self.game.actors(state):
            for option in self.game.options(state, seat):
                assert isinstance(option, Commit)
                most[option.what] = max(most.get(option.what, 0), option.number)
            self.game.apply(state, seat, self.game.options(state, seat)[0])
        return most

    def bid_with(self, side: int, option: Command) -> Bid | None:
        if not isinstance(self.top, DuelBids):
            return None
        assert isinstance(option, Commit)
        white, red, blue, life = (*self.top.bids[side], option.number, 0, 0, 0)[:4]
        return white, red, blue, life

    def after(self, side: int, option: Command) -> MidDuel[V] | DuelMoment:
        seat = self.seats[side]
        state, events = play(self.game, self.imagined(), seat, option)
        ended = end_in(events, self.duel.holder)
        if ended is not None:
            return ended
        return MidDuel(self.game, self.game.view(state, seat), self.content, duel_in(state), self.known)

    def moment(self, lives: Pair) -> DuelMoment:
        spend(STEP)
        seats = list(self.view.seats)
        for side, seat in enumerate(self.seats):
            life = self.life_kept(seats[seat].life, lives[side])
            seats[seat] = replace(seats[seat], collection=(0, 0, 0), life=life)
        agenda = tuple(without_skeletons(frame) for frame in self.view.agenda)
        state = self.imagined(agenda=agenda, seats=tuple(seats))
        if isinstance(self.top, DuelBids):
            return self.committed(state, lives)
        all_in = all(lives[side] == state.lives[seat] for side, seat in enumerate(self.seats))
        return self.from_here(state, None if all_in or not self.is_bidding else lives)

    def life_kept(self, held: int, bid: int) -> int:
        """The life tokens of a side that bids some: one more tells whether its last one is at stake."""
        if isinstance(self.top, DuelBids):
            return bid
        return min(held, bid + 1) if self.is_bidding else held

    def imagined(self, **changes: object) -> MidState:
        return self.game.imagine(replace(self.view, **changes), Random(0), self.content)

    def committed(self, state: MidState, lives: Pair) -> DuelMoment:
        """The moment after both have committed life tokens and nothing else."""
        events: Sequence[Event] = ()
        while state.agenda and isinstance(state.agenda[-1], DuelBids):
            actor = self.game.actors(state)[0]
            life = lives[self.seats.index(actor)]
            wanted = (Commit("life", life), *(Commit(what, 0) for what in STAKES[:3]))
            command = next(option for option in self.game.options(state, actor) if option in wanted)
            state, events = play(self.game, state, actor, command)
        return end_in(events, self.duel.holder) or self.from_here(state)

    def from_here(self, state: MidState, lives: Pair | None = None) -> DuelMoment:
        """The moment that a state is in; `lives` limits how many life tokens each side still gives up."""
        key = key_of(state), lives
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.explored(state, lives)
        return found

    def explored(self, state: MidState, lives: Pair | None) -> DuelMoment:
        actor = self.game.actors(state)[0]
        options = self.game.options(state, actor)
        if isinstance(options, Chances):
            follows = [self.following(state, actor, option, lives) for option in options]
            return DuelMoment(outcomes=list(zip(shares_of(options), follows, strict=True)))
        side = self.seats.index(actor)
        if lives is not None and not lives[side]:
            options = [option for option in options if option != GIVE_LIFE]
        follows = [self.following(state, actor, option, lives) for option in options]
        return DuelMoment(options=follows, chooser=side)

    def following(self, state: MidState, actor: int, option: Command, lives: Pair | None) -> DuelMoment:
        after, events = play(self.game, state, actor, option)
        if lives is not None and option == GIVE_LIFE:
            lives = lives[0] - (actor == self.seats[0]), lives[1] - (actor == self.seats[1])
        return end_in(events, self.duel.holder) or self.from_here(after, lives)


def without_skeletons(frame: AnyFrame) -> AnyFrame:
    """A frame of the duel in which no skeleton was bid; in secret bids nothing was."""
    if isinstance(frame, DuelBids):
        return replace(frame, bids=((), ()))
    if isinstance(frame, Duel):
        challenger, defender = ((0, 0, 0, *bid[3:]) if bid else () for bid in frame.bids)
        return replace(frame, bids=(challenger, defender))
    return frame


def duel_in(state: MidState) -> Duel:
    return next(frame for frame in reversed(state.agenda) if isinstance(frame, Duel))


def end_in(events: Sequence[Event], holder: int) -> DuelMoment | None:
    """ME-DUEL-6, ME-DUEL-8: the end of a duel, if it ended: its totals, or a duellist died before."""
    for event in events:
        if isinstance(event, DuelEnded):
            return DuelMoment(totals=(event.total, event.holder_total))
        if isinstance(event, Died):
            return DuelMoment(totals=(0, DEAD) if event.seat == holder else (DEAD, 0))
    return None


def key_of(state: MidState) -> Hashable:
    """Everything that the rest of a duel depends on; a roll that is about to be repeated doesn't count."""
    duel = duel_in(state)
    top = state.agenda[-1]
    rolls = list(duel.rolls)
    asked = top.side if isinstance(top, DuelRoll | DuelReroll | DuelOpen) else 0
    if isinstance(top, DuelRoll):
        rolls[asked] = 0
    lives = state.lives[duel.seat], state.lives[duel.holder]
    return type(top), asked, tuple(rolls), duel.bids, duel.stopped, duel.side, lives, state.lasting
