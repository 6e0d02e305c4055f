"""Parts that need more than playing does: told in a sentence where they are not installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from boneyard.cli.trouble import Trouble


@contextmanager
def extra(name: str) -> Iterator[None]:
    """What happens here needs an extra of the package."""
    try:
        yield
    except ModuleNotFoundError as error:
        module = (error.name or "").partition(".")[0]
        if module == "boneyard":
            raise
        raise Trouble(
            f"this needs {module}; in a clone of Boneyard, install it with: pip install '.[{name}]'"
        ) from error
