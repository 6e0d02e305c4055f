"""MidEvil and its expansion for the odds: skeletons raise rolls, and cards in front of a seat help."""

from __future__ import annotations

from collections.abc import Hashable
from types import MappingProxyType
from typing import TypeVar

from msgspec.structs import replace

from boneyard.engine.content import Content
from boneyard.engine.game import Game
from boneyard.games.midevil.commands import Raise
from boneyard.games.midevil.events import FightEnded
from boneyard.games.midevil.frames import (
    AskLater,
    Duel,
    DuelBids,
    DuelOpen,
    DuelReroll,
    DuelRoll,
    Fight,
    FightReady,
    FightRoll,
    Mend,
    Move,
    MoveStep,
    Settle,
    Turn,
    Window,
)
from boneyard.games.midevil.kinds import KINDS, worth
from boneyard.games.midevil.odds_duel import MidDuel
from boneyard.games.midevil.rules.arrive import MOST_LIVES
from boneyard.games.midevil.rules.fight import win
from boneyard.games.midevil.rules.turn import MOVE, SETTLE
from boneyard.games.midevil.rules.winning import POINTS_TO_WIN
from boneyard.games.midevil.shown import View
from boneyard.games.midevil.state import MidState
from boneyard.games.shared.commands import Command
from boneyard.games.shared.events import Event
from boneyard.games.shared.odds import PLENTY, PRICES, Counts, DuelMoment, Foe, OddsModel, Resources
from boneyard.games.shared.view import in_turn

V = TypeVar("V", bound=View)


class MidOdds(OddsModel[MidState, V]):
    worth = MappingProxyType({kind.name: kind.points for kind in KINDS})
    needed = MappingProxyType({kind.name: kind.needed for kind in KINDS})
    prices = (PRICES.life, 0, 0, 0, PRICES.points)
    most_lives = MOST_LIVES
    points_to_win = POINTS_TO_WIN
    stepping = (MoveStep,)
    fighting = (Fight, FightReady, FightRoll, Mend, Window, AskLater)
    duelling = (Duel, DuelRoll, DuelBids, DuelReroll, DuelOpen)
    fight_questions = (MoveStep, Settle, FightReady, Mend)
    duel_questions = (DuelBids, DuelReroll, DuelOpen)

    def counts(self, state: MidState, seat: int) -> Counts:
        return state.lives[seat], *state.collections[seat], state.points[seat]

    def with_counts(self, state: MidState, seat: int, counts: Counts) -> MidState:
        copy = state.copy()
        life, white, red, blue, points = counts
        copy.lives[seat], copy.collections[seat], copy.points[seat] = life, (white, red, blue), points
        return copy

    def resources(self, counts: Counts, cards: int) -> Resources:
        return Resources(counts[0], 0, counts[-1], cards)

    def cards(self, state: MidState, seat: int) -> int:
        return len(state.fronts[seat])

    def shape(self, state: MidState, seat: int) -> Hashable:
        return (
            state.fronts[seat],
            state.parked[seat],
            tuple(sorted(state.used)),
            state.lasting,
            state.active,
        )

    def with_shape(self, state: MidState, seat: int, like: MidState) -> MidState:
        copy = state.copy()
        copy.fronts[seat], copy.parked[seat] = like.fronts[seat], like.parked[seat]
        copy.used, copy.active = like.used, like.active
        copy.change_lasting(like.lasting)
        return copy

    def on_map(self, state: MidState, seat: int) -> Hashable:
        return state.pawns[seat], state.occupied, state.life, state.holder

    def fight(self, state: MidState) -> Foe | None:
        fight = state.current_fight()
        if fight is None:
            return None
        kind = state.kind_at(fight.square)
        return Foe(fight.seat, fight.square, KINDS[kind].name if kind >= 0 else None)

    def fight_frames(self, state: MidState) -> Hashable:
        return tuple(
            replace(frame, stand=0, square=0) if isinstance(frame, Fight) else frame
            for frame in state.agenda
            if isinstance(frame, self.fighting)
        )

    def cost(self, state: MidState, command: Command) -> Counts:
        if not isinstance(command, Raise):
            return 0, 0, 0, 0, 0
        spent = command.white, command.red, command.blue
        return 0, *spent, worth(spent)

    def beat(self, state: MidState) -> MidState:
        copy = state.copy()
        copy.forget()
        while not isinstance(fight := copy.agenda[-1], Fight):
            copy.agenda.pop()
        win(copy, fight)
        return copy

    def is_broken_off(self, event: Event) -> bool:
        return isinstance(event, FightEnded)

    def walker(self, view: V, viewer: int) -> int:
        moves = [frame for frame in moves_in(view) if frame.chooser == viewer]
        return moves[-1].seat if moves else viewer

    def left(self, view: V, seat: int) -> int:
        moves = [frame for frame in moves_in(view) if frame.seat == seat]
        return moves[-1].left if moves else 0

    def settling(self, view: V, seat: int, square: int) -> V:
        return in_turn(view, seat, square, (Turn(SETTLE),))

    def moving(self, view: V, seat: int) -> V:
        move = Move(seat, seat, PLENTY, rolled=None, owner_done=True)
        return in_turn(view, seat, view.seats[seat].pawn, (Turn(MOVE + 1), move))

    def without_cards(self, view: V, keep: int | None = None) -> V:
        seats = [seat if number == keep else replace(seat, hand=0) for number, seat in enumerate(view.seats)]
        agenda = [replace(frame, sealed=()) if isinstance(frame, Window) else frame for frame in view.agenda]
        hand = () if keep is None else view.hand
        return replace(view, seats=tuple(seats), agenda=tuple(agenda), hand=hand)

    def lay_down_cards(self, state: MidState) -> None:
        state.hands[:] = [()] * state.seats
        state.forget()

    def duel(
        self,
        game: Game[MidState, Command, Event, V],
        view: V,
        content: Content | None,
        known: dict[Hashable, DuelMoment],
    ) -> MidDuel[V] | None:
        duels = [frame for frame in view.agenda if isinstance(frame, Duel)]
        is_rolling = isinstance(view.agenda[-1], DuelRoll) if view.agenda else True
        if not duels or (is_rolling and not any(duels[-1].bids)):
            return None
        return MidDuel(game, self.without_cards(view), content, duels[-1], known)


def moves_in(view: View) -> list[Move]:
    """The moves of a view in which somebody is asked for a step."""
    if not isinstance(view.agenda[-1], MoveStep):
        return []
    return [frame for frame in view.agenda if isinstance(frame, Move)]
