"""Impossible positions of Zombie Invasion: the error says what is wrong and where."""

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
    ("zombie-invasion", "zombie-invasoin", "line 1: a position of zombie-invasion must begin with"),
    ("2 seats", "9 seats", "line 1: zombie-invasion is for 1 to 6 seats, not 9"),
    ("2 seats", "2 seats, weather fine", "line 1: zombie-invasion has no option 'weather'"),
    (
        "hospital   street",
        "hospitel   street",
        "line 3: 'hospitel' isn't a known tile; did you mean",
    ),
    (
        "hospital   street",
        "hospital/5   street",
        "line 3: 'hospital/5' isn't a tile; write NAME or NAME/TURNS",
    ),
    ("hospital   street", "hospital/1   street", "line 4: 'town-hall' and 'hospital' don't match"),
    ("hospital   street", "hospital   street/1", "line 3: 'hospital' and 'street' don't match"),
    ("hospital   street", "hospital   hospital", "line 3: there are only 1 of 'hospital'"),
    ("hospital   street", "7:hospital   street", "line 3: number the tiles 0 to 2, each once, not 7"),
    ("town-hall  -", "crossing  -", "line 3: the board has no 'town-hall'"),
    ("hospital   street", "street  -  street", "line 3: '2:street' lies apart from the rest of the map"),
    ("zzZ #.#", "zzQ #.#", "line 6: 'Q' isn't a known letter of the picture"),
    ("zzZ #.#", "zzZ z.#", "line 6: nobody can stand on street.nw"),
    ("zzZ #.#", "zzZ ..#", "line 6: nobody can stand on street.nw: draw '#', not '.'"),
    ("zzZ #.#", "zz# #.#", "line 6: a figure can stand on hospital.ne: draw '.', not '#'"),
    ("zzZ #.#", "zzZ #.", "line 6: street.ne isn't drawn"),
    ("  .0. #.#\n", "", "line 11: the picture has 5 lines; 2 rows of tiles need 6"),
    (".0. #.#", ".7. #.#", "line 8: there is no seat 7; there are 2, counted from 0"),
    (".0. #.#", ".1. #.#", "line 13: the pawn of seat 1 stands on two squares"),
    (".0. #.#", ".*. #.#", "line 8: an `at` line is missing for hospital.s"),
    ("at town-hall.centre", "at town-hall.n", "line 13: the picture has no '*' on town-hall.n"),
    ("at town-hall.centre", "at town-hall.middle", "line 13: 'middle' isn't a known place on a tile"),
    ("at town-hall.centre", "at town.centre", "line 13: 'town' isn't a known tile on the board"),
    ("at town-hall.centre", "at nowhere", "line 13: 'nowhere' isn't a square; write TILE.PLACE"),
    ("zombie, pawn 1", "ghost, pawn 1", "line 13: 'ghost' isn't a known figure or token"),
    ("zombie, pawn 1", "zombie, zombie", "a square holds at most one zombie (ZI-ZOMBIE-2)"),
    ("zombie, pawn 1", "life, ammo", "a square holds at most one token (ZI-TILE-3)"),
    ("seat 0 life 5", "seat 0 life 6", "line 14: life is at most 5, not 6"),
    (
        "seat 0 life 5",
        "seat 0 lief 5",
        "line 14: 'lief' isn't a known word about a seat; did you mean 'life'?",
    ),
    ("seat 0 life 5", "seat 0 life many", "line 14: life needs a number, not 'many'"),
    ("seat 0 life 5", "seat 2 life 5", "line 14: '2' isn't a seat; there are 2, counted from 0"),
    ("points 3", "points 20", "line 14: points is at most 19, not 20"),
    ("active 1", "activ 1", "line 15: 'activ' isn't a known word of a position; did you mean 'active'?"),
    ("active 1", "active 2", "line 15: active is at most 1, not 2"),
    ("active 1", "active 1\nactive 1", "line 16: 'active' occurs twice"),
    ("active 1", "active 1\n  there", "line 16: nothing can be indented under 'active'"),
    ("active 1", "active 1\nbox 96", "line 16: there are only 100 zombies, not 101 (ZI-ZOMBIE-4)"),
    ("active 1", "active 1\nstack hospital", "line 16: the stack can have only 0 of 'hospital'"),
    ("active 1", "active 1\nstack bank", "line 16: 'bank' isn't a known title"),
    ("active 1", "active 1\nbottom florist", "line 16: the bottom tile is 'helipad' or none"),
    ("active 1", "active 1\nwon points", "line 16: write how and by which seats the game was won"),
    ("active 1", "active 1\nwon points 0", "line 17: a finished game has no pending frames"),
    ("active 1", "active 0", "line 16: a fight needs a zombie on the active seat's square"),
    (
        "next fight-roll",
        "next figth-roll",
        "line 16: 'figth-roll' isn't a known frame; did you",
    ),
    ("next fight-roll", "next mend", "line 16: 'mend' isn't a frame (Object missing required field `roll`)"),
    ("next fight-roll", "next mend roll=4", "line 16: 'mend roll=4': roll can't be 4 here"),
    (
        "next fight-roll",
        "next mend roll=x",
        "line 16: 'mend roll=x' isn't a frame (Expected `int`, got `str`",
    ),
    ("next fight-roll", "next mend 3", "line 16: '3' isn't a field of a frame; write NAME=VALUE"),
    ("next fight-roll", "next mend roll=?", "line 16: '?' isn't a value"),
    ("next fight-roll", "next place-tile tile=bank", "'place-tile tile=bank': tile can't be"),
    (
        "next fight-roll",
        "next fill-tile tile=3 zombies=1 life=0 ammo=0",
        "line 16: 'fill-tile tile=3 zombies=1 life=0 ammo=0': tile can't be 3 here",
    ),
    ("next fight-roll", "next breed-zombie", "line 16: the agenda needs a pending frame on top of turn"),
    (
        "next fight-roll",
        "agenda\n  turn step=5\n  move left=2",
        "line 16: 'turn step=5' can't lead to 'move",
    ),
    ("next fight-roll", "next move left=7", "line 16: 'move left=7': left can't be 7 here"),
    ("next fight-roll", "next draw-tile\nstack none\nbottom none", "line 16: the stack is empty"),
    ("board\n", "boards\n", "line 2: 'boards' isn't a known word of a position; did you mean 'board'?"),
    ("active 1", " active 1", "line 15: begin the line at the margin"),
]


def test_the_unchanged_position_is_accepted() -> None:
    read_position(boneyard.game("zombie-invasion"), GOOD)


@pytest.mark.parametrize(("old", "new", "reason"), BAD)
def test_a_bad_position_is_refused_with_its_line(old: str, new: str, reason: str) -> None:
    assert GOOD.count(old) == 1
    with pytest.raises(BadPosition) as refused:
        read_position(boneyard.game("zombie-invasion"), GOOD.replace(old, new))
    assert reason in str(refused.value)
