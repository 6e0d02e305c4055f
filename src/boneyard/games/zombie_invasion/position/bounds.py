"""Bounds for the fields of pending frames: what the rules can bring about."""

from __future__ import annotations

from typing import TypeVar

from boneyard.games.shared.position.bounds import Bounds, Entry, Holds, bound, differ
from boneyard.games.shared.tile import Tile
from boneyard.games.zombie_invasion import frames as f
from boneyard.games.zombie_invasion.rules.fight import NEEDED
from boneyard.games.zombie_invasion.rules.tiles import room_for
from boneyard.games.zombie_invasion.rules.turn import END, TILE
from boneyard.games.zombie_invasion.state import ZombieState

F = TypeVar("F")
PIPS = 6


def entry(kind: type[F], /, **fields: Holds[ZombieState, F]) -> Entry[ZombieState]:
    return bound(kind, fields)


def fits_somewhere(state: ZombieState, frame: f.PlaceTile) -> bool:
    """ZI-TILE-1: a tile of the set that can be laid."""
    tile = state.kit.tiles.get(frame.tile)
    return tile is not None and bool(state.board.placements(tile))


def tile_of(state: ZombieState, frame: f.FillTile) -> Tile:
    return state.board.tiles[frame.tile].tile


def has_choice(state: ZombieState, frame: f.FillTile) -> bool:
    """ZI-TILE-7: there are more squares than things to put on them."""
    _, number, squares = room_for(state, frame)
    return 0 < number < squares.bit_count()


def can_be_left(left: int) -> bool:
    """Whether this many steps can be left of a roll."""
    return left in range(1, PIPS + 1)


BOUNDS: Bounds[ZombieState] = dict(
    (
        entry(f.FirstSeat),
        entry(f.Turn, step=lambda state, frame: TILE < frame.step <= END),
        entry(f.DrawTile),
        entry(f.PlaceTile, tile=fits_somewhere),
        entry(
            f.FillTile,
            tile=lambda state, frame: 0 < frame.tile < len(state.board.tiles),
            zombies=lambda state, frame: 0 <= frame.zombies <= tile_of(state, frame).figures,
            life=lambda state, frame: 0 <= frame.life <= tile_of(state, frame).life,
            ammo=lambda state, frame: (
                0 <= frame.ammo <= tile_of(state, frame).ammo and has_choice(state, frame)
            ),
        ),
        entry(f.FightRoll),
        entry(f.Mend, roll=lambda state, frame: state.bonus < frame.roll < NEEDED),
        entry(f.MoveRoll),
        entry(f.Move, left=lambda state, frame: can_be_left(frame.left)),
        entry(f.ZombieRoll),
        entry(
            f.MoveZombies,
            left=lambda state, frame: can_be_left(frame.left),
            moved=lambda state, frame: (
                differ(frame.moved) and all(square in range(len(state.board.kinds)) for square in frame.moved)
            ),
        ),
        entry(f.BreedZombie),
    )
)
