"""People see the odds beside their choices, and the luck of a finished game."""

from pathlib import Path

import pytest
from click.testing import CliRunner

import boneyard
from boneyard.bots import bot
from boneyard.cli.main import main
from boneyard.engine.chance import CHANCE, FairDice
from boneyard.engine.game import State
from boneyard.engine.match import Match
from boneyard.engine.replay import replay_of
from boneyard.sight import board_in, sight_of
from boneyard.terminal import saves
from boneyard.terminal.choices import menu
from boneyard.terminal.odds import percent, with_odds
from boneyard.terminal.telling import Teller
from tests.odds.test_by_hand import CLEARING, DUEL, WAY, at


def labels(state: State, text: str, *rolls: int) -> list[str]:
    """The choices of the seat that is asked, with their odds."""
    game = boneyard.game(text.partition(",")[0])
    for pips in rolls:
        game.apply(state, CHANCE, game.parse(f"roll {pips}"))
    actor = game.actors(state)[0]
    view, options = game.view(state, actor), game.options(state, actor)
    content = game.default_content()
    teller = Teller(["human", "human"], content)
    sight = sight_of(view)
    plain = menu(options, teller, board_in(sight, content), sight.seats[actor].pawn)
    return [choice.label for choice in with_odds(plain, view, options, teller).choices]


def test_a_step_into_a_fight() -> None:
    assert labels(at(WAY), WAY) == ["Walk north (50 %, costs 0.5 life)", "Walk south", "Stop here"]


def test_ways_to_mend_a_roll() -> None:
    text = CLEARING.format(purse="life 2, collection white red", option="", kind="blue")
    assert labels(at(text), text, 1) == [
        "Give up a life token and roll again (100 %, costs 1.0 life, 1.0 points)",
        "Raise the roll with 1 white, 1 red (100 %, costs 3.0 points)",
    ]


def test_a_bid_kind_by_kind() -> None:
    text = DUEL.format(option="")
    assert [label.partition("(")[2] for label in labels(at(text), text, 4, 5)][:3] == [
        "the book: 0 % against any bid, 0 % against the best)",
        "the book: 0 % against any bid, 0 % against the best)",
        "the book: 10 % against any bid, 0 % against the best)",
    ]


def test_an_open_duel() -> None:
    text = DUEL.format(option=", printing first")
    assert all("(the book: " in label for label in labels(at(text), text, 4, 5))


@pytest.mark.parametrize(
    ("chance", "text"), [(0, "0"), (0.001, "1"), (0.875, "88"), (0.9999, "99"), (1.0 - 1e-13, "100")]
)
def test_only_what_is_certain_is_certain(chance: float, text: str) -> None:
    assert percent(chance) == text


def test_the_luck_of_a_replay(tmp_path: Path) -> None:
    game = boneyard.game("zombie-invasion")
    match = Match(game, game.setup(seats=2), FairDice("1", game.id))
    match.play([bot("random", str(seat), match.setup.content) for seat in range(2)], limit=200)
    saves.keep(tmp_path / "game.boneyard", replay_of(match, ("random", "random"), "1"))
    told = CliRunner().invoke(main, ["replay", str(tmp_path / "game.boneyard"), "--luck"])
    assert told.exit_code == 0, told.output
    assert all(word in told.output for word in ("Hits", "Squares", "Adjusted", "Bot 1", "Bot 2"))
