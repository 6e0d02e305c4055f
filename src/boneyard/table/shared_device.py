"""Several people at one device, each with a seat, under the key of one guest.

The first is the guest; the others get ids derived from the guest's. A table treats them all as guests: each
has one seat, and plays, votes and leaves alone. They are seated when the table is created.

>>> companion("ab12", 0), companion("ab12", 2)
('ab12', 'ab12~2')
>>> device_owner("ab12~2"), device_owner("ab12"), person_in("ab12~2")
('ab12', 'ab12', 2)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta, Struct

from boneyard.games.shared.tempers import PERSONAS
from boneyard.table.config import OPEN, Config, PersonName, SeatNumber
from boneyard.table.errors import Refused
from boneyard.table.log_entries import Sat
from boneyard.table.names import distinct
from boneyard.table.table import Table

SIGN = "~"
"""Never occurs in a guest's id."""
MOST = 5


class Companion(Struct, frozen=True, forbid_unknown_fields=True):
    """Another player at the device of the guest who creates a table."""

    seat: SeatNumber
    name: PersonName


Company = Annotated[tuple[Companion, ...], Meta(max_length=MOST)]


def companion(guest: str, person: int) -> str:
    return f"{guest}{SIGN}{person}" if person else guest


def device_owner(guest: str) -> str:
    return guest.partition(SIGN)[0]


def person_in(guest: str) -> int:
    return int(guest.partition(SIGN)[2] or 0)


def seated(config: Config, host: Sat, company: Sequence[Companion]) -> list[Sat]:
    """Seat the host and then the others, each on an open seat."""
    taken = {host.seat}
    bots = bot_names(config)
    entries = [host]
    for person, one in enumerate(company, 1):
        if one.seat in taken or one.seat >= len(config.seats) or config.seats[one.seat] != OPEN:
            raise Refused("bad-setup", reason=f"seat {one.seat} is not open")
        taken.add(one.seat)
        name = distinct(one.name, [*bots, *(other.name for other in entries)])
        entries.append(Sat(seat=one.seat, guest=companion(host.guest, person), name=name))
    return entries


def bot_names(config: Config) -> list[str]:
    """The names of the bots, which no person may have."""
    plans = zip(config.seats, config.personas, strict=False)  # without personas there are none
    return [PERSONAS[persona].name for plan, persona in plans if persona and plan != OPEN]


def company_of(table: Table, guest: str) -> tuple[Companion, ...]:
    others = [
        (person_in(seat.guest), Companion(number, seat.name))
        for number, seat in enumerate(table.seats)
        if seat.guest != guest and device_owner(seat.guest) == guest
    ]
    return tuple(one for _, one in sorted(others, key=lambda other: other[0]))
