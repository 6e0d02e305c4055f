"""Events as sentences, runs of them as one."""

from __future__ import annotations

import boneyard
from boneyard.games.midevil.events import CardPlayed
from boneyard.games.shared.board import Board
from boneyard.games.shared.content_set import tiles_of
from boneyard.games.shared.events import Died, Event, FigurePut, Rolled, Stepped, TilePlaced, Won
from boneyard.terminal.log import Log
from boneyard.terminal.teller import Teller

CONTENT = boneyard.game("zombie-invasion").default_content()
BOARD = (
    Board()
    .with_tile(tiles_of(CONTENT)["town-hall"], 0, 0, 0)
    .with_tile(tiles_of(CONTENT)["hospital"], 0, -1, 0)
)


def story_of(*events: Event, reader: int | None = None, language: str = "en") -> list[str]:
    log = Log(Teller(("human", "random"), CONTENT, language), reader)
    for event in events:
        log.add(event, BOARD)
    return log.sentences


def test_an_event_is_a_sentence_with_names() -> None:
    assert story_of(TilePlaced(0, "hospital", 0, -1, 0)) == ["Player 1 places Hospital."]
    assert story_of(Won((0, 1), "rounds")) == [
        "Player 1 and Bot 2 win with the most points after the last round."
    ]


def test_readers_are_addressed_as_you() -> None:
    events = (Died(0), Rolled(0, "move", 4, 4), CardPlayed(1, "cold-feet", 0), Won((0,), "points"))
    assert story_of(*events, reader=0) == [
        "You die and have to start over.",
        "You roll 4 and may move 4 squares.",
        "Bot 2 plays Cold Feet on you.",
        "You win on points.",
    ]
    assert story_of(*events, reader=0, language="de") == [
        "Du stirbst und musst von vorn anfangen.",
        "Du würfelst eine 4 und darfst 4 Felder weit gehen.",
        "Bot 2 spielt „Kalte Füße“ gegen dich aus.",
        "Du gewinnst nach Punkten.",
    ]
    assert story_of(*events, reader=1)[0] == "Player 1 dies and has to start over."
    assert story_of(*events, reader=1)[2] == "You play Cold Feet on Player 1."


def test_a_roll_names_its_purpose() -> None:
    assert story_of(Rolled(1, "move", 1, 1)) == ["Bot 2 rolls 1 and may move one square."]
    assert story_of(Rolled(1, "fight", 3, 4)) == ["Bot 2 rolls 3 in the fight, which counts as 4."]


def test_runs_become_one_sentence() -> None:
    steps = [Stepped(0, 4, 1), Stepped(0, 1, 16), Stepped(1, 4, 1)]
    assert story_of(*steps) == [
        "Player 1 walks 2 squares to Hospital, south.",
        "Bot 2 walks to Town Hall Square, north.",
    ]
    zombies = [FigurePut("zombie", 9), FigurePut("zombie", 10), FigurePut("life", 9), FigurePut("zombie", 1)]
    assert story_of(*zombies) == [
        "2 zombies on Hospital.",
        "A life token on Hospital, north-west.",
        "A zombie on Town Hall Square, north.",
    ]
