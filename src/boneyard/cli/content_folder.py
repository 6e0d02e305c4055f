"""A folder with your own tiles and cards, as a variant of a game.

`boneyard.toml` names the game; the other files have the names of the game's own files and replace them.
"""

from __future__ import annotations

import json
from pathlib import Path

import boneyard
from boneyard.engine.content import BadContent, Content
from boneyard.games.catalogue import AnyGame, UnknownGame
from boneyard.games.shared.content_set import size_faults
from boneyard.games.shared.toml_content import UNPRINTABLE, toml_of
from boneyard.pictures.scene import art_faults

ABOUT = "boneyard.toml"
ABOUT_FIELDS = ("game", "title")
ABOUT_TEXT = """\
# A folder of tiles and cards for Boneyard.
#   boneyard content check {folder}       reports faults with file and line
#   boneyard content preview {folder}     draws the tiles
#   boneyard play {game} --content {folder}
game = "{game}"
title = {title}
"""


def make_folder(folder: Path, game: AnyGame) -> list[str]:
    """Create a folder with a copy of the game's content; returns the names of its files."""
    if folder.exists() and any(folder.iterdir()):
        raise BadContent([f"{folder} is not empty; choose a new folder"])
    folder.mkdir(parents=True, exist_ok=True)
    files = game.default_content().files
    name = title_of(folder)
    about = ABOUT_TEXT.format(folder=name, game=game.id, title=json.dumps(name, ensure_ascii=False))
    (folder / ABOUT).write_text(about, "utf-8")
    for file, text in files.items():
        (folder / file).write_text(text, "utf-8")
    return [ABOUT, *files]


def title_of(folder: Path) -> str:
    """The folder's name in one line, without characters that can't be encoded."""
    name = folder.resolve().name.encode("utf-8", "replace").decode("utf-8")
    return UNPRINTABLE.sub(" ", name)


def read_folder(folder: Path) -> tuple[AnyGame, Content]:
    game, title = _about(folder)
    own = game.default_content().files
    strange = [file.name for file in sorted(folder.glob("*.toml")) if file.name not in {ABOUT, *own}]
    if strange:
        raise BadContent([f"{folder / name}:1: {game.id} reads only {', '.join(own)}" for name in strange])
    files = {name: _text(folder / name) if (folder / name).exists() else own[name] for name in own}
    return game, Content(title, files)


def _about(folder: Path) -> tuple[AnyGame, str]:
    file = folder / ABOUT
    if not file.exists():
        raise BadContent([f"{file} is missing; `boneyard content new` makes a folder with one"])
    text = _text(file)
    faults: list[str] = []
    about = toml_of(str(file), text, faults)
    if faults:
        raise BadContent(faults)
    for key, value in about.items():
        where = f"{file}:{_line_of(key, text)}: {key}"
        if key not in ABOUT_FIELDS:
            faults.append(f"{where} is unknown; the fields are {', '.join(ABOUT_FIELDS)}")
        elif not isinstance(value, str):
            faults.append(f"{where} must be a text")
        elif found := UNPRINTABLE.search(value):
            faults.append(f"{where} has the character {found.group()!r}, which can't be shown")
    if "game" not in about:
        faults.append(f"{file}:1: game is missing; it is one of {', '.join(boneyard.game_ids())}")
    if faults:
        raise BadContent(faults)
    try:
        return boneyard.game(str(about["game"])), str(about.get("title", title_of(folder)))
    except UnknownGame as error:
        raise BadContent([f"{file}:{_line_of('game', text)}: {error}"]) from error


def _line_of(key: str, text: str) -> int:
    """The line that sets a key, guessed without parsing the TOML again."""
    lines = enumerate(text.split("\n"), 1)
    begins = (number for number, line in lines if line.lstrip(" \t['\"").startswith(key))
    return next(begins, 1)


def _text(file: Path) -> str:
    try:
        return file.read_text("utf-8-sig")
    except UnicodeDecodeError as error:
        line = file.read_bytes()[: error.start].count(b"\n") + 1
        raise BadContent([f"{file}:{line}: this isn't UTF-8 text (byte {error.start})"]) from error


def check_folder(folder: Path) -> tuple[AnyGame, Content]:
    """The content of a folder, tried out; faults name file and line."""
    game, content = read_folder(folder)
    try:
        game.start(game.setup(game.seats[-1], content))
        if faults := [*size_faults(content), *art_faults(content)]:
            raise BadContent(faults)
    except BadContent as error:
        raise BadContent([f"{folder}/{fault}" for fault in error.faults]) from error
    return game, content
