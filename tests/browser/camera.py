"""What the camera shows during a game."""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import Page

from tests.browser.person import PATIENCE

LOOKS = """(() => {
    const rests = {};
    let last;
    window.looks = rests;
    const look = () => {
        requestAnimationFrame(look);
        const game = document.querySelector(".game[data-turn]");
        const svg = document.querySelector(".world > svg");
        if (!game || !svg || document.querySelector(".zoom .follow")) return void (last = undefined);
        const box = svg.getBoundingClientRect();
        const { x, y, width } = svg.viewBox.baseVal;
        const scale = box.width / width;
        const now = [scale * 1000, box.left - x * scale, box.top - y * scale].map(Math.round).join();
        if (last !== undefined && now !== last) {
            const turn = `${game.dataset.turn} ${game.dataset.active}`;
            rests[turn] = (rests[turn] ?? 0) + 1;
        }
        last = now;
    };
    requestAnimationFrame(look);
})()"""
"""Counts the camera's moves in each turn. Without animations every move is one frame."""
IN_VIEW = """selector => {
    const board = document.querySelector(".boardwrap").getBoundingClientRect();
    return [...document.querySelectorAll(selector)].some(one => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        return x > board.left && y > board.top && x < board.right && y < board.bottom
            && document.elementFromPoint(x, y)?.closest(".panel:not(.confirm), .dock") == null;
    });
}"""


class Moves(NamedTuple):
    """How often the camera moved in a seat's turns."""

    moves: int
    turns: int


def moves_in_turns_of(page: Page, seat: int) -> Moves:
    found: dict[str, int] = page.evaluate("window.looks")
    turns = {turn: moves for turn, moves in found.items() if turn.endswith(f" {seat}")}
    last = int(page.locator(".game").get_attribute("data-turn") or 0)
    seats = page.locator(".seats .seat").count()
    return Moves(sum(turns.values()), max(1, last // seats))


def expect_in_view(page: Page, selector: str) -> None:
    """Wait until the middle of one of these is on the board's part of the page, with no panel over it."""
    page.wait_for_function(IN_VIEW, arg=selector, timeout=PATIENCE)
