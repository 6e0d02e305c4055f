"""The labels of choices; deadly ones need confirmation."""

from __future__ import annotations

import pytest

from boneyard.games.shared.commands import GIVE_LIFE
from boneyard.terminal.prompt import Prompt
from tests.terminal.asking import IN_A_FIGHT, asker_at

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


def labels(prompt: Prompt) -> list[str]:
    return [choice.label for choice in prompt.first.choices]


@pytest.mark.parametrize(
    ("position", "loss"), [(IN_A_FIGHT, "12 points"), (IN_TOWN, "2 points")], ids=["midevil", "zombies"]
)
def test_giving_up_the_last_life_comes_last_and_needs_confirmation(position: str, loss: str) -> None:
    prompt = asker_at(position, "* roll 1")
    assert labels(prompt)[-1].startswith(f"Give up your last life: you die and lose {loss}")
    assert [choice.danger for choice in prompt.first.choices] == [False, True]

    assert prompt.interpret("2") is None
    assert "Are you sure?" in prompt.note
    assert prompt.interpret("back") is None  # anything else takes it back
    assert prompt.interpret("life") is None
    assert prompt.interpret("2") == GIVE_LIFE


@pytest.mark.parametrize("position", [IN_A_FIGHT, IN_TOWN], ids=["midevil", "zombies"])
def test_a_last_life_that_buys_a_roll_says_so(position: str) -> None:
    prompt = asker_at(position, "* roll 1", settings=", last_life rerolls")
    assert labels(prompt)[0].startswith("Give up a life token and roll again")
    assert prompt.interpret("1") is not None


def test_the_owner_of_a_led_pawn_lets_them_lead() -> None:
    prompt = asker_at(LED_ASTRAY, "* roll 3", "1 play lost-way 0")
    assert labels(prompt)[-1] == "Let them lead"
    assert prompt.page().question == "Player 1: Bot 2 leads your pawn. Do anything first?"


def test_stop_is_labelled_end_turn() -> None:
    assert "End the turn" in labels(asker_at(END_OF_TURN))
