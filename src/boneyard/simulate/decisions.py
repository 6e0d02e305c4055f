"""Every decision of a run: what a seat saw, what it could do, what it did, and how that game ended.

A game is read from its replay where one was recorded; else it is played again, which gives the same
game. Either way its last position must be the one that the run says.
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
from boneyard.simulate.games import Played, play_and_keep
from boneyard.simulate.plan import Plan
from boneyard.simulate.playing import replay_file
from boneyard.simulate.runs import BadRun, Run


class Decision(NamedTuple):
    """One answer of a seat that had a choice; `view` is what it saw, as JSON.

    `ply` counts the lines of the game's replay, `chosen` is the choice's place among the options.
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


def decisions(run: Run, played: Played, replays: Path | None) -> Iterator[Decision]:
    """The decisions of one game of a run, in their order."""
    plan = run.plans[played.plan]
    for ply, seat, view, options, choice in answers(replay_of(run, played, replays), played):
        yield Decision(
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
    """The replay of a game: from its file, or by playing it again."""
    if replays is None:
        refuse_programs(run.plans[played.plan])
        kept = play_and_keep(run.plans[played.plan], played.game, index=played.plan, record=True)
        return read(kept.replay)
    file = replay_file(replays, run, (played.plan, played.game))
    if not file.exists():
        raise BadRun(f"{file} is missing; without --replays the games are played again")
    try:
        return read(file.read_text("utf-8"))
    except (BadReplay, UnicodeDecodeError) as error:
        raise BadRun(f"{file}: {error}") from error


def refuse_programs(plan: Plan) -> None:
    """A run may come from anybody, so the programs that it names are not run; nor need they play the same."""
    for kind in plan.players:
        if command := program_of(kind):
            raise BadRun(
                f"this run was played with the program {command!r}, which is not run again: "
                "play it with --record DIR, and export it with --replays DIR"
            )


Answer = tuple[int, int, bytes, list[str], str]


def answers(replay: Replay, played: Played) -> Iterator[Answer]:
    """Each answer with a choice: its ply and seat, what was seen, could be done, and was done."""
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
            f"game {played.game} does not end as the run says: a bot has changed since, "
            "or the replay is of another run"
        )
