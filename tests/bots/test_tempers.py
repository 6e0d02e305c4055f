"""A temper is true: at every level a bot's choices differ from a plain one's as its description says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from random import Random
from typing import NamedTuple

import pytest

import boneyard
from boneyard.bots import bot
from boneyard.bots.kinds import note_hit, temper_of
from boneyard.bots.levels import Careless, Steady
from boneyard.bots.planner import Planner
from boneyard.bots.targets import figures
from boneyard.bots.temper import Temper
from boneyard.engine.chance import FairDice
from boneyard.engine.match import Match
from boneyard.games.catalogue import AnyGame, game_ids
from boneyard.games.midevil.commands import Play
from boneyard.games.midevil.events import CardPlayed
from boneyard.games.shared.commands import Command, GiveLife, Shift, Step
from boneyard.games.shared.features import features_of
from boneyard.games.shared.state import BoardState
from boneyard.games.shared.tempers import PERSONAS
from boneyard.games.shared.walking import steps_between
from boneyard.games.zombie_invasion.commands import SpendAmmo
from boneyard.messages import knows
from tests.bots.sampling import check_share
from tests.sizes import pick

Player = Careless | Steady | Planner
LEVELS: dict[str, Callable[[Random, str], Player]] = {
    "easy": Careless,
    "medium": Steady,
    "hard": lambda rng, persona: Planner(rng, 12, temper=Temper(persona)),
}
SEATS = 3
GAMES = pick(quick=4, ci=12, full=60)
MOST = pick(quick=100, ci=250, full=100_000)
"""Choices from which a share is taken: moving a figure is asked so often that a hard bot takes minutes."""
PERSONA = {one.temper: one.id for one in PERSONAS.values()}


class Asked(NamedTuple):
    """A question, one of its options, and the seat that hit the asked one last."""

    game: AnyGame
    state: BoardState
    seat: int
    option: Command

    @property
    def grudge(self) -> int:
        return (self.seat + 1) % SEATS

    @property
    def others(self) -> list[int]:
        return [(self.seat + step) % SEATS for step in range(1, SEATS)]

    @property
    def lives(self) -> int:
        return self.game.view(self.state, self.seat).seats[self.seat].life or 0


Typical = Callable[[Asked], bool]


def fights(asked: Asked) -> bool:
    if not isinstance(asked.option, Step) or asked.state.active != asked.seat:
        return False
    return asked.option.to in figures(asked.game.view(asked.state, asked.seat), asked.state.board)


def fights_weakly(asked: Asked) -> bool:
    return fights(asked) and asked.lives < 3


def takes_a_token(asked: Asked) -> bool:
    if not isinstance(asked.option, Step):
        return False
    view = asked.game.view(asked.state, asked.seat)
    return any(piece.square == asked.option.to for piece in view.tokens())


def rolls_again(asked: Asked) -> bool:
    return isinstance(asked.option, GiveLife) and asked.lives > 1


def plays_a_card(asked: Asked) -> bool:
    return isinstance(asked.option, Play)


def shoots(asked: Asked) -> bool:
    return isinstance(asked.option, SpendAmmo)


def drives_at(asked: Asked, victim: int) -> bool:
    option, board, pawn = asked.option, asked.state.board, asked.state.pawns[victim]
    return isinstance(option, Shift) and (
        steps_between(board, option.to, pawn) < steps_between(board, option.start, pawn)
    )


def drives_at_the_leader(asked: Asked) -> bool:
    return drives_at(asked, max(asked.others, key=asked.state.points.__getitem__))


def drives_at_the_nearest(asked: Asked) -> bool:
    board, pawns = asked.state.board, asked.state.pawns
    return drives_at(
        asked, min(asked.others, key=lambda other: steps_between(board, pawns[asked.seat], pawns[other]))
    )


def hits_back(asked: Asked) -> bool:
    return drives_at(asked, asked.grudge) or asked.option.target == asked.grudge


WITH_SKELETONS: dict[str, Typical] = {
    "greedy": fights, "bold": fights, "stubborn": rolls_again, "reckless": plays_a_card,
    "scheming": drives_at_the_leader, "vengeful": hits_back, "timid": fights, "patient": fights_weakly,
}  # fmt: skip
TYPICAL: dict[str, dict[str, Typical]] = {
    "midevil": WITH_SKELETONS,
    "castle-of-chaos": WITH_SKELETONS,
    "zombie-invasion": {
        "greedy": takes_a_token, "bold": fights, "stubborn": rolls_again, "reckless": shoots,
        "scheming": drives_at_the_leader, "vengeful": drives_at_the_nearest, "timid": fights,
        "patient": fights_weakly,
    },
}  # fmt: skip
"""What each temper does more often than a plain bot, or less often if it is timid or patient."""
OF_THEIR_OWN = ("midevil", "zombie-invasion")
PLAYED = pick(quick=OF_THEIR_OWN, ci=OF_THEIR_OWN, full=(*TYPICAL,))
"""The castle has MidEvil's tempers: only a full run plays it too."""
RARELY = ("timid", "patient")
ALWAYS, SLACK = 0.8, 0.03
"""What a plain bot does almost always can't happen much more often."""


