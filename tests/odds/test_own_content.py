"""Bots, hints and odds use the content that a game is played with, not the game's own."""

from functools import partial
from random import Random

import pytest

import boneyard
from boneyard.bots import bot
from boneyard.bots.chores import moves_against, moves_for
from boneyard.bots.hint import hint
from boneyard.engine.content import Content
from boneyard.games.shared.commands import Step
from boneyard.odds.answers import answer
from boneyard.odds.questions import BidAsked, ChoicesAsked, FightAsked, PathAsked, ReachAsked
from tests.sizes import pick

KINDS = ("easy:grimble", "medium", "greedy", "planner:2", "walker", "restless")
QUESTIONS = ReachAsked(), FightAsked(), ChoicesAsked(), BidAsked((0, 0, 0, 1)), PathAsked(4)


@pytest.mark.parametrize("game_id", boneyard.game_ids())
def test_everything_about_a_view_is_answered_with_other_content(game_id: str) -> None:
    game, rng = boneyard.game(game_id), Random(7)
    files = {name: f"{text}\n# mine\n" for name, text in game.default_content().files.items()}
    content = Content("mine", files)
    state, walked = game.start(game.setup(3, content)), 0
    players = [bot(kind, "1", content) for kind in KINDS]
    for number in range(pick(quick=150, ci=600, full=6_000)):
        if not (actors := game.actors(state)):
            break
        actor = rng.choice(actors)
        options = game.options(state, actor)
        command = rng.choice(options)
        if actor >= 0:
            view = game.view(state, actor)
            command = players[number % len(players)](partial(game.view, state, actor), options)
            for question in QUESTIONS:
                answer(view, question, content)
            moves_for(view, content)
            moves_against(view, None, content)
            if any(isinstance(option, Step) for option in options):
                walked += 1
                if walked < 3:
                    assert hint(view, options, content, iterations=4, seconds=None)
        game.apply(state, actor, command)
    assert walked
