"""How long bots think: ours in every game, beside catanatron's ValueFunction and MCTS, four seats each.

    python bench/bots.py [--json] [--rounds 5] [--seconds 2] [--games id,id] [--planner 100]

Only decisions with two or more options count, in CPU time, and only the bot's own thinking. The rounds are
interleaved; figures are medians over the rounds with their range. Then the same games are simulated with
one worker and with two, best of as many rounds, in real time.

The released catanatron has no such players; its repository has. A checkout of it is named by CATANATRON.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from engine import positive, say
from environment import BENCH, PEERS, ROOT, BenchError, Contender, make_environment, our_games, program
from environment import project_python as our_python
from report import Line, Spread, plain, table

VALUE = "catanatron ValueFunction"
SIMULATIONS = 10
"""Of catanatron's MCTS: each plays a whole game, so few are enough to time them."""
GAMES_OF_WORKERS = 80


class Thought(NamedTuple):
    """What one round of one bot gave."""

    milliseconds: float
    iterations: float


def peers() -> list[Contender]:
    """Catanatron's players, from the checkout that CATANATRON names."""
    folder = os.environ.get("CATANATRON")
    if not folder or not (Path(folder) / "catanatron" / "players" / "value.py").exists():
        raise BenchError(
            "the released catanatron has no ValueFunction player: set CATANATRON to the folder of a checkout "
            "of its repository that holds the package catanatron"
        )
    make_environment()
    worker = str(BENCH / "peers" / "catanatron_bots.py")
    paths = (Path(folder),)
    return [
        Contender(VALUE, program(PEERS), (worker, "value", "0"), paths),
        Contender(
            f"catanatron MCTS {SIMULATIONS}", program(PEERS), (worker, "mcts", str(SIMULATIONS)), paths
        ),
    ]


def ours(game: str, kind: str) -> Contender:
    """One of our bots in one of our games."""
    return Contender(
        f"{game} {kind}", our_python(), (str(BENCH / "our_bots.py"), game, kind), (ROOT / "src",)
    )


def play_rounds(contenders: list[Contender], rounds: int, seconds: float) -> dict[str, list[Thought]]:
    """One round after the other, each bot once in every round."""
    found: dict[str, list[Thought]] = {}
    for number in range(1, rounds + 1):
        for contender in contenders:
            say(f"round {number} of {rounds}: {contender.name}")
            said = json.loads(contender.run(str(seconds), str(number)))
            thought = Thought(
                1000 * said["seconds"] / said["decisions"], said["iterations"] / said["seconds"]
            )
            found.setdefault(contender.name, []).append(thought)
    say("")
    return found


def seconds_with(workers: int) -> float:
    """How long the same games between greedy bots take."""
    program = "from boneyard.cli import main; main()"
    command = [str(our_python()), "-c", program, "simulate", "midevil", "--seats", "greedy,greedy"]
    more = ["--games", str(GAMES_OF_WORKERS), "--seed", "1", "--workers", str(workers), "--json"]
    done = subprocess.run([*command, *more], capture_output=True, text=True, cwd=ROOT)
    if done.returncode:
        raise BenchError(f"the simulation failed: {done.stderr.strip()}")
    return float(json.loads(done.stdout)["seconds"])


def gain_of_two_workers(rounds: int) -> float:
    """The best time of one worker by the best of two, turn and turn about."""
    times: dict[int, list[float]] = {1: [], 2: []}
    for number in range(1, rounds + 1):
        for workers, taken in times.items():
            say(f"round {number} of {rounds}: {workers} workers")
            taken.append(seconds_with(workers))
    say("")
    return min(times[1]) / min(times[2])


def lines(found: dict[str, list[Thought]]) -> dict[str, Line]:
    """For each bot its milliseconds, iterations/s and its time by that of catanatron's ValueFunction."""
    value = [thought.milliseconds for thought in found[VALUE]]
    rows: dict[str, Line] = {}
    for name, thoughts in found.items():
        times = [thought.milliseconds for thought in thoughts]
        ratios = [own / other for own, other in zip(times, value, strict=True)]
        rows[name] = {"ms_per_decision": Spread.of(times), "time_to_value_function": Spread.of(ratios)}
        if any(thought.iterations for thought in thoughts):
            rows[name]["iterations_per_second"] = Spread.of([thought.iterations for thought in thoughts])
    return rows


COLUMNS = {
    "ms_per_decision": "ms a decision",
    "time_to_value_function": "x ValueFunction",
    "iterations_per_second": "iterations/s",
}


def as_text(found: dict[str, Line], gain: float) -> str:
    """The table for people."""
    return f"{table('Bots', found, COLUMNS)}\n\nTwo workers by one, best of the rounds: {gain:.2f} x"


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench bots", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    parser.add_argument("--rounds", type=positive, default=5, help="interleaved rounds (5)")
    parser.add_argument("--seconds", type=float, default=2, help="CPU time of each measurement (2)")
    parser.add_argument("--games", default="", help="ids of our games, separated by commas (all)")
    parser.add_argument("--planner", type=positive, default=100, help="iterations a decision (100)")
    asked = parser.parse_args()
    try:
        games = [game for game in asked.games.split(",") if game] or our_games()
        bots = [ours(game, kind) for game in games for kind in ("greedy", f"planner:{asked.planner}")]
        found = lines(play_rounds([*peers(), *bots], asked.rounds, asked.seconds))
        gain = gain_of_two_workers(asked.rounds)
    except BenchError as error:
        print(f"bench: {error}", file=sys.stderr)
        return 1
    if asked.json:
        print(json.dumps({"bots": plain(found), "two_workers": gain}, indent=2))
    else:
        print(as_text(found, gain))
    return 0


if __name__ == "__main__":
    sys.exit(main())
