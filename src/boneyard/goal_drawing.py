"""Draws the picture of a game's goal from its own tiles: `scripts/pictures goals` keeps it for the client."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from boneyard.art import Figure, Pawn, PlacedTile, Scene, Theme, Thing, Token, board_svg
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.features import features_of
from boneyard.games.shared.goal_picture import GoalPicture, goal_picture
from boneyard.games.shared.tile_files import tiles_of
from boneyard.scene import look_of

T = TypeVar("T", Figure, Token, Thing)


def goal_svg(game: AnyGame, theme: Theme) -> str | None:
    """The picture, without words, so that every language can add its own; None if the game has none."""
    file = features_of(game).goal_picture
    return None if file is None else board_svg(scene_of(game, goal_picture(file)), theme)


def scene_of(game: AnyGame, picture: GoalPicture) -> Scene:
    tiles = tiles_of(game.default_content())
    return Scene(
        tiles=tuple(
            PlacedTile(look_of(tiles[tile]), column, row, turned)
            for tile, column, row, turned in picture.tiles
        ),
        figures=put(picture.figures, Figure),
        tokens=put(picture.tokens, Token),
        things=put(picture.things, Thing),
        pawns=(Pawn(1, "", *picture.pawn, mine=True, kind=features_of(game).pawn),),
        bridge="down",
        walk=picture.walk,
    )


def put(things: Sequence[tuple[str, int, int]], kind: type[T]) -> tuple[T, ...]:
    return tuple(msgspec.convert({"kind": what, "x": x, "y": y}, kind) for what, x, y in things)
