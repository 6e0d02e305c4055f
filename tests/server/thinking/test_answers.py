"""What workers answer is what the bots, the odds and the rules say of the same view."""

import asyncio
from collections.abc import Sequence
from random import Random

import pytest

import boneyard
from boneyard.bots import bot
from boneyard.bots.levels import SECONDS, hard
from boneyard.bots.planner import Planner
from boneyard.engine.content import Content
from boneyard.messages import knows
from boneyard.odds import choice_odds, fight_odds
from boneyard.odds.questions import ChoicesAsked, ChoicesFound, FightAsked, FightFound
from boneyard.pieces import figures
from boneyard.server.thinking import BadCommandText, Thinkers
from boneyard.server.thinking.answers import in_time
from boneyard.server.thinking.process import environment, start_worker
from boneyard.sight import sight_of
from tests.decisions import Decision, decisions, of_every_game
from tests.server.thinking.doubles import Parrot, Recorded
from tests.sizes import pick

UNTIMED = ("easy", "medium", "greedy", "restless", "planner:3")


def direct(found: Decision, kind: str) -> int:
    return found.options.index(bot(kind, found.where, found.content)(lambda: found.view, found.options))


def test_workers_choose_as_the_bot_does_however_many_ask_at_once() -> None:
    """Each kind without a clock, from several tables at once, in processes with other hash seeds."""
    asked = of_every_game(pick(quick=10, ci=60, full=600))
    kinds = [UNTIMED[number % len(UNTIMED)] for number in range(len(asked))]

    async def choose() -> list[int]:
        async with Thinkers(2, waiting=len(asked)) as thinkers:
            return await asyncio.gather(
                *[
                    thinkers.choose(kind, d.where, d.content, d.view, d.options, table=f"{number % 6}")
                    for number, (kind, d) in enumerate(zip(kinds, asked, strict=True))
                ]
            )

    for found, kind, got in zip(asked, kinds, asyncio.run(choose()), strict=True):
        assert got == direct(found, kind), f"{kind} {found.where}"


def test_questions_of_people_are_answered_from_the_view() -> None:
    """One pool, one of each question in each game: a hint, odds, a rule, a text that is no command."""
    asked = of_every_game(1, every=11)

    async def ask(found: Decision, thinkers: Thinkers) -> None:
        content, view = found.content, found.view
        hints = await thinkers.hint(content, view, found.options, 0.05)
        assert 1 <= len(hints) <= 3, found.where
        assert len({each.option for each in hints}) == len(hints), found.where
        for each in hints:
            assert 0 <= each.option < len(found.options)
            assert each.reasons
            assert all(knows(reason.message) for reason in each.reasons), each
        choices = await thinkers.odds(view, content, ChoicesAsked())
        assert isinstance(choices, ChoicesFound)
        assert {found.options[each.option] for each in choices.choices} == {*choice_odds(view, found.options)}
        figure = figures(sight_of(view))[0]
        told = await thinkers.odds(view, content, FightAsked(figure.square))
        assert isinstance(told, FightFound)
        assert (told.figure, told.win) == (figure.kind, fight_odds(view, figure.square).win)
        assert await thinkers.why_not(view, content, found.options[0].text()) is None
        with pytest.raises(BadCommandText):
            await thinkers.why_not(view, content, "fly 12")

    async def ask_all() -> None:
        async with Thinkers(1) as thinkers:
            for found in asked:
                await ask(found, thinkers)

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

    async def start() -> Recorded:
        return Recorded(await start_worker(), told)

    async def choose() -> list[int]:
        async with Thinkers(1, start=start) as thinkers:
            return [
                await thinkers.choose("greedy", "seed", content, view, options)
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
    assert sum(b"learn" in message for message in told) == 2


def told_each(sets: Sequence[Content]) -> list[int]:
    """How often each worker was told something where one chooses with these sets, one after the other."""
    found = next(decisions("zombie-invasion", 1))
    started: list[Parrot] = []

    async def start() -> Parrot:
        started.append(Parrot([]))
        return started[-1]

    async def choose() -> None:
        async with Thinkers(1, start=start) as thinkers:
            for content in sets:
                await thinkers.choose("easy", "seed", content, found.view, found.options)

    asyncio.run(choose())
    return [len(worker.told) for worker in started]


def test_a_worker_that_has_learnt_many_sets_makes_room_for_a_fresh_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """So that what it remembers stays bounded; what it knows costs it nothing."""
    monkeypatch.setattr("boneyard.server.thinking.slot.LESSONS", 2)
    sets = [Content(f"{number}", {"tiles.toml": f"# {number}"}) for number in range(3)]
    assert told_each([sets[number] for number in (0, 1, 0, 1, 2, 2)]) == [2 + 4, 1 + 2]


def test_a_worker_that_has_learnt_large_sets_makes_room_sooner() -> None:
    """What it has read of each takes a hundred times as much as its text."""
    sets = [Content(f"{number}", {"tiles.toml": f"# {number}" + 200_000 * " "}) for number in range(4)]
    assert told_each([*sets, *sets[2:]]) == [2 + 2, 2 + 4]


def test_a_worker_is_told_none_of_the_server_s_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BONEYARD_DATABASE", "postgresql://user:password@host/games")
    assert not [name for name in environment() if name.startswith("BONEYARD_")]


def test_a_bot_that_thinks_by_the_clock_gets_no_more_than_is_given() -> None:
    for given, seconds in ((None, SECONDS), (0.1, 0.1), (60.0, SECONDS)):
        planner = in_time(hard(Random(1)), given)
        assert isinstance(planner, Planner)
        assert planner.seconds == seconds
    counting = Planner(Random(1), 3)
    assert in_time(counting, 0.1) is counting
    assert counting.seconds is None, "a bot that counts answers the same way however long it takes"


def test_a_single_option_needs_no_thought_and_a_program_is_no_kind() -> None:
    async def choose() -> None:
        found = next(decisions("midevil", 1))
        thinkers = Thinkers(1)
        assert await thinkers.choose("hard", "", found.content, found.view, found.options[:1]) == 0
        with pytest.raises(ValueError, match="program"):
            await thinkers.choose("cmd:x", "", found.content, found.view, found.options)
        assert not thinkers.slots, "nothing was started"

    asyncio.run(choose())
