"""Every decision of a run: the seat's view, its options, its choice, and how the game ended.

A game is read from its replay if one was recorded, otherwise played again. Either way, it must end in the
state that the run recorded.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

import boneyard
from boneyard.bots.protocol import program_of
from boneyard.engine.chance import CHANCE, FairDice
from boneyard.engine.match import Match
from boneyard.engine.playback import checked_setup, take
from boneyard.engine.replay import BadReplay, Replay, parse_draw, read, state_hash
from boneyard.simulate.plan import Plan
from boneyard.simulate.play_game import Played, play_and_record
from boneyard.simulate.play_run import replay_file
from boneyard.simulate.run_file import BadRun, Run


class DecisionRow(NamedTuple):
    """An answer of a seat that had a choice; `view` is JSON.

    `ply` counts the lines of the game's replay, `chosen` is the index of the choice among the options.
    """

    plan: int
    game: int
    ply: int
    seat: int
    player: str
    view: bytes
    options: list[str]
    choice: str
    chosen: int
    won: bool
    winners: list[int]
    way: str


def decisions(run: Run, played: Played, replays: Path | None) -> Iterator[DecisionRow]:
    plan = run.plans[played.plan]
    for ply, seat, view, options, choice in answers(replay_of(run, played, replays), played):
        yield DecisionRow(
            plan=played.plan,
            game=played.game,
            ply=ply,
            seat=seat,
            player=plan.players[played.seating[seat]],
            view=view,
            options=options,
            choice=choice,
            chosen=options.index(choice),
            won=seat in played.winners,
            winners=list(played.winners),
            way=played.way,
        )


def replay_of(run: Run, played: Played, replays: Path | None) -> Replay:
    if replays is None:
        refuse_programs(run.plans[played.plan])
        recorded = play_and_record(run.plans[played.plan], played.game, index=played.plan, record=True)
        return read(recorded.replay)
    file = replay_file(replays, run, (played.plan, played.game))
    if not file.exists():
        raise BadRun(f"{file} is missing; leave out --replays to play the games again")
    try:
        return read(file.read_text("utf-8"))
    except (BadReplay, UnicodeDecodeError) as error:
        raise BadRun(f"{file}: {error}") from error


def refuse_programs(plan: Plan) -> None:
    """Don't run programs that a run names: the file may come from anyone, and they may play differently."""
    for kind in plan.players:
        if command := program_of(kind):
            raise BadRun(
                f"this run was played with the program {command!r}, which is not run again; "
                "record the run with --record DIR and export it with --replays DIR"
            )


Answer = tuple[int, int, bytes, list[str], str]  # ply, seat, view, options, choice


def answers(replay: Replay, played: Played) -> Iterator[Answer]:
    game = boneyard.game(replay.setup.game)
    match = Match(game, checked_setup(game, replay), FairDice(replay.seed, game.id))
    for ply, line in enumerate(replay.lines):
        actor, command = game.read(parse_draw(line)[0])
        options = game.options(match.state, actor)
        if actor != CHANCE and len(options) > 1:
            view = msgspec.json.encode(game.view(match.state, actor))
            yield ply, actor, view, [option.text() for option in options], command.text()
        take(match, line)
    if state_hash(game, match.state) != played.state:
        raise BadRun(
            f"game {played.game} doesn't end as in the run: a bot has changed since, "
            "or the replay belongs to another run"
        )
