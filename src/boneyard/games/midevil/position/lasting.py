"""Lasting effects in a position: `still owner=0 target=1 seat=1; calm owner=2 target=2 seat=2`."""

from __future__ import annotations

import msgspec

from boneyard.games.midevil.lasting import Lasting
from boneyard.games.shared.position.sketch import Sketch
from boneyard.games.shared.position.text import read_fields

LONGEST = 2
"""Until the end of the next turn, counting the current one."""


def lasting_text(lasting: tuple[Lasting, ...]) -> str:
    return "; ".join(one_text(each) for each in lasting) or "none"


def one_text(lasting: Lasting) -> str:
    data = msgspec.structs.asdict(lasting)
    words = [f"{name}={value}" for name, value in data.items() if name != "what"]
    return " ".join([lasting.what, *(word for word in words if word not in ("ends=0", "waits=0"))])


def read_lasting(sketch: Sketch, seats: int) -> tuple[Lasting, ...]:
    text = sketch.facts.get("lasting", "none")
    parts = [] if text == "none" else [part.strip() for part in text.split(";")]
    return tuple(read_one(sketch, part, seats) for part in parts)


def read_one(sketch: Sketch, text: str, seats: int) -> Lasting:
    what, _, rest = text.partition(" ")
    fields = read_fields(sketch.board, rest, sketch.where.get("lasting", 0))
    try:
        lasting = msgspec.convert({"what": what, **fields}, Lasting)
    except msgspec.ValidationError as error:
        form = "WHAT owner=SEAT target=SEAT seat=SEAT"
        raise sketch.fault("lasting", f"{text!r} isn't an effect ({error}); write {form}") from error
    known = range(seats)
    if lasting.owner not in known or lasting.seat not in known or lasting.target not in (-1, *known):
        raise sketch.fault("lasting", f"{text!r}: there are {seats} seats, counted from 0")
    if not 0 <= lasting.waits <= lasting.ends <= LONGEST:
        raise sketch.fault("lasting", f"{text!r}: an effect lasts at most {LONGEST} turns")
    return lasting
