"""Whole tables, played through the table library alone."""

from dataclasses import dataclass, field
from random import Random

import msgspec

from boneyard.table import log_entries, protocol
from boneyard.table.audience import Audience
from boneyard.table.config import OPEN, Config
from boneyard.table.decision import Decision, Who
from boneyard.table.fold import decided, fold
from boneyard.table.handlers.answers import by_orders, play_on
from boneyard.table.handlers.dispatch import decide
from boneyard.table.handlers.seating import all_seated
from boneyard.table.log_entries import Created, Sat
from boneyard.table.table import Table

MOST_ANSWERS = 20_000
read_frame = msgspec.json.Decoder().decode


@dataclass
class Host:
    """A table with a clock that ticks with every message, and each viewer's frames."""

    game: str
    seats: int
    seed: str
    rng: Random
    settings: dict[str, object] = field(default_factory=dict)
    """More of the table's configuration."""
    now: int = 1_000
    answers: int = 0
    log: list[tuple[int, bytes]] = field(default_factory=list)
    """The time and the entry, as a store would keep them."""
    frames: dict[int | None, list[bytes]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        config = Config(game=self.game, seats=(OPEN,) * self.seats, **self.settings)  # type: ignore[arg-type]
        self.table = Table("desk")
        self.audience = Audience(lambda: self.now, lambda: False)
        acts: list[log_entries.LogEntry] = [Created(config=config, host="guest 0", seed=self.seed)]
        acts += [Sat(seat=seat, guest=f"guest {seat}", name=f"Player {seat}") for seat in range(self.seats)]
        for act in acts:
            self.log.append((self.now, log_entries.encode(act)))
            fold(self.table, len(self.log), self.now, act)
        self.keep(all_seated(self.table))
        for viewer in (*range(self.seats), None):
            received = self.frames[viewer] = []
            self.audience.join(self.table, viewer, protocol.Hello(protocol=1), received.append)

    def keep(self, decision: Decision) -> None:
        """Store, advance, broadcast."""
        self.now += 1
        self.log += [(self.now, log_entries.encode(act)) for act in decision.entries]
        self.table = decided(self.table, decision, self.now)
        self.audience.broadcast(self.table, decision.log.events)

    def answer(self) -> None:
        """Let standing orders answer, or any seat that is asked."""
        if (ordered := by_orders(self.table)) is not None:
            self.keep(play_on(self.table, *ordered, self.now))
            return
        assert self.table.play is not None
        seat = self.rng.choice([seat for seat in self.table.play.actors if self.table.waits_for(seat)])
        self.answers += 1
        decision = self.table.play.numbers[seat]
        message = protocol.Answer(id=str(self.answers), decision=decision, choice=self.choose(seat))
        who = Who(f"guest {seat}", seat)
        self.keep(decide(self.table, who, message, self.now, self.audience.gone(self.table)))

    def choose(self, seat: int) -> int:
        """The number of the option that a seat takes."""
        assert self.table.play is not None
        return self.rng.randrange(len(self.table.play.options(seat)))


def played(game: str, seats: int, seed: int) -> Host:
    """A table whose game is over."""
    host = Host(game, seats, str(seed), Random(seed))
    while host.table.status != "over":
        assert host.answers < MOST_ANSWERS
        host.answer()
    return host
