"""Our server beside boardgame.io: commands/s flat out, delays at a steady pace; and what ours takes.

    python bench/server.py [--json] [--rounds 5] [--seconds 8] [--tables 50] [--paced 1000] [--rate 110]

Both servers run as one process with four random clients a table, driven by the same program (Node's `ws`
and boardgame.io's own client). boardgame.io keeps its games in memory; ours commits every command to a file
before it is told. A command counts when every socket of its table has its frame. Rounds alternate; figures
are medians with their range, and ratios are taken within a round. Then the memory that a table with two
sockets adds to either server; and of ours alone the time from the start of its process to its first page.
"""

import argparse
import json
import sys
from dataclasses import asdict

from engine import positive, say
from environment import BenchError
from report import Spread
from serving import KINDS, Measure, kilobytes_a_table, load, make_peer, running, start_seconds

FLAT_OUT = 0


def rounds_of(rounds: int, tables: int, seconds: float, rate: int) -> dict[str, list[Measure]]:
    """Each server once in every round, each time a fresh one."""
    found: dict[str, list[Measure]] = {kind: [] for kind in KINDS}
    for round_ in range(1, rounds + 1):
        for kind in KINDS if round_ % 2 else reversed(KINDS):
            say(f"round {round_} of {rounds}: {kind}, {tables} tables")
            with running(kind) as (address, _):
                found[kind].append(load(kind, address, tables, seconds, rate))
    say("")
    return found


def ratio(found: dict[str, list[Measure]], of: str) -> Spread:
    """Ours by theirs, round by round."""
    pairs = zip(found["boneyard"], found["boardgame"], strict=True)
    return Spread.of([getattr(ours, of) / max(getattr(theirs, of), 1e-9) for ours, theirs in pairs])


def told(spread: Spread, digits: int = 2) -> str:
    """A median with its range."""
    return f"{spread.median:.{digits}f} ({spread.low:.{digits}f}–{spread.high:.{digits}f})"


def arguments() -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(prog="bench server", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of lines")
    parser.add_argument("--rounds", type=positive, default=5)
    parser.add_argument("--seconds", type=positive, default=8)
    parser.add_argument("--tables", type=int, default=50, help="tables that play flat out; 0 for none")
    parser.add_argument("--paced", type=int, default=1000, help="tables at a steady pace; 0 for none")
    parser.add_argument("--rate", type=positive, default=110, help="commands a second at that pace")
    parser.add_argument(
        "--small", type=int, default=300, help="tables of two sockets, then as many again; 0 for none"
    )
    parser.add_argument("--most", type=positive, default=150, help="commands at each of those")
    parser.add_argument("--starts", type=int, default=5, help="starts of our server; 0 for none")
    return parser.parse_args()


def measured(asked: argparse.Namespace) -> dict[str, Spread]:
    """All figures that are asked for."""
    figures: dict[str, Spread] = {}
    if asked.tables:
        flat = rounds_of(asked.rounds, asked.tables, asked.seconds, FLAT_OUT)
        figures |= {
            f"{kind}_commands_per_second": Spread.of([m.commands for m in flat[kind]]) for kind in KINDS
        }
        figures["commands_ratio"] = ratio(flat, "commands")
    if asked.paced:
        paced = rounds_of(asked.rounds, asked.paced, asked.seconds, asked.rate)
        figures |= {f"{kind}_p99_ms": Spread.of([m.p99 for m in paced[kind]]) for kind in KINDS}
        figures["p99_ratio"] = ratio(paced, "p99")
    if asked.small:
        for kind in KINDS:
            say(f"memory: {kind}, {asked.small} and {2 * asked.small} tables")
            found = kilobytes_a_table(kind, asked.small, asked.most)
            figures[f"{kind}_kilobytes_a_table"] = Spread.of([found])
        say("")
    if asked.starts:
        start_seconds()  # this one compiles what is not compiled yet
        figures["start_seconds"] = Spread.of([start_seconds() for _ in range(asked.starts)])
    return figures


def main() -> None:
    """Measure and print."""
    asked = arguments()
    make_peer()
    figures = measured(asked)
    if asked.json:
        print(json.dumps({name: asdict(spread) for name, spread in figures.items()}))
    else:
        print("\n".join(f"{name:<32} {told(spread)}" for name, spread in figures.items()))


if __name__ == "__main__":
    try:
        main()
    except BenchError as error:
        sys.exit(f"bench: {error}")
