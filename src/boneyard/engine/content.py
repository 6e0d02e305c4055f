"""Content as text: named files, stored in replays so that a game carries its tiles and cards."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256


class BadContent(ValueError):
    """Content that can't be used; each fault names the file, the place and the reason."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


@dataclass(frozen=True)
class Content:
    """The text of a content set.

    >>> Content("town", {"tiles.toml": ""}).hash
    'd934c817f335'
    """

    name: str
    files: dict[str, str]

    @cached_property
    def hash(self) -> str:
        """Identifies exactly these files; the set's name doesn't count."""
        digest = sha256()
        for name, text in sorted(self.files.items()):
            digest.update(f"{name}\0{text}\0".encode())
        return digest.hexdigest()[:12]

    @property
    def letters(self) -> int:
        return sum(map(len, self.files.values()))

    def __hash__(self) -> int:
        return hash(self.hash)
