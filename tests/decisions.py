"""Decisions from real games: a seat's view and options."""

from collections.abc import Iterator
from dataclasses import dataclass

import boneyard
from boneyard.engine.content import Content
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import Command
from boneyard.games.shared.state import BoardState
from boneyard.games.shared.view import BoardView
from tests.sizes import pick
from tests.tables import Table, moments


@dataclass(frozen=True)
class Decision:
    """A seat's question, the full state, and where it comes from."""

    game: AnyGame
    content: Content
    state: BoardState
    seat: int
    view: BoardView
    options: tuple[Command, ...]
    where: str


def decisions(game_id: str, number: int, every: int = 7, seed: int = 3) -> Iterator[Decision]:
    """This many decisions of one game, some steps apart."""
    table = Table(game_id, 3, (), "restless", seed)
    game, found = table.game, 0
    for step, state, actor, _ in moments(table, 20_000):
        if found == number:
            return
        if step < 60 or step % every or actor < 0:
            continue
        options = tuple(game.options(state, actor))
        if len(options) > 1:
            found += 1
            content = table.setup.content
            where = table.at(f"step {step}")
            yield Decision(game, content, state.copy(), actor, game.view(state, actor), options, where)


def of_every_game(number: int, every: int = 7, seed: int = 3) -> list[Decision]:
    """This many decisions of each game."""
    return [found for game_id in boneyard.game_ids() for found in decisions(game_id, number, every, seed)]


def with_options(*kinds: type[Command]) -> list[Decision]:
    """Decisions of all games with options of this kind."""
    return [
        found
        for found in of_every_game(pick(quick=40, ci=200, full=2_000), every=3)
        if any(isinstance(option, kinds) for option in found.options)
    ]
