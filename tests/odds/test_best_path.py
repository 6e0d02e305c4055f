"""The suggested way to a square is legal, short and safe, and has the odds of exactly that way."""

from collections import deque
from collections.abc import Iterator
from itertools import product
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

import boneyard
from boneyard.games.shared.board import Board
from boneyard.games.shared.commands import Step
from boneyard.games.shared.state import BoardState
from boneyard.games.shared.view import BoardView
from boneyard.odds import BadPath, path_odds
from boneyard.odds.answers import answer
from boneyard.odds.best_path import arrivals
from boneyard.odds.questions import (
    BidAsked,
    ChoicesAsked,
    FightAsked,
    NoOdds,
    PathAsked,
    PathFound,
)
from boneyard.odds.views import model_of
from tests.decisions import decisions
from tests.odds.positions import positions
from tests.sizes import pick

SEED = 2024
NEAR = 6


def board_at(state: BoardState) -> Board:
    board: Board = state.board
    return board


def steps(board: Board, square: int) -> list[int]:
    return [step.to for step in board.walks[square] if isinstance(step, Step)]


def shortest_ways(board: Board, start: int) -> dict[int, tuple[int, ...]]:
    """A shortest way to each square nearby."""
    found: dict[int, tuple[int, ...]] = {start: ()}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for to in steps(board, here):
            if to not in found and len(found[here]) < NEAR:
                found[to] = (*found[here], to)
                queue.append(to)
    del found[start]
    return found


def test_ways_are_legal_and_rarely_worse_than_the_shortest() -> None:
    games, looked, worse = set(), 0, 0
    for found in positions(pick(quick=15, ci=200, full=2_000), seed=SEED):
        sight, model = found.view, model_of(found.view)
        board = board_at(found.state)
        ways = shortest_ways(board, sight.seats[found.seat].pawn)
        if not ways or found.seat != sight.viewer or leads_another(found.state, found.seat):
            continue
        to = found.rng.choice(sorted(ways))
        way = answer(found.view, PathAsked(to))
        if isinstance(way, NoOdds):
            with pytest.raises(BadPath):
                path_odds(model.moving(found.view, found.seat), ways[to], found.seat)
            continue
        assert isinstance(way, PathFound)
        games.add(sight.game)
        for here, there in zip((sight.seats[found.seat].pawn, *way.squares), way.squares, strict=False):
            assert there in steps(board, here), found.where
        assert way.squares[-1] == to
        assert way.reach <= model.left(found.view, found.seat)
        now = way.reach == len(way.squares)
        view = found.view if now else model.moving(found.view, found.seat)
        assert way.chance == path_odds(view, way.squares, found.seat).survive, found.where
        kinds = {piece.square: piece.kind for piece in sight.figures()}
        assert [(fight.square, fight.figure) for fight in way.fights] == [
            (square, kinds[square]) for square in way.squares if square in kinds
        ]
        assert len(way.squares) >= len(ways[to]), found.where
        looked += 1
        worse += way.chance < straight(view, ways[to], found.seat) - 1e-12
    assert games == set(boneyard.game_ids())
    assert worse <= looked / 20, f"seed {SEED}: {worse} of {looked} ways are worse than some shortest one"


def leads_another(state: BoardState, seat: int) -> bool:
    """Whether a seat moves another seat's pawn now, so that ways begin there."""
    return any(
        getattr(frame, "chooser", None) == seat != getattr(frame, "seat", seat) for frame in state.agenda
    )


def straight(view: BoardView, path: tuple[int, ...], seat: int) -> float:
    """The chance to survive a given way; 0 if it can't be walked."""
    try:
        return path_odds(view, path, seat).survive
    except BadPath:
        return 0.0


def test_a_longer_way_is_considered_if_it_is_safer() -> None:
    """From 0 to 3 through the dangerous 1, or around through 2 and 4; 5 and 6 are not shorter or safer."""
    steps = [[1, 2, 5], [0, 3], [0, 4], [1, 4, 6], [2, 3], [0, 6], [5, 3]]
    around = [(2.0, 0, (1, 3)), (0.0, 0, (2, 4, 3))]
    assert list(arrivals(steps, {1: 2.0}, (), 0, 3, 9)) == around
    assert list(arrivals(steps, {1: 2.0, 5: 1.0}, (), 0, 3, 9)) == around
    assert list(arrivals(steps, {1: 2.0}, (), 0, 3, 2)) == around[:1]
    assert list(arrivals(steps, {}, (), 0, 3, 9)) == [(0.0, 0, (1, 3))]


def test_a_token_breaks_ties_between_equal_ways() -> None:
    """From 0 to 3 through 1 or 2."""
    steps = [[1, 2], [0, 3], [0, 3], [1, 2]]
    for token in (1, 2):
        assert list(arrivals(steps, {}, {token}, 0, 3, 9)) == [(0.0, -1, (token, 3))]


def forks(board: Board) -> Iterator[tuple[int, int, list[int]]]:
    """Squares with two ways of two steps between them, and the squares in the middle."""
    for start, to in product(range(len(board.walks)), repeat=2):
        middles = [way for way in steps(board, start) if to in steps(board, way)]
        if start != to and len(middles) == 2:
            yield start, to, middles


def test_the_way_goes_around_a_figure() -> None:
    """Of two ways of two steps, the one without a zombie is suggested."""
    found, start, to, middles = next(
        (found, start, to, middles)
        for found in decisions("zombie-invasion", 100, every=29)
        for start, to, middles in forks(board_at(found.state))
    )
    assert isinstance(found.view, msgspec.Struct)
    seats = tuple(replace(seat, pawn=start) for seat in found.view.seats)
    for zombie, middle in (middles, reversed(middles)):
        view = replace(found.view, seats=seats, zombies=(zombie,))
        found_way = answer(view, PathAsked(to))
        assert isinstance(found_way, PathFound)
        assert (found_way.squares, found_way.fights, found_way.chance) == ((middle, to), (), 1.0)


@pytest.mark.parametrize("game_id", boneyard.game_ids())
def test_every_question_gets_an_answer(game_id: str) -> None:
    """Squares that don't exist, impossible bids, views of spectators and finished games."""
    rng = Random(SEED)
    for found in decisions(game_id, pick(quick=8, ci=100, full=1_000), every=23):
        for to in (rng.randrange(-10, 400), 10**30):
            for question in (
                PathAsked(to),
                FightAsked(to),
                FightAsked(),
                ChoicesAsked(),
                BidAsked((to, 0, 0, 1)),
            ):
                answer(found.view, question)
        assert answer(found.game.view(found.state, None), PathAsked(4)) == NoOdds("no-seat")
    over = found.state
    over.finish((0,), found.game.ways[0])
    assert answer(found.game.view(over, 0), PathAsked(4)) == NoOdds("no-seat")
