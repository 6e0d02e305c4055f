"""A bot places or moves figures for a player."""

from boneyard.bots.chores import moves_for
from boneyard.games.shared.commands import Put, Shift, Step
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
