"""What the odds know of Zombie Invasion: ammo raises rolls, and a zombie may guard a token."""

from __future__ import annotations

from types import MappingProxyType

from boneyard.games.shared.odds import PLENTY, Counts, OddsModel, Resources
from boneyard.games.zombie_invasion.frames import Move, Turn
from boneyard.games.zombie_invasion.rules.fight import MOST_LIVES, NEEDED
from boneyard.games.zombie_invasion.rules.turn import MOVE, SETTLE
from boneyard.games.zombie_invasion.state import ZombieState


class ZombieOdds(OddsModel[ZombieState]):
    """Zombie Invasion, for the odds."""

    worth = MappingProxyType({"zombie": 1})
    needed = MappingProxyType({"zombie": NEEDED})
    kinds = ("ammo",)
    most_lives = MOST_LIVES

    def resources(self, state: ZombieState, seat: int) -> Resources:
        return Resources(state.lives[seat], state.ammos[seat], state.points[seat], 0)

    def counts(self, state: ZombieState, seat: int) -> Counts:
        return state.lives[seat], state.ammos[seat], state.points[seat]

    def with_counts(self, state: ZombieState, seat: int, counts: Counts) -> ZombieState:
        copy = state.copy()
        copy.lives[seat], copy.ammos[seat], copy.points[seat] = counts
        return copy

    def shape(self, state: ZombieState, seat: int) -> tuple[object, ...]:
        return (state.bonus,)

    def with_shape(self, state: ZombieState, seat: int, like: ZombieState) -> ZombieState:
        copy = state.copy()
        copy.bonus = like.bonus
        return copy

    def has_token(self, state: ZombieState, square: int) -> bool:
        return bool((state.life | state.ammo) >> square & 1)

    def without_tokens(self, state: ZombieState, square: int) -> ZombieState:
        copy = state.copy()
        copy.life &= ~(1 << square)
        copy.ammo &= ~(1 << square)
        return copy

    def on_map(self, state: ZombieState) -> tuple[object, ...]:
        return state.zombies, state.life, state.ammo

    def settling(self, seat: int) -> tuple[object, ...]:
        return (Turn(SETTLE),)

    def moving(self, seat: int) -> tuple[object, ...]:
        return Turn(MOVE + 1), Move(PLENTY)
