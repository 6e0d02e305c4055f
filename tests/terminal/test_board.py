"""The board in characters: walls, doors, exits, pieces and marks differ by their characters alone."""

from __future__ import annotations

from rich.text import Text

import boneyard
from boneyard.art import grounds
from boneyard.games.shared.board import Board
from boneyard.games.shared.content_set import tiles_of
from boneyard.games.shared.view import Piece
from boneyard.terminal.board import Drawing, Picture
from boneyard.terminal.mini_map import mini_map
from boneyard.terminal.palette import GROUNDS, SEATS, SIGNS
from boneyard.tile_drawing import KINDS

TILES = tiles_of(boneyard.game("zombie-invasion").default_content())


def town() -> Board:
    return Board().with_tile(TILES["town-hall"], 0, 0, 0).with_tile(TILES["hospital"], 0, -1, 0)


def lines(text: Text) -> list[str]:
    return text.plain.split("\n")


def test_walls_doors_and_exits_are_drawn() -> None:
    picture = Picture(
        town(),
        figures=(Piece("zombie", 9),),
        tokens=(Piece("life", 9), Piece("ammo", 11)),
        pawns=(4, 4),
        marks={1: "1", 3: "12"},
    )
    assert lines(Drawing(picture).canvas.whole()) == [
        "┏━━━━┳━━━━┳━━━━┓",
        "┃  Z♥│    │   •┃",
        "┃    ╵    ╵    ┃",
        "┃              ┃",
        "┃    ┌┄┄┄┄┐    ┃",
        "┃    │    │    ┃",
        "┣━━━━┛    ┗━━━━┫",
        "┃,,,, 1)   ,,,,┃",
        "╹              ╹",
        "↔12   12.      ↔",
        "╻              ╻",
        "┃,,,,      ,,,,┃",
        "┗━━━━╸ ↕↕ ╺━━━━┛",
    ]


def test_a_free_place_shows_its_number() -> None:
    drawn = lines(Drawing(Picture(town(), places={(1, 0): "3"})).canvas.whole())
    assert drawn[9].rstrip() == "↔      ..      ↔       3      ╎"


def test_a_window_stays_on_the_canvas_and_shows_its_focus() -> None:
    drawing = Drawing(Picture(town(), pawns=(16,)))
    window = lines(drawing.text(12, 5, drawing.board.coordinates(16)))
    assert (len(window), {len(line) for line in window}) == (5, {12})
    assert any("1" in line for line in window)


def test_the_small_map_shows_pawns_and_marks() -> None:
    small = lines(mini_map(Picture(town(), pawns=(4,), marks={1: "7"}, places={(1, 0): "3"})).whole())
    assert len(small) == 6
    assert " 7" in small[3]
    assert " 3" in small[4]
    assert "1" in small[4]


def test_every_letter_of_a_drawing_has_a_ground_in_pictures_and_in_the_terminal() -> None:
    assert set(KINDS) == set(grounds.GROUNDS) == set(GROUNDS)


def test_every_square_and_piece_has_its_own_character() -> None:
    signs = [sign for sign, _ in SIGNS.values()]
    assert len(set(signs)) == len(signs)
    assert len(SEATS) == len(set(SEATS)) == 6
    assert all(len(ground.fill) == 4 for ground in GROUNDS.values())
