"""Bots that misbehave, for workers in tests; every other kind is made as always.

`hang` computes for ever, `sleep` does nothing for ever, `die` ends its process, `fail` raises,
`once:WHAT:FILE` does one of these and then, when asked again, chooses as `easy` does. `gate:FILE` and
`planner:gate:FILE` wait until the file is there. `mark:FILE` makes the file. These choose the last option.
"""

import os
import time
from collections.abc import Sequence
from pathlib import Path

from boneyard.bots import Bot
from boneyard.bots import bot as real_bot
from boneyard.engine.content import Content
from boneyard.engine.match import Look
from boneyard.games.shared.commands import Command

BOTS = f"{__name__}:bot"


def bot(kind: str, seed: str, content: Content) -> Bot:
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
    return real_bot(kind, seed, content)


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
