"""`boneyard content`: tiles and cards of one's own."""

from __future__ import annotations

import json
import os
import tomllib
from pathlib import Path

import click
from rich.columns import Columns
from rich.console import Group
from rich.text import Text

from boneyard.art import PlacedTile, Scene, board_svg
from boneyard.cli.choosing import game_called
from boneyard.cli.numbers import Whole
from boneyard.cli.progress import progress_bar
from boneyard.cli.running import crew_of
from boneyard.cli.trouble import Commands
from boneyard.engine.content import Content
from boneyard.folder import check_folder, make_folder
from boneyard.games.catalogue import game_ids
from boneyard.games.shared.board import Board
from boneyard.scene import look_of
from boneyard.sight import tiles_of
from boneyard.simulate.balance import SEATS, SURVEY_HEADINGS, balanced_games, checks, survey_row, targets_of
from boneyard.simulate.closing import HEADINGS, LAYOUT, POLICIES, closing_report, table_row
from boneyard.simulate.plan import Plan
from boneyard.simulate.playing import play_run
from boneyard.simulate.runs import Run, read_run
from boneyard.terminal.board import Drawing, Picture
from boneyard.terminal.console import open_console
from boneyard.titles import title

FOLDER = click.Path(file_okay=False, path_type=Path)
A_ROW = 6


@click.group(cls=Commands)
def content() -> None:
    """Make, check and draw tiles and cards of your own."""


@content.command()
@click.argument("folder", type=FOLDER, metavar="DIR")
@click.option("--game", default=game_ids()[0], show_default=True, help="The game that it is a variant of.")
def new(folder: Path, game: str) -> None:
    """Make a folder DIR that holds a game's own content, to be changed."""
    names = make_folder(folder, game_called(game))
    click.echo(f"{folder}: {', '.join(names)}")


@content.command()
@click.argument("folder", type=FOLDER, metavar="DIR")
def check(folder: Path) -> None:
    """Check the tiles and cards in DIR.

    Every fault is reported with its file, line and reason.
    """
    game, found = check_folder(folder)
    counts = ", ".join(f"{number} {table}s" for table, number in counted(found).items())
    click.echo(f"{folder}: {counts} for {game.id}, nothing wrong")


@content.command()
@click.argument("folder", type=FOLDER, metavar="DIR")
@click.option("--svg", type=click.Path(dir_okay=False, path_type=Path), help="Draw the tiles into this file.")
@click.option("--theme", type=click.Choice(["light", "dark"]), default="light", show_default=True)
def preview(folder: Path, svg: Path | None, theme: str) -> None:
    """Draw the tiles in DIR, at the terminal or as SVG."""
    _, found = check_folder(folder)
    if svg is not None:
        svg.write_text(board_svg(picture(found), "dark" if theme == "dark" else "light"), "utf-8")
        click.echo(f"{svg}: {len(tiles_of(found))} kinds of tiles")
        return
    drawn = [
        Group(Text(f"{title(found, 'tile', tile.id)} × {tile.count}"), _alone(tile_id, found))
        for tile_id, tile in tiles_of(found).items()
    ]
    open_console().print(Columns(drawn, padding=(1, 2)))


def _alone(tile_id: str, found: Content) -> Text:
    """One tile in characters."""
    board = Board().with_tile(tiles_of(found)[tile_id], 0, 0, 0)
    return Drawing(Picture(board)).canvas.whole()


def picture(found: Content) -> Scene:
    """All tiles beside each other; tiles that can't be drawn are told."""
    return Scene(
        tuple(
            PlacedTile(
                look_of(tile), 2 * (number % A_ROW), 2 * (number // A_ROW), 0, title(found, "tile", tile.id)
            )
            for number, tile in enumerate(tiles_of(found).values())
        )
    )


def counted(found: Content) -> dict[str, int]:
    """How many tiles and cards a content set has, copies counted."""
    counts: dict[str, int] = {}
    for text in found.files.values():
        for table, rows in tomllib.loads(text).items():
            counts[table] = counts.get(table, 0) + sum(row.get("count", 1) for row in rows)
    return counts


@content.command()
@click.option("--game", type=click.Choice(game_ids()), help="Only this game.")
@click.option("--games", type=Whole(1), default=10_000, show_default=True)
@click.option("--seed", type=Whole(0), default=1, show_default=True)
@click.option("--workers", type=Whole(1), default=os.cpu_count() or 1, show_default="all cores")
def closing(game: str | None, games: int, seed: int, workers: int) -> None:
    """Say how often the map closes up when only tiles are laid."""
    click.echo(LAYOUT.format(*HEADINGS))
    for name in [game] if game else game_ids():
        for policy in POLICIES:
            with progress_bar(f"{name} {policy}", games) as advance:
                report = closing_report(name, games, seed, policy, workers, advance)
            click.echo(table_row(report))


@content.command()
@click.argument("run", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.pass_context
def balance(context: click.Context, run: Path, as_json: bool) -> None:
    """Say whether the games in RUN are balanced.

    RUN is a file written by `boneyard simulate --out`.
    """
    chosen, results = read_run(run)
    found = list(checks(chosen.game, list(results.values())))
    if as_json:
        rows = [{**check._asdict(), "holds": check.holds} for check in found]
        click.echo(json.dumps({"games": len(results), "checks": rows}, indent=2))
    else:
        for check in found:
            sign = click.style("✓", "green") if check.holds else click.style("✗", "red")
            wanted = f"wanted {check.least:g} to {check.most:g}"
            click.echo(f"{sign} {check.what:44} {check.found:6.3g}   {wanted}")
        missed = sum(not check.holds for check in found)
        click.echo(f"{len(results):,} games, {'all as wanted' if not missed else f'{missed} not as wanted'}")
    context.exit(0 if all(check.holds for check in found) else 1)


@content.command()
@click.argument("folder", type=FOLDER, metavar="DIR")
@click.option("--game", type=click.Choice(game_ids()), help="Only this game.")
@click.option("--games", type=Whole(1), default=400, show_default=True, help="How many games of each kind.")
@click.option("--seed", type=Whole(0), default=3, show_default=True)
@click.option("--workers", type=Whole(1), default=os.cpu_count() or 1, show_default="all cores")
def survey(folder: Path, game: str | None, games: int, seed: int, workers: int) -> None:
    """Play every game with 2 to 6 bots and say how balanced it is.

    The bots are greedy ones. The runs are kept in DIR: an interrupted survey goes on where it stopped, and
    `boneyard content balance` says more about each run.
    """
    folder.mkdir(parents=True, exist_ok=True)
    click.echo(f"| {' | '.join(SURVEY_HEADINGS)} |\n|{' --- |' * len(SURVEY_HEADINGS)}")
    with crew_of(workers, None, games) as crew:
        for name in [game] if game else balanced_games():
            for variant in targets_of(name).variants:
                for seats in SEATS:
                    setup = game_called(name).setup(seats, None, **variant)
                    run = Run("simulate", (Plan(setup, ("greedy",) * seats, str(seed), 1_000_000),))
                    words = "-".join([name, *variant.values(), str(seats)])
                    with progress_bar(words, games) as advance:
                        out = folder / f"{words}.run"
                        playing = play_run(run, games, crew=crew, out=out, progress=advance)
                    click.echo(f"| {' | '.join(survey_row(name, variant, playing.of(0)))} |")
