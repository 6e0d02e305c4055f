from __future__ import annotations

from pathlib import Path

import click

import boneyard
from boneyard.bots import written_kinds
from boneyard.cli.errors import UserError
from boneyard.cli.game_options import (
    language_option,
    players_of,
    seats_option,
    seed_of,
    seed_option,
    settings_options,
    setup_of,
)
from boneyard.engine.chance import FairDice
from boneyard.engine.match import Match
from boneyard.engine.replay import replay_of
from boneyard.terminal import saves
from boneyard.terminal.console import open_console
from boneyard.terminal.show import PACE, Show

SLOWEST = 60


@click.command()
@click.argument("game")
@seats_option("restless,restless", written_kinds())
@settings_options
@seed_option
@click.option(
    "--pace", type=click.FloatRange(min=0), default=PACE, show_default=True, help="Seconds per answer."
)
@click.option(
    "--save", "file", type=click.Path(dir_okay=False, path_type=Path), help="Save the replay to this file."
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
    """Watch bots play GAME. Stop with Ctrl-C."""
    if not pace <= SLOWEST:
        raise UserError(f"--pace must be between 0 and {SLOWEST} seconds")
    found = boneyard.game(game)
    players = players_of(found, seats, people=False)
    setup = setup_of(found, len(players), settings, folder)
    chosen = seed_of(seed)
    match = Match(found, setup, FairDice(chosen, found.id))
    if file is not None:
        # Fail now rather than after the game if the file can't be written.
        saves.keep(file, replay_of(match, players, chosen))
    try:
        Show(open_console(), match, players, chosen, pace, language).run()
    finally:
        if file is not None:
            saves.keep(file, replay_of(match, players, chosen))
            click.echo(f"saved the replay to {file}")
