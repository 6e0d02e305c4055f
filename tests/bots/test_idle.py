"""The idle bot does as little as the rules allow."""

from collections.abc import Sequence

import pytest

import boneyard
from boneyard.bots import bot
from boneyard.bots.idle import Idle
from boneyard.engine.chance import FairDice
from boneyard.engine.match import Look, Match
from boneyard.games.catalogue import game_ids
from boneyard.games.shared.commands import DIE, GIVE_LIFE, STOP, Command, Step
from boneyard.games.shared.view import BoardView


def look() -> BoardView:
    raise AssertionError("who does the least need not look")


@pytest.mark.parametrize(
    ("options", "taken"),
    [
        ([Step(1), STOP], STOP),
        ([DIE, GIVE_LIFE], GIVE_LIFE),
        ([Step(2), Step(1)], Step(2)),
        ([DIE], DIE),
    ],
)
def test_idle_stops_if_possible_and_never_chooses_death(options: list[Command], taken: Command) -> None:
    assert Idle()(look, options) == taken


@pytest.mark.parametrize("game_id", game_ids())
def test_idle_never_walks_or_plays_a_card(game_id: str) -> None:
    game = boneyard.game(game_id)
    setup = game.setup(seats=3)
    taken: list[Command] = []

    def idle(look: Look[BoardView], options: Sequence[Command]) -> Command:
        taken.append(bot("idle", "1", setup.content)(look, options))
        return taken[-1]

    match = Match(game, setup, FairDice("1", game.id))
    match.play([idle, *(bot("restless", str(seat), setup.content) for seat in (1, 2))], 600)
    words = {command.text().split()[0] for command in taken}
    assert "stop" in words
    assert words.isdisjoint({"step", "play", "die", "raise", "mount", "challenge", "teleport", "bridge"})
