"""Without zombies, only new ones bring points, so greedy bots breed them."""

from __future__ import annotations

from random import Random

import pytest

import boneyard
from boneyard.bots.greedy import Greedy
from boneyard.games.shared.commands import STOP
from boneyard.games.shared.position import read_position
from boneyard.games.zombie_invasion.commands import BREED

POSITION = """
zombie-invasion, 2 seats
board
  street   -
  town-hall  drug-store
at {} pawn 0
at {} pawn 1
stack none
next move-zombies left=3
"""
FAR, DOOR = "street.n", "drug-store.n"


@pytest.mark.parametrize(("mine", "others"), [(FAR, FAR), (FAR, DOOR), (DOOR, FAR)])
def test_greedy_breeds_zombies_when_none_is_left(mine: str, others: str) -> None:
    game = boneyard.game("zombie-invasion")
    state = read_position(game, POSITION.format(mine, others))
    options = game.options(state, 0)
    assert set(options) == {BREED, STOP}
    assert Greedy(Random(0))(lambda: game.view(state, 0), options) == BREED
