"""Several people at one device: each has a seat, and all are known by the key of one guest.

The first of them is the guest, the others are named after the guest and can't be told apart from guests by a
table: one person has one seat. They are seated when a table is made; each plays, votes and leaves for
themselves.

>>> companion("ab12", 0), companion("ab12", 2)
('ab12', 'ab12~2')
>>> household("ab12~2"), household("ab12"), person_in("ab12~2")
('ab12', 'ab12', 2)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta, Struct

from boneyard.table.config import OPEN, Config, PersonName, SeatNumber
from boneyard.table.errors import Refused
from boneyard.table.log_entries import Sat
from boneyard.table.names import distinct
from boneyard.table.table import Table

SIGN = "~"
"""Stands in no guest's id."""
MOST = 5


class Companion(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who plays at the same device as who makes a table."""

    seat: SeatNumber
    name: PersonName


Company = Annotated[tuple[Companion, ...], Meta(max_length=MOST)]


def companion(guest: str, person: int) -> str:
    """Who the people at a guest's device are at tables, counted from the guest."""
    return f"{guest}{SIGN}{person}" if person else guest


def household(guest: str) -> str:
    """The guest at whose device somebody plays."""
    return guest.partition(SIGN)[0]


def person_in(guest: str) -> int:
    """Which of the people at a device somebody is."""
    return int(guest.partition(SIGN)[2] or 0)


def seated(config: Config, host: Sat, company: Sequence[Companion]) -> list[Sat]:
    """The host sits down, and then the others, each on an open seat."""
    taken = {host.seat}
    acts = [host]
    for person, one in enumerate(company, 1):
        if one.seat in taken or one.seat >= len(config.seats) or config.seats[one.seat] != OPEN:
            raise Refused("bad-setup", reason=f"seat {one.seat} is not open")
        taken.add(one.seat)
        name = distinct(one.name, [other.name for other in acts])
        acts.append(Sat(seat=one.seat, guest=companion(host.guest, person), name=name))
    return acts


def moved_on(table: Table, guest: str) -> tuple[Companion, ...]:
    """The others at a guest's device, everybody one seat further."""
    others = [
        (person_in(seat.guest), Companion((number - 1) % len(table.seats), seat.name))
        for number, seat in enumerate(table.seats)
        if seat.guest != guest and household(seat.guest) == guest
    ]
    return tuple(one for _, one in sorted(others, key=lambda other: other[0]))
