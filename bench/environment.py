"""The peers' own environment, and who plays in which one."""

import hashlib
import os
import subprocess
import sys
import venv
from dataclasses import dataclass
from pathlib import Path

BENCH = Path(__file__).resolve().parent
ROOT = BENCH.parent
COMPILED = ", compiled"
HOME = ROOT / ".bench"
PEERS = HOME / "venv"
REQUIREMENTS = BENCH / "requirements.txt"


class BenchError(Exception):
    """Something a person has to put right; its text says what."""


@dataclass(frozen=True)
class Contender:
    """One line of the table: a worker, the Python that runs it and where that looks for modules."""

    name: str
    python: Path
    worker: tuple[str, ...]
    paths: tuple[Path, ...] = ()

    def run(self, *arguments: str) -> str:
        """What the worker prints."""
        paths = os.pathsep.join(str(path) for path in (*self.paths, BENCH))
        command = [str(self.python), *self.worker, *arguments]
        done = subprocess.run(command, env=os.environ | {"PYTHONPATH": paths}, capture_output=True, text=True)
        if done.returncode:
            reason = (done.stderr.strip() or "no reason given").splitlines()[-1]
            raise BenchError(f"{self.name} could not be run: {reason}")
        return done.stdout


def peers() -> list[Contender]:
    """The libraries we compare with, installed where that is still to be done."""
    make_environment()
    names = {"catanatron": "catanatron", "python-chess": "chess", "backgammon": "backgammon"}
    return [
        Contender(name, program(PEERS), (str(BENCH / "peers" / f"{file}_play.py"),))
        for name, file in names.items()
    ]


def ours(game: str, compiled: Path | None = None) -> Contender:
    """One of our games, from the sources or from a compiled build."""
    name = game + COMPILED if compiled else game
    return Contender(name, project_python(), (str(BENCH / "ours.py"), game), (compiled or ROOT / "src",))


def our_games() -> list[str]:
    """The ids of all our games."""
    return (
        Contender("boneyard", project_python(), (str(BENCH / "ours.py"),), (ROOT / "src",))
        .run("--list")
        .split()
    )


def make_environment() -> None:
    """Install the pinned peers, unless exactly these are there, under this Python."""
    wanted = hashlib.sha256(REQUIREMENTS.read_bytes() + sys.version.encode()).hexdigest()
    stamp = PEERS / "installed"
    if stamp.exists() and stamp.read_text() == wanted:
        return
    print(f"Installing the benchmark's peers into {PEERS.relative_to(ROOT)} ...", file=sys.stderr)
    make_home()
    venv.create(PEERS, with_pip=True, clear=True)
    pip = [str(program(PEERS)), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    done = subprocess.run([*pip, "-r", str(REQUIREMENTS)], capture_output=True, text=True)
    if done.returncode:
        raise BenchError(f"the peers could not be installed:\n{done.stderr.strip()}")
    stamp.write_text(wanted)


def make_home() -> None:
    """A folder for what the benchmark makes, which git does not see."""
    HOME.mkdir(exist_ok=True)
    (HOME / ".gitignore").write_text("*\n")


def project_python() -> Path:
    own = program(ROOT / ".venv")
    return own if own.exists() else Path(sys.executable)


def program(environment: Path) -> Path:
    """The Python of a virtual environment."""
    return environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
