"""A bot places or moves figures for a player."""

import boneyard
from boneyard.bots.chores import moves_against, moves_for
from boneyard.games.shared.commands import STOP, Put, Shift, Step
from boneyard.games.shared.position import read_position
from boneyard.games.shared.walking import FAR, steps_from
from boneyard.odds.questions import MovesFound, NoOdds
from tests.decisions import with_options


def test_chores_are_legal_and_end_with_another_question() -> None:
    done = 0
    for found in with_options(Put, Shift):
        moves = moves_for(found.view)
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


def test_chores_never_walk() -> None:
    for found in with_options(Step):
        assert moves_for(found.view) == NoOdds("no-moves"), found.where


def test_figures_are_sent_at_a_player_until_the_question_is_done() -> None:
    sent = 0
    for found in with_options(Shift):
        state, game = found.state, found.game
        for target in range(len(found.view.seats)):
            moves = moves_against(found.view, target)
            if not isinstance(moves, MovesFound):
                assert target == found.seat or moves == NoOdds("no-moves")
                continue
            assert moves.seat == target
            now, nearer = state.copy(), 0
            far = steps_from(now.board, now.pawns[target])
            for place, move in enumerate(moves.moves):
                command = game.parse(move.choice)
                assert command in game.options(now, found.seat), found.where
                if isinstance(command, Shift) and far.get(command.to, FAR) < far.get(command.start, FAR):
                    assert nearer == place or STOP not in game.options(now, found.seat)
                    nearer += 1
                game.apply(now, found.seat, command)
            rest = game.options(now, found.seat) if found.seat in game.actors(now) else ()
            assert not any(isinstance(option, Shift) for option in rest), found.where
            assert 0 < moves.nearer <= nearer
            sent += nearer
    assert sent


def test_figures_go_at_the_rival_who_is_ahead_if_all_are_as_near() -> None:
    position = """zombie-invasion, 3 seats
board
  0:town-hall
figures
  #z#
  .*.
  #.#
at town-hall.centre pawn 0, pawn 1, pawn 2
seat 0 points 9
seat 2 points 4
next move-zombies left=1
"""
    game = boneyard.game("zombie-invasion")
    view = game.view(read_position(game, position), 0)
    found = moves_against(view, None)
    assert isinstance(found, MovesFound)
    assert found.seat == 2
    assert [move.choice for move in found.moves] == ["shift 1 4"]
