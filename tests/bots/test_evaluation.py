"""Evaluations use only public information and predict who is winning."""

from __future__ import annotations

from random import Random

import pytest

import boneyard
from boneyard.bots import bot
from boneyard.bots.knowledge import evaluation_of
from boneyard.engine.chance import FairDice
from boneyard.engine.match import Match
from boneyard.games.catalogue import AnyGame, game_ids
from boneyard.games.shared.nearby import nearby, rings, steps_to
from boneyard.games.shared.state import BoardState
from boneyard.games.shared.tile import CENTRE
from boneyard.games.zombie_invasion.bot.planning import open_ends
from boneyard.games.zombie_invasion.evaluation import EVALUATION
from boneyard.games.zombie_invasion.game import ZOMBIE_INVASION
from boneyard.games.zombie_invasion.state import GOAL_TILE
from tests.bots.sampling import decisions
from tests.sizes import pick

SEED = 6


def turns(game: AnyGame, seed: str, kinds: tuple[str, str]) -> list[tuple[BoardState, int]]:
    """The state at the start of each turn, and the winner; games with shared wins have none."""
    setup = game.setup(2)
    match = Match(game, setup, FairDice(seed, game.id))
    bots = [bot(kind, f"{seed}/{seat}", setup.content) for seat, kind in enumerate(kinds)]
    found: dict[int, BoardState] = {}
    while (seat := match.settle()) is not None:
        found.setdefault(game.view(match.state, None).turns, match.state.copy())
        match.answer(seat, bots[seat](match.looks[seat], match.options))
    winners = match.state.winners
    return [(state, winners[0] if len(winners) == 1 else -1) for state in found.values()]


@pytest.mark.parametrize("game_id", game_ids())
def test_evaluations_do_not_depend_on_hidden_information(game_id: str) -> None:
    game = boneyard.game(game_id)
    evaluation = evaluation_of(game)
    for state, seat in decisions(game, 3, str(SEED), pick(quick=6, ci=40, full=200)):
        view = game.view(state, seat)
        found = {tuple(evaluation.standings(game.imagine(view, Random(world)))) for world in range(3)}
        assert len(found) == 1, f"seed {SEED}"


@pytest.mark.parametrize("game_id", game_ids())
def test_chances_add_up_to_one(game_id: str) -> None:
    game = boneyard.game(game_id)
    evaluation = evaluation_of(game)
    for state, _ in decisions(game, 4, str(SEED), 10):
        assert sum(evaluation.chance(state, seat) for seat in range(4)) == pytest.approx(1)
    state.winners = (1, 3)
    assert [evaluation.chance(state, seat) for seat in range(4)] == [0, 0.5, 0, 0.5]


@pytest.mark.parametrize("game_id", game_ids())
def test_evaluations_predict_winners_better_than_a_coin(game_id: str) -> None:
    game = boneyard.game(game_id)
    evaluation = evaluation_of(game)
    misses = []
    # Few games of equals would tell nothing.
    kinds = pick(quick=("greedy", "random"), ci=("greedy", "greedy"), full=("greedy", "greedy"))
    for number in range(pick(quick=3, ci=60, full=400)):
        for state, winner in turns(game, f"{SEED}/{number}", kinds):
            if winner >= 0:
                misses.append((1 - evaluation.chance(state, winner)) ** 2)
    assert sum(misses) / len(misses) < pick(quick=0.2, ci=0.245, full=0.235), f"seed {SEED}"


def test_the_seat_that_will_place_the_helipad_is_better_off_at_an_open_end() -> None:
    """In the last turn before it, closer is better, more so for the seat that will place it."""
    setup = ZOMBIE_INVASION.setup(2)
    match = Match(ZOMBIE_INVASION, setup, FairDice(str(SEED), ZOMBIE_INVASION.id))
    bots = [bot("greedy", str(seat), setup.content) for seat in range(2)]
    while (seat := match.settle()) is not None and match.state.stack:
        match.answer(seat, bots[seat](match.looks[seat], match.options))
    state = match.state
    assert (state.bottom, state.goal) == (GOAL_TILE, -1)
    layer = 1 - state.active
    doors = open_ends(state.board)
    far = {square: steps_to(state.board, square, doors, 40) for square in range(9)}
    near, away = min(far, key=far.__getitem__), max(far, key=far.__getitem__)
    gains = []
    for who in (layer, state.active):
        chances = []
        for square in (away, near):
            copy_of = state.copy()
            copy_of.pawns[who] = square
            chances.append(EVALUATION.chance(copy_of, who))
        gains.append(chances[1] - chances[0])
    assert gains[0] > gains[1] > -0.05
    assert gains[0] > 0


def test_open_ends_lead_onto_the_helipad() -> None:
    state = ZOMBIE_INVASION.start(ZOMBIE_INVASION.setup(2))
    tile = state.kit.tiles[GOAL_TILE]
    doors = open_ends(state.board)
    assert doors
    for x, y, rotation in state.board.placements(tile):
        board = state.board.with_tile(tile, x, y, rotation)
        way = board.distances(9 + CENTRE)
        ends = [square for square in range(9) if way.get(square) == 2]
        assert all(doors >> square & 1 for square in ends)


def test_near_things_count_for_more() -> None:
    board = ZOMBIE_INVASION.start(ZOMBIE_INVASION.setup(2)).board
    around = tuple(rings(board, CENTRE, 7))
    assert around[0] == 1 << CENTRE
    assert sum(ring.bit_count() for ring in around) == len(board.distances(CENTRE))
    here, there = 1 << CENTRE, 1 << next(iter(board.neighbours[CENTRE]))
    assert nearby(around, here, 9.0) == 1.0 > nearby(around, there, 9.0) > 0
    assert nearby(around, here | there, 1.5) == 1.5
    assert [steps_to(board, CENTRE, things, 5) for things in (here, there, 0)] == [0, 1, 5]
    assert all(steps_to(board, start, here, 9) == far for start, far in board.distances(CENTRE).items())
