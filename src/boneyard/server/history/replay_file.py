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
from boneyard.table.log_entries import Act, Created, Played, Started, Undone, WentOn
from boneyard.table.play import Play
from boneyard.table.snapshot import Saved
from boneyard.table.table import Seat, Table

PERSON = "human"
CHANGED_RULES = "other-rules"
"""Why the dice of a game prove nothing that went on after its rules had changed."""


def replay_in(table: Table, play: Play, log: Sequence[Act], *, seed: bool) -> Replay:
    """The replay that a log says; without the seed for games that are still going on.

    A game that went on after its rules had changed is told from there: nobody can play what was before. Its
    numbers are then not the first of their streams, so that no seed can show them. Any other log was played
    again by today's rules, whichever it began with, unless the table names the rules of a finished game.
    """
    done, saved = since_changed(log)
    game = boneyard.game(table.config.game)
    return Replay(
        setup=setup_of(table.config, table.content) if saved is None else setup_from(table, saved),
        rules=table.rules or game.rules,
        players=tuple(PERSON if seat.guest or not seat.bot else seat.bot for seat in table.seats),
        seed=table.seed if seed and saved is None else "",
        lines=tuple(lines_in(done, saved)),
        state=play.hash,
        ending=Ending(table.winners, table.why) if table.status == "over" else None,
        fairness=fairness_of(table, saved) if seed else None,
    )


def since_changed(done: Sequence[Act]) -> tuple[Sequence[Act], Saved | None]:
    """The acts since the game went on by other rules, and what it went on from; or all of them."""
    for place in range(len(done) - 1, -1, -1):
        act = done[place]
        if isinstance(act, WentOn):
            return done[place + 1 :], act.saved
    return done, None


def setup_from(table: Table, saved: Saved) -> Setup:
    """The setup of a game that begins in the middle."""
    setup, game = setup_of(table.config, table.content), boneyard.game(table.config.game)
    return replace(setup, position=write_position(game, game.load(bytes(saved.state), setup)))


def lines_in(done: Iterable[Act], saved: Saved | None = None) -> Iterator[str]:
    """Everything that was played, what was taken back among it; counted from what was saved, if anything."""
    for act in done:
        if isinstance(act, Created | Started | Played):
            yield from act.lines if saved is None else [counted_from(saved, line) for line in act.lines]
        elif isinstance(act, Undone):
            yield f"{act.seat} undo {act.keep - (0 if saved is None else saved.lines)}"


def counted_from(saved: Saved, line: str) -> str:
    """A line whose draw, if it has one, is counted from a moment in the middle of the game."""
    text, draw = parse_draw(line)
    if draw is None:
        return line
    later = draw._replace(n=draw.n - saved.counts.get(draw.stream, 0))
    return f"{text}  # {' '.join(map(str, later))}"


def fairness_of(table: Table, saved: Saved | None) -> Fairness:
    """What was promised of the dice, and shown; of numbers in the middle of their streams nothing can be."""
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
    """A seat's promise and its nonce."""
    if not is_hash(seat.nonce_hash):
        return None, None
    return seat.nonce_hash, seat.nonce or None
