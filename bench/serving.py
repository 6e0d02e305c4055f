"""Our server, plain or compiled, and boardgame.io's as processes, with clients that play on them."""

import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import compiled
from engine import say
from environment import BENCH, HOME, ROOT, BenchError, project_python

PEER = BENCH / "peers" / "boardgame"
NODE = HOME / "boardgame"
PLAIN, COMPILED, THEIRS = "boneyard", "compiled", "boardgame"
LONG = 3600  # seconds; the clients are killed before


@dataclass(frozen=True)
class Measure:
    commands: float
    p50: float
    p99: float


def make_peer() -> None:
    """Install boardgame.io if necessary."""
    NODE.mkdir(parents=True, exist_ok=True)
    for file in PEER.iterdir():
        shutil.copy(file, NODE)
    stamp = NODE / "installed"
    wanted = (PEER / "package.json").read_text("utf-8")
    if stamp.exists() and stamp.read_text("utf-8") == wanted:
        return
    say("installing boardgame.io, once")
    npm = shutil.which("npm")
    if npm is None:
        raise BenchError("boardgame.io needs Node and npm; install them first")
    done = subprocess.run(
        [npm, "install", "--no-audit", "--no-fund", "--no-package-lock"],
        cwd=NODE,
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise BenchError(f"installing boardgame.io failed: {done.stderr.strip().splitlines()[-1]}")
    stamp.write_text(wanted, "utf-8")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@contextmanager
def running(kind: str) -> Iterator[tuple[str, int]]:
    """A fresh server that responds: its address and process id."""
    port = free_port()
    environment = os.environ | ({"PYTHONPATH": str(compiled.build())} if kind == COMPILED else {})
    with tempfile.TemporaryDirectory() as folder:
        if kind == THEIRS:
            command = ["node", str(NODE / "server.js"), str(port)]
        else:
            command = [
                *(str(project_python()), "-m", "boneyard", "serve", "--port", str(port)),
                *("--database", f"sqlite:///{folder}/tables.db", "--log-level", "error", "--workers", "1"),
            ]
        process = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            wait_for(f"127.0.0.1:{port}", process)
            yield f"127.0.0.1:{port}", process.pid
        finally:
            process.kill()
            process.wait()


def wait_for(address: str, process: subprocess.Popen[bytes]) -> None:
    """Wait until a server responds, even with an error."""
    for _ in range(6_000):
        if process.poll() is not None:
            raise BenchError("a server exited before it responded")
        try:
            urllib.request.urlopen(f"http://{address}/", timeout=60).read()
            return
        except urllib.error.HTTPError:
            return
        except OSError:
            time.sleep(0.01)
    raise BenchError("a server didn't respond within a minute")


def load(kind: str, address: str, tables: int, seconds: float, rate: int, seats: int = 4) -> Measure:
    """Let clients play and return their figures."""
    with playing(kind, address, tables, seconds, rate, seats) as clients:
        output, errors = clients.communicate()
    if clients.returncode or not output.strip():
        raise BenchError(f"the load on {kind} failed: {(errors.strip() or 'no reason').splitlines()[-1]}")
    found = json.loads(output.strip().splitlines()[-1])
    return Measure(found["commands_per_second"], found["p50"] or 0.0, found["p99"] or 0.0)


@contextmanager
def playing(
    kind: str, address: str, tables: int, seconds: float, rate: int, seats: int, most: int = 0
) -> Iterator[subprocess.Popen[str]]:
    """Clients at new tables: they print "open" when all games have started, and their figures at the end.

    With `most`, a table stops after this many commands, and they print "full" when all have stopped.
    """
    figures = map(str, (tables, seconds, rate, seats, most))
    protocol = THEIRS if kind == THEIRS else PLAIN
    command = ["node", str(NODE / "load.js"), protocol, address, *figures]
    clients = subprocess.Popen(command, cwd=NODE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        yield clients
    finally:
        clients.kill()
        clients.wait()


def start_seconds(kind: str) -> float:
    """From the start of a server's process to its first page."""
    began = time.perf_counter()
    with running(kind):
        return time.perf_counter() - began


def kilobytes_a_table(kind: str, tables: int, most: int, seats: int = 2) -> float:
    """The memory that a table with its sockets adds to a server after `most` commands.

    Tables are played and left open; then as many again. Only the second half counts, since by then everything
    that tables share is loaded.
    """
    with running(kind) as (address, process), resting(kind, address, tables, seats, most):
        before = resident(process)
        with resting(kind, address, tables, seats, most):
            return (resident(process) - before) / tables


@contextmanager
def resting(kind: str, address: str, tables: int, seats: int, most: int) -> Iterator[None]:
    """New tables that have been played for `most` commands, with all sockets open."""
    with playing(kind, address, tables, LONG, 0, seats, most) as clients:
        assert clients.stdout is not None
        if [clients.stdout.readline().strip() for _ in range(2)] != ["open", "full"]:
            raise BenchError("playing at the tables failed")
        yield


def resident(process: int) -> int:
    """Resident memory in kilobytes."""
    done = subprocess.run(
        ["ps", "-o", "rss=", "-p", str(process)], capture_output=True, text=True, check=True
    )
    return int(done.stdout)
