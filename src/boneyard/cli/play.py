"""`boneyard play`: a server on this machine and its page in the browser, or the game at the terminal."""

from __future__ import annotations

from pathlib import Path

import click
from click.core import ParameterSource

from boneyard.cli.at_browser import PORT, play_in_browser
from boneyard.cli.at_terminal import DEFAULT_SEATS, play_at_terminal
from boneyard.cli.choosing import game_options, language_option, seed_option
from boneyard.cli.lan import machine_address
from boneyard.cli.trouble import Trouble

OF_BROWSER = {"lan": "--lan", "address": "--address", "port": "--port", "no_browser": "--no-browser"}
OF_TERMINAL = ("game", "seats", "settings", "folder", "seed", "resume", "terminal")


@click.command()
@click.argument("game", required=False)
@click.option("--lan", is_flag=True, help="Let everybody in this network join; shows a link and its QR code.")
@click.option(
    "--address",
    default="",
    callback=machine_address,
    help="Like --lan, where others find this machine at another address than it thinks, as with a VPN.",
)
@click.option(
    "--port",
    type=click.IntRange(1, 65535),
    help=f"Port to listen on; {PORT} if not given, or one that is free.",
)
@click.option("--no-browser", is_flag=True, help="Open no browser; say only where the page is.")
@click.option("--terminal", is_flag=True, help="Play at the terminal; GAME and the options below do so too.")
@game_options(DEFAULT_SEATS)
@seed_option
@click.option("--resume", type=click.Path(path_type=Path), help="Go on with the game in this file.")
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
    """Play in the browser, or at the terminal.

    Alone it starts a server on this machine and opens its page; where one runs already, it opens that
    one's. With --terminal, a GAME or any option of the terminal game, people and bots play in turn at this
    keyboard, and the game is kept after every answer.
    """
    if not any(given(ctx, name) for name in OF_TERMINAL):
        play_in_browser(lan=lan, address=address, port=port, browser=not no_browser, language=language)
        return
    for name, option in OF_BROWSER.items():
        if given(ctx, name):
            raise Trouble(f"{option} is for playing in the browser; leave it out to play at the terminal")
    play_at_terminal(game, seats, settings, folder, seed, resume, language)


def given(ctx: click.Context, parameter: str) -> bool:
    """Whether somebody has said something about this."""
    source = ctx.get_parameter_source(parameter)
    return source is not ParameterSource.DEFAULT and ctx.params[parameter] not in (None, ())
