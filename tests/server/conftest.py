"""What tests of the server share."""

from collections.abc import Iterator

import pytest

from tests.server.postgres import Postgres, shared_folder


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL."""
    running = Postgres(shared_folder())
    yield running
    running.server.cleanup()
