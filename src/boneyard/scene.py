"""A view as a scene for the art: the same adapter for README, reports and pages."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import cast

from boneyard.art import Big, Decor, Pawn, PlacedTile, Scene, TileLook, board_svg
from boneyard.art.scene import Figure, FigureKind, Thing, ThingKind, Token, TokenKind
from boneyard.engine.content import Content
from boneyard.games.shared.board import Board
from boneyard.games.shared.tile import Tile
from boneyard.messages import say
from boneyard.pieces import figures, things, tokens
from boneyard.sight import Sight, board_in, sight_of, squares_named
from boneyard.titles import game_title, title


@lru_cache(maxsize=256)
def look_of(tile: Tile) -> TileLook:
    """How a tile is drawn."""
    return TileLook(
        tile.id,
        tile.drawing,
        tile.floor,
        tuple(Decor(*decor) for decor in tile.decor),
        tuple(Big(*big) for big in tile.big),
    )


def number_of(tile: Tile) -> int | None:
    """Parts of one fixed layout are numbered, by the end of their ids."""
    number = tile.id.rpartition("-")[2]
    return int(number) if tile.place is not None and number.isdecimal() else None


def scene_of(view: object, content: Content) -> Scene:
    """Everything that a view shows on the table."""
    sight = sight_of(view)
    board = board_in(sight, content)
    at = board.coordinates
    return Scene(
        tiles=tuple(
            PlacedTile(
                look_of(laid.tile),
                laid.x,
                laid.y,
                laid.rotation,
                title(content, "tile", laid.tile.id)
                if laid.tile.named and not number_of(laid.tile)
                else None,
                number_of(laid.tile),
            )
            for laid in board.tiles
        ),
        figures=tuple(Figure(cast(FigureKind, p.kind), *at(p.square)) for p in figures(sight)),
        tokens=tuple(Token(cast(TokenKind, p.kind), *at(p.square)) for p in tokens(sight)),
        things=tuple(Thing(cast(ThingKind, p.kind), *at(p.square)) for p in things(sight)),
        pawns=pawns_of(sight, board.coordinates),
        bridge="up" if is_raised(sight, board) else "down",
        caption=say("table-title", game=game_title(sight.game), turn=str(sight.turns)),
    )


def is_raised(sight: Sight, board: Board) -> bool:
    """A drawbridge is up while squares of its tile are barred."""
    barred = squares_named(sight, "barred")
    return any(look_of(board.tiles[square // 9].tile).drawbridge for square in barred)


def pawns_of(sight: Sight, at: Callable[[int], tuple[int, int]]) -> tuple[Pawn, ...]:
    """The pawns, each with the number of its seat; the viewer's own has the ring."""
    return tuple(
        Pawn(number + 1, str(number + 1), *at(seat.pawn), mine=number == sight.viewer)
        for number, seat in enumerate(sight.seats)
    )


def draw(view: object, content: Content, theme: str = "light") -> str:
    """The picture of a view."""
    return board_svg(scene_of(view, content), "dark" if theme == "dark" else "light")
