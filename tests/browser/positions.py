"""Tables that start from a drawn position."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from tests.browser.person import PATIENCE, Person
from tests.server.process import ServerProcess

SURVIVAL = re.compile("survive|can't die")
"""The page's words for the chance to survive a path."""
ON_THE_MOVE = """zombie-invasion, 2 seats
board
  0:town-hall
figures
  #.#
  .*.
  #.#
at town-hall.centre pawn 0, pawn 1
next move left=3
"""
FILLING = """zombie-invasion, 2 seats
board
  0:town-hall  1:gas-station
figures
  #.# ...
  .*. ...
  #.# #.#
at town-hall.centre pawn 0, pawn 1
next fill-tile tile=1 zombies=2 life=1 ammo=0
"""
BEFORE_A_DUEL = """midevil, 2 seats
board
  1:clearing
  0:altar
figures
  ...
  ...
  .*.

  ...
  ...
  ...
at clearing.s pawn 0, pawn 1
seat 0 collection white 2 blue 1, life 2
seat 1 collection red 1, life 1
holder 1
stack none
deck none
next turn step=3
"""
AMONG_SIX = """midevil, 6 seats
board
  0:altar
figures
  1.2
  .0.
  345
seat 5 hand cold-feet
deck none
stack none
next turn step=0
"""
IN_A_FIGHT = """midevil, 2 seats
board
  0:altar
figures
  .w.
  .0.
  ..1
seat 0 hand cold-feet sword
deck none
stack none
next move left=3
"""
BEFORE_A_TURN = """midevil, 2 seats
board
  0:altar
figures
  .w.
  .0.
  ..1
seat 0 hand hearty-stew
seat 1 hand cold-feet
deck none
stack none
next turn step=0
"""
WITHIN_RANGE = """midevil, 2 seats
board
  0:altar
figures
  w..
  ...
  0.1
seat 0 front crossbow
deck none
stack none
next move left=3
"""


def sit_at(person: Person, server: ServerProcess, position: str, *seats: str, **more: object) -> Page:
    page, address = person.page, f"http://{server.address}"
    page.goto(f"{address}/about")
    page.request.put(f"{address}/api/me", data={"name": "Ann"})
    config = {"game": position.partition(",")[0], "seats": seats, "position": position, **more}
    made = page.request.post(f"{address}/api/tables", data={"name": "Ann", "config": config})
    assert made.ok, made.text()
    page.goto(f"{address}/table/{made.json()['id']}")
    page.locator(".game.turn .boardwrap").wait_for(timeout=PATIENCE)
    return page
