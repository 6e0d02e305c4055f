"""Laying the tiles of a game, and nothing else of it: where players put them is a policy's choice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Literal, NamedTuple

from boneyard.games.shared.tile import Tile
from boneyard.simulate.exit_map import ExitMap, Placement

Policy = Literal["random", "closing"]
Choose = Callable[[ExitMap, Tile, list[Placement], Random], Placement]
Tiles = dict[str, Tile]

GOAL = "graveyard"
MOST_CLOSED_AT_ONCE = 4
"""A tile has four sides, so with more open ones than that some are left whatever is laid."""


@dataclass(frozen=True)
class Outcome:
    """One game: was the goal tile laid, how many tiles found no place when drawn, how many never did."""

    goal_laid: bool
    put_aside: int
    never_placed: int


def choose_random(_map: ExitMap, _tile: Tile, placements: list[Placement], rng: Random) -> Placement:
    """Any legal placement."""
    return rng.choice(placements)


def choose_closing(map_: ExitMap, tile: Tile, placements: list[Placement], rng: Random) -> Placement:
    """Any of the placements that leave the fewest open sides."""
    opened = [map_.opened_by(tile, placement) for placement in placements]
    fewest = min(opened)
    return rng.choice([p for p, count in zip(placements, opened, strict=True) if count == fewest])


POLICIES: dict[Policy, Choose] = {"random": choose_random, "closing": choose_closing}


def lay_town(tiles: Tiles, choose: Choose, rng: Random) -> Outcome:
    """ZI-SETUP-1, ZI-SETUP-2, ZI-TURN-1: what fits nowhere is out of the game, the Helipad comes last."""
    map_ = ExitMap()
    map_.lay(tiles["town-hall"], 0, 0, 0)
    stack = stack_of(tiles, without=("town-hall", "helipad"))
    rng.shuffle(stack)
    fitted = [_lay_if_it_fits(map_, tile, choose, rng) for tile in [*stack, tiles["helipad"]]]
    out = fitted.count(False)
    return Outcome(fitted[-1], out, out)


def _lay_if_it_fits(map_: ExitMap, tile: Tile, choose: Choose, rng: Random) -> bool:
    placements = map_.placements(tile)
    if placements:
        map_.lay(tile, *choose(map_, tile, placements, rng))
    return bool(placements)


def lay_village(tiles: Tiles, choose: Choose, rng: Random) -> Outcome:
    """ME-SETUP-2: the Altar lies in the middle, the other tiles are the stack."""
    map_ = ExitMap()
    map_.lay(tiles["altar"], 0, 0, 0)
    return _lay_stack(map_, stack_of(tiles, without=("altar",)), choose, rng)


def lay_castle(tiles: Tiles, choose: Choose, rng: Random) -> Outcome:
    """CC-SETUP-1, CC-SETUP-3: the castle, the Drawbridge and a tile beyond it; the rest is the stack."""
    map_ = ExitMap()
    for tile in tiles.values():
        if tile.place:
            map_.lay(tile, *tile.place, 0)
    stack = [tile for tile in stack_of(tiles, without=()) if not tile.place]
    beyond = rng.choice([tile for tile in stack if _may_lie_beyond(tile)])
    stack.remove(beyond)
    _lay_if_it_fits(map_, beyond, choose, rng)
    return _lay_stack(map_, stack, choose, rng)


def _may_lie_beyond(tile: Tile) -> bool:
    """CC-SETUP-1: not The Filth, not the Graveyard, and with a second exit."""
    return not tile.wild and tile.id != "graveyard" and tile.turned[0].exits.bit_count() > 1


class Draw(NamedTuple):
    """A tile that can be placed, where, and how many were put aside before it."""

    tile: Tile
    placements: list[Placement]
    put_aside: int


def _lay_stack(map_: ExitMap, stack: list[Tile], choose: Choose, rng: Random) -> Outcome:
    """ME-TURN-1, ME-TURN-2, turn by turn, until the stack is empty or nothing can be placed any more."""
    put_aside = 0
    while stack:
        rng.shuffle(stack)
        draw = _next_draw(map_, stack) or _forced_draw(map_, stack)
        if draw is None:
            return Outcome(_goal_in(stack) is None, put_aside + len(stack), len(stack))
        put_aside += draw.put_aside
        stack.remove(draw.tile)
        map_.lay(draw.tile, *choose(map_, draw.tile, draw.placements, rng))
    return Outcome(True, put_aside, 0)


def _next_draw(map_: ExitMap, stack: list[Tile]) -> Draw | None:
    """ME-TURN-2: what can't be placed is put aside and another drawn."""
    for put_aside, tile in enumerate(stack):
        if placements := _permitted(map_, tile, stack):
            return Draw(tile, placements, put_aside)
    return None


def _permitted(map_: ExitMap, tile: Tile, stack: list[Tile]) -> list[Placement]:
    """ME-TURN-2: while the Graveyard is in the stack, the map keeps an open side."""
    placements = map_.placements(tile)
    open_sides = map_.open_sides()
    if tile.id == GOAL or open_sides > MOST_CLOSED_AT_ONCE or _goal_in(stack) is None:
        return placements
    return [p for p in placements if open_sides + map_.opened_by(tile, p) > 0]


def _forced_draw(map_: ExitMap, stack: list[Tile]) -> Draw | None:
    """ME-TURN-2: when no tile can be placed, the Graveyard goes wherever one of its exits joins."""
    goal = _goal_in(stack)
    placements = map_.joining_placements(goal) if goal else []
    return Draw(goal, placements, len(stack)) if goal and placements else None


def _goal_in(stack: list[Tile]) -> Tile | None:
    return next((tile for tile in stack if tile.id == GOAL), None)


def stack_of(tiles: Tiles, without: tuple[str, ...]) -> list[Tile]:
    """Every tile as often as there are copies of it, but for some."""
    return [tile for tile in tiles.values() if tile.id not in without for _ in range(tile.count)]
