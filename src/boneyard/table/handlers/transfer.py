"""Seats that change hands: by a link, or by the host of the server. Nothing is changed here."""

from __future__ import annotations

from hmac import compare_digest

from boneyard.engine.fair import commitment
from boneyard.table import protocol
from boneyard.table.config import OPEN
from boneyard.table.decision import Decision, Who, not_over, staying
from boneyard.table.errors import Refused
from boneyard.table.log_entries import Carried, LinkMade
from boneyard.table.names import distinct
from boneyard.table.table import Table


def make_link(table: Table, who: Who, secret: str) -> Decision:
    """A link that carries the seat to another device; only its hash is kept."""
    staying(table, who.own)
    not_over(table)
    act = LinkMade(seat=who.own, secret_hash=commitment(secret))
    return Decision([act], result={"secret": secret}, secret=True)


def carry(table: Table, who: Who, message: protocol.Carry) -> Decision:
    """Take over a seat with a link's secret, which is then used up."""
    seat = linked(table, message.secret)
    staying(table, seat)
    return Decision([hand_over(table, seat, who.guest, message.name)], result={"seat": seat})


def linked(table: Table, secret: str) -> int:
    """The seat whose link has this secret; refused where none has."""
    for number, seat in enumerate(table.seats):
        if seat.link_hash and compare_digest(seat.link_hash, commitment(secret)):
            return number
    raise Refused("bad-secret")


def hand_over(table: Table, seat: int, guest: str, name: str) -> Carried:
    """Give a person's seat to a guest who has no other one here, and then sees what it sees."""
    not_over(table)
    if not 0 <= seat < len(table.seats) or table.seats[seat].plan != OPEN:
        raise Refused("no-seat")
    if table.seat_of(guest) not in (None, seat):
        raise Refused("no-seat", reason="seated")
    return Carried(seat=seat, guest=guest, name=distinct(name, table.names_beside(seat)))
