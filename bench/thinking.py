"""Timing a bot: its own thinking, where there is something to decide, in CPU seconds."""

import json
from dataclasses import asdict, dataclass
from time import process_time


class Enough(Exception):
    """The time to measure is used up."""


@dataclass
class Clock:
    """The sums over many decisions; `iterations` are those of a search."""

    limit: float
    seconds: float = 0.0
    decisions: int = 0
    iterations: int = 0

    def add(self, began: float, iterations: int) -> None:
        """A decision that began at this CPU time is made."""
        self.seconds += process_time() - began
        self.decisions += 1
        self.iterations += iterations
        if self.seconds >= self.limit:
            raise Enough

    def tell(self) -> None:
        """Print the sums as JSON."""
        print(json.dumps(asdict(self)))
