"""Sentences: events in words, runs of them as one."""

from __future__ import annotations

import boneyard
from boneyard.games.shared.board import Board
from boneyard.games.shared.events import FigurePut, Rolled, Stepped, TilePlaced, Won
from boneyard.sight import tiles_of
from boneyard.terminal.story import Story
from boneyard.terminal.telling import Teller

CONTENT = boneyard.game("zombie-invasion").default_content()
BOARD = (
    Board()
    .with_tile(tiles_of(CONTENT)["town-hall"], 0, 0, 0)
    .with_tile(tiles_of(CONTENT)["hospital"], 0, -1, 0)
)


def told(*events: FigurePut | Rolled | Stepped | TilePlaced | Won) -> list[str]:
    story = Story(Teller(("human", "random"), CONTENT))
    for event in events:
        story.tell(event, BOARD)
    return story.sentences


def test_an_event_is_a_sentence_with_names() -> None:
    assert told(TilePlaced(0, "hospital", 0, -1, 0)) == ["Player 1 lays Hospital."]
    assert told(Won((0, 1), "rounds")) == [
        "Player 1 and Bot 2 win with the most points after the last round."
    ]


def test_a_roll_says_what_it_is_for() -> None:
    assert told(Rolled(1, "move", 1, 1)) == ["Bot 2 rolls 1 and may move one square."]
    assert told(Rolled(1, "fight", 3, 4)) == ["Bot 2 rolls 3 in the fight, which counts as 4."]


def test_runs_are_told_as_one() -> None:
    steps = [Stepped(0, 4, 1), Stepped(0, 1, 16), Stepped(1, 4, 1)]
    assert told(*steps) == [
        "Player 1 walks 2 squares to Hospital, south.",
        "Bot 2 walks to Town Hall Square, north.",
    ]
    zombies = [FigurePut("zombie", 9), FigurePut("zombie", 10), FigurePut("life", 9), FigurePut("zombie", 1)]
    assert told(*zombies) == [
        "2 zombies on Hospital.",
        "A life token on Hospital, north-west.",
        "A zombie on Town Hall Square, north.",
    ]
