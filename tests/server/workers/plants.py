"""A worker process whose bots and trials misbehave on demand.

`hang` computes forever, `sleep` idles forever, `die` exits, `fail` raises, `once:WHAT:FILE` does one of
these and then plays like `easy`. `gate:FILE` and `planner:gate:FILE` wait for the file. `mark:FILE` creates
the file. These choose the last option. Tables of hosts called `hang`, `sleep` and `fill` do the same in
their trial.
"""

import os
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from boneyard.bots import Bot
from boneyard.bots import bot as real_bot
from boneyard.engine.content import Content
from boneyard.engine.match import Look
from boneyard.games.shared.commands import Command
from boneyard.server.workers import trial, worker
from boneyard.table.log_entries import Created

real_moment = trial.play_for_a_moment


def bot(kind: str, seed: str, content: Content, grudge: int) -> Bot:
    name, _, argument = kind.removeprefix("planner:gate").partition(":")
    match name:
        case "hang" | "sleep" | "die" | "fail":
            return lambda look, options: misbehave(name)
        case "once":
            what, _, file = argument.partition(":")
            if Path(file).exists():
                return real_bot("easy", seed, content)
            Path(file).touch()
            return lambda look, options: misbehave(what)
        case "gate" | "":
            return lambda look, options: wait_for(Path(argument), options)
        case "mark":
            Path(argument).touch()
            return last
    return real_bot(kind, seed, content, grudge)


def misbehave(how: str) -> Command:
    if how == "fail":
        raise RuntimeError("planted")
    if how == "die":
        os._exit(7)
    while True:  # busy, as a bot that went astray would be
        if how == "sleep":
            time.sleep(60)


def wait_for(file: Path, options: Sequence[Command]) -> Command:
    while not file.exists():
        time.sleep(0.002)
    return options[-1]


def last(look: Look[object], options: Sequence[Command]) -> Command:
    return options[-1]


def play_for_a_moment(created: Created) -> None:
    if created.host == "fill":
        bytes(1 << 34)
    elif created.host in ("hang", "sleep"):
        misbehave(created.host)
    real_moment(created)


if __name__ == "__main__":
    planted = pytest.MonkeyPatch()
    planted.setattr("boneyard.server.workers.answers.bot", bot)
    planted.setattr(trial, "play_for_a_moment", play_for_a_moment)
    worker.main()
