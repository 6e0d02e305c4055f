"""Draws a game's pictures from its own tiles and cards: its goal, and the panels of its overview.

`scripts/pictures goals` stores the goals for the client; the server draws the panels.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from boneyard.art import CardFace, Die, Figure, Pawn, PlacedTile, Scene, Theme, Thing, Token, board_svg
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.content_set import cards_of, tiles_of
from boneyard.games.shared.features import features_of
from boneyard.games.shared.goal_picture import goal_picture
from boneyard.games.shared.overview import panels_of
from boneyard.games.shared.picture import Picture
from boneyard.games.shared.prepare import prepare
from boneyard.pictures.scene import look_of

T = TypeVar("T", Figure, Token, Thing)
prepare(Figure, Token, Thing)


def goal_svg(game: AnyGame, theme: Theme) -> str | None:
    """The picture, without words, so that every language can add its own; None if the game has none."""
    file = features_of(game).goal_picture
    return None if file is None else board_svg(scene_of(game, goal_picture(file)), theme)


def panel_svg(game: AnyGame, panel: str, theme: Theme) -> str | None:
    """The picture of a panel of the game's overview, without words; None if there is no such panel."""
    found = {one.id: one for one in panels_of(features_of(game).overview)}
    return board_svg(scene_of(game, found[panel]), theme) if panel in found else None


def scene_of(game: AnyGame, picture: Picture) -> Scene:
    content = game.default_content()
    tiles = tiles_of(content)
    kinds = {card.id: card.kind for card in cards_of(content)}
    return Scene(
        tiles=tuple(
            PlacedTile(look_of(tiles[tile]), column, row, turned)
            for tile, column, row, turned in picture.tiles
        ),
        figures=put(picture.figures, Figure),
        tokens=put(picture.tokens, Token),
        things=put(picture.things, Thing),
        pawns=tuple(
            Pawn(seat, "", x, y, mine=place == 0, kind=features_of(game).pawn)
            for place, (seat, x, y) in enumerate(picture.pawns)
        ),
        bridge=picture.bridge,
        walk=picture.walk,
        dice=tuple(Die(*die) for die in picture.dice),
        cards=tuple(CardFace(kinds[card], f"pic-{card}", x, y) for card, x, y in picture.cards),
    )


def put(things: Sequence[tuple[str, int, int]], kind: type[T]) -> tuple[T, ...]:
    return tuple(msgspec.convert({"kind": what, "x": x, "y": y}, kind) for what, x, y in things)
