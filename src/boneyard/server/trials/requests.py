"""What a process of trials is sent and answers: a length of four bytes, then JSON."""

from __future__ import annotations

import msgspec

from boneyard.table.errors import Code, Refused

LENGTH = 4


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a table is not made; without a code, it is."""

    code: Code | None = None
    reason: str = ""
    limit: int = 0

    def refuse(self) -> None:
        """Refuse what was tried out, if something is wrong with it."""
        if self.code is not None:
            raise Refused(self.code, reason=self.reason or None, limit=self.limit or None)


encode = msgspec.json.Encoder().encode
read = msgspec.json.Decoder(Fault).decode
