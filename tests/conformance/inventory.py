"""Everything in a game, counted wherever it is: the sums never change during a game."""

from collections import Counter
from collections.abc import Callable

from boneyard.games.castle_of_chaos.frames import PutBlack
from boneyard.games.castle_of_chaos.rules.setup import BLACK_SKELETONS
from boneyard.games.catalogue import AnyGame
from boneyard.games.midevil import frames as mid_frames
from boneyard.games.midevil import view as mid_view
from boneyard.games.midevil.kinds import KINDS
from boneyard.games.midevil.shown import AllShown
from boneyard.games.midevil.state import GOAL_TILE, MidState
from boneyard.games.shared.state import BoardState
from boneyard.games.zombie_invasion.frames import PlaceTile
from boneyard.games.zombie_invasion.state import ZombieState
from boneyard.games.zombie_invasion.view import SHOWING


def zombie_invasion(state: BoardState) -> Counter[str]:
    """Tiles on the table, in the stack and in hand; zombies on the map and in the box (ZI-ZOMBIE-4)."""
    assert isinstance(state, ZombieState)
    position = SHOWING.view(state, None)
    found = Counter({f"tile {tile}": number for tile, number in position.stack.items()})
    found.update(f"tile {laid.tile}" for laid in position.tiles)
    found.update(f"tile {frame.tile}" for frame in position.agenda if isinstance(frame, PlaceTile))
    if position.bottom:
        found[f"tile {position.bottom}"] += 1
    found["zombie"] = len(position.zombies) + position.box
    return found


def midevil(state: BoardState) -> Counter[str]:
    """Tiles, cards, skeletons (ME-COMP-1) and life tokens (ME-COMP-2), wherever they are."""
    assert isinstance(state, MidState)
    position = mid_view.position_of(state)
    found = Counter({f"tile {tile}": number for tile, number in position.stack.items()})
    found.update(f"tile {laid.tile}" for laid in position.tiles)
    for frame in state.agenda:
        if isinstance(frame, mid_frames.PlaceTile):
            found[f"tile {frame.tile}"] += 1
        if isinstance(frame, mid_frames.PlaceTile | mid_frames.DrawTile):
            found.update(f"tile {tile}" for tile in frame.aside)
    for pile in (position.deck, position.discards):
        found.update({f"card {card}": number for card, number in pile.items()})
    for seat, hand in zip(position.seats, position.hands, strict=True):
        found.update(f"card {card}" for card in (*hand, *seat.front))
    found["life"] = len(position.life) + position.bank + sum(seat.life for seat in position.seats)
    found.update(skeletons(position))
    return found


def skeletons(position: AllShown) -> Counter[str]:
    """Skeletons in the supply, on the map, in collections, and removed."""
    found: Counter[str] = Counter()
    for number, kind in enumerate(KINDS):
        found[kind.name] = len(position.skeletons.get(kind.name, ())) + position.removed[number]
        if number < len(position.supply):
            found[kind.name] += position.supply[number]
            found[kind.name] += sum(seat.collection[number] for seat in position.seats)
    return +found


def castle_of_chaos(state: BoardState) -> Counter[str]:
    """As in MidEvil; the black skeletons wait for the Graveyard to be filled (CC-COMP-1, CC-TILE-4)."""
    assert isinstance(state, MidState)
    found = midevil(state)
    graveyard = state.board.find(GOAL_TILE)
    for frame in state.agenda:
        if isinstance(frame, PutBlack):
            found["black"] += frame.left
        elif isinstance(frame, mid_frames.FillTile) and frame.tile == graveyard:
            found["black"] += BLACK_SKELETONS
    if graveyard is None:
        found["black"] += BLACK_SKELETONS
    return found


INVENTORIES: dict[str, Callable[[BoardState], Counter[str]]] = {
    "zombie-invasion": zombie_invasion,
    "midevil": midevil,
    "castle-of-chaos": castle_of_chaos,
}


def inventory(game: AnyGame, state: BoardState) -> Counter[str]:
    return INVENTORIES[game.id](state)
