"""The three sizes of the tests: the same tests with smaller or larger numbers.

`scripts/test` runs "quick", `scripts/test ci` runs "ci", `scripts/test full` runs "full".
"""

import os
from typing import Final, Literal, TypeVar, cast, get_args

Size = Literal["quick", "ci", "full"]
T = TypeVar("T")


def size_from(text: str) -> Size:
    """
    >>> size_from("ci")
    'ci'
    >>> size_from("huge")
    Traceback (most recent call last):
    ValueError: BONEYARD_TEST_SIZE is 'huge', but must be one of quick, ci, full
    """
    if text not in get_args(Size):
        raise ValueError(f"BONEYARD_TEST_SIZE is {text!r}, but must be one of {', '.join(get_args(Size))}")
    return cast(Size, text)


SIZE: Final = size_from(os.environ.get("BONEYARD_TEST_SIZE") or "quick")


def pick(*, quick: T, ci: T, full: T) -> T:
    """The number for the current size: `games = pick(quick=20, ci=500, full=20_000)`."""
    return {"quick": quick, "ci": ci, "full": full}[SIZE]
