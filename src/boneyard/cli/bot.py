"""`boneyard bot`: tools for bot authors."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial

import click
from rich.console import Console

import boneyard
from boneyard.bots import program_check
from boneyard.bots.external import Limits
from boneyard.bots.program_check import CheckOutcome
from boneyard.bots.protocol import why_no_command
from boneyard.cli.errors import Commands, UserError
from boneyard.cli.game_options import seed_of, seed_option
from boneyard.cli.numbers import Whole
from boneyard.cli.progress import progress_bar
from boneyard.games.catalogue import game_ids
from boneyard.terminal.console import open_console

EXAMPLES_PER_FAULT = 3
EXIT_FAULTY = 1


@click.group(cls=Commands)
def bot() -> None:
    """Test your own bot, in any language.

    docs/bot-protocol.md describes the protocol.
    """


@bot.command()
@click.argument("command", metavar="CMD")
@click.option("--game", "game", help="The game to play.  [default: all in turn]")
@click.option("--games", type=Whole(1), default=20, show_default=True, help="Number of games.")
@click.option(
    "--deadline",
    type=click.FloatRange(min=0.001, max=3600),
    default=Limits().answer,
    show_default=True,
    help="Time limit of an answer in seconds.",
)
@seed_option
def check(command: str, game: str | None, games: int, deadline: float, seed: int | None) -> None:
    """Play games with the program CMD and report its faults.

    CMD is a program with its arguments, such as "node bot.js". The exit code is 0 if it follows the
    protocol, otherwise 1.
    """
    if fault := why_no_command(command):
        raise UserError(fault)
    played = (boneyard.game(game).id,) if game else game_ids()
    chosen = seed_of(seed)
    limits = Limits(answer=deadline)
    outcomes = []
    with progress_bar("games", games) as advance:
        for outcome in program_check.check(command, played, games, chosen, limits):
            outcomes.append(outcome)
            advance(1)
    report(open_console(), outcomes, games, chosen)
    if any(outcome.program.failures for outcome in outcomes):
        raise SystemExit(EXIT_FAULTY)


def report(console: Console, outcomes: Sequence[CheckOutcome], games: int, seed: str) -> None:
    programs = [outcome.program for outcome in outcomes]
    asked = sum(program.asked for program in programs)
    slowest = max(program.slowest for program in programs)
    failures = sum(program.failures for program in programs)
    replaced = sum(program.replaced for program in programs)
    show = partial(console.print, soft_wrap=True, highlight=False, markup=False)
    show(f"{len(outcomes)} games, {asked:,} questions, slowest answer {slowest * 1000:,.0f} ms (seed {seed})")
    for name, number in Counter(outcome.trial.game for outcome in outcomes).items():
        show(f"  {name}: {number} games")
    if outcomes[-1].lost and len(outcomes) < games:
        show(f"The check stopped early: the program failed too badly in game {len(outcomes)}.")
    if not failures:
        show("No faults.")
        return
    show(f"{failures:,} faults; a random answer replaced {replaced:,} of its answers.")
    for kind in dict.fromkeys(fault.kind for program in programs for fault in program.faults):
        show(f"  {kind}: {sum(program.counts.get(kind, 0) for program in programs):,}")
        for example in examples(outcomes, kind):
            show(f"    {example}")
    if words := next((program.last_words for program in reversed(programs) if program.last_words), ()):
        show("Its last output on standard error:")
        for word in words:
            show(f"    {word}")


def examples(outcomes: Sequence[CheckOutcome], kind: str) -> list[str]:
    found = [
        f"game {trial.number} ({trial.game}, seat {trial.seat} of {trial.seats}), {fault}"
        for trial, program in outcomes
        for fault in program.faults
        if fault.kind == kind
    ]
    return found[:EXAMPLES_PER_FAULT]
