"""A finished game with fair dice, as a server stores it."""

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
UNREVEALED = commitment("seat 3 never said what it promised")
PLAYERS = ("human", "restless", "human", "human")
GAME = "zombie-invasion"


def commitments(nonces: tuple[str | None, ...] = NONCES, practice: str = "") -> Fairness:
    """Commitments: seats 0 and 2 revealed their nonces, 1 is a bot, 3 never revealed its own."""
    hashes = [None if nonce is None else commitment(nonce) for nonce in nonces]
    hashes[3] = UNREVEALED
    return Fairness(commitment(SEED), tuple(hashes), nonces, practice)


@cache
def fair_game(nonces: tuple[str | None, ...] = NONCES, seed: str = SEED) -> Replay:
    """A game of four bots; the file says that some of them are human."""
    game = boneyard.game(GAME)
    setup = game.setup(4)
    match = Match(game, setup, FairDice(seed, game.id, nonces))
    assert match.play([bot("restless", f"1/{seat}", setup.content) for seat in range(4)])
    return replay_of(match, PLAYERS, seed, replace(commitments(nonces), seed_hash=commitment(seed)))


def practice_game() -> Replay:
    return replace(fair_game(), fairness=commitments(practice="chosen-seed"))
