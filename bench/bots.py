"""How long bots think: ours in every game, next to catanatron's ValueFunction and MCTS, four seats each.

    python bench/bots.py [--json] [--rounds 5] [--seconds 2] [--games id,id] [--planner 100]

Only the bot's own thinking counts, in CPU time, for decisions with at least two options. The rounds are
interleaved; figures are medians over the rounds with their range. Then the same games are simulated with
one worker and with two, best of as many rounds, in real time.

The released catanatron lacks these players; set CATANATRON to a checkout of its repository.
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
SIMULATIONS = 10  # of catanatron's MCTS; each plays a whole game, so few are enough
GAMES_OF_WORKERS = 80


class Thought(NamedTuple):
    milliseconds: float
    iterations: float


def peers() -> list[Contender]:
    """Catanatron's players, from the checkout in CATANATRON."""
    folder = os.environ.get("CATANATRON")
    if not folder or not (Path(folder) / "catanatron" / "players" / "value.py").exists():
        raise BenchError(
            "the released catanatron has no ValueFunction player: set CATANATRON to the folder with the "
            "package catanatron in a checkout of its repository"
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
    return Contender(
        f"{game} {kind}", our_python(), (str(BENCH / "our_bots.py"), game, kind), (ROOT / "src",)
    )


def play_rounds(contenders: list[Contender], rounds: int, seconds: float) -> dict[str, list[Thought]]:
    """Each bot once in every round."""
    found: dict[str, list[Thought]] = {}
    for number in range(1, rounds + 1):
        for contender in contenders:
            say(f"round {number} of {rounds}: {contender.name}")
            result = json.loads(contender.run(str(seconds), str(number)))
            thought = Thought(
                1000 * result["seconds"] / result["decisions"], result["iterations"] / result["seconds"]
            )
            found.setdefault(contender.name, []).append(thought)
    say("")
    return found


def seconds_with(workers: int) -> float:
    """The time for the same games between greedy bots."""
    program = "from boneyard.cli import main; main()"
    command = [str(our_python()), "-c", program, "simulate", "midevil", "--seats", "greedy,greedy"]
    more = ["--games", str(GAMES_OF_WORKERS), "--seed", "1", "--workers", str(workers), "--json"]
    done = subprocess.run([*command, *more], capture_output=True, text=True, cwd=ROOT)
    if done.returncode:
        raise BenchError(f"the simulation failed: {done.stderr.strip()}")
    return float(json.loads(done.stdout)["seconds"])


def gain_of_two_workers(rounds: int) -> float:
    """The best time of one worker divided by the best of two, alternating."""
    times: dict[int, list[float]] = {1: [], 2: []}
    for number in range(1, rounds + 1):
        for workers, taken in times.items():
            say(f"round {number} of {rounds}: {workers} workers")
            taken.append(seconds_with(workers))
    say("")
    return min(times[1]) / min(times[2])


def lines(found: dict[str, list[Thought]]) -> dict[str, Line]:
    """For each bot its milliseconds, iterations/s, and its time relative to catanatron's ValueFunction."""
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
    "ms_per_decision": "ms per decision",
    "time_to_value_function": "x ValueFunction",
    "iterations_per_second": "iterations/s",
}


def as_text(found: dict[str, Line], gain: float) -> str:
    return f"{table('Bots', found, COLUMNS)}\n\nSpeed-up by a second worker, best of the rounds: {gain:.2f} x"


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench bots", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    parser.add_argument("--rounds", type=positive, default=5, help="interleaved rounds (5)")
    parser.add_argument("--seconds", type=float, default=2, help="CPU time of each measurement (2)")
    parser.add_argument("--games", default="", help="ids of our games, separated by commas (all)")
    parser.add_argument("--planner", type=positive, default=100, help="iterations per decision (100)")
    arguments = parser.parse_args()
    try:
        games = [game for game in arguments.games.split(",") if game] or our_games()
        bots = [ours(game, kind) for game in games for kind in ("greedy", f"planner:{arguments.planner}")]
        found = lines(play_rounds([*peers(), *bots], arguments.rounds, arguments.seconds))
        gain = gain_of_two_workers(arguments.rounds)
    except BenchError as error:
        print(f"bench: {error}", file=sys.stderr)
        return 1
    if arguments.json:
        print(json.dumps({"bots": plain(found), "two_workers": gain}, indent=2))
    else:
        print(as_text(found, gain))
    return 0


if __name__ == "__main__":
    sys.exit(main())
