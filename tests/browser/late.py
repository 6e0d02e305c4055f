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


def late_in(game_id: str, rounds: int, moves: int = 150, seed: int = 1) -> str:
    """A position that bots have played to, told as if so many rounds were left until the limit."""
    game = boneyard.game(game_id)
    setup = game.setup(SEATS)
    match = Match(game, setup, FairDice(str(seed), game.id))
    match.play([bot("restless", f"{seed}/{seat}", setup.content) for seat in range(SEATS)], moves)
    said, changed = re.subn(
        r"^turn \d+$",
        f"turn {(LIMIT - rounds) * SEATS}",
        write_position(game, match.state),
        flags=re.MULTILINE,
    )
    assert changed == 1
    return said


def go_on(person: Person, server: ServerProcess, game: str, position: str) -> None:
    """Sit down against a bot at a table that starts from a position, and open it."""
    web, address = person.page.request, f"http://{server.address}"
    web.put(f"{address}/api/me", data={"name": "Ann", "language": "en"})
    config = {"game": game, "seats": ["open", "medium"], "position": position}
    made = web.post(f"{address}/api/tables", data={"config": config, "name": "Ann"})
    assert made.ok, made.text()
    person.page.goto(f"{address}/table/{made.json()['id']}")
    person.page.locator(".boardwrap").wait_for(timeout=PATIENCE)
