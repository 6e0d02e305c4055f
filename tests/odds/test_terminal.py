"""People see the odds beside their choices, and the luck of a finished game."""

from pathlib import Path

import pytest
from click.testing import CliRunner

import boneyard
from boneyard.bots import bot
from boneyard.cli.main import main
from boneyard.engine.chance import CHANCE, FairDice
from boneyard.engine.match import Match
from boneyard.engine.replay import replay_of
from boneyard.games.shared.state import BoardState
from boneyard.odds import limited
from boneyard.terminal import saves
from boneyard.terminal.choices import menu
from boneyard.terminal.odds import percent, with_odds
from boneyard.terminal.teller import Teller
from tests.odds.boards import CLEARING, WAY, at, duel_board
from tests.sizes import pick
from tests.tables import moments, tables
from tests.terminal.asking import IN_A_FIGHT, asker_at


def labels(state: BoardState, text: str, *rolls: int) -> list[str]:
    """The acting seat's choices with their odds."""
    game = boneyard.game(text.partition(",")[0])
    for pips in rolls:
        game.apply(state, CHANCE, game.parse(f"roll {pips}"))
    actor = game.actors(state)[0]
    view, options = game.view(state, actor), game.options(state, actor)
    content = game.default_content()
    teller = Teller(["human", "human"], content)
    sight = view
    plain = menu(options, teller, sight.board(content), sight.seats[actor].pawn)
    return [choice.label for choice in with_odds(plain, view, options, teller).choices]


def test_a_step_into_a_fight() -> None:
    assert labels(at(WAY), WAY) == ["Walk north (50%)", "Walk south", "Stop here"]


def test_answers_to_a_failed_roll() -> None:
    text = CLEARING.format(resources="life 2, collection white red", option="", kind="blue")
    assert labels(at(text), text, 1) == [
        "Give up a life token and roll again (100%, costs 1 life, 1 point)",
        "Raise the roll with 1 white, 1 red (100%, costs 3 points)",
    ]


def test_a_bid_kind_by_kind() -> None:
    text = duel_board()
    assert [label.partition("(")[2] for label in labels(at(text), text, 4, 5)][:3] == [
        "the book: 0% against a random bid, 0% against the best)",
        "the book: 0% against a random bid, 0% against the best)",
        "the book: 10% against a random bid, 0% against the best)",
    ]


def test_an_open_duel() -> None:
    text = duel_board(", printing first")
    assert all("(the book: " in label for label in labels(at(text), text, 4, 5))


@pytest.mark.parametrize(
    ("chance", "text"), [(0, "0"), (0.001, "1"), (0.875, "88"), (0.9999, "99"), (1.0 - 1e-13, "100")]
)
def test_only_certain_odds_show_as_certain(chance: float, text: str) -> None:
    assert percent(chance) == text


def test_the_luck_of_a_replay(tmp_path: Path) -> None:
    game = boneyard.game("zombie-invasion")
    match = Match(game, game.setup(seats=2), FairDice("1", game.id))
    match.play([bot("random", str(seat), match.setup.content) for seat in range(2)], limit=200)
    saves.keep(tmp_path / "game.boneyard", replay_of(match, ("random", "random"), "1"))
    result = CliRunner().invoke(main, ["replay", str(tmp_path / "game.boneyard"), "--luck"])
    assert result.exit_code == 0, result.output
    assert all(word in result.output for word in ("Hits", "Squares", "Adjusted", "Bot 1", "Bot 2"))


def test_odds_only_add_to_the_choices() -> None:
    """For every question of every game the choices stay the same, with odds appended."""
    noted = 0
    for table in tables(seats=(2, 3)):
        content = table.setup.content
        teller = Teller(["human"] * table.seats, content)
        for moment in moments(table, pick(quick=60, ci=1_500, full=10_000)):
            if moment.actor == CHANCE:
                continue
            view = table.game.view(moment.state, moment.actor)
            options = table.game.options(moment.state, moment.actor)
            sight = view
            plain = menu(options, teller, sight.board(content), sight.seats[moment.actor].pawn)
            shown = with_odds(plain, view, options, teller)
            pairs = list(zip(plain.choices, shown.choices, strict=True))
            assert all(new.label.startswith(old.label) for old, new in pairs), table.at(f"step {moment.step}")
            assert all(new.commands == old.commands for old, new in pairs), table.at(f"step {moment.step}")
            noted += shown != plain
    assert noted > 50


def test_odds_that_take_too_much_work_are_left_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A note says why, and the player can still answer."""
    monkeypatch.setattr("boneyard.terminal.odds.limited", lambda: limited(1))
    prompt = asker_at(IN_A_FIGHT, "* roll 1", settings=", last_life rerolls, duel_loser dies")
    assert prompt.note == "This position is too complex to work out."
    assert prompt.first.choices
    assert not any("%" in choice.label for choice in prompt.first.choices)
