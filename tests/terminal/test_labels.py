"""What the choices of a question are called, and that deadly ones are asked about twice."""

from __future__ import annotations

from dataclasses import replace
from io import StringIO

import pytest
from rich.console import Console

import boneyard
from boneyard.engine.chance import FairDice
from boneyard.engine.match import Match
from boneyard.games.shared.commands import GIVE_LIFE
from boneyard.games.shared.position import read_setup
from boneyard.games.shared.position_text import entries
from boneyard.terminal.asking import Asker
from boneyard.terminal.screen import Screen
from boneyard.terminal.story import Story
from boneyard.terminal.telling import Teller

IN_A_FIGHT = """midevil, 2 seats{settings}
board
  0:altar
figures
  ...
  .*.
  ..1
at altar.centre white, pawn 0
seat 0 life 1, collection blue 4
stack none
deck none
next turn step=3
"""
IN_TOWN = """zombie-invasion, 2 seats{settings}
board
  0:town-hall
figures
  #.#
  .*.
  #.#
at town-hall.centre zombie, pawn 0, pawn 1
seat 0 life 1, ammo 3, points 2
next fight-roll
"""
LED_ASTRAY = """midevil, 2 seats
board
  0:altar
figures
  w..
  .0.
  ..1
seat 0 front short-bow
seat 1 hand lost-way
stack none
deck none
next turn step=8
"""
END_OF_TURN = """midevil, 2 seats
board
  0:altar
figures
  ...
  .0.
  ..1
seat 0 hand sword
stack none
deck none
next end-turn
"""


def asker_at(position: str, *lines: str, settings: str = "") -> Asker:
    text = position.replace("{settings}", settings)
    first, *_ = entries(text)
    game = boneyard.game(text.split(",")[0])
    match = Match(game, replace(read_setup(game, first, None), position=text), FairDice("1", game.id))
    for line in lines:
        match.answer(*game.read(line))
    screen = Screen(Console(file=StringIO(), width=200), Teller(("human", "random"), match.setup.content))
    return Asker(screen, match, 0, Story(screen.teller))


def labels(asker: Asker) -> list[str]:
    return [choice.label for choice in asker.first.choices]


@pytest.mark.parametrize(
    ("position", "loss"), [(IN_A_FIGHT, "12 points"), (IN_TOWN, "2 points")], ids=["midevil", "zombies"]
)
def test_the_last_life_stands_last_and_is_asked_about_twice(position: str, loss: str) -> None:
    asker = asker_at(position, "* roll 1")
    assert labels(asker)[-1].startswith(f"Give up your last life: you die and lose {loss}")
    assert [choice.danger for choice in asker.first.choices] == [False, True]

    assert asker.understand("2") is None
    assert "Are you sure?" in asker.note
    assert asker.understand("back") is None  # anything else takes it back
    assert asker.understand("life") is None
    assert asker.understand("2") == GIVE_LIFE


@pytest.mark.parametrize("position", [IN_A_FIGHT, IN_TOWN], ids=["midevil", "zombies"])
def test_a_last_life_that_buys_a_roll_says_so(position: str) -> None:
    asker = asker_at(position, "* roll 1", settings=", last_life rerolls")
    assert labels(asker)[0].startswith("Give up a life token and roll again")
    assert asker.understand("1") is not None


def test_a_pawn_that_another_leads_does_not_stop() -> None:
    asker = asker_at(LED_ASTRAY, "* roll 3", "1 play lost-way 0")
    assert labels(asker)[-1] == "Let them lead on"
    assert asker.page().question == "Player 1: Bot 2 leads your pawn. Do anything first?"


def test_the_turn_ends_by_the_words_of_the_page() -> None:
    assert "End the turn" in labels(asker_at(END_OF_TURN))
