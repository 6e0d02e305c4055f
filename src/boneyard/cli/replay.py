from __future__ import annotations

from pathlib import Path

import click

import boneyard
from boneyard.cli.errors import UserError
from boneyard.cli.game_options import language_option
from boneyard.cli.numbers import Whole
from boneyard.engine.playback import check as check_replay
from boneyard.engine.playback import playback
from boneyard.engine.replay import BadReplay, Replay
from boneyard.games.shared.events import Event
from boneyard.odds import luck_of
from boneyard.odds.luck import points_in
from boneyard.pictures.scene import draw
from boneyard.terminal.console import open_console
from boneyard.terminal.log import Log
from boneyard.terminal.luck import luck_table
from boneyard.terminal.saves import load
from boneyard.terminal.screen import Page, Screen
from boneyard.terminal.teller import Teller


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", type=Whole(0), help="Show what this seat sees; the first is 0.")
@click.option("--at", type=Whole(0), help="Stop after this many lines.")
@click.option(
    "--svg", type=click.Path(dir_okay=False, path_type=Path), help="Draw the position into this file."
)
@click.option("--theme", type=click.Choice(["light", "dark"]), default="light", show_default=True)
@click.option("--check", is_flag=True, help="Replay the game and compare dice and final state.")
@click.option("--luck", is_flag=True, help="Show each seat's dice next to their expected values.")
@language_option
def replay(
    file: Path,
    seat: int | None,
    at: int | None,
    svg: Path | None,
    theme: str,
    check: bool,
    luck: bool,
    language: str,
) -> None:
    """Show, draw or check the replay or save in FILE."""
    found = load(file)
    game = boneyard.game(found.setup.game)
    if seat is not None and seat >= found.setup.seats:
        raise UserError(f"this game has seats 0 to {found.setup.seats - 1}; there is no seat {seat}")
    if at is not None and at > len(found.lines):
        raise UserError(f"this game has only {len(found.lines)} lines; --at is {at}")
    try:
        if check:
            check_replay(game, found)
            click.echo(f"{file}: {len(found.lines)} lines of {game.id}, replayed without differences")
        elif svg:
            match = playback(game, found, at)
            svg.write_text(draw(game.view(match.state, seat), found.setup.content, theme), "utf-8")
            click.echo(f"{svg}: the position after {len(match.lines)} answers")
        elif luck:
            match = playback(game, found, at)
            ledger, _ = luck_of(game, match.setup, match.lines)
            points = points_in(game.view(match.state, None))
            teller = Teller(found.players, found.setup.content, language)
            open_console().print(luck_table(ledger, points, teller))
        else:
            show(found, seat, at, language)
    except BadReplay as error:
        raise BadReplay(f"{file}: {error}") from error


def show(found: Replay, seat: int | None, at: int | None, language: str) -> None:
    game = boneyard.game(found.setup.game)
    events: list[Event] = []
    match = playback(game, found, at, events.append)
    view = game.view(match.state, seat)
    board = view.board(found.setup.content)
    teller = Teller(found.players, found.setup.content, language)
    log = Log(teller)
    for event in events:
        seen = event if seat is None else game.redact(event, seat)
        if seen is not None:
            log.add(seen, board)
    console = open_console()
    for sentence in log.sentences:
        console.print(sentence)
    page = Page(view, board, (), focus=board.coordinates(view.seats[view.active].pawn))
    console.print(Screen(console, teller).render(page, console.width, max(console.height, 30)))
