"""Options that several commands share: game, seats, rule options, seed, content, language."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

import click

from boneyard.bots import check_kind
from boneyard.bots.protocol import one_word
from boneyard.cli.content_folder import check_folder
from boneyard.cli.errors import UserError
from boneyard.cli.numbers import Whole
from boneyard.engine.game import Setup
from boneyard.games.catalogue import AnyGame
from boneyard.languages import LANGUAGES, of_environment
from boneyard.terminal.session import HUMAN

F = TypeVar("F", bound=Callable[..., object])


def seats_option(seats: str, kinds: Sequence[str]) -> Callable[[F], F]:
    return click.option(
        "--seats",
        metavar="KIND,…",
        default=seats,
        show_default=True,
        help="The player of each seat: " + ", ".join(kinds) + ".",
    )


def settings_options(command: F) -> F:
    content = click.option(
        "--content",
        "folder",
        type=click.Path(exists=True, file_okay=False, path_type=Path),
        help="A folder with your own tiles and cards.",
    )
    settings = click.option(
        "--option",
        "settings",
        metavar="K=V",
        multiple=True,
        help="A rule option; `boneyard games` lists them. Repeatable.",
    )
    return settings(content(command))


def seed_option(command: F) -> F:
    return click.option("--seed", type=Whole(0), help="Seed of all dice and draws.  [default: random]")(
        command
    )


def language_option(command: F) -> F:
    return click.option(
        "--language",
        type=click.Choice([*LANGUAGES]),
        default=lambda: of_environment(os.environ),
        help="Language of the game.  [default: from LC_ALL or LANG]",
    )(command)


def seed_of(seed: int | None) -> str:
    return str(secrets.randbits(64) if seed is None else seed)


def players_of(game: AnyGame, seats: str, *, people: bool) -> tuple[str, ...]:
    players = tuple(one_word(word.strip()) for word in seats.split(","))
    for kind in players:
        if kind != HUMAN:
            check_kind(kind)
        elif not people:
            raise UserError("only bots can play here; to play yourself, use `boneyard play`")
    if len(players) not in game.seats:
        raise UserError(f"{game.id} takes {game.seats[0]} to {game.seats[-1]} players, not {len(players)}")
    return players


def settings_of(words: tuple[str, ...]) -> dict[str, str]:
    found = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign or not name:
            raise UserError(f"write a rule option as NAME=VALUE, not {word!r}")
        found[name.strip()] = value.strip()
    return found


def setup_of(game: AnyGame, seats: int, settings: tuple[str, ...], folder: Path | None) -> Setup:
    """A checked setup. The content is read now, so that its faults are reported before anything starts."""
    content = None
    if folder is not None:
        meant, content = check_folder(folder)
        if meant is not game:
            raise UserError(f"{folder} has content for {meant.id}, not for {game.id}")
    return game.setup(seats, content, **settings_of(settings))
