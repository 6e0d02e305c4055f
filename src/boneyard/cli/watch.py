"""`boneyard watch`: bots playing, at a chosen pace."""

from __future__ import annotations

from pathlib import Path

import click

from boneyard.cli.choosing import (
    game_called,
    game_options,
    language_option,
    players_of,
    seed_of,
    seed_option,
    setup_of,
)
from boneyard.cli.trouble import Trouble
from boneyard.engine.chance import FairDice
from boneyard.engine.match import Match
from boneyard.engine.replay import replay_of
from boneyard.terminal import saves
from boneyard.terminal.console import open_console
from boneyard.terminal.show import PACE, Show

SLOWEST = 60


@click.command()
@click.argument("game")
@game_options("restless,restless")
@seed_option
@click.option(
    "--pace", type=click.FloatRange(min=0), default=PACE, show_default=True, help="Seconds an answer."
)
@click.option(
    "--save", "file", type=click.Path(dir_okay=False, path_type=Path), help="Keep the replay in a file."
)
@language_option
def watch(
    game: str,
    seats: str,
    settings: tuple[str, ...],
    folder: Path | None,
    seed: int | None,
    pace: float,
    file: Path | None,
    language: str,
) -> None:
    """Watch bots play GAME; Ctrl-C ends it."""
    if not pace <= SLOWEST:
        raise Trouble(f"--pace is a number of seconds from 0 to {SLOWEST}")
    found = game_called(game)
    players = players_of(found, seats, people=False)
    setup = setup_of(found, len(players), settings, folder)
    chosen = seed_of(seed)
    match = Match(found, setup, FairDice(chosen, found.id))
    if file is not None:
        # A file that can't be written is told before the game, not after it.
        saves.keep(file, replay_of(match, players, chosen))
    try:
        Show(open_console(), match, players, chosen, pace, language).run()
    finally:
        if file is not None:
            saves.keep(file, replay_of(match, players, chosen))
            click.echo(f"{file}: the replay")
