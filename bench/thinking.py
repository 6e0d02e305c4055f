"""Time a bot's own thinking in CPU seconds, where there is something to decide."""

import json
from dataclasses import asdict, dataclass
from time import process_time


class Enough(Exception):
    pass


@dataclass
class Clock:
    """Sums over many decisions; `iterations` are those of a search."""

    limit: float
    seconds: float = 0.0
    decisions: int = 0
    iterations: int = 0

    def add(self, began: float, iterations: int) -> None:
        """Count a decision that began at this CPU time."""
        self.seconds += process_time() - began
        self.decisions += 1
        self.iterations += iterations
        if self.seconds >= self.limit:
            raise Enough

    def tell(self) -> None:
        """Print the sums as JSON."""
        print(json.dumps(asdict(self)))
