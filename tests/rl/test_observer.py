"""An observation contains the seat's view and nothing else."""

from __future__ import annotations

from random import Random

import msgspec
import numpy as np
import pytest

import boneyard
from boneyard import rl
from boneyard.games.catalogue import game_ids
from boneyard.rl.observer import Observer
from tests.rl.play import played

GAMES = pytest.mark.parametrize("game", game_ids())


def part(
    environment: rl.Environment, agent: str, name: str
) -> np.ndarray[tuple[int, ...], np.dtype[np.int16]]:
    """A part of an observation, in its shape."""
    where = environment.observer.layout[name]
    row = environment.observe(agent)["observation"]
    return np.asarray(row[where.first : where.last].reshape(where.shape), np.int16)


def plane(environment: rl.Environment, agent: str, name: str) -> set[int]:
    """The squares that a plane marks."""
    number = environment.observer.layout["squares"].names.index(name)
    return set(part(environment, agent, "squares")[number].nonzero()[0].tolist())


@GAMES
@pytest.mark.parametrize("seats", [1, 2, 6])
def test_every_observation_is_in_its_space(game: str, seats: int) -> None:
    for environment in played(game, seats, seed=10 + seats):
        agent = environment.agent_selection
        assert environment.observation_space(agent).contains(environment.observe(agent))


@GAMES
def test_observations_do_not_depend_on_hidden_information(game: str) -> None:
    """Other hands and decks that fit the view give the same numbers."""
    found = boneyard.game(game)
    rng = Random(4)
    for environment in played(game, 3, seed=4):
        for seat in range(3):
            view = found.view(environment.match.state, seat)
            other = found.view(found.imagine(view, rng), seat)
            numbers = environment.observer.numbers(view)
            assert (numbers == environment.observe(f"seat_{seat}")["observation"]).all()
            assert (numbers == environment.observer.numbers(other)).all()


@GAMES
def test_observations_do_not_depend_on_earlier_views(game: str) -> None:
    found = boneyard.game(game)
    content = found.default_content()
    seen = [found.view(e.match.state, 0) for e in played(game, 2, seed=5, steps=120)]
    one = Observer(found, content)
    kept = [one.numbers(view) for view in seen]
    for view, numbers in list(zip(seen, kept, strict=True))[::-7]:
        assert (one.numbers(view) == numbers).all()
        assert (Observer(found, content).numbers(view) == numbers).all()


@GAMES
def test_every_word_of_the_agenda_is_known(game: str) -> None:
    for environment in played(game, 4, seed=6):
        for frame in environment.game.view(environment.match.state, 0).agenda:
            assert isinstance(frame, msgspec.Struct)
            for field in frame.__struct_fields__:
                value: object = getattr(frame, field)
                assert not isinstance(value, str) or value in environment.observer.word_number


@GAMES
def test_the_map_and_the_pawns(game: str) -> None:
    for environment in played(game, 3, seed=7, steps=60):
        agent = environment.agent_selection
        me = environment.seat_of[agent]
        sight = environment.game.view(environment.match.state, me)
        board = sight.board(environment.setup.content)
        assert plane(environment, agent, "laid") == set(range(len(board.kinds)))
        assert plane(environment, agent, "legal") == {
            n for n in range(len(board.kinds)) if board.legal >> n & 1
        }
        ways = sum(len(plane(environment, agent, name)) for name in ("north", "east", "south", "west"))
        assert ways == sum(map(len, board.neighbours))
        for turn in range(3):
            assert plane(environment, agent, f"pawn {turn}") == {sight.seats[(me + turn) % 3].pawn}
        squares = part(environment, agent, "squares")
        names = environment.observer.layout["squares"].names
        column, row = squares[names.index("column")], squares[names.index("row")]
        assert all((column[n], row[n]) == board.coordinates(n) for n in range(len(board.kinds)))


@GAMES
def test_planes_and_counts_are_those_of_the_view(game: str) -> None:
    for environment in played(game, 3, seed=8):
        agent = environment.agent_selection
        me = environment.seat_of[agent]
        view = environment.game.view(environment.match.state, me)
        record = environment.observer.encoding
        for name, read in record.planes.items():
            assert plane(environment, agent, name) == set(read(view))
        seats = part(environment, agent, "seats")
        for turn in range(3):
            seat = (me + turn) % 3
            assert seats[turn].tolist() == [1, seat == view.active, *record.seat(view, seat)]
        assert seats[3:].any() == 0
        assert part(environment, agent, "me").nonzero()[0].tolist() == [me]
        stack: dict[str, int] = getattr(view, "stack")  # noqa: B009
        ids = environment.observer.bounds.tile_ids
        assert part(environment, agent, "stack").tolist() == [stack.get(tile, 0) for tile in ids]


@pytest.mark.parametrize("game", ["midevil", "castle-of-chaos"])
def test_the_hand_is_the_viewers(game: str) -> None:
    for environment in played(game, 2, seed=9):
        for seat in range(2):
            view = environment.game.view(environment.match.state, seat)
            hand = list(environment.observer.encoding.hand(view))
            cards = environment.observer.bounds.cards
            assert part(environment, f"seat_{seat}", "hand").tolist() == [hand.count(card) for card in cards]


@GAMES
def test_the_agenda_is_encoded_field_by_field(game: str) -> None:
    """A flag per frame, its numbers, and for a list its length and first entries."""
    for environment in played(game, 3, seed=12):
        agent = environment.agent_selection
        names = environment.observer.layout["agenda"].names
        encoded = dict(zip(names, part(environment, agent, "agenda").tolist(), strict=True))
        view = environment.game.view(environment.match.state, environment.seat_of[agent])
        frames = {str(frame.__struct_config__.tag): frame for frame in view.agenda}
        for name, number in encoded.items():
            tag, _, field = name.partition(" ")
            if tag not in frames:
                assert number == 0, name
            elif not field:
                assert number == 1
            elif " " not in field:
                value: object = getattr(frames[tag], field)
                if isinstance(value, int):
                    assert number == value, name
                elif isinstance(value, tuple):
                    assert number == len(value), name
                    shown = [
                        encoded[f"{name} {entry}"]
                        for entry in range(len(value))
                        if f"{name} {entry}" in encoded
                    ]
                    if all(isinstance(entry, int) for entry in value):
                        assert shown == list(value)[: len(shown)]
