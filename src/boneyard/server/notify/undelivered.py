"""Why something did not arrive: a code for the figures and the log, and nothing that was to be told."""

from __future__ import annotations

from typing import Literal

Reason = Literal[
    "bad-address",  # not written as such an address must be
    "private-address",  # leads into a network that is nobody's business
    "unreachable",  # no such name, no connection, or it broke off
    "too-slow",  # no answer in time
    "bad-certificate",  # the other side could not show who it is
    "redirect",  # it would be somewhere else; nobody checked that place
    "refused",  # they do not want it
    "overloaded",  # they want it later
    "gone",  # they will never want it again
]


class Undelivered(Exception):
    """It did not arrive; `again` says whether trying again makes sense."""

    def __init__(self, reason: Reason, *, again: bool = False) -> None:
        super().__init__(reason)
        self.reason: Reason = reason
        self.again = again
