"""`boneyard ladder`: every bot against every other."""

from __future__ import annotations

import json
from dataclasses import replace

import click
from rich.table import Table

from boneyard.bots import check_repeatable, written_kinds
from boneyard.cli.choosing import game_called
from boneyard.cli.numbers import Whole
from boneyard.cli.running import Terms, on_terms
from boneyard.cli.trouble import Trouble
from boneyard.simulate.intervals import Estimate
from boneyard.simulate.ladder import Ladder, ladder_of, ladder_run
from boneyard.simulate.playing import Playing
from boneyard.simulate.runs import Run
from boneyard.simulate.sequential import PIECE, Verdict, verdict_of
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
    type=Whole(2),
    default=2,
    show_default=True,
    help="Seats at the table; two bots share them in turn.",
)
@click.option(
    "--until",
    metavar="SHARE",
    type=click.FloatRange(0, 1, min_open=True, max_open=True),
    help="With two bots and --out: stop as soon as the first one's score is surely above or below this.",
)
@on_terms(games=100, each="each pair plays")
def ladder(game: str, bots: str, seats: int, until: float | None, terms: Terms) -> None:
    """Let every bot play every other at GAME, and rate them.

    Seats rotate, and all pairs have the same dice.
    """
    kinds = kinds_of(bots)
    run = ladder_run(terms.setup(game_called(game), seats), kinds, terms.chance_seed, terms.limit)
    if until is None:
        playing, verdict = terms.played(run), None
    else:
        playing, verdict = played_until(run, until, terms)
    found = ladder_of(playing)
    if terms.as_json:
        told = {} if verdict is None else {"until": verdict.described()}
        click.echo(
            json.dumps({"game": game, "seed": run.plans[0].seed, **found.described(), **told}, indent=2)
        )
    else:
        show(found)
        if verdict is not None:
            click.echo(f"\n{sentence(kinds, verdict)}")


def played_until(run: Run, mark: float, terms: Terms) -> tuple[Playing, Verdict]:
    """Play piece by piece until it is known on which side of a mark the first bot's score lies."""
    if len(run.plans) > 1 or terms.out is None:
        raise Trouble("--until compares two bots and keeps their games; name two, and add --out FILE")
    for games in (*range(PIECE, terms.games, PIECE), terms.games):
        playing = replace(terms, games=games).played(run)
        verdict = verdict_of(run.plans[0], playing.of(0), mark)
        if verdict.sure:
            break
    return playing, verdict


def sentence(kinds: list[str], verdict: Verdict) -> str:
    """What a test that stops when it knows has found."""
    value, low, high = verdict.score
    answer = {"above": "surely above", "below": "surely below", "open": "not surely above or below"}
    return (
        f"{kinds[0]} scores {value:.1%} in {verdict.games:,} games against {kinds[1]}, "
        f"{answer[verdict.words]} {verdict.mark:.0%}: "
        f"{100 * low:.1f} to {high:.1%} holds the truth in 95 of 100 such tests, whenever they stop."
    )


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
