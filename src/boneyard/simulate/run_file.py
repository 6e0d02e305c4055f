"""A run file: JSON lines. The first describes the plans, each other line is one game.

Games are appended as they end, so an interrupted run continues where it stopped: an incomplete last line is
dropped, and games in the file aren't played again. The order of the lines doesn't matter. The first line
includes the texts of tiles and cards, so that a run can be repeated.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

import msgspec

import boneyard
from boneyard.engine.content import Content
from boneyard.simulate.plan import Plan
from boneyard.simulate.play_game import Played
from boneyard.simulate.result_check import fits_run

FORM = 1
MAGIC = b'{"boneyard_run":'
PLANS = {"simulate": (1,), "compare": (2,), "ladder": range(1, 10_000)}  # allowed numbers of plans

Results = dict[tuple[int, int], Played]  # by plan and number


class BadRun(ValueError):
    """A file that isn't a run, or not this one."""


class PlanForm(msgspec.Struct, frozen=True):
    """A stored plan; `content` is a hash."""

    seats: tuple[str, ...]
    options: dict[str, str]
    content: str
    seed: str
    limit: int
    rotate: bool


class ContentForm(msgspec.Struct, frozen=True):
    name: str
    files: dict[str, str]


class Head(msgspec.Struct, frozen=True):
    """The first line."""

    boneyard_run: int
    kind: str
    game: str
    rules: int
    plans: tuple[PlanForm, ...]
    contents: dict[str, ContentForm]


@dataclass(frozen=True)
class Run:
    """Some plans of one game, and their command: `simulate`, `compare` or `ladder`."""

    kind: str
    plans: tuple[Plan, ...]

    @property
    def game(self) -> str:
        return self.plans[0].setup.game

    @property
    def rules(self) -> int:
        return boneyard.game(self.game).rules


def head_of(run: Run) -> Head:
    contents = {plan.setup.content.hash: plan.setup.content for plan in run.plans}
    return Head(
        boneyard_run=FORM,
        kind=run.kind,
        game=run.game,
        rules=run.rules,
        plans=tuple(
            PlanForm(
                plan.players,
                dict(sorted(plan.setup.settings.items())),
                plan.setup.content.hash,
                plan.seed,
                plan.limit,
                plan.rotate,
            )
            for plan in run.plans
        ),
        contents={key: ContentForm(each.name, each.files) for key, each in contents.items()},
    )


def run_of(head: Head) -> Run:
    game = boneyard.game(head.game)
    if head.rules != game.rules:
        raise BadRun(
            f"this run uses rules version {head.rules} of {game.id}, "
            f"but this program has version {game.rules}; start a new run"
        )
    contents = {key: Content(form.name, form.files) for key, form in head.contents.items()}
    if len(head.plans) not in PLANS.get(head.kind, ()) or any(
        form.content not in contents for form in head.plans
    ):
        raise BadRun("the plans of this run, or their tiles and cards, are missing; start a new run")
    return Run(
        head.kind,
        tuple(
            Plan(
                game.setup(len(form.seats), contents[form.content], **form.options),
                form.seats,
                form.seed,
                form.limit,
                form.rotate,
            )
            for form in head.plans
        ),
    )


class RunFile:
    """A run being played: its results so far, and the file for the next ones."""

    def __init__(self, path: Path, run: Run) -> None:
        """Open or create the file; a different run in it is an error."""
        self.path = path
        text = whole_lines(path)
        self.results: Results = {}
        if text:
            check_same(path, head_in(path, text), head_of(run))
            self.results = results_in(path, text, run.plans)
        self.file: BinaryIO = path.open("ab")
        self.file.truncate(len(text))
        if not text:
            self._write(head_of(run))

    def add(self, results: Iterable[Played]) -> None:
        for played in results:
            self.results[played.plan, played.game] = played
            self._write(played)

    def _write(self, line: Head | Played) -> None:
        # One write per line, so that a crash can only cut off the last one.
        self.file.write(msgspec.json.encode(line) + b"\n")
        self.file.flush()

    def __enter__(self) -> RunFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.file.close()


def whole_lines(path: Path) -> bytes:
    if not path.exists():
        return b""
    text = path.read_bytes()
    if not (text.startswith(MAGIC) or MAGIC.startswith(text[: len(MAGIC)])):
        raise BadRun(f"{path} isn't a Boneyard run; choose another file")
    return text[: text.rfind(b"\n") + 1]


def read_head(path: Path) -> Head | None:
    text = whole_lines(path)
    return head_in(path, text) if text else None


def read_run(path: Path) -> tuple[Run, Results]:
    if not path.exists():
        raise BadRun(f"there is no file {path}; `boneyard simulate --out` writes one")
    text = whole_lines(path)
    if not text:
        raise BadRun(f"{path} is empty; `boneyard simulate --out` writes a run")
    run = run_of(head_in(path, text))
    return run, results_in(path, text, run.plans)


def head_in(path: Path, text: bytes) -> Head:
    try:
        head = msgspec.json.decode(text[: text.index(b"\n")], type=Head)
    except msgspec.DecodeError as error:
        raise BadRun(f"can't read the plan in the first line of {path}: {error}") from error
    if head.boneyard_run != FORM:
        raise BadRun(f"{path} has format {head.boneyard_run}, but this program reads format {FORM}")
    return head


def results_in(path: Path, text: bytes, plans: Sequence[Plan]) -> Results:
    way_out = "delete the line to play its game again"
    decode = msgspec.json.Decoder(Played).decode
    results: Results = {}
    for number, line in enumerate(text.split(b"\n")[1:-1], 2):
        try:
            played = decode(line)
        except msgspec.DecodeError as error:
            raise BadRun(f"can't read line {number} of {path} ({error}); {way_out}") from error
        if not fits_run(played, plans):
            raise BadRun(f"line {number} of {path} isn't a game of this run; {way_out}")
        results.setdefault((played.plan, played.game), played)
    return results


def check_same(path: Path, there: Head, wanted: Head) -> None:
    before, now = described(there), described(wanted)
    for name in {**before, **now}:
        if before.get(name) != now.get(name):
            was, is_now = before.get(name, "nothing"), now.get(name, "nothing")
            raise BadRun(
                f"{path} has a different run ({name}: {was} there, {is_now} here); choose another file"
            )


def described(head: Head) -> dict[str, str]:
    words = {"command": head.kind, "game": head.game, "rules": str(head.rules)}
    for number, plan in enumerate(head.plans):
        of = f" of plan {number + 1}" if len(head.plans) > 1 else ""
        words |= {
            f"seats{of}": ",".join(plan.seats),
            f"seed{of}": plan.seed,
            f"limit{of}": str(plan.limit),
            f"rotation{of}": "on" if plan.rotate else "off",
            f"content{of}": plan.content,
        }
        words |= {f"option {name}{of}": value for name, value in plan.options.items()}
    return words
