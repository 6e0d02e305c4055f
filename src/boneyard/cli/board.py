"""`boneyard board`: a position as a picture."""

from __future__ import annotations

from pathlib import Path

import click

from boneyard.bots import bot, bot_kinds
from boneyard.cli.choosing import game_called
from boneyard.cli.numbers import Whole
from boneyard.cli.trouble import Trouble
from boneyard.engine.chance import FairDice
from boneyard.engine.content import Content
from boneyard.engine.match import Match
from boneyard.engine.playback import playback
from boneyard.games.catalogue import game_ids
from boneyard.scene import draw
from boneyard.sight import board_in, sight_of
from boneyard.terminal.board import Drawing
from boneyard.terminal.console import open_console
from boneyard.terminal.saves import load
from boneyard.terminal.screen import Page, picture_of


@click.command()
@click.option(
    "--svg",
    is_flag=False,
    flag_value="-",
    metavar="[FILE]",
    help="Draw it as SVG: into a FILE, else to standard output.",
)
@click.option("--theme", type=click.Choice(["light", "dark"]), default="light", show_default=True)
@click.option(
    "--replay", "file", type=click.Path(path_type=Path), help="Take the position from a replay or save."
)
@click.option("--at", type=Whole(0), help="After so many lines of the replay.")
@click.option("--game", default=game_ids()[0], show_default=True, help="Else let bots play this game.")
@click.option("--seed", type=Whole(0), default=1, show_default=True)
@click.option("--moves", type=Whole(0), default=300, show_default=True, help="Answers to play.")
@click.option("--bot", "kind", type=click.Choice(bot_kinds()), default="restless", show_default=True)
@click.option("--seats", type=click.IntRange(1, 6), default=3, show_default=True)
def board(
    svg: str | None,
    theme: str,
    file: Path | None,
    at: int | None,
    game: str,
    seed: int,
    moves: int,
    kind: str,
    seats: int,
) -> None:
    """Draw a position of a replay, or one that bots have played to."""
    if file is None and at is not None:
        raise Trouble("--at counts the lines of a --replay; --moves says how far bots play")
    view, content = from_replay(file, at) if file else from_bots(game, seed, moves, kind, seats)
    if svg is None:
        sight = sight_of(view)
        page = Page(sight, board_in(sight, content), ())
        open_console().print(Drawing(picture_of(page)).canvas.whole(), soft_wrap=True)
    elif svg == "-":
        click.echo(draw(view, content, theme))
    else:
        Path(svg).write_text(draw(view, content, theme), "utf-8")
        click.echo(f"{svg}: drawn", err=True)


def from_replay(file: Path, at: int | None) -> tuple[object, Content]:
    """What a spectator sees of a replay's position."""
    found = load(file)
    game = game_called(found.setup.game)
    if at is not None and at > len(found.lines):
        raise Trouble(f"{file} has {len(found.lines)} lines, not {at}")
    return game.view(playback(game, found, at).state, None), found.setup.content


def from_bots(name: str, seed: int, moves: int, kind: str, seats: int) -> tuple[object, Content]:
    """What a spectator sees after so many answers of bots."""
    game = game_called(name)
    setup = game.setup(seats)
    match = Match(game, setup, FairDice(str(seed), game.id))
    match.play([bot(kind, f"{seed}/{seat}", setup.content) for seat in range(seats)], moves)
    return game.view(match.state, None), setup.content
