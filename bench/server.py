"""Our server beside boardgame.io: commands/s flat out, delays at a steady pace.

    python bench/server.py [--json] [--rounds 5] [--seconds 8] [--tables 50] [--paced 1000] [--rate 110]

Both servers run as one process with four random clients a table, driven by the same program (Node's `ws`
and boardgame.io's own client). boardgame.io keeps its games in memory; ours commits every command to a file
before it is told. A command counts when every socket of its table has its frame. Rounds alternate; figures
are medians with their range, and ratios are taken within a round.
"""

import argparse
import json
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass

from engine import positive, say
from environment import BENCH, HOME, ROOT, BenchError, project_python
from report import Spread

PEER = BENCH / "peers" / "boardgame"
NODE = HOME / "boardgame"
KINDS = ("boneyard", "boardgame")
FLAT_OUT = 0


@dataclass(frozen=True)
class Measure:
    """What one server did in one round."""

    commands: float
    p50: float
    p99: float


def make_peer() -> None:
    """Install boardgame.io where that is still to be done."""
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
        raise BenchError(f"boardgame.io could not be installed: {done.stderr.strip().splitlines()[-1]}")
    stamp.write_text(wanted, "utf-8")


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@contextmanager
def running(kind: str) -> Iterator[tuple[str, int]]:
    """A fresh server: its address and the number of its process."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = {
            "boneyard": [
                *(str(project_python()), "-m", "boneyard", "serve", "--port", str(port)),
                *("--database", f"sqlite:///{folder}/tables.db", "--log-level", "error", "--workers", "1"),
            ],
            "boardgame": ["node", str(NODE / "server.js"), str(port)],
        }[kind]
        process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            wait_for(port, process)
            yield f"127.0.0.1:{port}", process.pid
        finally:
            process.kill()
            process.wait()


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    """Until a server answers."""
    for _ in range(600):
        if process.poll() is not None:
            raise BenchError("a server ended before it answered")
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.1)
    raise BenchError("a server did not answer within a minute")


def load(kind: str, address: str, tables: int, seconds: float, rate: int) -> Measure:
    """Let clients play, and hear how it went."""
    command = ["node", str(NODE / "load.js"), kind, address, str(tables), str(seconds), str(rate)]
    done = subprocess.run(command, cwd=NODE, capture_output=True, text=True)
    if done.returncode or not done.stdout.strip():
        raise BenchError(
            f"the load on {kind} failed: {(done.stderr.strip() or 'no reason').splitlines()[-1]}"
        )
    said = json.loads(done.stdout.strip().splitlines()[-1])
    return Measure(said["commands_per_second"], said["p50"] or 0.0, said["p99"] or 0.0)


def rounds_of(rounds: int, tables: int, seconds: float, rate: int) -> dict[str, list[Measure]]:
    """Each server once in every round, each time a fresh one."""
    found: dict[str, list[Measure]] = {kind: [] for kind in KINDS}
    for round_ in range(1, rounds + 1):
        for kind in KINDS if round_ % 2 else reversed(KINDS):
            say(f"round {round_} of {rounds}: {kind}, {tables} tables")
            with running(kind) as (address, _):
                found[kind].append(load(kind, address, tables, seconds, rate))
    say("")
    return found


def ratio(found: dict[str, list[Measure]], of: str) -> Spread:
    """Ours by theirs, round by round."""
    pairs = zip(found["boneyard"], found["boardgame"], strict=True)
    return Spread.of([getattr(ours, of) / max(getattr(theirs, of), 1e-9) for ours, theirs in pairs])


def told(spread: Spread, digits: int = 2) -> str:
    """A median with its range."""
    return f"{spread.median:.{digits}f} ({spread.low:.{digits}f}–{spread.high:.{digits}f})"


def arguments() -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(prog="bench server", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of lines")
    parser.add_argument("--rounds", type=positive, default=5)
    parser.add_argument("--seconds", type=positive, default=8)
    parser.add_argument("--tables", type=positive, default=50, help="tables that play flat out")
    parser.add_argument(
        "--paced", type=int, default=0, help="tables that play at a steady pace, such as 1000"
    )
    parser.add_argument("--rate", type=positive, default=110, help="commands a second at that pace")
    return parser.parse_args()


def main() -> None:
    """Measure and print."""
    asked = arguments()
    make_peer()
    flat = rounds_of(asked.rounds, asked.tables, asked.seconds, FLAT_OUT)
    figures = {f"{kind}_commands_per_second": Spread.of([m.commands for m in flat[kind]]) for kind in KINDS}
    figures["commands_ratio"] = ratio(flat, "commands")
    if asked.paced:
        paced = rounds_of(asked.rounds, asked.paced, asked.seconds, asked.rate)
        figures |= {f"{kind}_p99_ms": Spread.of([m.p99 for m in paced[kind]]) for kind in KINDS}
        figures["p99_ratio"] = ratio(paced, "p99")
    if asked.json:
        print(json.dumps({name: asdict(spread) for name, spread in figures.items()}))
    else:
        print("\n".join(f"{name:<32} {told(spread)}" for name, spread in figures.items()))


if __name__ == "__main__":
    try:
        main()
    except BenchError as error:
        sys.exit(f"bench: {error}")
