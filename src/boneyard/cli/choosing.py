"""What several commands ask for: a game, its seats, options, seed and content."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

import click

import boneyard
from boneyard.bots import check_kind, written_kinds
from boneyard.bots.protocol import one_word
from boneyard.cli.numbers import Whole
from boneyard.cli.trouble import Trouble
from boneyard.engine.game import Setup
from boneyard.folder import check_folder
from boneyard.games.catalogue import AnyGame
from boneyard.languages import LANGUAGES, of_environment
from boneyard.terminal.session import HUMAN

F = TypeVar("F", bound=Callable[..., object])


def game_options(seats: str) -> Callable[[F], F]:
    """The options that say which game is played, and with whom."""

    def add(command: F) -> F:
        return seats_option(seats, (HUMAN, *written_kinds()))(settings_options(command))

    return add


def seats_option(seats: str, kinds: Sequence[str]) -> Callable[[F], F]:
    """`--seats`, where each seat is named."""
    return click.option(
        "--seats",
        metavar="KIND,…",
        default=seats,
        show_default=True,
        help="What sits on each seat: " + ", ".join(kinds) + ".",
    )


def settings_options(command: F) -> F:
    """The options that say by which rules a game is played, and with what content."""
    content = click.option(
        "--content",
        "folder",
        type=click.Path(exists=True, file_okay=False, path_type=Path),
        help="A folder with tiles and cards of your own.",
    )
    settings = click.option(
        "--option",
        "settings",
        metavar="K=V",
        multiple=True,
        help="An option of the rules, see `boneyard games`.",
    )
    return settings(content(command))


def seed_option(command: F) -> F:
    """`--seed N`, for every command with dice."""
    return click.option("--seed", type=Whole(0), help="Fixes all dice and draws; else they are random.")(
        command
    )


def language_option(command: F) -> F:
    """`--language`, for every command that tells people what happens in a game."""
    return click.option(
        "--language",
        type=click.Choice([*LANGUAGES]),
        default=lambda: of_environment(os.environ),
        help="The language of the game; else the one that LC_ALL or LANG names.",
    )(command)


def seed_of(seed: int | None) -> str:
    """The chosen seed, or one that nobody chose."""
    return str(secrets.randbits(64) if seed is None else seed)


def players_of(game: AnyGame, seats: str, *, people: bool) -> tuple[str, ...]:
    """What sits on each seat, checked."""
    players = tuple(one_word(word.strip()) for word in seats.split(","))
    for kind in players:
        if kind != HUMAN:
            check_kind(kind)
        elif not people:
            raise Trouble("only bots can play here; people sit down with `boneyard play`")
    if len(players) not in game.seats:
        raise Trouble(f"{game.id} is for {game.seats[0]} to {game.seats[-1]} seats, not {len(players)}")
    return players


def settings_of(words: tuple[str, ...]) -> dict[str, str]:
    """The `k=v` options."""
    found = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign or not name:
            raise Trouble(f"an option is written NAME=VALUE, not {word!r}")
        found[name.strip()] = value.strip()
    return found


def setup_of(game: AnyGame, seats: int, settings: tuple[str, ...], folder: Path | None) -> Setup:
    """A checked setup; the content is read, so that its faults are told before anything begins."""
    content = None
    if folder is not None:
        meant, content = check_folder(folder)
        if meant is not game:
            raise Trouble(f"{folder} is content for {meant.id}, not for {game.id}")
    return game.setup(seats, content, **settings_of(settings))


def game_called(name: str) -> AnyGame:
    """The game with this id."""
    return boneyard.game(name)
