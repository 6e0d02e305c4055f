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
from pathlib import Path

import compiled
from engine import say
from environment import BENCH, HOME, ROOT, BenchError, make_home, project_python

PEER = BENCH / "peers" / "boardgame"
NODE = HOME / "boardgame"
PLAIN, COMPILED, BESIDE, THEIRS = "boneyard", "compiled", "beside", "boardgame"
LONG = 3600  # seconds; the clients are killed before


@dataclass(frozen=True)
class Server:
    """A server to measure: ours, from any sources, or boardgame.io's, which has none."""

    name: str
    sources: Path | None = None

    def command(self, port: int, folder: str) -> list[str]:
        if self.sources is None:
            return ["node", str(NODE / "server.js"), str(port)]
        return [
            *(str(project_python()), "-m", "boneyard", "serve", "--port", str(port)),
            *("--database", f"sqlite:///{folder}/tables.db", "--log-level", "error", "--workers", "1"),
        ]


OURS = Server(PLAIN, ROOT / "src")


@dataclass(frozen=True)
class Measure:
    """Commands per second, and per second of the server's CPU time; delays in milliseconds."""

    commands: float
    cpu: float
    p50: float
    p99: float


def servers(*, with_compiled: bool, beside: Path | None) -> list[Server]:
    found = [OURS]
    if with_compiled:
        found.append(Server(COMPILED, compiled.build()))
    if beside is not None:
        found.append(Server(BESIDE, beside.resolve() / "src"))
    return [*found, Server(THEIRS)]


def make_peer() -> None:
    """Install boardgame.io if necessary."""
    make_home()
    NODE.mkdir(exist_ok=True)
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
def running(server: Server) -> Iterator[tuple[str, int]]:
    """A fresh server that responds: its address and process id."""
    port = free_port()
    environment = os.environ | {"PYTHONPATH": str(server.sources or "")}
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            server.command(port, folder),
            cwd=ROOT,
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
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


def load(
    server: Server, address: str, process: int, tables: int, seconds: float, rate: int, seats: int = 4
) -> Measure:
    """Let clients play and return their figures."""
    with playing(server, address, tables, seconds, rate, seats) as clients:
        assert clients.stdout is not None
        is_open = clients.stdout.readline().strip() == "open"
        before = cpu_seconds(process)
        last = clients.stdout.readline()
        used = cpu_seconds(process) - before
        _, errors = clients.communicate()
    if clients.returncode or not is_open or not last:
        reason = (errors.strip() or "no reason").splitlines()[-1]
        raise BenchError(f"the load on {server.name} failed: {reason}")
    found = json.loads(last)
    per_cpu_second = found["commands"] / max(used, 0.01)
    return Measure(found["commands_per_second"], per_cpu_second, found["p50"] or 0.0, found["p99"] or 0.0)


@contextmanager
def playing(
    server: Server, address: str, tables: int, seconds: float, rate: int, seats: int, most: int = 0
) -> Iterator[subprocess.Popen[str]]:
    """Clients at new tables: they print "open" when all games have started, and their figures at the end.

    With `most`, a table stops after this many commands, and they print "full" when all have stopped.
    """
    figures = map(str, (tables, seconds, rate, seats, most))
    protocol = THEIRS if server.sources is None else PLAIN
    command = ["node", str(NODE / "load.js"), protocol, address, *figures]
    clients = subprocess.Popen(command, cwd=NODE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        yield clients
    finally:
        clients.kill()
        clients.wait()


def start_seconds(server: Server) -> float:
    """From the start of a server's process to its first page."""
    began = time.perf_counter()
    with running(server):
        return time.perf_counter() - began


def kilobytes_a_table(server: Server, tables: int, most: int, seats: int = 2) -> float:
    """The memory that a table with its sockets adds to a server after `most` commands.

    Tables are played and left open; then as many again. Only the second half counts, since by then everything
    that tables share is loaded.
    """
    with running(server) as (address, process), resting(server, address, tables, seats, most):
        before = resident(process)
        with resting(server, address, tables, seats, most):
            return (resident(process) - before) / tables


@contextmanager
def resting(server: Server, address: str, tables: int, seats: int, most: int) -> Iterator[None]:
    """New tables that have been played for `most` commands, with all sockets open."""
    with playing(server, address, tables, LONG, 0, seats, most) as clients:
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


def cpu_seconds(process: int) -> float:
    """The CPU time that a process has used; only Linux tells it precisely."""
    fields = Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()
    return sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK")
