"""Somebody's own content: a folder with tiles and cards, as a variant of a game.

`boneyard.toml` says which game it is for; the other files have the names of the game's own and
replace them.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import boneyard
from boneyard.engine.content import BadContent, Content
from boneyard.games.catalogue import AnyGame, UnknownGame

ABOUT = "boneyard.toml"
ABOUT_TEXT = """\
# A folder of tiles and cards for Boneyard.
#   boneyard content check {folder}       says what is wrong, with file and line
#   boneyard content preview {folder}     draws the tiles
#   boneyard play {game} --content {folder}
game = "{game}"
title = "{title}"
"""


def make_folder(folder: Path, game: AnyGame) -> list[str]:
    """A new folder with the game's own content to begin with; the names of its files."""
    if folder.exists() and any(folder.iterdir()):
        raise BadContent([f"{folder} is not empty; choose a new folder"])
    folder.mkdir(parents=True, exist_ok=True)
    files = game.default_content().files
    about = ABOUT_TEXT.format(folder=folder.name, game=game.id, title=folder.name.replace('"', "'"))
    (folder / ABOUT).write_text(about, "utf-8")
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    return [ABOUT, *files]


def read_folder(folder: Path) -> tuple[AnyGame, Content]:
    """The game that a folder is for, and its content; faults name file and line."""
    about = _about(folder)
    try:
        game = boneyard.game(str(about.get("game", "")))
    except UnknownGame as error:
        raise BadContent([f"{folder / ABOUT}: {error}"]) from error
    own = game.default_content().files
    strange = [file.name for file in sorted(folder.glob("*.toml")) if file.name not in {ABOUT, *own}]
    if strange:
        raise BadContent([f"{folder / name}: {game.id} reads only {', '.join(own)}" for name in strange])
    files = {name: _text(folder / name) if (folder / name).exists() else own[name] for name in own}
    return game, Content(str(about.get("title", folder.resolve().name)), files)


def _about(folder: Path) -> dict[str, object]:
    file = folder / ABOUT
    if not file.exists():
        raise BadContent([f"{file} is missing; `boneyard content new` makes a folder with one"])
    try:
        return tomllib.loads(_text(file))
    except tomllib.TOMLDecodeError as error:
        raise BadContent([f"{file}: this is no TOML ({error})"]) from error


def _text(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise BadContent([f"{file}: this is no UTF-8 text (byte {error.start})"]) from error


def check_folder(folder: Path) -> tuple[AnyGame, Content]:
    """The content of a folder, if the game can be played with it; faults are told with their paths."""
    game, content = read_folder(folder)
    try:
        game.start(game.setup(game.seats[-1], content))
    except BadContent as error:
        raise BadContent([f"{folder}/{fault}" for fault in error.faults]) from error
    return game, content
