"""What workers answer is what the bots, the odds and the rules say of the same view."""

import asyncio
from collections.abc import Sequence

import pytest

import boneyard
from boneyard.bots import bot
from boneyard.engine.content import Content
from boneyard.messages import knows
from boneyard.odds import choice_odds, fight_odds
from boneyard.odds.questions import ChoicesAsked, ChoicesFound, FightAsked, FightFound
from boneyard.pieces import figures
from boneyard.server.workers import Workers
from boneyard.server.workers.jobs import Learn, Limits
from boneyard.server.workers.process import environment, start_process
from boneyard.sight import sight_of
from boneyard.table.errors import Refused
from tests.decisions import Decision, decisions, of_every_game
from tests.server.workers.doubles import Parrot, Recorded, jobs_in
from tests.sizes import pick

UNTIMED = ("easy", "medium", "greedy", "restless", "planner:3")


def direct(found: Decision, kind: str) -> int:
    return found.options.index(bot(kind, found.where, found.content)(lambda: found.view, found.options))


def test_workers_choose_as_the_bot_does_however_many_ask_at_once() -> None:
    """Each kind without a clock, from several tables at once, in processes with other hash seeds."""
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

    for found, kind, got in zip(asked, kinds, asyncio.run(choose()), strict=True):
        assert got == direct(found, kind), f"{kind} {found.where}"


def test_questions_of_people_are_answered_from_the_view() -> None:
    """One pool, one of each question in each game: a hint, odds, a rule, a text that is no command."""
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
        figure = figures(sight_of(view))[0]
        told = await workers.odds(view, content, FightAsked(figure.square))
        assert isinstance(told, FightFound)
        assert (told.figure, told.win) == (figure.kind, fight_odds(view, figure.square).win)
        assert await workers.why_not(view, content, found.options[0].text()) is None
        with pytest.raises(Refused, match="illegal"):
            await workers.why_not(view, content, "fly 12")

    async def ask_all() -> None:
        async with Workers(1) as workers:
            for found in asked:
                await ask(found, workers)

    asyncio.run(ask_all())


def test_a_worker_plays_with_the_table_s_own_tiles() -> None:
    """Content is told once for each worker and hash: two sets of one game don't get mixed up."""
    game = boneyard.game("zombie-invasion")
    own = game.default_content()
    changed = Content(
        "fewer", {name: text.replace("count = 2", "count = 1") for name, text in own.files.items()}
    )
    assert changed.hash != own.hash
    told: list[bytes] = []

    async def start(limits: Limits) -> Recorded:
        return Recorded(await start_process(limits), told)

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
    assert asyncio.run(choose()) == [
        options.index(bot("greedy", "seed", content)(lambda view=view: view, options))  # type: ignore[misc]
        for content, view, options in asked
    ]
    assert sum(isinstance(job, Learn) for messages in told for job in jobs_in(messages)) == 2


def told_each(sets: Sequence[Content]) -> list[int]:
    """How often each worker was told something where one chooses with these sets, one after the other."""
    found = next(decisions("zombie-invasion", 1))
    started: list[Parrot] = []

    async def start(limits: Limits) -> Parrot:
        started.append(Parrot([]))
        return started[-1]

    async def choose() -> None:
        async with Workers(1, start=start) as workers:
            for content in sets:
                await workers.choose("easy", "seed", content, found.view, found.options)

    asyncio.run(choose())
    return [sum(len(jobs_in(messages)) for messages in worker.told) for worker in started]


def test_a_worker_that_has_learnt_large_sets_makes_room_sooner() -> None:
    """What it has read of each takes a hundred times as much as its text."""
    sets = [Content(f"{number}", {"tiles.toml": f"# {number}" + 200_000 * " "}) for number in range(4)]
    assert told_each([*sets, *sets[2:]]) == [2 + 2, 2 + 4]


def test_a_worker_is_told_none_of_the_server_s_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BONEYARD_DATABASE", "postgresql://user:password@host/games")
    assert not [name for name in environment() if name.startswith("BONEYARD_")]


def test_a_single_option_needs_no_thought_and_a_program_is_no_kind() -> None:
    async def choose() -> None:
        found = next(decisions("midevil", 1))
        workers = Workers(1)
        assert await workers.choose("hard", "", found.content, found.view, found.options[:1]) == 0
        with pytest.raises(ValueError, match="program"):
            await workers.choose("cmd:x", "", found.content, found.view, found.options)
        assert not any(slot.task or slot.worker for slot in workers.players.slots), "nothing was started"

    asyncio.run(choose())
