"""The locked and linked versions, and what `security-floor.toml` requires."""

import json
import re
import sqlite3
import tomllib
from collections.abc import Iterator
from pathlib import Path

import msgspec
from packaging.version import Version

HOME = Path(__file__).parents[2]
PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^ ;]+)")
Versions = list[tuple[str, str]]
"""Pairs of name and version; names may repeat."""


class Floor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    below: str
    cves: tuple[str, ...]


class Accepted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    below: str
    cves: tuple[str, ...]
    because: str


class Floors(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    python: dict[str, Floor]
    npm: dict[str, Floor]
    linked: dict[str, Floor]
    accepted: tuple[Accepted, ...]

    def accepts(self, name: str, ids: set[str]) -> bool:
        """Whether a vulnerability with these ids is known to be unreachable."""
        return any(known.name == name and ids & set(known.cves) for known in self.accepted)


def floors() -> Floors:
    text = (HOME / "security-floor.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), Floors)


def locked_python() -> Versions:
    lines = (HOME / "requirements.lock").read_text("utf-8").splitlines()
    pins = [PIN.match(line) for line in lines if line and not line.startswith("#")]
    assert all(pins), "every line of requirements.lock is a pin"
    return [(pin[1].lower(), pin[2]) for pin in pins if pin]


def locked_npm() -> Versions:
    """Every package of the web client's lock and of the benchmark peers' locks."""
    lock = json.loads((HOME / "web" / "package-lock.json").read_text("utf-8"))
    found = [(path.rpartition("node_modules/")[2], entry["version"]) for path, entry in web_packages(lock)]
    peers = json.loads((HOME / "bench/peers/boardgame/package.json").read_text("utf-8"))
    return found + list(peers["dependencies"].items())


def web_packages(lock: dict[str, dict[str, dict[str, str]]]) -> Iterator[tuple[str, dict[str, str]]]:
    """The packages of a package-lock.json; the root package has an empty path."""
    return ((path, entry) for path, entry in lock["packages"].items() if path)


def linked() -> Versions:
    return [("sqlite", sqlite3.sqlite_version)]


def too_old(found: Versions, known: dict[str, Floor]) -> list[str]:
    return [
        f"{name} {version} is below {known[name].below}: {', '.join(known[name].cves)}"
        for name, version in found
        if name in known and Version(version) < Version(known[name].below)
    ]
