"""Games that are nearly over, and a table that goes on from there."""

from __future__ import annotations

import re

import boneyard
from boneyard.bots import bot
from boneyard.engine.chance import FairDice
from boneyard.engine.match import Match
from boneyard.games.shared.position import write_position
from tests.browser.person import PATIENCE, Person
from tests.server.process import ServerProcess

SEATS = 2
LIMIT = 200
"""The rounds after which every game ends, whatever the dice show: ZI-WIN-3, ME-WIN-4."""


def late_in(game_id: str, rounds: int, moves: int = 220) -> str:
    """A position that bots have played to, told as if so many rounds were left; the first seat is asked."""
    game = boneyard.game(game_id)
    setup = game.setup(SEATS)
    match = Match(game, setup, FairDice("late", game.id))
    bots = [bot("restless", f"late/{seat}", setup.content) for seat in range(SEATS)]
    match.play(bots, moves)
    while match.settle() != 0:
        match.play(bots, len(match.lines) + 1)
    said = write_position(game, match.state)
    return re.sub(r"^turn \d+$", f"turn {(LIMIT - rounds) * SEATS}", said, flags=re.MULTILINE)


def go_on(person: Person, server: ServerProcess, game: str, position: str, seed: str = "") -> None:
    """Sit down against a bot at a table that starts from a position, and open it; a seed fixes its dice."""
    web, address = person.page.request, f"http://{server.address}"
    web.put(f"{address}/api/me", data={"name": "Ann", "language": "en"})
    config = {"game": game, "seats": ["open", "medium"], "position": position, "seed": seed}
    made = web.post(f"{address}/api/tables", data={"config": config, "name": "Ann"})
    assert made.ok, made.text()
    person.page.goto(f"{address}/table/{made.json()['id']}")
    person.page.locator(".boardwrap").wait_for(timeout=PATIENCE)
