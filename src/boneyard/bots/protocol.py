"""The lines that external bots read and write, and the text form of their command.

`docs/bot-protocol.md` describes the protocol for authors of bots.
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
from boneyard.games.shared.view import BoardView

PROTOCOL = 1  # increased by changes that would break existing bots
NAME = "cmd"  # the kind of bots that are programs
SHOWN = 80  # characters of a bad line in a fault


class Ready(msgspec.Struct):
    """A program's reply to hello."""

    protocol: int
    name: str = ""


class ProgramAnswer(msgspec.Struct):
    """A program's reply to a question: the number of an option, or its text."""

    choice: int | str


def line(message: dict[str, object]) -> bytes:
    return msgspec.json.encode(message) + b"\n"


def hello(view: BoardView, content: Content, seed: int, faults: Sequence[str]) -> dict[str, object]:
    """The first line; `faults` are those of earlier starts in this game."""
    game = boneyard.game(view.game)
    own = content.hash == game.default_content().hash
    files = None if own else content.files
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "game": game.id,
        "rules": game.rules,
        "seat": view.viewer,
        "seats": len(view.seats),
        "settings": view.settings,
        "content": {"name": content.name, "hash": content.hash, "files": files},
        "seed": seed,
        "faults": faults,
    }


def question(number: int, view: BoardView, options: Sequence[Command], seconds: float) -> dict[str, object]:
    return {
        "type": "question",
        "number": number,
        "deadline_ms": round(seconds * 1000),
        "options": [{"text": option.text(), "command": option} for option in options],
        "view": view,
    }


def fault(number: int, reason: str) -> dict[str, object]:
    return {"type": "fault", "number": number, "reason": reason}


def end(winners: Sequence[int], way: str) -> dict[str, object]:
    return {"type": "end", "winners": winners, "way": way}


def shown(data: bytes) -> str:
    text = data[:SHOWN].decode("utf-8", "replace")
    return repr(text) + ("…" if len(data) > SHOWN else "")


def words_of(argument: str) -> list[str]:
    """Split a command as written in `--seats`: `%20` for a space, `%2C` for a comma.

    >>> words_of("node%20bot.js --fast"), words_of('"./my bot" a%2Cb')
    (['node', 'bot.js', '--fast'], ['./my bot', 'a,b'])
    """
    return shlex.split(unquote(argument))


def one_word(argument: str) -> str:
    """Escape spaces, since a replay separates the seats' players by spaces.

    >>> one_word("node bot.js")
    'node%20bot.js'
    """
    return "".join(f"%{ord(sign):02X}" if sign.isspace() and sign.isascii() else sign for sign in argument)


def program_of(kind: str) -> str:
    """The command of an external bot, for people to read; "" for other bots.

    >>> program_of("cmd:node%20bot.js"), program_of("random")
    ('node bot.js', '')
    """
    name, _, argument = kind.partition(":")
    return shlex.join(words_of(argument)) if name == NAME else ""


def why_no_command(argument: str) -> str:
    """What is wrong with a command, or ""."""
    try:
        words = words_of(argument)
    except ValueError as error:
        return f"can't parse the command ({error})"
    if not words:
        return "the command is empty"
    if shutil.which(words[0]) is None:
        return f"{words[0]!r} can't be run; give its path, or its interpreter as in: python3 bot.py"
    return ""
