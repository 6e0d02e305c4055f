"""`boneyard ladder`: every bot against every other."""

from __future__ import annotations

import json

import click
from rich.table import Table

from boneyard.bots import check_repeatable, written_kinds
from boneyard.cli.choosing import game_called
from boneyard.cli.running import Terms, on_terms
from boneyard.cli.trouble import Trouble
from boneyard.simulate.intervals import Estimate
from boneyard.simulate.ladder import Ladder, ladder_of, ladder_run
from boneyard.terminal.console import open_console


@click.command()
@click.argument("game")
@click.option(
    "--bots",
    metavar="KIND,…",
    required=True,
    help="Who plays: two or more of " + ", ".join(written_kinds(timed=False)) + ".",
)
@click.option(
    "--seats",
    type=click.IntRange(min=2),
    default=2,
    show_default=True,
    help="Seats at the table; two bots share them in turn.",
)
@on_terms(games=100, each="each pair plays")
def ladder(game: str, bots: str, seats: int, terms: Terms) -> None:
    """Let every bot play every other at GAME, and rate them.

    Seats rotate, and all pairs have the same dice.
    """
    kinds = kinds_of(bots)
    run = ladder_run(terms.setup(game_called(game), seats), kinds, terms.chance_seed, terms.limit)
    found = ladder_of(terms.played(run))
    if terms.as_json:
        click.echo(json.dumps({"game": game, "seed": run.plans[0].seed, **found.described()}, indent=2))
    else:
        show(found)


def kinds_of(words: str) -> list[str]:
    """The bots of a ladder, checked."""
    kinds = [word.strip() for word in words.split(",")]
    for kind in kinds:
        check_repeatable(kind)
    if len(kinds) < 2 or len(set(kinds)) < len(kinds):
        raise Trouble("a ladder needs two or more different bots, such as --bots random,restless")
    return kinds


def show(found: Ladder) -> None:
    """Ratings and cross table, for people."""
    console = open_console()
    names = [standing.bot for standing in found.standings]
    table = Table("", "bot", box=None, padding=(0, 2, 0, 0))
    for heading in ("rating", "95 % interval", "won", "games"):
        table.add_column(heading, justify="right")
    for place, standing in enumerate(found.standings, 1):
        rating = standing.rating
        won = f"{standing.won / standing.games:.1%}" if standing.games else "–"
        interval = f"{rating.low:.0f} to {rating.high:.0f}"
        table.add_row(str(place), standing.bot, f"{rating.value:.0f}", interval, won, f"{standing.games:,}")
    console.print(table)
    cross = Table("won against", box=None, padding=(0, 2, 0, 0))
    for name in names:
        cross.add_column(name, justify="right")
    for name in names:
        cross.add_row(name, *(cell(found.score(name, other)) for other in names))
    console.print()
    console.print(cross)
    if unfinished := sum(pair.unfinished for pair in found.pairs.values()):
        console.print(f"\nNot counted: {unfinished:,} games that reached the limit of answers.")


def cell(score: Estimate | None) -> str:
    """A score with its interval, in two lines."""
    return "–\n" if score is None else f"{score.value:.1%}\n{100 * score.low:.0f} to {score.high:.0%}"
