"""A view as a scene to draw."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

import boneyard
from boneyard.art import (
    ArtError,
    Big,
    Decor,
    Pawn,
    PlacedTile,
    Scene,
    TileLook,
    board_svg,
    bridge_symbol,
    tile_symbol,
)
from boneyard.art.scene import Figure, Thing, Token
from boneyard.engine.content import Content
from boneyard.games.shared.board import Board
from boneyard.games.shared.content_set import tiles_of
from boneyard.games.shared.features import features_of
from boneyard.games.shared.tile import Tile
from boneyard.games.shared.view import BoardView
from boneyard.messages import translate
from boneyard.titles import game_title, title


@lru_cache(maxsize=256)
def look_of(tile: Tile) -> TileLook:
    return TileLook(
        tile.id,
        tile.drawing,
        tile.floor,
        tuple(Decor(*decor) for decor in tile.decor),
        tuple(Big(*big) for big in tile.big),
    )


def number_of(tile: Tile) -> int | None:
    """Tiles of a fixed layout are numbered, by the end of their ids."""
    number = tile.id.rpartition("-")[2]
    return int(number) if tile.place is not None and number.isdecimal() else None


def scene_of(view: BoardView, content: Content, *, names: bool = True) -> Scene:
    """What a view shows, with or without the names and numbers of tiles."""
    board = view.board(content)
    at = board.coordinates
    return Scene(
        tiles=tuple(
            PlacedTile(
                look_of(laid.tile),
                laid.x,
                laid.y,
                laid.rotation,
                title(content, "tile", laid.tile.id)
                if names and laid.tile.named and not number_of(laid.tile)
                else None,
                number_of(laid.tile) if names else None,
            )
            for laid in board.tiles
        ),
        figures=tuple(Figure(p.kind, *at(p.square)) for p in view.figures()),
        tokens=tuple(Token(p.kind, *at(p.square)) for p in view.tokens()),
        things=tuple(Thing(p.kind, *at(p.square)) for p in view.things()),
        pawns=pawns_of(view, board.coordinates),
        bridge="up" if is_raised(view, board) else "down",
        caption=translate("table-title", game=game_title(view.game), round=str(view.round)),
    )


def is_raised(view: BoardView, board: Board) -> bool:
    """A drawbridge is up while squares of its tile are barred."""
    return any(look_of(board.tiles[square // 9].tile).drawbridge for square in view.barred)


def pawns_of(view: BoardView, at: Callable[[int], tuple[int, int]]) -> tuple[Pawn, ...]:
    kind = features_of(boneyard.game(view.game)).pawn
    return tuple(
        Pawn(number + 1, str(number + 1), *at(seat.pawn), mine=number == view.viewer, kind=kind)
        for number, seat in enumerate(view.seats)
    )


def draw(view: BoardView, content: Content, theme: str = "light") -> str:
    return board_svg(scene_of(view, content), "dark" if theme == "dark" else "light")


def art_faults(content: Content) -> Iterator[str]:
    """Tiles that can't be drawn: unknown floors or decor, or invalid drawbridges."""
    for tile in tiles_of(content).values():
        try:
            look = look_of(tile)
            tile_symbol(look, 0)
            if look.drawbridge:
                bridge_symbol(look, 0, "up")
        except ArtError as error:
            yield tile.fault(str(error).removeprefix(f"tile {tile.id}: "))
