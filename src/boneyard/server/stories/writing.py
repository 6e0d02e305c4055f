"""A table's log as a replay."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import boneyard
from boneyard.engine.fair import Fairness, commitment, is_hash
from boneyard.engine.replay import Ending, Replay
from boneyard.server import acts
from boneyard.server.acts import Created, Played, Started, Undone
from boneyard.server.config import setup_of
from boneyard.server.play import Play
from boneyard.server.store.records import Entry
from boneyard.server.table import Seat, Table

PERSON = "human"


def replay_in(table: Table, play: Play, entries: Iterable[Entry], *, seed: bool) -> Replay:
    """The replay that a log says; without the seed for games that are still going on."""
    done = [acts.decode(entry.act) for entry in entries]
    return Replay(
        setup=setup_of(table.config),
        rules=rules_in(done) or boneyard.game(table.config.game).rules,
        players=tuple(PERSON if seat.guest or not seat.bot else seat.bot for seat in table.seats),
        seed=table.seed if seed else "",
        lines=tuple(lines_in(done)),
        state=play.hash,
        ending=Ending(table.winners, table.why) if table.status == "over" else None,
        fairness=fairness_of(table) if seed else None,
    )


def rules_in(done: Iterable[acts.Act]) -> int:
    """The number of the rules by which the game began."""
    return next((act.rules for act in done if isinstance(act, Started)), 0)


def lines_in(done: Iterable[acts.Act]) -> Iterator[str]:
    """Everything that was played, what was taken back among it."""
    for act in done:
        if isinstance(act, Created | Started | Played):
            yield from act.lines
        elif isinstance(act, Undone):
            yield f"{act.seat} undo {act.keep}"


def lines_until(entries: Iterable[Entry], seq: int) -> int:
    """How many lines the replay of a log has up to one of its entries."""
    return sum(1 for _ in lines_in(acts.decode(entry.act) for entry in entries if entry.seq <= seq))


def fairness_of(table: Table) -> Fairness:
    """What was promised of the dice, and shown."""
    given = [promise_of(seat) for seat in table.seats]
    if table.nonces:
        given = [(commitment(nonce), nonce) if nonce else (None, None) for nonce in table.nonces]
    return Fairness(
        seed_hash=commitment(table.seed),
        nonce_hashes=tuple(hash_ for hash_, _ in given),
        nonces=tuple(nonce for _, nonce in given),
        practice=table.config.practice_reason,
    )


def promise_of(seat: Seat) -> tuple[str | None, str | None]:
    """A seat's promise and its nonce."""
    if not is_hash(seat.nonce_hash):
        return None, None
    return seat.nonce_hash, seat.nonce or None
