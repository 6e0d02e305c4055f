"""The peers' virtual environment, and the processes of all contenders."""

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
    """An error that the user has to fix; the message says how."""


@dataclass(frozen=True)
class Contender:
    """A row of the table: a worker program, its Python and its module path."""

    name: str
    python: Path
    worker: tuple[str, ...]
    paths: tuple[Path, ...] = ()

    def run(self, *arguments: str) -> str:
        """Returns the worker's output."""
        paths = os.pathsep.join(str(path) for path in (*self.paths, BENCH))
        command = [str(self.python), *self.worker, *arguments]
        done = subprocess.run(command, env=os.environ | {"PYTHONPATH": paths}, capture_output=True, text=True)
        if done.returncode:
            reason = (done.stderr.strip() or "no reason given").splitlines()[-1]
            raise BenchError(f"running {self.name} failed: {reason}")
        return done.stdout


def peers() -> list[Contender]:
    """The libraries we compare with, installed if necessary."""
    make_environment()
    names = {"catanatron": "catanatron", "python-chess": "chess", "backgammon": "backgammon"}
    return [
        Contender(name, program(PEERS), (str(BENCH / "peers" / f"{file}_play.py"),))
        for name, file in names.items()
    ]


def ours(game: str, compiled: Path | None = None) -> Contender:
    name = game + COMPILED if compiled else game
    return Contender(name, project_python(), (str(BENCH / "ours.py"), game), (compiled or ROOT / "src",))


def our_games() -> list[str]:
    return (
        Contender("boneyard", project_python(), (str(BENCH / "ours.py"),), (ROOT / "src",))
        .run("--list")
        .split()
    )


def make_environment() -> None:
    """Install the pinned peers for this Python, if necessary."""
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
        raise BenchError(f"installing the peers failed:\n{done.stderr.strip()}")
    stamp.write_text(wanted)


def make_home() -> None:
    """A folder for the benchmark's files that git ignores."""
    HOME.mkdir(exist_ok=True)
    (HOME / ".gitignore").write_text("*\n")


def project_python() -> Path:
    own = program(ROOT / ".venv")
    return own if own.exists() else Path(sys.executable)


def program(environment: Path) -> Path:
    return environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
