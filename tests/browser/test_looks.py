"""Fixed positions look as before in both themes, and every piece is drawn on its square."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

import boneyard
from boneyard.games.shared.position import read_position
from tests.browser.looks import GAMES, coarse, distances, file_of, looks_of, position_of, shown
from tests.server.process import ServerProcess
from tests.sizes import pick

MEAN, FARTHEST = 1.0, 20.0
"""The largest mean and single differences; another build with other fonts has 0.1 and 6."""
STANDING = """() => {
    const board = document.querySelector(".world > svg");
    return [...board.querySelectorAll(".piece")].map(piece => {
        const place = board.getScreenCTM().inverse().multiply(piece.getScreenCTM());
        const symbol = piece.querySelector("use").getAttribute("href").replace(/^#f-(sk-)?/, "");
        const seat = piece.classList.value.match(/seat-\\d/)?.[0];
        return [seat ?? symbol, Math.floor(place.e / 96), Math.floor(place.f / 96)];
    });
}"""
"""The pieces on the board, with column and row."""
Stood = Counter[tuple[str, int, int]]


@pytest.fixture(scope="module")
def darkroom(browser: Browser) -> Iterator[Page]:
    """A blank page for comparing pictures."""
    page = browser.new_page()
    yield page
    page.close()


def expected(game_id: str) -> Stood:
    """The pieces that the position has."""
    game = boneyard.game(game_id)
    sight = game.view(read_position(game, position_of(game_id)), 0)
    at = sight.board(game.default_content()).coordinates
    pieces = [*sight.figures(), *sight.tokens(), *sight.things()]
    pawns = [(f"seat-{number + 1}", *at(seat.pawn)) for number, seat in enumerate(sight.seats)]
    return Counter([*((piece.kind, *at(piece.square)) for piece in pieces), *pawns])


@pytest.mark.parametrize("game", pick(quick=GAMES[:1], ci=GAMES, full=GAMES))
def test_a_position_looks_as_it_did(
    browser: Browser, server: ServerProcess, darkroom: Page, game: str
) -> None:
    with shown(browser, server, game) as page:
        assert Counter(map(tuple, page.evaluate(STANDING))) == expected(game)
        for theme, look in looks_of(page, darkroom).items():
            apart = distances(coarse(darkroom, file_of(game, theme).read_bytes()), look)
            assert max(apart) < FARTHEST, theme
            assert sum(apart) / len(apart) < MEAN, theme
