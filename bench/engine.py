"""Random play on one core: our games next to catanatron, python-chess and OpenSpiel's backgammon.

    python bench/engine.py [--json] [--compiled] [--rounds 5] [--seconds 1.5] [--games id,id]

Every contender uses its library's public functions in its own process. The rounds are interleaved, so that
a busy machine slows all of them alike; figures are medians over the rounds, in CPU time.
"""

import argparse
import json
import platform
import sys
from collections.abc import Mapping
from typing import NamedTuple

import compiled
import report
from environment import BenchError, Contender, our_games, ours, peers
from report import COLUMNS, PROBES, Line, Spread
from tally import FIRST, Tally

NOTES = f"""\
answers: by every actor, including chance; seat answers: without chance;
decisions: seat answers with at least two options; options: the average number per decision.
x catanatron: ratio of seat answers/s; x backgammon: ratio of answers/s to OpenSpiel's;
each is the median of the ratios within a round, with their range.
Ours and catanatron check every answer; python-chess and OpenSpiel don't.
First {FIRST}: every game is stopped after its first {FIRST} answers."""


class Results(NamedTuple):
    whole: dict[str, list[Tally]]
    first: dict[str, list[Tally]]
    probes: dict[str, list[dict[str, float]]]
    versions: dict[str, str]


def play_rounds(contenders: list[Contender], rounds: int, seconds: float) -> Results:
    """Each contender once in every round."""
    results = Results({}, {}, {}, {})
    for number in range(1, rounds + 1):
        for contender in contenders:
            say(f"round {number} of {rounds}: {contender.name}")
            result = json.loads(contender.run(str(seconds), str(number)))
            results.versions[contender.name] = result["version"]
            results.whole.setdefault(contender.name, []).append(Tally(**result["whole"]))
            results.first.setdefault(contender.name, []).append(Tally(**result["first"]))
            if "probe" in result:
                results.probes.setdefault(contender.name, []).append(result["probe"])
    say("")
    return results


def probe_lines(probes: Mapping[str, list[dict[str, float]]]) -> dict[str, Line]:
    return {
        name: {key: Spread.of([probe[key] for probe in rounds]) for key in rounds[0]}
        for name, rounds in probes.items()
    }


def as_json(results: Results, rounds: int, seconds: float) -> str:
    return json.dumps(
        {
            "python": platform.python_version(),
            "machine": platform.machine(),
            "rounds": rounds,
            "cpu_seconds_per_round": seconds,
            "versions": results.versions,
            "whole": report.plain(report.lines(results.whole)),
            f"first_{FIRST}": report.plain(report.lines(results.first)),
            "probes": report.plain(probe_lines(results.probes)),
        },
        indent=2,
    )


def as_text(results: Results, rounds: int, seconds: float) -> str:
    versions = ", ".join(f"{name} {version}" for name, version in results.versions.items())
    how = f"median of {rounds} interleaved rounds of {seconds:g} s CPU time each"
    parts = [
        f"CPython {platform.python_version()}: {how}\n{versions}",
        report.table("Whole games", report.lines(results.whole), COLUMNS),
        report.table(f"First {FIRST}", report.lines(results.first), COLUMNS, hide=["games_per_second"]),
    ]
    if results.probes:
        parts.append(report.table("Single steps", probe_lines(results.probes), PROBES))
    return "\n\n".join([*parts, NOTES])


def say(text: str) -> None:
    """Show progress if standard error is a terminal."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


def contenders(games: list[str], with_compiled: bool) -> list[Contender]:
    """The peers, then the named games or all, plain and perhaps compiled."""
    known = our_games()
    for game in games:
        if game not in known:
            raise BenchError(f"there is no game {game!r}; choose from {', '.join(known)}")
    builds = [None, compiled.build()] if with_compiled else [None]
    return [*peers(), *(ours(game, build) for game in games or known for build in builds)]


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("it must be at least 1")
    return number


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench engine", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of tables")
    parser.add_argument("--compiled", action="store_true", help="also play the mypyc build")
    parser.add_argument("--rounds", type=positive, default=5, help="interleaved rounds (5)")
    parser.add_argument("--seconds", type=float, default=1.5, help="CPU time of each measurement (1.5)")
    parser.add_argument("--games", default="", help="ids of our games, separated by commas (all)")
    arguments = parser.parse_args()
    try:
        playing = contenders([game for game in arguments.games.split(",") if game], arguments.compiled)
        results = play_rounds(playing, arguments.rounds, arguments.seconds)
    except BenchError as error:
        print(f"bench: {error}", file=sys.stderr)
        return 1
    write = as_json if arguments.json else as_text
    print(write(results, arguments.rounds, arguments.seconds))
    return 0


if __name__ == "__main__":
    sys.exit(main())
