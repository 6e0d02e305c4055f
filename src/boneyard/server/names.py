"""Names and titles as everybody sees them: one line, and no signs that can't be seen.

>>> one_line(" Zoë\\n\\tX ")
'Zoë X'
"""

from __future__ import annotations

from unicodedata import category

from boneyard.server.errors import Refused

BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and patterns that are drawn as nothing; for Unicode they are no spaces."""
JOINER = "\u200d"
"""Makes one picture of two; what it stands between otherwise does not show it."""
PICTURES = ("So", "Sm")
DRESS = ("Mn", "Sk")
"""What may follow a picture: how it is drawn, and its colour."""
SEEN = "LNPS"
"""Letters, numbers, punctuation and symbols: other signs are nothing by themselves."""


def clean(name: str) -> str:
    """A name as everybody sees it; one of which nothing is seen is refused."""
    found = one_line(name)
    if not any(category(sign)[0] in SEEN for sign in found):
        raise Refused("bad-name")
    return found


def one_line(text: str) -> str:
    """A text without signs that can't be seen; what is blank is one space, and none at the ends."""
    shown = (
        " " if sign.isspace() or sign in BLANK else sign
        for place, sign in enumerate(text)
        if sign.isprintable() or sign.isspace() or joins(text, place)
    )
    return " ".join("".join(shown).split())


def joins(text: str, place: int) -> bool:
    """Whether a sign joins two pictures."""
    if text[place] != JOINER:
        return False
    before = next((category(sign) for sign in reversed(text[:place]) if category(sign) not in DRESS), "")
    after = category(text[place + 1]) if place + 1 < len(text) else ""
    return before in PICTURES and after in PICTURES
