"""Finds Chromium: the system's, or else the npm package's."""

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

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The shell has no window to draw: a page takes a third of the time."""
PACKED = Path(__file__).parents[2] / "build" / "chromium"
"""Where `.ci/run` installs the package @sparticuz/chromium."""
UNPACK = 'import it from "@sparticuz/chromium"; process.stdout.write(await it.executablePath())'
WITH_LIBRARIES = {"AWS_EXECUTION_ENV": "AWS_Lambda_nodejs22.x", "TMPDIR": str(PACKED)}
"""Makes the package also unpack the libraries that Chromium needs, as on machines known to lack them."""
HOUSE = "boneyard.test"
"""The server's name for other machines of the network."""
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
    """The server's address as seen from another machine: browsers trust only 127.0.0.1 and localhost."""
    return f"http://{server.address.replace('127.0.0.1', HOUSE)}"


class Program(NamedTuple):
    path: str
    environment: dict[str, str]


def find_chromium() -> Program | None:
    own = next(filter(None, map(shutil.which, NAMES)), None)
    return Program(own, {}) if own else packed_chromium()


def packed_chromium() -> Program | None:
    """The npm package's browser, unpacked beside it."""
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
    environment: dict[str, str | float | bool] = {**os.environ, **program.environment}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program.path, args=FLAGS, env=environment)
        yield browser
        browser.close()
