"""Positions as text round-trip, and faults are reported with their line."""

import random

import pytest
from msgspec.structs import replace

import boneyard
from boneyard.games.midevil.state import MidState
from boneyard.games.midevil.view import position_of, state_of
from boneyard.games.shared.position import BadPosition, read_position, write_position
from boneyard.games.shared.state import BoardState
from boneyard.tile_drawing import LEGAL
from tests.damage import damage
from tests.sizes import pick
from tests.tables import Table, moments, tables

STEPS = pick(quick=400, ci=2_000, full=20_000)


@pytest.mark.parametrize("table", tables(seats=(2,)), ids=str)
def test_a_damaged_position_is_refused_or_playable(table: Table) -> None:
    """Losing, doubling or swapping characters, words and lines may only raise `BadPosition`."""
    game = table.game
    rng = random.Random(table.seed)
    texts = [write_position(game, state) for step, state, _, _ in moments(table, STEPS) if step % 50 == 49]
    refused = played = 0
    for text in texts:
        for _ in range(pick(quick=8, ci=15, full=500)):
            damaged = damage(text, rng)
            try:
                state = read_position(game, damaged)
            except BadPosition:
                refused += 1
                continue
            played += 1
            for _ in range(8):
                for actor in game.actors(state)[:1]:
                    game.apply(state, actor, rng.choice(game.options(state, actor)))
    assert refused
    assert played


@pytest.mark.parametrize("game_id", ["midevil", "castle-of-chaos"])
def test_ME_COMP_2_nearly_all_life_tokens_may_lie_on_the_board(game_id: str) -> None:
    """More than would be left if every seat still had those it started with."""
    table = Table(game_id, 6, ())
    laid = (mid_state(moment.state) for moment in moments(table, 3_000))
    state = next(state for state in laid if len(state.board.tiles) > 20)
    squares = [square for square, kind in enumerate(state.board.kinds) if kind in LEGAL][:40]
    position = position_of(state)
    poor = tuple(replace(seat, life=1, dead=False) for seat in position.seats)
    crowded = state_of(replace(position, life=tuple(squares), seats=poor, bank=4), state.kit)
    text = write_position(table.game, crowded)
    assert table.game.dump(read_position(table.game, text)) == table.game.dump(crowded), text
    assert "bank" not in text, "the parser computes the supply itself"


def mid_state(state: BoardState) -> MidState:
    assert isinstance(state, MidState)
    return state


def test_omitted_facts_are_those_of_the_start() -> None:
    game = boneyard.game("zombie-invasion")
    state = read_position(game, "zombie-invasion, 3 seats\nboard\n  town-hall\n")
    began = game.start(game.setup(seats=3))
    game.apply(began, boneyard.CHANCE, game.parse("start 0"))
    assert game.dump(state) == game.dump(began)
