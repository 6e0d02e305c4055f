from __future__ import annotations

import json
from dataclasses import replace

import click
from rich.table import Table

import boneyard
from boneyard.bots import check_repeatable, written_kinds
from boneyard.cli.errors import UserError
from boneyard.cli.numbers import Whole
from boneyard.cli.run_options import RunOptions, with_run_options
from boneyard.simulate.intervals import Estimate
from boneyard.simulate.ladder import Ladder, ladder_of, ladder_run
from boneyard.simulate.play_run import Playing
from boneyard.simulate.run_file import Run
from boneyard.simulate.sequential import BATCH, ScoreVerdict, verdict_of
from boneyard.terminal.console import open_console


@click.command()
@click.argument("game")
@click.option(
    "--bots",
    metavar="KIND,…",
    required=True,
    help="Two or more of " + ", ".join(written_kinds(timed=False)) + ".",
)
@click.option(
    "--seats",
    type=Whole(2),
    default=2,
    show_default=True,
    help="Number of seats; the two bots of a pair alternate.",
)
@click.option(
    "--until",
    metavar="SHARE",
    type=click.FloatRange(0, 1, min_open=True, max_open=True),
    help="With two bots and --out: stop once the first bot's score is clearly above or below this.",
)
@with_run_options(games=100, each=" per pair")
def ladder(game: str, bots: str, seats: int, until: float | None, options: RunOptions) -> None:
    """Play every bot against every other at GAME, and rate them.

    Seats rotate, and all pairs get the same dice.
    """
    kinds = kinds_of(bots)
    run = ladder_run(options.setup(boneyard.game(game), seats), kinds, options.chance_seed, options.limit)
    if until is None:
        playing, verdict = options.play(run), None
    else:
        playing, verdict = played_until(run, until, options)
    found = ladder_of(playing)
    if options.as_json:
        extra = {} if verdict is None else {"until": verdict.described()}
        click.echo(
            json.dumps({"game": game, "seed": run.plans[0].seed, **found.described(), **extra}, indent=2)
        )
    else:
        show(found)
        if verdict is not None:
            click.echo(f"\n{sentence(kinds, verdict)}")


def played_until(run: Run, mark: float, options: RunOptions) -> tuple[Playing, ScoreVerdict]:
    """Play in batches until the first bot's score is clearly above or below `mark`."""
    if len(run.plans) > 1 or options.out is None:
        raise UserError("--until needs exactly two bots and --out FILE")
    for games in (*range(BATCH, options.games, BATCH), options.games):
        playing = replace(options, games=games).play(run)
        verdict = verdict_of(run.plans[0], playing.of(0), mark)
        if verdict.sure:
            break
    return playing, verdict


def sentence(kinds: list[str], verdict: ScoreVerdict) -> str:
    value, low, high = verdict.score
    answer = {"above": "clearly above", "below": "clearly below", "open": "not clearly above or below"}
    return (
        f"{kinds[0]} scores {value:.1%} in {verdict.games:,} games against {kinds[1]}, "
        f"{answer[verdict.words]} {verdict.mark:.0%}: "
        f"{100 * low:.1f} to {high:.1%}, a 95 % confidence interval that holds whenever the test stops."
    )


def kinds_of(words: str) -> list[str]:
    kinds = [word.strip() for word in words.split(",")]
    for kind in kinds:
        check_repeatable(kind)
    if len(kinds) < 2 or len(set(kinds)) < len(kinds):
        raise UserError("a ladder needs at least two different bots, such as --bots random,restless")
    return kinds


def show(found: Ladder) -> None:
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
        console.print(f"\nNot counted: {unfinished:,} games that reached --limit.")


def cell(score: Estimate | None) -> str:
    return "–\n" if score is None else f"{score.value:.1%}\n{100 * score.low:.0f} to {score.high:.0%}"
