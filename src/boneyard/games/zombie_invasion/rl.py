from __future__ import annotations

from collections.abc import Sequence

from boneyard.games.shared.board import MIDDLE
from boneyard.games.shared.commands import Die, GiveLife, Place, Put, Shift, Step, Stop
from boneyard.games.shared.rl import HIGHEST, Encoding, nothing, places, puts, shifts, squares
from boneyard.games.zombie_invasion.commands import Breed, SpendAmmo
from boneyard.games.zombie_invasion.shown import View


def seat_numbers(view: View, seat: int) -> Sequence[int]:
    shown = view.seats[seat]
    return shown.pawn, shown.life, shown.ammo, shown.points, shown.dead


ENCODING: Encoding[View] = Encoding(
    arguments={
        Place: places,
        Put: puts("zombie", "life", "ammo"),
        Step: squares,
        Shift: shifts(MIDDLE),
        Stop: nothing,
        GiveLife: nothing,
        Die: nothing,
        SpendAmmo: nothing,
        Breed: nothing,
    },
    planes={
        "zombies": lambda view: view.zombies,
        "life": lambda view: view.life,
        "ammo": lambda view: view.ammo,
    },
    seat_names=("pawn", "life", "ammo", "points", "dead"),
    seat=seat_numbers,
    table_names=("turns", "box", "bonus", "bottom"),
    table=lambda view: (min(view.turns, HIGHEST), view.box, view.bonus, view.bottom is not None),
)
