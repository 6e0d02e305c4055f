"""What the commands that play many games have in common."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields
from functools import wraps
from pathlib import Path
from typing import TypeVar

import click

from boneyard.cli.choosing import seed_of, seed_option, settings_options, setup_of
from boneyard.cli.extras import optional_packages
from boneyard.cli.numbers import Whole
from boneyard.cli.progress import progress_bar
from boneyard.cli.trouble import Trouble, check_place
from boneyard.engine.game import Setup
from boneyard.games.catalogue import AnyGame
from boneyard.simulate.playing import Playing, play_run
from boneyard.simulate.runs import Run, read_head
from boneyard.simulate.workers import Crew, pool

F = TypeVar("F", bound=Callable[..., object])
MOST_PER_CORE = 4


@dataclass(frozen=True)
class Terms:
    """By which rules many games are played, how many, by whom, and where they are kept."""

    settings: tuple[str, ...]
    folder: Path | None
    seed: int | None
    games: int
    limit: int
    workers: int
    cluster: str | None
    out: Path | None
    record: Path | None
    as_json: bool

    def setup(self, game: AnyGame, seats: int) -> Setup:
        """What is played, checked."""
        return setup_of(game, seats, self.settings, self.folder)

    @property
    def chance_seed(self) -> str:
        """The chosen seed; else that of the run in the file, which goes on; else one that nobody chose."""
        head = read_head(self.out) if self.seed is None and self.out is not None else None
        return head.plans[0].seed if head else seed_of(self.seed)

    def played(self, run: Run) -> Playing:
        """Play what is missing of a run, under a progress bar."""
        if self.out is not None:
            check_place(self.out)
        total = self.games * len(run.plans)
        with crew_of(self.workers, self.cluster, total) as crew, progress_bar("games", total) as advance:
            return play_run(run, self.games, crew=crew, out=self.out, record=self.record, progress=advance)


def on_terms(games: int, each: str = "are played") -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Give a command the options that say how many games are played, and `Terms` of what they say."""

    def add(command: Callable[..., None]) -> Callable[..., None]:
        @wraps(command)
        def on_these(**chosen: object) -> None:
            terms = {field.name: chosen.pop(field.name) for field in fields(Terms)}
            command(terms=Terms(**terms), **chosen)  # type: ignore[arg-type]  # click has checked them

        return settings_options(seed_option(run_options(games, each)(on_these)))

    return add


def run_options(games: int, each: str) -> Callable[[F], F]:
    """The options that say how many games are played, by whom, and where they are kept."""

    def add(command: F) -> F:
        for option in reversed(
            (
                click.option(
                    "--games",
                    type=Whole(1),
                    default=games,
                    show_default=True,
                    help=f"How many games {each}, those in the file of --out included.",
                ),
                click.option(
                    "--limit",
                    type=Whole(1),
                    default=1_000_000,
                    show_default=True,
                    help="Answers after which a game is given up.",
                ),
                click.option(
                    "--workers",
                    type=Whole(1),
                    default=1,
                    show_default=True,
                    help="Processes that play at once; the result is the same.",
                ),
                click.option(
                    "--cluster",
                    metavar="ADDRESS",
                    help="Play on the Dask cluster with this scheduler; the result is the same.",
                ),
                click.option(
                    "--out",
                    metavar="RUN",
                    type=click.Path(dir_okay=False, path_type=Path),
                    help="Keep every game in this file; a run that stands there goes on.",
                ),
                click.option(
                    "--record",
                    metavar="DIR",
                    type=click.Path(file_okay=False, path_type=Path),
                    help="Keep the replay of every game in this folder.",
                ),
                click.option("--json", "as_json", is_flag=True, help="Print one JSON object."),
            )
        ):
            command = option(command)
        return command

    return add


def rotate_option(command: F) -> F:
    """Whether seats rotate."""
    return click.option(
        "--rotate/--no-rotate",
        default=True,
        show_default=True,
        help="Play each deal in every different seating, with the same dice.",
    )(command)


@contextmanager
def crew_of(workers: int, cluster: str | None, games: int) -> Iterator[Crew | None]:
    """Who plays: nobody else, a pool of processes, or a cluster."""
    number = min(workers, games, MOST_PER_CORE * (os.cpu_count() or 1))
    if cluster is not None:
        if workers > 1:
            raise Trouble(
                "--workers are processes of this machine, but a --cluster has its own; leave one out"
            )
        with optional_packages():
            from boneyard.simulate.cluster import cluster as connected
        with connected(cluster) as crew:
            yield crew
    elif number > 1:
        with pool(number) as crew:
            yield crew
    else:
        yield None
