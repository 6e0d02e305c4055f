"""Decoding boards: any number of tiles, and a bounded cache."""

import random

import boneyard
from boneyard.engine.content import Content
from boneyard.games.shared.content_set import tiles_of
from boneyard.games.shared.position import read_position
from boneyard.games.shared.wire import LaidTile, board_of, laid_tiles
from tests.unplayable_content import meadow, meadows, own_files, wide_board

TILES = 600


def test_a_board_with_many_tiles_is_decoded() -> None:
    game = boneyard.game("midevil")
    content = Content("wide", own_files(**meadows(6)))
    tiles = tiles_of(content)
    names = [f"meadow-{n % 6}" for n in range(TILES - 1)]
    laid = (LaidTile("altar", 0, 0, 0), *(LaidTile(name, n + 1, 0, 0) for n, name in enumerate(names)))
    board = board_of(tiles, laid)
    assert laid_tiles(board) == laid
    assert len(board.kinds) == 9 * TILES
    assert board_of(tiles, laid) is board
    state = game.start(game.setup(2, content))
    assert game.load(game.dump(state), game.setup(2, content)).agenda == state.agenda


def test_a_grown_board_equals_one_built_at_once() -> None:
    game = boneyard.game("midevil")
    content = Content("wide", own_files(meadow=meadow(60)))
    state = read_position(game, wide_board(50), content)
    laid = laid_tiles(state.board)
    tiles = tiles_of(content)
    rng = random.Random(3)
    grown = board_of(tiles, laid[:3])
    for number in [*sorted(rng.sample(range(4, len(laid)), 20)), len(laid)]:
        grown = board_of(tiles, laid[:number])
    fresh = board_of(tiles_of(Content("wide again", {**content.files})), laid)
    assert (grown.leave, grown.enter, grown.looks) == (fresh.leave, fresh.enter, fresh.looks)
