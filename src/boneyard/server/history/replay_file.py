"""A table's log as a replay."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

import boneyard
from boneyard.engine.fair import Fairness, commitment, is_hash
from boneyard.engine.game import Setup
from boneyard.engine.replay import Ending, Replay, parse_draw
from boneyard.games.shared.position import write_position
from boneyard.table.config import setup_of
from boneyard.table.log_entries import Created, LogEntry, Played, Rewound, Saved, Started, Undone
from boneyard.table.play import Play
from boneyard.table.table import Seat, Table

PERSON = "human"
CHANGED_RULES = "other-rules"
"""Why the dice prove nothing in a game that continued after a change of its rules."""


def replay_in(table: Table, play: Play, log: Sequence[LogEntry], *, seed: bool) -> Replay:
    """The replay of a log; without its seed for games in progress.

    A rewound game starts at its last rewind, because what came before can't be replayed. Its dice are then
    not the first of their streams, so no seed can prove them. Any other log was replayed by today's rules,
    whichever it began with, unless the table names the rules of a finished game.
    """
    done, saved = since_rewind(log)
    game = boneyard.game(table.config.game)
    return Replay(
        setup=setup_of(table.config, table.content) if saved is None else setup_from(table, saved),
        rules=table.rules or game.rules,
        players=tuple(PERSON if seat.guest or not seat.bot else seat.bot for seat in table.seats),
        seed=table.seed if seed and saved is None else "",
        lines=tuple(replay_lines(done, saved)),
        state=play.hash,
        ending=Ending(table.winners, table.why) if table.status == "over" else None,
        fairness=fairness_of(table, saved) if seed else None,
    )


def since_rewind(done: Sequence[LogEntry]) -> tuple[Sequence[LogEntry], Saved | None]:
    """The entries since the last rewind and its snapshot, or all entries."""
    for index in range(len(done) - 1, -1, -1):
        log_entry = done[index]
        if isinstance(log_entry, Rewound):
            return done[index + 1 :], log_entry.saved
    return done, None


def setup_from(table: Table, saved: Saved) -> Setup:
    setup, game = setup_of(table.config, table.content), boneyard.game(table.config.game)
    return replace(setup, position=write_position(game, game.load(bytes(saved.state), setup)))


def replay_lines(done: Iterable[LogEntry], saved: Saved | None = None) -> Iterator[str]:
    """All lines and undos; after a rewind, counted from there."""
    for log_entry in done:
        if isinstance(log_entry, Created | Started | Played):
            yield from (
                log_entry.lines if saved is None else [counted_from(saved, line) for line in log_entry.lines]
            )
        elif isinstance(log_entry, Undone):
            yield f"{log_entry.seat} undo {log_entry.keep - (0 if saved is None else saved.lines)}"


def counted_from(saved: Saved, line: str) -> str:
    """The line with its draw, if any, counted from a snapshot."""
    text, draw = parse_draw(line)
    if draw is None:
        return line
    later = draw._replace(n=draw.n - saved.counts.get(draw.stream, 0))
    return f"{text}  # {' '.join(map(str, later))}"


def fairness_of(table: Table, saved: Saved | None) -> Fairness:
    """The promises about the dice, and the nonces. Dice in the middle of their streams prove nothing."""
    if saved is not None:
        nobody = (None,) * len(table.seats)
        return Fairness(seed_hash="", nonce_hashes=nobody, nonces=nobody, practice=CHANGED_RULES)
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
    if not is_hash(seat.nonce_hash):
        return None, None
    return seat.nonce_hash, seat.nonce or None


def standing(lines: Iterable[str]) -> dict[int, str]:
    """The lines that were not taken back, by the moment after them.

    >>> standing(["0 step 1", "0 step 2", "0 undo 1", "0 stop"])
    {1: '0 step 1', 4: '0 stop'}
    """
    left: list[tuple[int, str]] = []
    for moment, line in enumerate(lines, 1):
        _, undo, keep = line.partition(" undo ")
        if undo:
            del left[int(keep) :]
        else:
            left.append((moment, line))
    return dict(left)
