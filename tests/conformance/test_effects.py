"""Every rule takes effect in the games played here."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import boneyard
from boneyard.games.castle_of_chaos.game import CASTLE_OF_CHAOS
from boneyard.games.midevil.game import MIDEVIL
from boneyard.games.shared.events import Died, Event, Rolled, TokenTaken, Won
from boneyard.games.shared.position import form_of
from boneyard.games.shared.state import BoardState
from boneyard.rulebook import books
from tests.conformance.effects import Effects, cited_by_code
from tests.figures import Figures
from tests.scenarios.runner import Scenario
from tests.sizes import SIZE, pick
from tests.tables import KINDS, Table, moments, tables

ENOUGH = 20
ROUNDS = pick(quick=1, ci=40, full=200)
"""At most this many games of every option set; fewer if every rule took effect often enough."""
LIMIT = pick(quick=1_500, ci=8_000, full=60_000)
DRAWN = pick(quick=0, ci=2, full=10)
"""Games from each scenario's position, for rules that games from the start rarely reach."""
SCENARIOS = Path(__file__).parent.parent / "scenarios"

UNCOUNTED = {
    "ME-COMP-3": "the number of seats that a setup allows",
    "CC-COMP-2": "content: the 16 tiles",
    "CC-COMP-3": "content: the 32 cards",
    "CC-SETUP-0": "the castle has no option `printing`",
    "CC-BLACK-1": "a number in the table of skeletons",
    "CC-TILE-1": "content: the Drawbridge is a lone tile",
    "CC-TILE-2": "content: The Filth is a wild tile",
    "CC-TILE-3": "content: the mill's squares are not legal",
}
"""Rules that are facts of content or setup: the scenarios that name them show that they hold."""


def won(way: str) -> Callable[[Event], bool]:
    return lambda event: isinstance(event, Won) and event.way == way


WITNESSES: dict[str, Callable[[Event], bool]] = {
    "ZI-WIN-1": won("helipad"),
    "ZI-WIN-2": won("points"),
    "ZI-WIN-3": won("rounds"),
    "ZI-TILE-5": lambda event: isinstance(event, Rolled) and event.pips < event.result,
    "ZI-FIGHT-4": lambda event: isinstance(event, Died),
    "ZI-MOVE-5": lambda event: isinstance(event, TokenTaken),
    "ME-WIN-1": won("necronomicon"),
    "ME-WIN-2": won("points"),
    "ME-WIN-4": won("rounds"),
    "ME-FIGHT-6": lambda event: isinstance(event, Died),
}
"""Rules whose functions are always called: only an event shows that they took effect."""


def rare_games(game_id: str) -> Iterator[tuple[Table, BoardState | None]]:
    """Games for rare rules: idle bots reach the last round, restless ones continue from each scenario."""
    for seed in range(pick(quick=1, ci=ENOUGH, full=ENOUGH)):
        yield Table(game_id, 1, (), "idle", seed), None
    for path in sorted(SCENARIOS.glob(f"{game_id}/*.scn")):
        for seed in range(DRAWN):
            drawn = Scenario(path).drawn()
            setup = form_of(boneyard.game(game_id)).setup(drawn)
            yield Table(setup.game, setup.seats, tuple(setup.settings.items()), "restless", seed), drawn


def from_the_start(game_id: str, number: int) -> Iterator[tuple[Table, BoardState | None]]:
    """A game with every set of options, by random and restless bots in turn."""
    for index, table in enumerate(tables()):
        if table.game_id == game_id:
            yield replace(table, kind=KINDS[(index + number) % 2], seed=number), None


def counted(game_id: str, rules: list[str]) -> Counter[str]:
    """How often each rule took effect."""
    effects = Effects()
    witnessed: Counter[str] = Counter()

    def tell(event: Event) -> None:
        witnessed.update(rule for rule, has_seen in WITNESSES.items() if has_seen(event))

    found: Counter[str] = Counter()
    for number in range(ROUNDS + 1):
        games = from_the_start(game_id, number) if number else rare_games(game_id)
        for table, state in games:
            with effects:
                for _ in moments(table, 200 if state else LIMIT, tell, state):
                    pass
        found = Counter({**effects.rules(), **{rule: witnessed[rule] for rule in WITNESSES}})
        if all(found[rule] >= ENOUGH for rule in rules):
            break
    return found


@pytest.mark.plain_python("it counts calls by tracing them, and calls of machine code are not traced")
@pytest.mark.parametrize("game_id", boneyard.game_ids())
def test_every_rule_takes_effect(game_id: str, figures: Figures) -> None:
    rules = [rule for rule in books.load(game_id).entries if rule not in UNCOUNTED]
    found = counted(game_id, rules)
    figures("rule-effects", **{rule.replace("-", "_"): found[rule] for rule in rules})
    # The quick run only shows that the counting works: its games are too few for the late rules.
    least = pick(quick=0, ci=ENOUGH, full=ENOUGH)
    seldom = {rule: found[rule] for rule in rules if found[rule] < least}
    assert not seldom, f"took effect less than {ENOUGH} times (size {SIZE}): {seldom}"
    assert len([rule for rule in rules if found[rule]]) > len(rules) / 2


@pytest.mark.plain_python("it reads the functions' docstrings, and machine code keeps none")
def test_every_rule_is_cited_by_a_function_or_listed_as_a_fact() -> None:
    cited = frozenset[str]().union(*cited_by_code().values())
    rules = [rule for game_id in boneyard.game_ids() for rule in books.load(game_id).entries]
    assert not [rule for rule in rules if rule not in cited and rule not in UNCOUNTED]
    assert not [rule for rule in UNCOUNTED if rule in cited or rule not in rules]


def test_facts_hold() -> None:
    """ME-COMP-3, CC-SETUP-0: one to six seats; the castle knows no printing."""
    for game in (MIDEVIL, CASTLE_OF_CHAOS):
        assert game.seats == range(1, 7)
    assert [setting.name for setting in MIDEVIL.settings if setting.name == "printing"] == ["printing"]
    assert not [setting for setting in CASTLE_OF_CHAOS.settings if setting.name == "printing"]
