"""Measure the estimated winning chances, and fit their temperatures.

    python bench/chances.py [--fit 400] [--games 400] [--seed 3] [--game ID] [--seats N] [--workers 2]

Greedy bots play every game with 2 to 6 seats. A row of the table has the Brier score of the estimates after
25, 50, 75 and 90 % of the game, without → with the temperature, next to the score of a constant guess, which
must not be better anywhere. The temperatures are those in the games' `evaluation.py`; with `--fit N` they are
fitted to N games of the next seed instead, so they are never measured on the games they were fitted to.
"""

import argparse
import os
import sys

import boneyard
from boneyard.bots.knowledge import evaluation_of
from boneyard.games.catalogue import game_ids
from boneyard.simulate.balance import SEATS, balanced_games, targets_of
from boneyard.simulate.calibration import (
    DIGITS,
    MOMENTS,
    UNCHANGED,
    Followed,
    constant_score,
    fitted,
    followed,
    scores,
)


def main() -> int:
    """Exit code 1 if a constant guess does better."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False
    )
    parser.add_argument(
        "--fit", type=int, metavar="N", help="fit the temperatures to this many games of each kind"
    )
    parser.add_argument("--games", type=int, default=400, help="measure this many games of each kind")
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--game", choices=game_ids(), help="only this game")
    parser.add_argument("--seats", type=int, choices=SEATS, help="only with this many seats")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()

    def played(game: str, seats: int, number: int, seed: int) -> list[Followed]:
        """Games with each variant that has balance targets."""
        return [
            each
            for variant in targets_of(game).variants
            for each in followed(
                game, seats, number, seed, options=tuple(variant.items()), workers=chosen.workers
            )
        ]

    parts = " | ".join(f"{part:.0%}" for part in MOMENTS)
    print(f"| game | seats | games | temperatures | constant guess | {parts} |")
    print(f"|{' --- |' * (5 + len(MOMENTS))}", flush=True)
    worse = 0
    for game in [chosen.game] if chosen.game else balanced_games():
        for seats in [chosen.seats] if chosen.seats else SEATS:
            temperatures = evaluation_of(boneyard.game(game)).temperatures[seats]
            if chosen.fit:
                temperatures = fitted(played(game, seats, chosen.fit, chosen.seed + 1))
            games = played(game, seats, chosen.games, chosen.seed)
            constant, raw, now = (
                constant_score(games),
                scores(games, UNCHANGED),
                scores(games, temperatures),
            )
            pairs = " | ".join(f"{one:.4f} → {other:.4f}" for one, other in zip(raw, now, strict=True))
            words = "{:g}, {:g}".format(*temperatures)
            print(f"| {game} | {seats} | {len(games)} | {words} | {constant:.4f} | {pairs} |", flush=True)
            worse += round(max(now), DIGITS) > round(constant, DIGITS)
    if worse:
        print(f"A constant guess does better in {worse} rows.", file=sys.stderr)
    return 1 if worse else 0


if __name__ == "__main__":
    raise SystemExit(main())
