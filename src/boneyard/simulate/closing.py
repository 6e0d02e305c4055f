"""How often the map closes up: only the tiles of a game are laid, until the stack is empty.

`python -m boneyard.simulate.closing --games 10000` prints the table of all games.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.resources import files
from random import Random

from boneyard.engine.content import BadContent
from boneyard.games.shared.tile_files import read_tiles
from boneyard.simulate.laying import (
    GOAL,
    POLICIES,
    Choose,
    Outcome,
    Policy,
    Tiles,
    lay_castle,
    lay_town,
    lay_village,
)


@dataclass(frozen=True)
class ClosingReport:
    """In how many games the goal tile was laid, a tile found no place when drawn, or never found one.

    In Zombie Invasion the last two are the same: a tile that finds no place is out (ZI-TURN-1).
    """

    game_id: str
    policy: Policy
    goal: str
    games: int
    goal_laid: int
    put_aside: int
    never_placed: int


@dataclass(frozen=True)
class Laying:
    """How a game lays its tiles: the folders that hold them, the goal, and the rules."""

    folders: tuple[str, ...]
    goal: str
    lay: Callable[[Tiles, Choose, Random], Outcome]


LAYINGS = {
    "zombie-invasion": Laying(("zombie_invasion",), "helipad", lay_town),
    "midevil": Laying(("midevil",), GOAL, lay_village),
    "castle-of-chaos": Laying(("midevil", "castle_of_chaos"), GOAL, lay_castle),
}


def load_tiles(folder: str) -> Tiles:
    """The tiles that come with a game."""
    faults: list[str] = []
    text = files("boneyard.games").joinpath(folder, "content", "tiles.toml").read_text(encoding="utf-8")
    tiles = read_tiles(f"{folder}/content/tiles.toml", text, faults)
    if faults:
        raise BadContent(faults)
    return tiles


def outcomes(game_id: str, games: int, seed: int, policy: Policy) -> Iterator[Outcome]:
    """The games one by one; game n is the same however many are played."""
    laying = LAYINGS.get(game_id)
    if laying is None:
        raise ValueError(f"there is no game {game_id!r}; there are {', '.join(LAYINGS)}")
    tiles: Tiles = {}
    for folder in laying.folders:
        tiles |= load_tiles(folder)
    for game in range(games):
        yield laying.lay(tiles, POLICIES[policy], Random(f"{seed} {policy} {game}"))


def closing_report(
    game_id: str, games: int, seed: int, policy: Policy, progress: Callable[[int], None] | None = None
) -> ClosingReport:
    """Lay the tiles of so many games and count; `progress` hears how many are done."""
    goal_laid = put_aside = never_placed = 0
    for done, outcome in enumerate(outcomes(game_id, games, seed, policy), start=1):
        goal_laid += outcome.goal_laid
        put_aside += outcome.put_aside > 0
        never_placed += outcome.never_placed > 0
        if progress:
            progress(done)
    return ClosingReport(game_id, policy, LAYINGS[game_id].goal, games, goal_laid, put_aside, never_placed)


HEADINGS = ("game", "policy", "games", "goal laid", "no place when drawn", "never placed")
LAYOUT = "{:16} {:8} {:>7} {:>18} {:>20} {:>13}\n"


def table_row(report: ClosingReport) -> str:
    """A report as a line under `HEADINGS`."""
    goal, aside, never = (
        f"{100 * count / report.games:.2f} %"
        for count in (report.goal_laid, report.put_aside, report.never_placed)
    )
    return LAYOUT.format(report.game_id, report.policy, report.games, f"{report.goal} {goal}", aside, never)


def main() -> None:
    """Print the table of all games and both policies."""
    parser = argparse.ArgumentParser(description="How often the map closes up.")
    parser.add_argument("--game", choices=LAYINGS, help="only this game")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    sys.stdout.write(LAYOUT.format(*HEADINGS))
    for game_id in [wanted.game] if wanted.game else LAYINGS:
        for policy in POLICIES:
            report = closing_report(
                game_id, wanted.games, wanted.seed, policy, _progress_line(game_id, policy)
            )
            sys.stdout.write(table_row(report))


def _progress_line(game_id: str, policy: Policy) -> Callable[[int], None] | None:
    """A line that counts the games, on a terminal only, and gives way to the row of the table."""
    if not sys.stderr.isatty():
        return None

    def show(done: int) -> None:
        if done % 100 == 0:
            sys.stderr.write(f"\r{game_id} {policy}: {done}\r")

    return show


if __name__ == "__main__":
    main()
