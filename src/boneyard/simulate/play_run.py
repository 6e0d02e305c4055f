"""Play the missing games of a run and store them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

from boneyard.simulate.batches import PlannedGame, jobs_of, play_all
from boneyard.simulate.play_game import Played, Recorded
from boneyard.simulate.pools import Pool
from boneyard.simulate.run_file import BadRun, Results, Run, RunFile

REPLAY = ".boneyard"


@dataclass
class Playing:
    """A run and its results; `now` are the games played by this call, in `seconds`."""

    run: Run
    results: Results = field(default_factory=dict)
    now: list[Played] = field(default_factory=list)
    seconds: float = 0.0

    def of(self, index: int) -> list[Played]:
        return [played for (plan, _), played in self.results.items() if plan == index]


def replay_file(folder: Path, run: Run, job: PlannedGame) -> Path:
    """The file name has the plan's number, from 1, if the run has several plans."""
    index, number = job
    plan = f"{index + 1}-" if len(run.plans) > 1 else ""
    return folder / f"{plan}{number:06}{REPLAY}"


def missing(run: Run, games: int, results: Results, record: Path | None) -> list[PlannedGame]:
    """Games that aren't in the file yet, or lack a replay that should be recorded."""
    return [
        job
        for job in jobs_of(run, games)
        if job not in results or (record is not None and not replay_file(record, run, job).exists())
    ]


def write_replay(folder: Path, run: Run, recorded: Recorded) -> None:
    """Write under a temporary name and rename, so that no replay is incomplete."""
    file = replay_file(folder, run, (recorded.played.plan, recorded.played.game))
    draft = file.with_suffix(".part")
    draft.write_text(recorded.replay, "utf-8")
    draft.replace(file)


def play_run(
    run: Run,
    games: int,
    *,
    pool: Pool | None = None,
    out: Path | None = None,
    record: Path | None = None,
    progress: Callable[[int], None] = lambda number: None,
) -> Playing:
    """`progress` is called with the number of newly finished games, first with those in the file."""
    began = perf_counter()
    playing = Playing(run)
    with RunFile(out, run) if out is not None else nullcontext() as file:
        playing.results = dict(file.results) if file else {}
        if record is not None:
            record.mkdir(parents=True, exist_ok=True)
        jobs = missing(run, games, playing.results, record)
        progress(games * len(run.plans) - len(jobs))
        for recorded in play_all(run, jobs, pool, record=record is not None):
            if record is not None:
                write_replay(record, run, recorded)
            take(playing, recorded.played, file)
            progress(1)
    playing.seconds = perf_counter() - began
    return playing


def take(playing: Playing, played: Played, file: RunFile | None) -> None:
    """Store a game. If the file has it already, both results must be equal."""
    before = playing.results.get((played.plan, played.game))
    if before is not None and before != played:
        raise BadRun(f"game {played.game} doesn't end as in the file: a bot has changed since")
    if before is None and file is not None:
        file.add([played])
    playing.results[played.plan, played.game] = played
    playing.now.append(played)
