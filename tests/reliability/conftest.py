"""What these tests share with those of the server."""

from tests.server.conftest import postgres

__all__ = ["postgres"]
