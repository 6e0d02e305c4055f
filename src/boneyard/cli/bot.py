"""`boneyard bot`: what somebody who writes a bot needs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial

import click
from rich.console import Console

from boneyard.bots import checking
from boneyard.bots.checking import Outcome
from boneyard.bots.external import Limits
from boneyard.bots.protocol import why_no_command
from boneyard.cli.choosing import game_called, seed_of, seed_option
from boneyard.cli.numbers import Whole
from boneyard.cli.progress import progress_bar
from boneyard.cli.trouble import Commands, Trouble
from boneyard.games.catalogue import game_ids
from boneyard.terminal.console import open_console

EXAMPLES = 3
"""How many faults of a kind are shown."""
FAULTS = 1
"""The exit code for a program that does not follow the protocol."""


@click.group(cls=Commands)
def bot() -> None:
    """Try out a bot of your own, in any language.

    docs/bot-protocol.md says how it is talked to.
    """


@bot.command()
@click.argument("command", metavar="CMD")
@click.option("--game", "game", help="Only this game; else all of them in turn.")
@click.option("--games", type=Whole(1), default=20, show_default=True, help="How many games.")
@click.option(
    "--deadline",
    type=click.FloatRange(min=0.001, max=3600),
    default=Limits().answer,
    show_default=True,
    help="Seconds for an answer.",
)
@seed_option
def check(command: str, game: str | None, games: int, deadline: float, seed: int | None) -> None:
    """Play games with the program CMD and report its faults.

    CMD is a program with its arguments, such as "node bot.js". The exit code is 0 if it follows the
    protocol, 1 if not.
    """
    if fault := why_no_command(command):
        raise Trouble(fault)
    played = (game_called(game).id,) if game else game_ids()
    chosen = seed_of(seed)
    limits = Limits(answer=deadline)
    outcomes = []
    with progress_bar("games", games) as advance:
        for outcome in checking.check(command, played, games, chosen, limits):
            outcomes.append(outcome)
            advance(1)
    report(open_console(), outcomes, games, chosen)
    if any(outcome.program.failures for outcome in outcomes):
        raise SystemExit(FAULTS)


def report(console: Console, outcomes: Sequence[Outcome], games: int, seed: str) -> None:
    """What was played and what was wrong, for the author of the program."""
    programs = [outcome.program for outcome in outcomes]
    asked = sum(program.asked for program in programs)
    slowest = max(program.slowest for program in programs)
    failures = sum(program.failures for program in programs)
    replaced = sum(program.replaced for program in programs)
    tell = partial(console.print, soft_wrap=True, highlight=False, markup=False)
    tell(f"{len(outcomes)} games, {asked:,} questions, slowest answer {slowest * 1000:,.0f} ms (seed {seed})")
    for name, number in Counter(outcome.trial.game for outcome in outcomes).items():
        tell(f"  {name}: {number} games")
    if outcomes[-1].lost and len(outcomes) < games:
        tell(f"The check ended early: in game {len(outcomes)} the program had to be given up.")
    if not failures:
        tell("No faults.")
        return
    tell(f"{failures:,} faults; random answered {replaced:,} of the questions in its place.")
    for kind in dict.fromkeys(fault.kind for program in programs for fault in program.faults):
        tell(f"  {kind}: {sum(program.counts.get(kind, 0) for program in programs):,}")
        for example in examples(outcomes, kind):
            tell(f"    {example}")
    if words := next((program.last_words for program in reversed(programs) if program.last_words), ()):
        tell("The last that it wrote to its standard error:")
        for word in words:
            tell(f"    {word}")


def examples(outcomes: Sequence[Outcome], kind: str) -> list[str]:
    """The first faults of a kind, with where they happened."""
    found = [
        f"game {trial.number} ({trial.game}, seat {trial.seat} of {trial.seats}), {fault}"
        for trial, program in outcomes
        for fault in program.faults
        if fault.kind == kind
    ]
    return found[:EXAMPLES]
