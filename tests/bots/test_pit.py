"""Heuristics for the Pit: pawns walk out but never in, so others wait at its edge."""

from __future__ import annotations

from random import Random
from typing import cast

import boneyard
from boneyard.bots.greedy import Greedy
from boneyard.games.midevil.state import MidState
from boneyard.games.shared.commands import Command, Step
from boneyard.games.shared.position import read_position
from boneyard.games.shared.tile import CENTRE
from boneyard.games.shared.walking import FAR, steps_between, ways_out

POSITION = """
castle-of-chaos, 2 seats
board
  castle-1    castle-2   castle-3
  castle-4    castle-5   castle-6
  castle-7    castle-8   castle-9
  castle-10   castle-11  castle-12
  drawbridge
  crossroads  pit  graveyard
at {} pawn 0
at {} pawn 1
holder {}
stack none
deck none
next move left=4
"""


def state_with(first: str, second: str, holder: int) -> MidState:
    """Two pawns, one of which holds the Necronomicon."""
    game = boneyard.game("castle-of-chaos")
    return cast(MidState, read_position(game, POSITION.format(first, second, holder)))


def greedy_answer(state: MidState) -> Command:
    """The answer of a greedy bot on seat 0."""
    game = boneyard.game("castle-of-chaos")
    return Greedy(Random(0))(lambda: game.view(state, 0), game.options(state, 0))


def test_greedy_carries_the_book_out_of_the_pit() -> None:
    state = state_with("pit.centre", "castle-8.s", 0)
    answer = greedy_answer(state)
    assert isinstance(answer, Step)
    assert answer.to in ways_out(state.board, state.pawns[0])


def test_greedy_waits_for_a_holder_at_the_edge_of_the_pit() -> None:
    state = state_with("crossroads.w", "pit.centre", 1)
    game = boneyard.game("castle-of-chaos")
    for _ in range(4):
        answer = greedy_answer(state)
        game.apply(state, 0, answer)
    assert state.pawns[0] in ways_out(state.board, state.pawns[1])


def test_distances_lead_out_of_a_pit_but_not_in() -> None:
    state = state_with("pit.w", "pit.centre", 1)
    board = state.board
    edge, pit = state.pawns
    assert pit % 9 == CENTRE
    assert steps_between(board, pit, edge) == 1
    assert steps_between(board, edge, pit) == 1
    east = next(out for out in ways_out(board, pit) if steps_between(board, edge, out) > 2)
    assert steps_between(board, edge, east) < FAR, "around the Pit, not through it"
