"""The server tests' PostgreSQL."""

from tests.server.conftest import postgres

__all__ = ["postgres"]
