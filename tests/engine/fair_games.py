"""A finished game with fair dice, as a server would write it down."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import boneyard
from boneyard.bots import bot
from boneyard.engine.chance import FairDice
from boneyard.engine.fair import Fairness, commitment
from boneyard.engine.match import Match
from boneyard.engine.replay import Replay, replay_of

SEED = commitment("a seed for tests")
NONCES = (commitment("the nonce of seat 0")[:32], None, commitment("the nonce of seat 2"), None)
UNSHOWN = commitment("seat 3 never said what it promised")
PLAYERS = ("human", "restless", "human", "human")
GAME = "zombie-invasion"


def promises(nonces: tuple[str | None, ...] = NONCES, practice: str = "") -> Fairness:
    """Seats 0 and 2 showed their nonces, 1 is a bot, 3 promised one and did not show it."""
    hashes = [None if nonce is None else commitment(nonce) for nonce in nonces]
    hashes[3] = UNSHOWN
    return Fairness(commitment(SEED), tuple(hashes), nonces, practice)


@cache
def fair_game(nonces: tuple[str | None, ...] = NONCES, seed: str = SEED) -> Replay:
    """Four bots played it; whom the file calls human is for the file only."""
    game = boneyard.game(GAME)
    setup = game.setup(4)
    match = Match(game, setup, FairDice(seed, game.id, nonces))
    assert match.play([bot("restless", f"1/{seat}", setup.content) for seat in range(4)])
    return replay_of(match, PLAYERS, seed, replace(promises(nonces), seed_hash=commitment(seed)))


def practice_game() -> Replay:
    """The same, marked as practice."""
    return replace(fair_game(), fairness=promises(practice="chosen-seed"))
