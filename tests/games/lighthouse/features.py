"""Lighthouse's features: only what reinforcement learning needs, and nothing for bots."""

from boneyard.games.shared.commands import Place, Step, Stop
from boneyard.games.shared.features import Features
from boneyard.games.shared.rl import Encoding, nothing, places, squares
from tests.games.lighthouse.game import IslandState, View

ENCODING: Encoding[View] = Encoding(
    arguments={Place: places, Step: squares, Stop: nothing},
    planes={"visited": lambda view: view.visited},
    seat_names=("pawn", "points"),
    seat=lambda view, seat: (view.seats[seat].pawn, view.seats[seat].points),
    table_names=("turns",),
    table=lambda view: (view.turns,),
)
FEATURES: Features[IslandState, View] = Features(rl=ENCODING)
