from __future__ import annotations

from pathlib import Path

import click
from click.core import ParameterSource

from boneyard.bots import written_kinds
from boneyard.cli.errors import UserError
from boneyard.cli.game_options import language_option, seats_option, seed_option, settings_options
from boneyard.cli.lan import machine_address
from boneyard.cli.play_browser import PORT, play_in_browser
from boneyard.cli.play_terminal import DEFAULT_SEATS, play_at_terminal
from boneyard.terminal.session import HUMAN

BROWSER_OPTIONS = {"lan": "--lan", "address": "--address", "port": "--port", "no_browser": "--no-browser"}
TERMINAL_PARAMETERS = ("game", "seats", "settings", "folder", "seed", "resume", "terminal")


@click.command()
@click.argument("game", required=False)
@click.option("--lan", is_flag=True, help="Let others in your network join; shows a link and a QR code.")
@click.option(
    "--address",
    default="",
    callback=machine_address,
    help="Like --lan, with this address in the link instead of the detected one.",
)
@click.option(
    "--port",
    type=click.IntRange(1, 65535),
    help=f"Port to listen on.  [default: {PORT}, or a free one]",
)
@click.option("--no-browser", is_flag=True, help="Print the link but don't open a browser.")
@click.option("--terminal", is_flag=True, help="Play in the terminal; implied by GAME and the options below.")
@seats_option(DEFAULT_SEATS, (HUMAN, *written_kinds()))
@settings_options
@seed_option
@click.option("--resume", type=click.Path(path_type=Path), help="Resume the game in this file.")
@language_option
@click.pass_context
def play(
    ctx: click.Context,
    game: str | None,
    lan: bool,
    address: str,
    port: int | None,
    no_browser: bool,
    terminal: bool,
    seats: str,
    settings: tuple[str, ...],
    folder: Path | None,
    seed: int | None,
    resume: Path | None,
    language: str,
) -> None:
    """Play in the browser or in the terminal.

    On its own it starts a local server and opens its page, or the page of the server that is already running.
    With --terminal, a GAME or any option of the terminal game, people and bots take turns at this keyboard.
    The game is saved after every answer.
    """
    if not any(given(ctx, name) for name in TERMINAL_PARAMETERS):
        play_in_browser(lan=lan, address=address, port=port, browser=not no_browser, language=language)
        return
    for name, option in BROWSER_OPTIONS.items():
        if given(ctx, name):
            raise UserError(f"{option} is for the browser; leave it out to play in the terminal")
    play_at_terminal(game, seats, settings, folder, seed, resume, language)


def given(ctx: click.Context, parameter: str) -> bool:
    source = ctx.get_parameter_source(parameter)
    return source is not ParameterSource.DEFAULT and ctx.params[parameter] not in (None, ())
