"""An asker at a drawn position."""

from __future__ import annotations

from dataclasses import replace
from io import StringIO

from rich.console import Console

import boneyard
from boneyard.engine.chance import FairDice
from boneyard.engine.match import Match
from boneyard.games.shared.position import read_setup
from boneyard.games.shared.position.text import entries
from boneyard.terminal.log import Log
from boneyard.terminal.prompt import Prompt
from boneyard.terminal.screen import Screen
from boneyard.terminal.teller import Teller

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


def asker_at(position: str, *lines: str, settings: str = "") -> Prompt:
    text = position.replace("{settings}", settings)
    first, *_ = entries(text)
    game = boneyard.game(text.split(",")[0])
    match = Match(game, replace(read_setup(game, first, None), position=text), FairDice("1", game.id))
    for line in lines:
        match.answer(*game.read(line))
    screen = Screen(Console(file=StringIO(), width=200), Teller(("human", "random"), match.setup.content))
    return Prompt(screen, match, 0, Log(screen.teller))
