"""Workers answer what bots, odds and rules say of the same view."""

import asyncio
from collections.abc import Sequence

import pytest

import boneyard
from boneyard.bots import bot
from boneyard.engine.content import Content
from boneyard.messages import knows
from boneyard.odds import choice_odds, fight_odds
from boneyard.odds.questions import ChoicesAsked, ChoicesFound, FightAsked, FightFound
from boneyard.server.workers import Workers
from boneyard.server.workers.jobs import Learn, Limits
from boneyard.server.workers.process import environment, start_process
from boneyard.table.errors import Refused
from tests.decisions import Decision, decisions, of_every_game
from tests.server.workers.doubles import CannedWorker, Recorded, jobs_in
from tests.sizes import pick

UNTIMED = ("easy", "medium", "greedy", "restless", "planner:3")


def direct(found: Decision, kind: str) -> int:
    return found.options.index(bot(kind, found.where, found.content)(lambda: found.view, found.options))


async def test_workers_choose_like_the_bot() -> None:
    """Every kind of bot without a clock, at several tables at once, with other hash seeds."""
    asked = of_every_game(pick(quick=10, ci=60, full=600))
    kinds = [UNTIMED[number % len(UNTIMED)] for number in range(len(asked))]

    async def choose() -> list[int]:
        async with Workers(2, waiting=len(asked)) as workers:
            return await asyncio.gather(
                *[
                    workers.choose(kind, d.where, d.content, d.view, d.options, table=f"{number % 6}")
                    for number, (kind, d) in enumerate(zip(kinds, asked, strict=True))
                ]
            )

    for found, kind, got in zip(asked, kinds, await choose(), strict=True):
        assert got == direct(found, kind), f"{kind} {found.where}"


async def test_questions_are_answered_from_the_view() -> None:
    """A hint, odds, a rule and an invalid command, in each game."""
    asked = of_every_game(1, every=11)

    async def ask(found: Decision, workers: Workers) -> None:
        content, view = found.content, found.view
        hints = await workers.hint(content, view, found.options)
        assert 1 <= len(hints) <= 3, found.where
        assert len({each.option for each in hints}) == len(hints), found.where
        for each in hints:
            assert 0 <= each.option < len(found.options)
            assert each.reasons
            assert all(knows(reason.message) for reason in each.reasons), each
        choices = await workers.odds(view, content, ChoicesAsked())
        assert isinstance(choices, ChoicesFound)
        assert {found.options[each.option] for each in choices.choices} == {*choice_odds(view, found.options)}
        figure = view.figures()[0]
        answer = await workers.odds(view, content, FightAsked(figure.square))
        assert isinstance(answer, FightFound)
        assert (answer.figure, answer.win) == (figure.kind, fight_odds(view, figure.square).win)
        assert await workers.why_not(view, content, found.options[0].text()) is None
        with pytest.raises(Refused, match="illegal"):
            await workers.why_not(view, content, "fly 12")

    async with Workers(1) as workers:
        for found in asked:
            await ask(found, workers)


async def test_a_worker_uses_the_tables_content() -> None:
    """Each worker gets a content set once; two sets of one game don't get mixed up."""
    game = boneyard.game("zombie-invasion")
    own = game.default_content()
    changed = Content(
        "fewer", {name: text.replace("count = 2", "count = 1") for name, text in own.files.items()}
    )
    assert changed.hash != own.hash
    sent: list[bytes] = []

    async def start(limits: Limits) -> Recorded:
        return Recorded(await start_process(limits), sent)

    async def choose() -> list[int]:
        async with Workers(1, start=start) as workers:
            return [
                await workers.choose("greedy", "seed", content, view, options)
                for content, view, options in asked
            ]

    asked = []
    for content in (own, changed, own, changed):
        state = game.start(game.setup(2, content))
        while len(options := tuple(game.options(state, actor := game.actors(state)[0]))) == 1 or actor < 0:
            game.apply(state, actor, options[0])
        asked.append((content, game.view(state, actor), options))
    assert await choose() == [
        options.index(bot("greedy", "seed", content)(lambda view=view: view, options))  # type: ignore[misc]
        for content, view, options in asked
    ]
    assert sum(isinstance(job, Learn) for messages in sent for job in jobs_in(messages)) == 2


async def told_each(sets: Sequence[Content]) -> list[int]:
    """How many jobs each worker got for choices with these sets in turn."""
    found = next(decisions("zombie-invasion", 1))
    started: list[CannedWorker] = []

    async def start(limits: Limits) -> CannedWorker:
        started.append(CannedWorker([]))
        return started[-1]

    async def choose() -> None:
        async with Workers(1, start=start) as workers:
            for content in sets:
                await workers.choose("easy", "seed", content, found.view, found.options)

    await choose()
    return [sum(len(jobs_in(messages)) for messages in worker.sent) for worker in started]


async def test_a_worker_evicts_large_sets_sooner() -> None:
    """Parsed content takes a hundred times the memory of its text."""
    sets = [Content(f"{number}", {"tiles.toml": f"# {number}" + 200_000 * " "}) for number in range(4)]
    assert await told_each([*sets, *sets[2:]]) == [2 + 2, 2 + 4]


def test_workers_get_no_server_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BONEYARD_DATABASE", "postgresql://user:password@host/games")
    assert not [name for name in environment() if name.startswith("BONEYARD_")]


async def test_a_single_option_needs_no_worker() -> None:
    found = next(decisions("midevil", 1))
    workers = Workers(1)
    assert await workers.choose("hard", "", found.content, found.view, found.options[:1]) == 0
    with pytest.raises(ValueError, match="program"):
        await workers.choose("cmd:x", "", found.content, found.view, found.options)
    assert not any(slot.task or slot.worker for slot in workers.players.slots), "no worker was started"
