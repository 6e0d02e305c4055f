"""Our server next to boardgame.io: commands/s at full speed, delays at a steady pace, memory and start.

    python bench/server.py [--json] [--plain] [--beside CHECKOUT] [--rounds 5] [--seconds 8] [--tables 50]

Both servers run as one process with four random clients per table, driven by the same program (Node's `ws`
and boardgame.io's own client). boardgame.io keeps its games in memory; ours commits every command to a file
before broadcasting it. A command counts when every socket of its table has its frame. Rounds alternate;
figures are medians with their range, and ratios are taken within a round. On a busy machine, commands per
second of CPU time say more than commands per second. Then come the memory that a table with two sockets adds
to each server, and for ours the time from process start to the first page. Ours is measured with machine
code, as hosts install it ("compiled"), and without; `--plain` skips the former, and `--beside` adds another
checkout of ours, without machine code.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from engine import positive, say
from environment import BenchError
from report import Spread
from serving import (
    BESIDE,
    PLAIN,
    THEIRS,
    Measure,
    Server,
    kilobytes_a_table,
    load,
    make_peer,
    running,
    servers,
    start_seconds,
)

FLAT_OUT = 0


def rounds_of(
    contenders: Sequence[Server], rounds: int, tables: int, seconds: float, rate: int
) -> dict[str, list[Measure]]:
    """Each server once in every round, always a fresh one."""
    found: dict[str, list[Measure]] = {server.name: [] for server in contenders}
    for round_ in range(1, rounds + 1):
        for server in contenders if round_ % 2 else reversed(contenders):
            say(f"round {round_} of {rounds}: {server.name}, {tables} tables")
            with running(server) as (address, process):
                found[server.name].append(load(server, address, process, tables, seconds, rate))
    say("")
    return found


def ratios(found: dict[str, list[Measure]], of: str) -> dict[str, Spread]:
    """Each of ours divided by theirs, and the plain one by the one beside it, round by round."""
    pairs = {
        f"{'' if name == PLAIN else f'{name}_'}{of}_ratio": (name, THEIRS) for name in found if name != THEIRS
    }
    if BESIDE in found:
        pairs[f"{of}_ratio_to_{BESIDE}"] = PLAIN, BESIDE
    return {
        name: Spread.of(
            [
                getattr(one, of) / max(getattr(other, of), 1e-9)
                for one, other in zip(found[ours], found[theirs], strict=True)
            ]
        )
        for name, (ours, theirs) in pairs.items()
    }


def described(spread: Spread, digits: int = 2) -> str:
    return f"{spread.median:.{digits}f} ({spread.low:.{digits}f}–{spread.high:.{digits}f})"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench server", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of lines")
    parser.add_argument(
        "--plain", action="store_true", help="skip machine code, which takes minutes to build"
    )
    parser.add_argument("--beside", type=Path, metavar="CHECKOUT", help="another checkout to measure")
    parser.add_argument("--rounds", type=positive, default=5)
    parser.add_argument("--seconds", type=positive, default=8)
    parser.add_argument("--tables", type=int, default=50, help="tables at full speed; 0 for none")
    parser.add_argument("--paced", type=int, default=1000, help="tables at a steady pace; 0 for none")
    parser.add_argument("--rate", type=positive, default=110, help="commands per second at that pace")
    parser.add_argument(
        "--small",
        type=int,
        default=300,
        help="tables with two sockets, then as many again, to measure memory; 0 for none",
    )
    parser.add_argument("--most", type=positive, default=150, help="commands at each of these")
    parser.add_argument("--starts", type=int, default=5, help="starts of our server; 0 for none")
    return parser.parse_args()


def measured(chosen: argparse.Namespace) -> dict[str, Spread]:
    contenders = servers(with_compiled=not chosen.plain, beside=chosen.beside)
    figures: dict[str, Spread] = {}
    if chosen.tables:
        flat = rounds_of(contenders, chosen.rounds, chosen.tables, chosen.seconds, FLAT_OUT)
        for name, measures in flat.items():
            figures[f"{name}_commands_per_second"] = Spread.of([m.commands for m in measures])
            figures[f"{name}_commands_per_cpu_second"] = Spread.of([m.cpu for m in measures])
        figures |= ratios(flat, "commands") | ratios(flat, "cpu")
    if chosen.paced:
        paced = rounds_of(contenders, chosen.rounds, chosen.paced, chosen.seconds, chosen.rate)
        figures |= {f"{name}_p99_ms": Spread.of([m.p99 for m in found]) for name, found in paced.items()}
        figures |= ratios(paced, "p99")
    if chosen.small:
        for server in contenders:
            say(f"memory: {server.name}, {chosen.small} and {2 * chosen.small} tables")
            found = kilobytes_a_table(server, chosen.small, chosen.most)
            figures[f"{server.name}_kilobytes_a_table"] = Spread.of([found])
        say("")
    if chosen.starts:
        for server in contenders[:-1]:
            start_seconds(server)  # writes missing bytecode
            starts = Spread.of([start_seconds(server) for _ in range(chosen.starts)])
            figures["start_seconds" if server.name == PLAIN else f"{server.name}_start_seconds"] = starts
    return figures


def main() -> None:
    chosen = arguments()
    make_peer()
    figures = measured(chosen)
    if chosen.json:
        print(json.dumps({name: asdict(spread) for name, spread in figures.items()}))
    else:
        print("\n".join(f"{name:<32} {described(spread)}" for name, spread in figures.items()))


if __name__ == "__main__":
    try:
        main()
    except BenchError as error:
        sys.exit(f"bench: {error}")