@cache
def questions(game_id: str) -> list[tuple[BoardState, int]]:
    """Every second question of some games that has several options."""
    game = boneyard.game(game_id)
    found: list[tuple[BoardState, int]] = []
    for number in range(GAMES):
        setup = game.setup(SEATS)
        match = Match(game, setup, FairDice(f"{number}", game.id))
        bots = [bot("easy", f"{number}/{seat}", setup.content) for seat in range(SEATS)]
        while (seat := match.settle()) is not None and match.state.turns < 45:
            if len(match.options) > 1 and len(match.lines) % 2:
                found.append((match.state.copy(), seat))
            match.answer(seat, bots[seat](match.looks[seat], match.options))
    return found


class Choice(NamedTuple):
    """A question that can be answered typically or not; its number is the bot's seed."""

    number: int
    state: BoardState
    seat: int
    options: Sequence[Command]
    typical: Sequence[Command]


@cache
def choices(game_id: str, typical: Typical) -> list[Choice]:
    game = boneyard.game(game_id)
    found = []
    for number, (state, seat) in enumerate(questions(game_id)):
        options = game.options(state, seat)
        which = [option for option in options if typical(Asked(game, state, seat, option))]
        if 0 < len(which) < len(options):
            found.append(Choice(number, state, seat, options, which))
    assert len(found) >= 5
    return found[:: -(-len(found) // MOST)]


@cache
def share_of(game_id: str, level: str, persona: str, typical: Typical) -> float:
    """How often a bot answers so, where it can choose."""
    game = boneyard.game(game_id)
    done = 0
    for number, state, seat, options, which in choices(game_id, typical):
        player = LEVELS[level](Random(number), persona)
        player.temper.grudge = (seat + 1) % SEATS
        done += player(partial(game.view, state, seat), options) in which
    return done / len(choices(game_id, typical))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("game_id", "temper"), [(one, temper) for one in PLAYED for temper in TYPICAL[one]])
def test_a_temper_shows(game_id: str, temper: str, level: str) -> None:
    typical = TYPICAL[game_id][temper]
    moody, plain = (share_of(game_id, level, who, typical) for who in (PERSONA[temper], ""))
    if temper in RARELY:
        assert moody < plain
    else:
        assert moody > plain or moody == 1 or (plain > ALWAYS and moody >= plain - SLACK)


@pytest.mark.parametrize("game_id", PLAYED)
def test_bold_fights_more_than_timid(game_id: str) -> None:
    bold, timid = (share_of(game_id, "medium", PERSONA[temper], fights) for temper in ("bold", "timid"))
    assert bold > timid


def test_every_temper_is_described_and_tested() -> None:
    for game_id in game_ids():
        tempers = features_of(boneyard.game(game_id)).tempers
        assert set(tempers) == set(TYPICAL.get(game_id, ()))
        alike = [one for one in OF_THEIR_OWN if features_of(boneyard.game(one)).tempers is tempers]
        assert alike or not tempers, f"{game_id} has tempers of its own, which no ci run plays"
        assert all(knows(f"temper-{temper}") and knows(f"temper-{temper}-{game_id}") for temper in tempers)


@pytest.mark.parametrize("persona", PERSONAS)
@pytest.mark.parametrize("game_id", PLAYED)
def test_a_temper_weakens_nobody_much(game_id: str, persona: str) -> None:
    # Equals win less than 0.2 of 40 games, or more than 0.8, less than once in 10 000 times.
    games = pick(quick=40, ci=200, full=1000)
    off = pick(quick=0.3, ci=0.13, full=0.08)
    check_share(game_id, f"medium:{persona}", "medium", games, 0.5 - off, 0.5 + off)


def test_a_bot_remembers_who_hit_it_last() -> None:
    thorn = bot("medium:thorn", "1", boneyard.game("midevil").default_content())
    temper = temper_of(thorn)
    assert temper is not None
    for seat, target in ((2, 0), (1, 2), (0, 0)):
        note_hit({0: thorn}, CardPlayed(seat, "steal", target))
    assert temper.grudge == 2
