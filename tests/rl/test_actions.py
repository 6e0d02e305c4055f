"""An action number means the same command in every game of a content set."""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

import boneyard
from boneyard.games.catalogue import game_ids
from boneyard.games.midevil.cards import BOOK
from boneyard.games.midevil.rl import MOST_BLUE, MOST_RED, MOST_WHITE
from boneyard.games.shared.commands import Place
from boneyard.rl.actions import Actions, actions_of
from boneyard.rl.bounds import bounds_of
from tests.rl.play import played

OF_CHANCE = {"start", "roll", "draw", "deal"}
"""Commands of chance only."""
GAMES = pytest.mark.parametrize("game", game_ids())


def table(game: str) -> Actions:
    return actions_of(game, boneyard.game(game).default_content())


@GAMES
def test_every_number_has_a_command_of_its_own(game: str) -> None:
    actions = table(game)
    texts = [actions.text(number) for number in range(len(actions.commands))]
    assert len(set(texts)) == len(texts)
    assert [actions[command] for command in actions.commands] == list(range(len(texts)))


@GAMES
def test_a_number_is_read_back_as_its_command(game: str) -> None:
    found = boneyard.game(game)
    actions = table(game)
    assert all(found.parse(command.text()) == command for command in actions.commands[::97])


@GAMES
def test_the_sections_are_the_commands_of_seats(game: str) -> None:
    actions = table(game)
    words = [str(kind.__struct_config__.tag) for kind in boneyard.game(game).commands]
    assert [section.word for section in actions.sections] == [word for word in words if word not in OF_CHANCE]
    for section in actions.sections:
        within = actions.commands[section.first : section.first + section.size]
        assert {command.text().split()[0] for command in within} == {section.word}
    assert sum(section.size for section in actions.sections) == len(actions.commands)


@GAMES
@pytest.mark.parametrize("seats", [2, 6])
def test_every_option_has_its_number_and_the_mask_shows_just_them(game: str, seats: int) -> None:
    meant: dict[int, str] = {}
    for environment in played(game, seats, seed=seats):
        options = environment.match.options
        actions = environment.actions
        numbers = {actions[option] for option in options}
        assert len(numbers) == len(options) > 1
        mask = actions.mask(options)
        assert set(mask.nonzero()[0].tolist()) == numbers
        assert {actions.meant(number, options) for number in numbers} == set(options)
        for option in options:
            if not isinstance(option, Place):
                assert meant.setdefault(actions[option], option.text()) == option.text()


def fingerprints() -> list[str]:
    texts = ["\n".join(command.text() for command in table(game).commands) for game in game_ids()]
    return [sha256(text.encode()).hexdigest() for text in texts]


def test_the_tables_do_not_depend_on_the_process() -> None:
    """The order of sets must not matter."""
    other = subprocess.run(
        [sys.executable, "-c", "from tests.rl.test_actions import fingerprints; print(*fingerprints())"],
        env={"PYTHONHASHSEED": "12345", "PYTHONPATH": os.pathsep.join(sys.path)},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=True,
    )
    assert other.stdout.split() == fingerprints()


def test_every_raise_that_reaches_nine_points_is_numbered() -> None:
    """No card costs more than nine points, no roll is short of more, and nobody pays more skeletons than
    needed.
    """
    for points in range(1, 10):
        for white in range(points + 1):
            for red in range(points + 1):
                for blue in range(points + 1):
                    total = white + 2 * red + 3 * blue
                    least = 1 if white else 2 if red else 3
                    if total >= points > total - least:
                        assert (white <= MOST_WHITE, red <= MOST_RED, blue <= MOST_BLUE) == (True,) * 3


def test_the_book_is_no_card() -> None:
    """It can be chosen like a card, so it has its own number there."""
    content = boneyard.game("midevil").default_content()
    assert BOOK not in bounds_of(content).cards
    assert f"choose {BOOK}" in {command.text() for command in table("midevil").commands}


@GAMES
def test_a_tile_can_be_numbered_wherever_it_may_come(game: str) -> None:
    """A place can be as far from a first tile as there are tiles."""
    bounds = bounds_of(boneyard.game(game).default_content())
    sites = set(bounds.sites)
    assert (0, 0) in sites
    for environment in played(game, 2, seed=3, steps=400):
        board = environment.match.state.board
        assert set(board.at) | set(board.sites) <= sites
