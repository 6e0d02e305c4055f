"""A real server with the built client, and a real browser.

If either is missing, the tests are skipped with the reason; in a CI run that is a failure.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from boneyard.server.http.pages import CLIENT
from tests.browser.chromium import HOUSE, find_chromium, running
from tests.server.process import ServerProcess, serving


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium; only for this package, since no other test can run an event loop while it is open."""
    program = find_chromium()
    if program is None:
        pytest.skip("there is no Chromium here; install it (on Debian and Ubuntu the package is chromium)")
    with running(program) as browser:
        yield browser


@pytest.fixture(scope="session")
def client_is_built() -> None:
    """Skip the tests if the client is not built."""
    if not (CLIENT / "index.html").exists():
        pytest.skip("the web client is not built; run scripts/setup, which says why not")


@pytest.fixture(scope="session")
def server(client_is_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """`boneyard serve`."""
    with serving(tmp_path_factory.mktemp("browser") / "boneyard.db", "--allow-host", HOUSE) as found:
        yield found
