"""A real server with the built client, and a real browser.

Where either is missing the tests are left out with the reason, which in a ci run is a failure.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from boneyard.server.web.pages import CLIENT
from tests.server.process import ServerProcess, serving

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The system's Chromium."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        pytest.skip("there is no Chromium here; install it (on Debian and Ubuntu the package is chromium)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def client_is_built() -> None:
    """Servers serve the client that was built last."""
    if not (CLIENT / "index.html").exists():
        pytest.skip("the web client is not built; run scripts/setup, which says why not")


@pytest.fixture(scope="session")
def server(client_is_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """`boneyard serve`."""
    with serving(tmp_path_factory.mktemp("browser") / "boneyard.db", "--requests-a-second", "1000") as found:
        yield found
