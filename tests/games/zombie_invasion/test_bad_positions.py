"""Positions of Zombie Invasion that can't be: the sentence says what and where."""

import pytest

import boneyard
from boneyard.games.shared.position import BadPosition, read_position

GOOD = """\
zombie-invasion, 2 seats
board
  hospital   street
  town-hall  -
figures
  zzZ #.#
  .l. #z#
  .0. #.#

  #.#
  .*.
  #.#
at town-hall.centre zombie, pawn 1
seat 0 life 5, points 3
active 1
next fight-roll
"""
BAD = [
    ("zombie-invasion", "zombie-invasoin", "line 1: a position of zombie-invasion begins with"),
    ("2 seats", "9 seats", "line 1: zombie-invasion is for 1 to 6 seats, not 9"),
    ("2 seats", "2 seats, weather fine", "line 1: zombie-invasion has no option 'weather'"),
    (
        "hospital   street",
        "hospitel   street",
        "line 3: 'hospitel' is no tile here; did you mean",
    ),
    ("hospital   street", "hospital/5   street", "line 3: 'hospital/5' is no tile; tiles are written"),
    ("hospital   street", "hospital/1   street", "line 4: 'town-hall' and 'hospital' don't match"),
    ("hospital   street", "hospital   street/1", "line 3: 'hospital' and 'street' don't match"),
    ("hospital   street", "hospital   hospital", "line 3: there are only 1 of 'hospital'"),
    ("hospital   street", "7:hospital   street", "line 3: the tiles are numbered 0 to 2, each once, not 7"),
    ("town-hall  -", "crossing  -", "line 3: the board has no 'town-hall'"),
    ("hospital   street", "street  -  street", "line 3: '2:street' lies apart from the rest of the map"),
    ("zzZ #.#", "zzQ #.#", "line 6: 'Q' is no letter of the picture here"),
    ("zzZ #.#", "zzZ z.#", "line 6: street.nw is not legal to stand on"),
    ("zzZ #.#", "zzZ ..#", "line 6: street.nw is not legal to stand on: draw '#', not '.'"),
    ("zzZ #.#", "zz# #.#", "line 6: hospital.ne is legal to stand on: draw '.', not '#'"),
    ("zzZ #.#", "zzZ #.", "line 6: street.ne is not drawn"),
    ("  .0. #.#\n", "", "line 11: the picture has 5 lines; 2 rows of tiles need 6"),
    (".0. #.#", ".7. #.#", "line 8: there is no seat 7; there are 2, counted from 0"),
    (".0. #.#", ".1. #.#", "line 13: the pawn of seat 1 stands on two squares"),
    (".0. #.#", ".*. #.#", "line 8: no `at` line says what is on hospital.s"),
    ("at town-hall.centre", "at town-hall.n", "line 13: the picture has no '*' on town-hall.n"),
    ("at town-hall.centre", "at town-hall.middle", "line 13: 'middle' is no place on a tile here"),
    ("at town-hall.centre", "at town.centre", "line 13: 'town' is no tile on the board here"),
    ("at town-hall.centre", "at nowhere", "line 13: 'nowhere' is no square; squares are written TILE.PLACE"),
    ("zombie, pawn 1", "ghost, pawn 1", "line 13: 'ghost' is no figure or token here"),
    ("zombie, pawn 1", "zombie, zombie", "never two zombies on one square (ZI-ZOMBIE-2)"),
    ("zombie, pawn 1", "life, ammo", "a square holds at most one token (ZI-TILE-3)"),
    ("seat 0 life 5", "seat 0 life 6", "line 14: life is at most 5, not 6"),
    ("seat 0 life 5", "seat 0 lief 5", "line 14: 'lief' is no word about a seat here; did you mean 'life'?"),
    ("seat 0 life 5", "seat 0 life many", "line 14: life needs a number, not 'many'"),
    ("seat 0 life 5", "seat 2 life 5", "line 14: '2' is no seat; there are 2, counted from 0"),
    ("points 3", "points 20", "line 14: points is at most 19, not 20"),
    ("active 1", "activ 1", "line 15: 'activ' is no word of a position here; did you mean 'active'?"),
    ("active 1", "active 2", "line 15: active is at most 1, not 2"),
    ("active 1", "active 1\nactive 1", "line 16: 'active' is said twice"),
    ("active 1", "active 1\n  there", "line 16: nothing is indented under 'active'"),
    ("active 1", "active 1\nbox 96", "line 16: there are only 100 zombies, not 101 (ZI-ZOMBIE-4)"),
    ("active 1", "active 1\nstack hospital", "line 16: only 0 of 'hospital' can be in the stack"),
    ("active 1", "active 1\nstack bank", "line 16: 'bank' is no title here"),
    ("active 1", "active 1\nbottom florist", "line 16: under the stack lies 'helipad' or none"),
    ("active 1", "active 1\nwon points", "line 16: say how and by which seats the game was won"),
    ("active 1", "active 1\nwon points 0", "line 17: a game that was won asks nothing"),
    ("active 1", "active 0", "line 16: a fight needs a zombie on the active seat's square"),
    (
        "next fight-roll",
        "next figth-roll",
        "line 16: 'figth-roll' is no frame here; did you",
    ),
    ("next fight-roll", "next mend", "line 16: 'mend' is no frame (Object missing required field `roll`)"),
    ("next fight-roll", "next mend roll=4", "line 16: 'mend roll=4': roll can't be 4 here"),
    ("next fight-roll", "next mend roll=x", "line 16: 'mend roll=x' is no frame (Expected `int`, got `str`"),
    ("next fight-roll", "next mend 3", "line 16: '3' is no field of a frame; fields are written NAME=VALUE"),
    ("next fight-roll", "next mend roll=?", "line 16: '?' can't be read as a value"),
    ("next fight-roll", "next place-tile tile=bank", "'place-tile tile=bank': tile can't be"),
    (
        "next fight-roll",
        "next fill-tile tile=3 zombies=1 life=0 ammo=0",
        "line 16: 'fill-tile tile=3 zombies=1 life=0 ammo=0': tile can't be 3 here",
    ),
    ("next fight-roll", "next breed-zombie", "line 16: under the pending frame lies the turn"),
    (
        "next fight-roll",
        "agenda\n  turn step=5\n  move left=2",
        "line 16: 'turn step=5' does not lead to 'move",
    ),
    ("next fight-roll", "next move left=7", "line 16: 'move left=7': left can't be 7 here"),
    ("next fight-roll", "next draw-tile\nstack none\nbottom none", "line 16: the stack is empty"),
    ("board\n", "boards\n", "line 2: 'boards' is no word of a position here; did you mean 'board'?"),
    ("active 1", " active 1", "line 15: a line begins at the margin, or two spaces in"),
]


def test_the_good_position_is_good() -> None:
    read_position(boneyard.game("zombie-invasion"), GOOD)


@pytest.mark.parametrize(("old", "new", "reason"), BAD)
def test_a_bad_position_is_refused_with_its_line(old: str, new: str, reason: str) -> None:
    assert GOOD.count(old) == 1
    with pytest.raises(BadPosition) as refused:
        read_position(boneyard.game("zombie-invasion"), GOOD.replace(old, new))
    assert reason in str(refused.value)
