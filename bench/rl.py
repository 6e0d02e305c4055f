"""Wrapped steps/s of our environments next to PettingZoo's classic games, two seats each, on one core.

    python bench/rl.py [--json] [--rounds 5] [--seconds 2] [--games id,id]

Every environment runs in its own process, wrapped by its `env()`. The rounds are interleaved, so that a busy
machine slows all of them alike; figures are medians over the rounds with their range, in CPU time.
"""

import argparse
import json
import platform
import sys
from dataclasses import asdict
from typing import NamedTuple

from engine import positive, say
from environment import BENCH, PEERS, ROOT, BenchError, Contender, make_environment, our_games, program
from environment import project_python as our_python
from report import Spread, number

CLASSIC = {"tictactoe_v3": "tic-tac-toe", "connect_four_v3": "connect four", "chess_v6": "chess"}
MEASURE = CLASSIC["connect_four_v3"]  # the others are relative to it


class Result(NamedTuple):
    steps: list[float]
    actions: int
    version: str


def classic() -> list[Contender]:
    """PettingZoo's games, installed if necessary."""
    make_environment()
    worker = str(BENCH / "peers" / "pettingzoo_steps.py")
    return [Contender(name, program(PEERS), (worker, module)) for module, name in CLASSIC.items()]


def ours(game: str) -> Contender:
    return Contender(game, our_python(), (str(BENCH / "our_steps.py"), game), (ROOT / "src",))


def play_rounds(contenders: list[Contender], rounds: int, seconds: float) -> dict[str, Result]:
    """Each environment once in every round."""
    results: dict[str, Result] = {}
    for round_ in range(1, rounds + 1):
        for contender in contenders:
            say(f"round {round_} of {rounds}: {contender.name}")
            output = json.loads(contender.run(str(seconds), str(round_)))
            result = results.setdefault(contender.name, Result([], output["actions"], output["version"]))
            result.steps.append(output["steps_per_second"])
    say("")
    return results


def spreads(results: dict[str, Result], name: str) -> tuple[Spread, Spread]:
    """Steps/s, and their ratio to connect four in the same round."""
    own, theirs = results[name].steps, results[MEASURE].steps
    return Spread.of(own), Spread.of([mine / other for mine, other in zip(own, theirs, strict=True)])


def as_text(results: dict[str, Result], rounds: int, seconds: float) -> str:
    rows = [("Environments", "steps/s", "range", f"x {MEASURE}", "range", "actions")]
    for name, result in results.items():
        steps, ratio = spreads(results, name)
        rows.append(
            (
                name,
                number(steps.median),
                f"{number(steps.low)}-{number(steps.high)}",
                f"{ratio.median:.2f}",
                f"{ratio.low:.2f}-{ratio.high:.2f}",
                f"{result.actions:,}",
            )
        )
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    written = [
        "  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]).rstrip() for row in rows
    ]
    version = next(iter(results.values())).version
    how = f"median of {rounds} interleaved rounds of {seconds:g} s CPU time each"
    head = f"CPython {platform.python_version()}, PettingZoo {version}: {how}"
    return "\n".join([head, "", written[0], "-" * max(map(len, written)), *written[1:]])


def as_json(results: dict[str, Result], rounds: int, seconds: float) -> str:
    found = {}
    for name, result in results.items():
        steps, ratio = spreads(results, name)
        found[name] = {
            "steps_per_second": asdict(steps),
            "steps_to_connect_four": asdict(ratio),
            "actions": result.actions,
            "pettingzoo": result.version,
        }
    return json.dumps(
        {
            "python": platform.python_version(),
            "rounds": rounds,
            "cpu_seconds_per_round": seconds,
            "environments": found,
        },
        indent=2,
    )


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench rl", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    parser.add_argument("--rounds", type=positive, default=5, help="interleaved rounds (5)")
    parser.add_argument("--seconds", type=float, default=2, help="CPU time of each measurement (2)")
    parser.add_argument("--games", default="", help="ids of our games, separated by commas (all)")
    arguments = parser.parse_args()
    try:
        games = [game for game in arguments.games.split(",") if game] or our_games()
        results = play_rounds([*classic(), *map(ours, games)], arguments.rounds, arguments.seconds)
    except BenchError as error:
        print(f"bench: {error}", file=sys.stderr)
        return 1
    print((as_json if arguments.json else as_text)(results, arguments.rounds, arguments.seconds))
    return 0


if __name__ == "__main__":
    sys.exit(main())
