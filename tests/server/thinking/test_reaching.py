"""Where a move can come to, and what a bot would do with figures that are to be put or moved."""

import boneyard
from boneyard.games.shared.commands import Command, Put, Shift, Step
from boneyard.odds.questions import (
    MovesAsked,
    MovesFound,
    NoOdds,
    PathAsked,
    PathFound,
    ReachAsked,
    ReachFound,
)
from boneyard.server.thinking.chances import answer
from boneyard.server.thinking.paths import left_in, walker_of
from boneyard.sight import sight_of
from tests.server.thinking.decisions import Decision, of_every_game
from tests.sizes import pick

LOOKED = pick(quick=40, ci=200, full=2_000)


def asked_for(*kinds: type[Command]) -> list[Decision]:
    """Decisions of all games with options of some kind."""
    return [
        found
        for found in of_every_game(LOOKED, every=3)
        if any(isinstance(option, kinds) for option in found.options)
    ]


def test_a_move_reaches_what_has_a_way_within_it() -> None:
    found_of = set()
    for found in asked_for(Step):
        sight = sight_of(found.view)
        left = left_in(sight, walker_of(sight, found.seat))
        reach = answer(found.view, ReachAsked())
        assert isinstance(reach, ReachFound)
        found_of.add(sight.game)
        steps = {option.to for option in found.options if isinstance(option, Step)}
        assert {square.square for square in reach.squares if square.steps == 1} == steps, found.where
        for square in reach.squares[:: pick(quick=9, ci=3, full=1)]:
            assert 1 <= square.steps <= left, found.where
            way = answer(found.view, PathAsked(square.square))
            assert isinstance(way, PathFound), found.where
            assert way.reach == len(way.squares) <= left, found.where
            assert square.fights <= len(way.fights), found.where
    assert found_of == set(boneyard.game_ids())


def test_what_is_done_for_somebody_are_legal_answers_in_a_row() -> None:
    done = 0
    for found in asked_for(Put, Shift):
        moves = answer(found.view, MovesAsked())
        assert isinstance(moves, MovesFound)
        state, game = found.state, found.game
        for move in moves.moves:
            command = game.parse(move.choice)
            assert command in game.options(state, found.seat), found.where
            assert set(move.squares) <= {getattr(command, name, -1) for name in ("start", "to", "square")}
            game.apply(state, found.seat, command)
            done += 1
        rest = game.options(state, found.seat) if found.seat in game.actors(state) else ()
        assert not any(isinstance(option, (Put, Shift)) for option in rest), found.where
    assert done


def test_nobody_walks_for_somebody() -> None:
    for found in asked_for(Step):
        assert answer(found.view, MovesAsked()) == NoOdds("no-moves"), found.where
