"""Explain how to install a missing optional package."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from boneyard.cli.errors import UserError


@contextmanager
def optional_packages() -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package == "boneyard":
            raise
        raise UserError(
            f"this needs {package}, which isn't installed; install it next to Boneyard: "
            f"`pip install {package}` (with pipx: `pipx inject boneyard {package}`)"
        ) from error
