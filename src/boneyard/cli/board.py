from __future__ import annotations

from pathlib import Path

import click

import boneyard
from boneyard.bots import bot, bot_kinds
from boneyard.cli.errors import UserError
from boneyard.cli.numbers import Whole
from boneyard.engine.chance import FairDice
from boneyard.engine.content import Content
from boneyard.engine.match import Match
from boneyard.engine.playback import playback
from boneyard.games.catalogue import game_ids
from boneyard.games.shared.view import BoardView
from boneyard.pictures.scene import draw
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
    help="Draw an SVG into FILE, or to standard output without FILE.",
)
@click.option("--theme", type=click.Choice(["light", "dark"]), default="light", show_default=True)
@click.option(
    "--replay", "file", type=click.Path(path_type=Path), help="Take the position from a replay or save."
)
@click.option("--at", type=Whole(0), help="Stop after this many lines of the replay.")
@click.option(
    "--game", default=game_ids()[0], show_default=True, help="Without --replay: the game that bots play."
)
@click.option("--seed", type=Whole(0), default=1, show_default=True)
@click.option(
    "--moves", type=Whole(0), default=300, show_default=True, help="How many answers the bots give."
)
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
    """Draw a position from a replay, or from a game between bots."""
    if file is None and at is not None:
        raise UserError("--at needs --replay; use --moves to say how far bots play")
    view, content = from_replay(file, at) if file else from_bots(game, seed, moves, kind, seats)
    if svg is None:
        page = Page(view, view.board(content), ())
        open_console().print(Drawing(picture_of(page)).canvas.whole(), soft_wrap=True)
    elif svg == "-":
        click.echo(draw(view, content, theme))
    else:
        Path(svg).write_text(draw(view, content, theme), "utf-8")
        click.echo(f"wrote {svg}", err=True)


def from_replay(file: Path, at: int | None) -> tuple[BoardView, Content]:
    found = load(file)
    game = boneyard.game(found.setup.game)
    if at is not None and at > len(found.lines):
        raise UserError(f"{file} has only {len(found.lines)} lines; --at is {at}")
    return game.view(playback(game, found, at).state, None), found.setup.content


def from_bots(name: str, seed: int, moves: int, kind: str, seats: int) -> tuple[BoardView, Content]:
    game = boneyard.game(name)
    setup = game.setup(seats)
    match = Match(game, setup, FairDice(str(seed), game.id))
    match.play([bot(kind, f"{seed}/{seat}", setup.content) for seat in range(seats)], moves)
    return game.view(match.state, None), setup.content
