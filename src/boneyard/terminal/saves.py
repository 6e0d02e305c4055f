"""Saved games in the user's data folder."""

from __future__ import annotations

import errno
import os
import sys
from datetime import datetime
from pathlib import Path

from boneyard.engine.replay import BadReplay, Replay, read, write

SUFFIX = ".boneyard"


def home() -> Path:
    """This user's data folder; the variable BONEYARD_HOME overrides it."""
    if chosen := os.environ.get("BONEYARD_HOME"):
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "boneyard"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "boneyard"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "boneyard"


def new_file(game: str) -> Path:
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    folder = home() / "saves"
    file = folder / f"{game}-{stamp}{SUFFIX}"
    count = 2
    while file.exists():
        file = folder / f"{game}-{stamp}-{count}{SUFFIX}"
        count += 1
    return file


def keep(file: Path, replay: Replay) -> None:
    """Write a game; the old file stays intact until the new one is complete. Links are followed."""
    file = file.resolve()
    if file.exists() and not file.is_file():
        raise FileExistsError(errno.EEXIST, "this isn't a regular file", str(file))
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_name(f"{file.name}.part")
    try:
        with fresh.open("w", encoding="utf-8", newline="") as out:
            out.write(write(replay))
            out.flush()
            os.fsync(out.fileno())
        fresh.replace(file)
    except OSError as error:
        fresh.unlink(missing_ok=True)
        raise OSError(error.errno, error.strerror, str(file)) from error


def load(file: Path) -> Replay:
    """Raises BadReplay with the file and the fault."""
    try:
        with file.open(encoding="utf-8", newline="") as text:
            return read(text.read())
    except OSError as error:
        raise BadReplay(f"can't read {file}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadReplay(f"{file}: this isn't a Boneyard replay: it isn't text") from error
    except BadReplay as error:
        raise BadReplay(f"{file}: {error}") from error


def last_unfinished(game: str | None = None) -> Path | None:
    """The newest save."""
    found = (home() / "saves").glob(f"{game or '*'}-*{SUFFIX}")
    files = [file for file in found if file.is_file()]
    return max(files, key=lambda file: (file.stat().st_mtime, file.name), default=None)


def finish(file: Path) -> Path:
    """Move a finished game from the saves to the replays, if it was saved there."""
    if file.parent != home() / "saves":
        return file
    replay = home() / "replays" / file.name
    replay.parent.mkdir(parents=True, exist_ok=True)
    file.replace(replay)
    return replay
