"""A real server process, and the command line as a host uses it."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from click.testing import CliRunner

from boneyard.cli.main import main
from boneyard.cli.page_file import wait_for_page

MANY = "1000000"


class ServerProcess:
    """A running `boneyard serve`; `address` is its host and port.

    Tests ask faster than people: unless they are about limits, they meet none.
    """

    def __init__(self, database: Path | str, *options: str, port: int = 0) -> None:
        self.database = database
        url = f"sqlite:///{database}" if isinstance(database, Path) else database
        command = [sys.executable, "-m", "boneyard", "serve", "--port", str(port), "--database", url]
        command += ["--requests-a-second", MANY, "--messages-a-second", MANY]
        self.process = subprocess.Popen(
            [*command, "--workers", "1", "--log-level", "warning", *options],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        quiet = "json" in options  # it logs where it is, and keeps its page beside its database
        said = self.page(url) if quiet else self.process.stdout.readline()
        found = re.search(r"http://([^\s/)]+)", said)
        assert found, f"the server said {said!r} and ended with {self.process.poll()}"
        self.address = found[1]

    def page(self, url: str) -> str:
        """The server's page, once it responds; a busy machine may take long to start it."""
        while (page := wait_for_page(url)) is None and self.process.poll() is None:
            pass
        return page or ""

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20)

    def close(self) -> None:
        if self.process.poll() is None:
            self.kill()
        assert self.process.stdout is not None
        self.process.stdout.close()


@contextmanager
def serving(database: Path | str, *options: str) -> Iterator[ServerProcess]:
    server = ServerProcess(database, *options)
    try:
        yield server
    finally:
        server.close()


def run_boneyard(*words: str, database: Path, code: int = 0) -> str:
    """Run a command as a host would; returns its output."""
    env = {"BONEYARD_DATABASE": f"sqlite:///{database}"}
    run = CliRunner().invoke(main, words, env=env)
    assert run.exit_code == code, run.output
    assert run.exception is None or isinstance(run.exception, SystemExit)
    return run.output
