"""Games that are nearly over, and tables that continue them."""

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
"""The round limit of every game: ZI-WIN-3, ME-WIN-4."""


def late_in(game_id: str, rounds: int, moves: int = 220) -> str:
    """A position reached by bots, with this many rounds left, in which the first seat must answer."""
    game = boneyard.game(game_id)
    setup = game.setup(SEATS)
    match = Match(game, setup, FairDice("late", game.id))
    bots = [bot("restless", f"late/{seat}", setup.content) for seat in range(SEATS)]
    match.play(bots, moves)
    while match.settle() != 0:
        match.play(bots, len(match.lines) + 1)
    said = write_position(game, match.state)
    return re.sub(r"^turn \d+$", f"turn {(LIMIT - rounds) * SEATS}", said, flags=re.MULTILINE)


def go_on(
    person: Person, server: ServerProcess, game: str, position: str, seed: str = "", persona: str = ""
) -> None:
    """Open a table against a bot that starts from a position; a seed fixes its dice."""
    web, address = person.page.request, f"http://{server.address}"
    web.put(f"{address}/api/me", data={"name": "Ann", "language": "en"})
    seats = {"seats": ["open", "medium"], "personas": ["", persona]}
    config = {"game": game, **seats, "position": position, "seed": seed}
    made = web.post(f"{address}/api/tables", data={"config": config, "name": "Ann"})
    assert made.ok, made.text()
    person.page.goto(f"{address}/table/{made.json()['id']}")
    person.page.locator(".boardwrap").wait_for(timeout=PATIENCE)
