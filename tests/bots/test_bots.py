"""Bots answer with legal options, repeatably for a seed."""

from __future__ import annotations

import pytest

import boneyard
from boneyard.bots import UnknownBot, bot, bot_kinds, check_repeatable
from boneyard.bots.kinds import KINDS
from boneyard.engine.chance import FairDice
from boneyard.engine.match import Match
from boneyard.games.catalogue import game_ids

REPEATABLE = ["planner:1" if kind == "planner" else kind for kind in bot_kinds() if not KINDS[kind].timed]


def lines(game_id: str, kind: str, seed: str, limit: int) -> list[str]:
    game = boneyard.game(game_id)
    setup = game.setup(seats=3)
    match = Match(game, setup, FairDice(seed, game.id))
    match.play([bot(kind, f"{seed}/{seat}", setup.content) for seat in range(3)], limit)
    return [game.text(line.actor, line.command) for line in match.lines]


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("kind", REPEATABLE)
def test_a_seed_fixes_the_game(game_id: str, kind: str) -> None:
    one = lines(game_id, kind, "1", 200)
    assert one == lines(game_id, kind, "1", 200)
    assert one != lines(game_id, kind, "2", 200)


def test_restless_bots_finish_sooner_than_random_ones() -> None:
    def length(kind: str) -> int:
        return sum(len(lines("zombie-invasion", kind, str(seed), 50_000)) for seed in range(4))

    assert length("restless") < length("random") / 2


def test_an_unknown_bot_is_rejected_with_a_hint() -> None:
    with pytest.raises(UnknownBot, match="did you mean 'random'"):
        bot("randm", "1", boneyard.game("zombie-invasion").default_content())


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        ("planner:many", "'planner:many': iterations must be a whole number of at least 1"),
        ("planner:0", "'planner:0': iterations must be a whole number of at least 1, as in planner:200"),
        ("planner:", "needs an argument"),
        ("random:5", "random takes no argument"),
        ("random:", "random takes no argument"),
    ],
)
def test_a_wrong_argument_is_explained(kind: str, sentence: str) -> None:
    with pytest.raises(UnknownBot, match=sentence):
        bot(kind, "1", boneyard.game("zombie-invasion").default_content())


@pytest.mark.parametrize("kind", bot_kinds())
def test_only_timed_bots_cannot_be_simulated(kind: str) -> None:
    written = f"{kind}:./bot" if KINDS[kind].required else kind
    if KINDS[kind].timed:
        with pytest.raises(UnknownBot, match="thinks by the clock"):
            check_repeatable(written)
    else:
        check_repeatable(written)
