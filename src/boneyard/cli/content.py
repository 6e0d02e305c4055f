"""`boneyard content`: your own tiles and cards."""

from __future__ import annotations

import json
import os
from pathlib import Path

import click
from rich.columns import Columns
from rich.console import Group
from rich.text import Text

import boneyard
from boneyard.art import PlacedTile, Scene, board_svg
from boneyard.cli.content_folder import check_folder, make_folder
from boneyard.cli.errors import Commands
from boneyard.cli.numbers import Whole
from boneyard.cli.progress import progress_bar
from boneyard.cli.run_options import open_pool
from boneyard.engine.content import Content
from boneyard.games.catalogue import game_ids
from boneyard.games.shared.board import Board
from boneyard.games.shared.content_set import cards_of, tiles_of
from boneyard.pictures.scene import look_of
from boneyard.simulate.balance import SEATS, SURVEY_HEADINGS, balanced_games, checks, survey_row, targets_of
from boneyard.simulate.closing import HEADINGS, LAYOUT, POLICIES, closing_report, table_row
from boneyard.simulate.plan import Plan
from boneyard.simulate.play_run import play_run
from boneyard.simulate.run_file import Run, read_run
from boneyard.terminal.board import Drawing, Picture
from boneyard.terminal.console import open_console
from boneyard.titles import title

FOLDER = click.Path(file_okay=False, path_type=Path)
A_ROW = 6


@click.group(cls=Commands)
def content() -> None:
    """Make, check and draw your own tiles and cards."""


@content.command()
@click.argument("folder", type=FOLDER, metavar="DIR")
@click.option("--game", default=game_ids()[0], show_default=True, help="The game to start from.")
def new(folder: Path, game: str) -> None:
    """Create DIR with a copy of a game's content to edit."""
    names = make_folder(folder, boneyard.game(game))
    click.echo(f"{folder}: {', '.join(names)}")


@content.command()
@click.argument("folder", type=FOLDER, metavar="DIR")
def check(folder: Path) -> None:
    """Check the tiles and cards in DIR.

    Reports every fault with its file, line and reason.
    """
    game, found = check_folder(folder)
    counts = [f"{sum(tile.count for tile in tiles_of(found).values())} tiles"]
    if cards := cards_of(found):
        counts.append(f"{sum(card.count for card in cards)} cards")
    click.echo(f"{folder}: {', '.join(counts)} for {game.id}, no faults")


@content.command()
@click.argument("folder", type=FOLDER, metavar="DIR")
@click.option("--svg", type=click.Path(dir_okay=False, path_type=Path), help="Draw the tiles into this file.")
@click.option("--theme", type=click.Choice(["light", "dark"]), default="light", show_default=True)
def preview(folder: Path, svg: Path | None, theme: str) -> None:
    """Draw the tiles in DIR, in the terminal or as SVG."""
    _, found = check_folder(folder)
    if svg is not None:
        svg.write_text(board_svg(picture(found), "dark" if theme == "dark" else "light"), "utf-8")
        click.echo(f"{svg}: {len(tiles_of(found))} kinds of tiles")
        return
    drawn = [
        Group(Text(f"{title(found, 'tile', tile.id)} × {tile.count}"), _tile_text(tile_id, found))
        for tile_id, tile in tiles_of(found).items()
    ]
    open_console().print(Columns(drawn, padding=(1, 2)))


def _tile_text(tile_id: str, found: Content) -> Text:
    board = Board().with_tile(tiles_of(found)[tile_id], 0, 0, 0)
    return Drawing(Picture(board)).canvas.whole()


def picture(found: Content) -> Scene:
    """All tiles side by side."""
    return Scene(
        tuple(
            PlacedTile(
                look_of(tile), 2 * (number % A_ROW), 2 * (number // A_ROW), 0, title(found, "tile", tile.id)
            )
            for number, tile in enumerate(tiles_of(found).values())
        )
    )


@content.command()
@click.option("--game", type=click.Choice(game_ids()), help="Only this game.")
@click.option("--games", type=Whole(1), default=10_000, show_default=True)
@click.option("--seed", type=Whole(0), default=1, show_default=True)
@click.option("--workers", type=Whole(1), default=os.cpu_count() or 1, show_default="all cores")
def closing(game: str | None, games: int, seed: int, workers: int) -> None:
    """Measure how often the map closes when players only place tiles."""
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
    """Check the games in RUN against the game's balance targets.

    RUN is a file written by `boneyard simulate --out`. The exit code is 0 if all targets are met, else 1.
    """
    chosen, results = read_run(run)
    found = list(checks(chosen.game, list(results.values())))
    if as_json:
        rows = [{**check._asdict(), "holds": check.holds} for check in found]
        click.echo(json.dumps({"games": len(results), "checks": rows}, indent=2))
    else:
        for check in found:
            sign = click.style("✓", "green") if check.holds else click.style("✗", "red")
            wanted = f"target {check.least:g} to {check.most:g}"
            click.echo(f"{sign} {check.what:44} {check.found:6.3g}   {wanted}")
        missed = sum(not check.holds for check in found)
        click.echo(
            f"{len(results):,} games, {'all targets met' if not missed else f'{missed} targets missed'}"
        )
    context.exit(0 if all(check.holds for check in found) else 1)


@content.command()
@click.argument("folder", type=FOLDER, metavar="DIR")
@click.option("--game", type=click.Choice(game_ids()), help="Only this game.")
@click.option(
    "--games", type=Whole(1), default=400, show_default=True, help="Number of games of each variant."
)
@click.option("--seed", type=Whole(0), default=3, show_default=True)
@click.option("--workers", type=Whole(1), default=os.cpu_count() or 1, show_default="all cores")
def survey(folder: Path, game: str | None, games: int, seed: int, workers: int) -> None:
    """Measure the balance of every game with 2 to 6 greedy bots.

    The runs are kept in DIR: an interrupted survey continues where it stopped, and `boneyard content balance`
    shows more about each run.
    """
    folder.mkdir(parents=True, exist_ok=True)
    click.echo(f"| {' | '.join(SURVEY_HEADINGS)} |\n|{' --- |' * len(SURVEY_HEADINGS)}")
    with open_pool(workers, None, games) as pool:
        for name in [game] if game else balanced_games():
            for variant in targets_of(name).variants:
                for seats in SEATS:
                    setup = boneyard.game(name).setup(seats, None, **variant)
                    run = Run("simulate", (Plan(setup, ("greedy",) * seats, str(seed), 1_000_000),))
                    words = "-".join([name, *variant.values(), str(seats)])
                    with progress_bar(words, games) as advance:
                        out = folder / f"{words}.run"
                        playing = play_run(run, games, pool=pool, out=out, progress=advance)
                    click.echo(f"| {' | '.join(survey_row(name, variant, playing.of(0)))} |")
