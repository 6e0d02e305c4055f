"""One server for all HTTP tests."""

from collections.abc import Iterator

import httpx
import pytest

from tests.server.process import ServerProcess, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("web") / "web.db") as found:
        yield found


@pytest.fixture
def http(server: ServerProcess) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"http://{server.address}", timeout=30) as client:
        yield client
