"""Transferring seats: by a link, or by the server's host."""

from __future__ import annotations

from hmac import compare_digest

from boneyard.engine.fair import commitment
from boneyard.table import protocol
from boneyard.table.config import OPEN
from boneyard.table.decision import Decision, Who, require_in_game, require_not_over
from boneyard.table.errors import Refused
from boneyard.table.log_entries import LinkMade, Transferred
from boneyard.table.names import distinct
from boneyard.table.table import Table


def make_link(table: Table, who: Who, secret: str) -> Decision:
    """Make a link that transfers the seat to another device; only the hash of its secret is stored."""
    require_in_game(table, who.own)
    require_not_over(table)
    entry = LinkMade(seat=who.own, secret_hash=commitment(secret))
    return Decision([entry], result={"secret": secret}, secret=True)


def transfer(table: Table, who: Who, message: protocol.Transfer) -> Decision:
    """Take over a seat with a link's secret, which can be used once."""
    seat = seat_with_link(table, message.secret)
    require_in_game(table, seat)
    return Decision([hand_over(table, seat, who.guest, message.name)], result={"seat": seat})


def seat_with_link(table: Table, secret: str) -> int:
    for number, seat in enumerate(table.seats):
        if seat.link_hash and compare_digest(seat.link_hash, commitment(secret)):
            return number
    raise Refused("bad-secret")


def hand_over(table: Table, seat: int, guest: str, name: str) -> Transferred:
    """Give a person's seat to a guest who has no other seat here."""
    require_not_over(table)
    if not 0 <= seat < len(table.seats) or table.seats[seat].plan != OPEN:
        raise Refused("no-seat")
    if table.seat_of(guest) not in (None, seat):
        raise Refused("no-seat", reason="seated")
    return Transferred(seat=seat, guest=guest, name=distinct(name, table.names_beside(seat)))
