"""Hidden information reaches no worker."""

from random import Random
from typing import cast

from boneyard.engine.game import Illegal
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import Command
from boneyard.games.shared.state import BoardState
from boneyard.odds.questions import ChoicesAsked
from boneyard.server.workers import Workers
from boneyard.server.workers.answers import certain_rule
from boneyard.server.workers.jobs import Limits
from tests.decisions import Decision, decisions, of_every_game
from tests.server.workers.doubles import CannedWorker
from tests.sizes import pick
from tests.tables import moments, tables

SEED = 11


async def asked_of_workers(found: Decision, state: BoardState, seed: str = "seed") -> list[bytes]:
    """All bytes sent to a worker for every kind of request about a seat."""
    messages: list[bytes] = []

    async def start(limits: Limits) -> CannedWorker:
        return CannedWorker(messages)

    view, options = found.game.view(state, found.seat), found.game.options(state, found.seat)
    async with Workers(1, start=start) as workers:
        await workers.choose("hard", seed, found.content, view, options, table="table")
        await workers.hint(found.content, view, options, table="table")
        await workers.odds(view, found.content, ChoicesAsked(), table="table")
        await workers.why_not(view, found.content, "step 12", table="table")
    return messages


async def test_workers_never_receive_hidden_information() -> None:
    """`imagine` resamples everything a seat can't know."""
    rng, hidden = Random(SEED), 0
    for found in of_every_game(pick(quick=12, ci=150, full=1_500), seed=SEED):
        messages = await asked_of_workers(found, found.state)
        assert len(messages) == 4, "one request per question"
        for _ in range(3):
            other = found.game.imagine(found.view, rng)
            hidden += found.game.dump(other) != found.game.dump(found.state)
            assert await asked_of_workers(found, other) == messages, found.where
    assert hidden > 20, "hidden information differed"


def test_a_rule_is_named_only_if_certain() -> None:
    """Then it is the rule that the real state gives."""
    rng, certain = Random(SEED), 0
    for table in tables(seats=(3, 2)):
        game, seen = table.game, dict[Command, None]()
        for step, state, actor, _ in moments(table, pick(quick=120, ci=2_000, full=10_000)):
            if actor >= 0:
                seen.update(dict.fromkeys(game.options(state, actor)))
            if step % 5 or not seen:
                continue
            seat = actor if actor >= 0 else rng.randrange(table.seats)
            tried = rng.choice([*seen])
            rule = certain_rule(game, game.view(state, seat), tried)
            where = table.at(f"step {step}, seat {seat}: {tried.text()}")
            if tried in game.options(state, seat):
                assert rule is None, where
            elif rule is not None:
                certain += 1
                assert rule == game.refusal(state, seat, tried).rule, where
    assert certain > 50, f"seed {SEED}"


async def test_a_planted_leak_is_detected() -> None:
    """Planted: a seed made from the table's secrets."""
    found = next(decisions("midevil", 1))
    other = found.game.imagine(found.view, Random(SEED))
    messages, leaked = [
        await asked_of_workers(found, state, found.game.dump(state).decode())
        for state in (found.state, other)
    ]
    assert messages != leaked


class Peeking:
    """MidEvil with a rule that reads another seat's hand."""

    def __init__(self, real: AnyGame, other: int) -> None:
        self.imagine = real.imagine
        self.other = other

    def options(self, state: BoardState, seat: int) -> tuple[Command, ...]:
        return ()

    def refusal(self, state: BoardState, seat: int, command: Command) -> Illegal:
        hands: list[tuple[str, ...]] = state.hands  # type: ignore[attr-defined]
        return Illegal(seat, command.text(), f"ME-{hands[self.other]}", "planted")


def test_a_rule_that_depends_on_hidden_information_is_not_named() -> None:
    found = next(decisions("midevil", 1))
    command = found.game.parse("step 0")
    planted = cast(AnyGame, Peeking(found.game, (found.seat + 1) % 3))
    assert certain_rule(planted, found.view, command) is None
    open_hand = cast(AnyGame, Peeking(found.game, found.seat))
    assert certain_rule(open_hand, found.view, command) is not None
