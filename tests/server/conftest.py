"""Fixtures of all server tests."""

from collections.abc import Iterator

import pytest

from tests.server.postgres import Postgres, shared_folder


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    running = Postgres(shared_folder())
    yield running
    running.server.cleanup()
