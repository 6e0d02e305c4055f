"""Measurements of tests, stored as one line per test in docs/results/<name>.jsonl."""

import json
from pathlib import Path

Value = int | float | str | None | list[int] | dict[str, int] | dict[str, float]
PROPERTY = "boneyard-figures"


class Figures:
    """The fixture `figures`: `figures("map-closing", games=10_000, helipad=0.981)`."""

    def __init__(self, properties: list[tuple[str, object]]) -> None:
        self._properties = properties

    def __call__(self, name: str, **values: Value) -> None:
        self._properties.append((PROPERTY, json.dumps({"name": name, "values": values})))


def lines_of(properties: list[tuple[str, object]], test: str, outcome: str) -> list[tuple[str, str]]:
    """Every (file name, line) that a finished test recorded."""
    recorded = [json.loads(str(value)) for key, value in properties if key == PROPERTY]
    return [(r["name"], json.dumps({"test": test, "outcome": outcome, **r["values"]})) for r in recorded]


def keep(path: Path, line: str) -> None:
    """Replace the line of the same test; the file stays sorted."""
    path.parent.mkdir(parents=True, exist_ok=True)
    old = path.read_text("utf-8").splitlines() if path.exists() else []
    test = json.loads(line)["test"]
    kept = [other for other in old if json.loads(other)["test"] != test]
    path.write_text("".join(f"{each}\n" for each in sorted([*kept, line])), "utf-8")
