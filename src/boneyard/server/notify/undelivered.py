"""Why a notice was not delivered: a code for metrics and log, without the notice."""

from __future__ import annotations

from typing import Literal

Reason = Literal[
    "bad-address",  # malformed
    "private-address",  # in a private network
    "unreachable",  # no such name, no connection, or it was cut
    "too-slow",  # no answer in time
    "bad-certificate",  # the other side could not prove its identity
    "redirect",  # redirects are not followed, because they are unchecked
    "refused",  # the receiver rejects it
    "overloaded",  # the receiver asks to retry later
    "gone",  # the subscription or address has ended
]


class Undelivered(Exception):
    """A notice was not delivered; `again` says whether a retry makes sense."""

    def __init__(self, reason: Reason, *, again: bool = False) -> None:
        super().__init__(reason)
        self.reason: Reason = reason
        self.again = again
