"""The goals of a game that a viewer sees."""

from boneyard.games.shared.features import features_of
from boneyard.games.shared.goals import Goals
from boneyard.games.shared.view import BoardView
from tests.tables import Table


def goals_in(table: Table, view: BoardView) -> Goals:
    model = features_of(table.game).goals
    assert model is not None, "every game that we ship tells how to win"
    return model.make(view, view.board(table.setup.content), table.setup.content)
