"""Where Chromium is: the system's own, else the one that npm has for machines without."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tests.server.process import ServerProcess

NAMES = ("chromium", "chromium-browser", "google-chrome")
PACKED = Path(__file__).parents[2] / "build" / "chromium"
"""Where `.ci/run` puts the package @sparticuz/chromium."""
UNPACK = 'import it from "@sparticuz/chromium"; process.stdout.write(await it.executablePath())'
WITH_LIBRARIES = {"AWS_EXECUTION_ENV": "AWS_Lambda_nodejs22.x", "TMPDIR": str(PACKED)}
"""Makes the package unpack the libraries that Chromium needs too, as it does where it knows none to be."""
HOUSE = "boneyard.test"
"""What the server is called by other machines in the house."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--host-resolver-rules=MAP {HOUSE} 127.0.0.1",
]


def in_the_house(server: ServerProcess) -> str:
    """A server's address as from another machine: browsers take only 127.0.0.1 and localhost for safe."""
    return f"http://{server.address.replace('127.0.0.1', HOUSE)}"


class Program(NamedTuple):
    """How a browser is started."""

    path: str
    environment: dict[str, str]


def find_chromium() -> Program | None:
    """A browser that can be started here."""
    own = next(filter(None, map(shutil.which, NAMES)), None)
    return Program(own, {}) if own else packed_chromium()


def packed_chromium() -> Program | None:
    """npm's, unpacked beside its package."""
    node = shutil.which("node")
    if node is None or not (PACKED / "node_modules").exists():
        return None
    done = subprocess.run(
        [node, "--input-type=module", "--eval", UNPACK],
        cwd=PACKED,
        env={**os.environ, **WITH_LIBRARIES},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    libraries = {"LD_LIBRARY_PATH": str(PACKED / "al2023" / "lib"), "FONTCONFIG_PATH": str(PACKED / "fonts")}
    return Program(done.stdout, libraries)


@contextmanager
def running(program: Program) -> Iterator[Browser]:
    """A browser for a while."""
    environment: dict[str, str | float | bool] = {**os.environ, **program.environment}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program.path, args=FLAGS, env=environment)
        yield browser
        browser.close()
