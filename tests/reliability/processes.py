"""Server processes that are killed, suspended and restarted at the same address."""

import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from boneyard.server.settings import socket_path_of


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class Server:
    """A server on a SQLite file or database URL; its output goes into a file beside it."""

    def __init__(
        self, database: Path | str, log: Path, messages_a_second: int = 1_000_000, workers: int = 1
    ) -> None:
        self.database = f"sqlite:///{database}" if isinstance(database, Path) else database
        self.log = log
        self.messages_a_second = messages_a_second
        self.workers = workers
        self.port = free_port()
        self.address = f"127.0.0.1:{self.port}"
        self.metrics_port = free_port()
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> float:
        """Start the server; returns the seconds until it answered."""
        began = time.monotonic()
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "boneyard", "serve", *self.options()],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert "http://" in said, self.log.read_text()
        return time.monotonic() - began

    def options(self) -> list[str]:
        options = {
            "database": self.database,
            "port": self.port,
            "messages-a-second": self.messages_a_second,
            "metrics-port": self.metrics_port,
            "workers": self.workers,
            "log-level": "warning",
            "admin-socket": socket_path_of(self.database, self.log.parent),
        }
        return [f"--{name}={value}" for name, value in options.items()]

    @property
    def running(self) -> subprocess.Popen[str]:
        assert self.process is not None
        return self.process

    def kill(self) -> None:
        self.running.kill()
        self.running.wait()
        assert self.running.stdout is not None
        self.running.stdout.close()

    def freeze(self) -> None:
        self.running.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self.running.send_signal(signal.SIGCONT)

    def faults(self) -> list[str]:
        """Errors in the log, each with the lines around it."""
        lines = self.log.read_text().splitlines()
        wrong = [at for at, line in enumerate(lines) if "Traceback" in line or "ERROR" in line]
        return ["\n".join(lines[max(0, at - 3) : at + 60]) for at in wrong]


@contextmanager
def running(
    folder: Path,
    database: Path | str | None = None,
    messages_a_second: int = 1_000_000,
    workers: int = 1,
) -> Iterator[Server]:
    server = Server(database or folder / "tables.db", folder / "server.log", messages_a_second, workers)
    server.start()
    try:
        yield server
    finally:
        if server.running.poll() is None:
            server.kill()


class FullDisk:
    """Stops a server's files from growing, by a limit of the system."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.before = resource.prlimit(self.pid, resource.RLIMIT_FSIZE)

    def fail(self) -> None:
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (0, self.before[1]))

    def mend(self) -> None:
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, self.before)
