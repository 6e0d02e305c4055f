"""What the odds know of MidEvil: collected skeletons raise rolls, and what lies in front of a seat helps."""

from __future__ import annotations

from types import MappingProxyType

from boneyard.games.midevil.frames import Move, Turn
from boneyard.games.midevil.kinds import COLOURS, KINDS
from boneyard.games.midevil.rules.arrive import MOST_LIVES
from boneyard.games.midevil.rules.turn import MOVE, SETTLE
from boneyard.games.midevil.state import MidState
from boneyard.games.shared.odds import PLENTY, Counts, OddsModel, Resources


class MidOdds(OddsModel[MidState]):
    """MidEvil and its expansion, for the odds."""

    worth = MappingProxyType({kind.name: kind.points for kind in KINDS})
    needed = MappingProxyType({kind.name: kind.needed for kind in KINDS})
    kinds = tuple(KINDS[colour].name for colour in COLOURS)
    most_lives = MOST_LIVES

    def resources(self, state: MidState, seat: int) -> Resources:
        return Resources(state.lives[seat], 0, state.points[seat], len(state.fronts[seat]))

    def counts(self, state: MidState, seat: int) -> Counts:
        return state.lives[seat], *state.collections[seat], state.points[seat]

    def with_counts(self, state: MidState, seat: int, counts: Counts) -> MidState:
        copy = state.copy()
        life, white, red, blue, points = counts
        copy.lives[seat], copy.collections[seat], copy.points[seat] = life, (white, red, blue), points
        return copy

    def shape(self, state: MidState, seat: int) -> tuple[object, ...]:
        used = tuple(sorted(state.used))
        return state.fronts[seat], state.parked[seat], used, state.lasting, state.active

    def with_shape(self, state: MidState, seat: int, like: MidState) -> MidState:
        copy = state.copy()
        copy.fronts[seat], copy.parked[seat] = like.fronts[seat], like.parked[seat]
        copy.used, copy.lasting, copy.active = like.used, like.lasting, like.active
        return copy

    def has_token(self, state: MidState, square: int) -> bool:
        return bool(state.life >> square & 1)

    def without_tokens(self, state: MidState, square: int) -> MidState:
        copy = state.copy()
        copy.life &= ~(1 << square)
        return copy

    def on_map(self, state: MidState) -> tuple[object, ...]:
        return state.occupied, state.life, state.holder

    def settling(self, seat: int) -> tuple[object, ...]:
        return (Turn(SETTLE),)

    def moving(self, seat: int) -> tuple[object, ...]:
        return Turn(MOVE + 1), Move(seat, seat, PLENTY, rolled=None, owner_done=True)
