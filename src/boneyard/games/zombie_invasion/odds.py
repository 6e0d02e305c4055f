"""Zombie Invasion for the odds: ammo raises rolls."""

from __future__ import annotations

from collections.abc import Hashable
from types import MappingProxyType

from boneyard.games.shared.commands import Command
from boneyard.games.shared.odds import PLENTY, PRICES, Counts, Foe, OddsModel, Resources
from boneyard.games.shared.view import in_turn
from boneyard.games.zombie_invasion.commands import SpendAmmo
from boneyard.games.zombie_invasion.frames import FightRoll, Mend, Move, Turn
from boneyard.games.zombie_invasion.rules.fight import MOST_LIVES, NEEDED, win_fight
from boneyard.games.zombie_invasion.rules.turn import MOVE, SETTLE
from boneyard.games.zombie_invasion.rules.winning import POINTS_TO_WIN
from boneyard.games.zombie_invasion.shown import View
from boneyard.games.zombie_invasion.state import ZombieState


class ZombieOdds(OddsModel[ZombieState, View]):
    worth = MappingProxyType({"zombie": 1})
    needed = MappingProxyType({"zombie": NEEDED})
    prices = (PRICES.life, PRICES.ammo, PRICES.points)
    most_lives = MOST_LIVES
    points_to_win = POINTS_TO_WIN
    stepping = (Move,)
    fighting = (FightRoll, Mend)
    fight_questions = (Move, Mend)

    def counts(self, state: ZombieState, seat: int) -> Counts:
        return state.lives[seat], state.ammos[seat], state.points[seat]

    def with_counts(self, state: ZombieState, seat: int, counts: Counts) -> ZombieState:
        copy = state.copy()
        copy.lives[seat], copy.ammos[seat], copy.points[seat] = counts
        return copy

    def resources(self, counts: Counts, cards: int) -> Resources:
        life, ammo, points = counts
        return Resources(life, ammo, points, cards)

    def shape(self, state: ZombieState, seat: int) -> Hashable:
        return state.bonus

    def with_shape(self, state: ZombieState, seat: int, like: ZombieState) -> ZombieState:
        copy = state.copy()
        copy.bonus = like.bonus
        return copy

    def on_map(self, state: ZombieState, seat: int) -> Hashable:
        return state.pawns[seat], state.zombies, state.life, state.ammo

    def fight(self, state: ZombieState) -> Foe | None:
        if not state.agenda or not isinstance(state.agenda[-1], self.fighting):
            return None
        return Foe(state.active, state.pawns[state.active], "zombie")

    def fight_frames(self, state: ZombieState) -> Hashable:
        return state.agenda[-1]

    def cost(self, state: ZombieState, command: Command) -> Counts:
        mend = state.agenda[-1]
        if isinstance(command, SpendAmmo) and isinstance(mend, Mend):
            return 0, NEEDED - mend.roll, 0
        return 0, 0, 0

    def beat(self, state: ZombieState) -> ZombieState:
        copy = state.copy()
        copy.forget()
        win_fight(copy)
        return copy

    def walker(self, view: View, viewer: int) -> int:
        return viewer

    def left(self, view: View, seat: int) -> int:
        top = view.agenda[-1]
        return top.left if isinstance(top, Move) and seat == view.active else 0

    def settling(self, view: View, seat: int, square: int) -> View:
        return in_turn(view, seat, square, (Turn(SETTLE),))

    def moving(self, view: View, seat: int) -> View:
        return in_turn(view, seat, view.seats[seat].pawn, (Turn(MOVE + 1), Move(PLENTY)))
