"""Optional packages: a missing one is reported in a sentence that says how to install it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from boneyard.cli.trouble import Trouble


@contextmanager
def optional_packages() -> Iterator[None]:
    """Run code that imports packages of our optional extras."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package == "boneyard":
            raise
        raise Trouble(
            f"this needs {package}, which isn't installed; install it beside Boneyard: "
            f"`pip install {package}` (with pipx: `pipx inject boneyard {package}`)"
        ) from error
