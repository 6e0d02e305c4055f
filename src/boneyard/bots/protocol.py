"""The lines that an external bot hears and says, and how its command is written.

`docs/bot-protocol.md` describes them for people who write such bots.
"""

from __future__ import annotations

import shlex
import shutil
from collections.abc import Sequence
from urllib.parse import unquote

import msgspec

import boneyard
from boneyard.engine.content import Content
from boneyard.games.shared.commands import Command
from boneyard.sight import Sight

PROTOCOL = 1
"""The number of the protocol: it rises when a bot that follows it would have to be changed."""
NAME = "cmd"
"""What bots that are programs are called."""
SHOWN = 80
"""How much of a bad line a fault shows."""


class Ready(msgspec.Struct):
    """What a program says to a hello."""

    protocol: int
    name: str = ""


class Answer(msgspec.Struct):
    """What a program says to a question: the number of an option, or its text."""

    choice: int | str


def line(message: dict[str, object]) -> bytes:
    """A message as a line."""
    return msgspec.json.encode(message) + b"\n"


def hello(sight: Sight, content: Content, seed: int, faults: Sequence[str]) -> dict[str, object]:
    """The first line: what is played, where the program sits, and what it did wrong in earlier lives."""
    game = boneyard.game(sight.game)
    own = content.hash == game.default_content().hash
    files = None if own else content.files
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "game": game.id,
        "rules": game.rules,
        "seat": sight.viewer,
        "seats": len(sight.seats),
        "settings": getattr(sight, "settings", {}),
        "content": {"name": content.name, "hash": content.hash, "files": files},
        "seed": seed,
        "faults": faults,
    }


def question(number: int, view: object, options: Sequence[Command], seconds: float) -> dict[str, object]:
    """The line that asks for a decision."""
    return {
        "type": "question",
        "number": number,
        "deadline_ms": round(seconds * 1000),
        "options": [{"text": option.text(), "command": option} for option in options],
        "view": view,
    }


def fault(number: int, reason: str) -> dict[str, object]:
    """The line that tells what was wrong."""
    return {"type": "fault", "number": number, "reason": reason}


def end(winners: Sequence[int], way: str) -> dict[str, object]:
    """The last line: who has won, and how."""
    return {"type": "end", "winners": winners, "way": way}


def shown(said: bytes) -> str:
    """A line as a fault shows it."""
    text = said[:SHOWN].decode("utf-8", "replace")
    return repr(text) + ("…" if len(said) > SHOWN else "")


def words_of(argument: str) -> list[str]:
    """The words of a command as `--seats` writes it: `%20` for a space, `%2C` for a comma.

    >>> words_of("node%20bot.js --fast"), words_of('"./my bot" a%2Cb')
    (['node', 'bot.js', '--fast'], ['./my bot', 'a,b'])
    """
    return shlex.split(unquote(argument))


def one_word(argument: str) -> str:
    """The same command without spaces, as a replay's list of seats can hold it.

    >>> one_word("node bot.js")
    'node%20bot.js'
    """
    return "".join(f"%{ord(sign):02X}" if sign.isspace() and sign.isascii() else sign for sign in argument)


def program_of(kind: str) -> str:
    """The program that a kind of bot runs, for people to read; nothing for bots of our own.

    >>> program_of("cmd:node%20bot.js"), program_of("random")
    ('node bot.js', '')
    """
    name, _, argument = kind.partition(":")
    return shlex.join(words_of(argument)) if name == NAME else ""


def why_no_command(argument: str) -> str:
    """What is wrong with a command, or nothing."""
    try:
        words = words_of(argument)
    except ValueError as error:
        return f"the command can't be read ({error})"
    if not words:
        return "there is no command"
    if shutil.which(words[0]) is None:
        return f"{words[0]!r} is no program that can be run; give its path, or call it as in: python3 bot.py"
    return ""
