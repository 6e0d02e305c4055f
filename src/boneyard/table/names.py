"""Names and titles as everybody sees them: one line, and no signs that can't be seen.

>>> one_line(" Zoë\\n\\tX ")
'Zoë X'
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from unicodedata import category, normalize

from boneyard.table.errors import Refused

BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and patterns that are drawn as nothing; for Unicode they are no spaces."""
JOINER = "\u200d"
"""Makes one picture of two; what it stands between otherwise does not show it."""
PICTURES = ("So", "Sm")
DRESS = ("Mn", "Sk")
"""What may follow a picture: how it is drawn, and its colour."""
MOST_MARKS = 3
"""Accents upon one sign: no language piles up more, and a tower of them covers other lines."""
LONGEST = 24
"""Letters of a name."""
LOOKS_LIKE = str.maketrans(
    "АВЕКМНОРСТУХІЈЅӀԌԚԜΑΒΕΖΗΙΚΜΝΟΡΤΥΧабвгԁеһіјкӏмнорԛѕтсухԝьαβγεηικνορτυχωօոսցզɑɡıȷʟɴʀʏ01|",
    "ABEKMHOPCTYXIJSIGQWABEZHIKMNOPTYXabbrdehijklmhopqstcyxwbabyenikvoptuxwonugqagijlnryoll",
)
"""Cyrillic, Greek, Armenian and other signs that look like a Latin letter in most fonts."""
SEEN = "LNPS"
"""Letters, numbers, punctuation and symbols: other signs are nothing by themselves."""


def clean(name: str) -> str:
    """A name as everybody sees it; one of which nothing is seen is refused."""
    found = one_line(name)
    if not any(category(sign)[0] in SEEN for sign in found):
        raise Refused("bad-name")
    return found


def one_line(text: str) -> str:
    """A text without signs that can't be seen; what is blank is one space, and none at the ends.

    >>> one_line("Zoe" + 23 * "\N{COMBINING DIAERESIS}") == "Zoë" + 3 * "\N{COMBINING DIAERESIS}"
    True
    """
    text = normalize("NFC", text)
    shown = (
        " " if sign.isspace() or sign in BLANK else sign
        for place, sign in enumerate(text)
        if sign.isprintable() or sign.isspace() or joins(text, place)
    )
    return " ".join("".join(bounded(shown)).split())


def bounded(signs: Iterable[str]) -> Iterable[str]:
    """Signs with a few marks each."""
    marks = 0
    for sign in signs:
        marks = marks + 1 if category(sign)[0] == "M" else 0
        if marks <= MOST_MARKS:
            yield sign


def likeness(name: str) -> str:
    """What a name looks like at a glance: the same for names that are easily mistaken for each other.

    >>> likeness("Ηоst") == likeness("host") == likeness("H Ö S T"), likeness("Ann") == likeness("Anna")
    (True, False)
    """
    plain = normalize("NFKD", name).translate(LOOKS_LIKE).casefold()
    seen = "".join(sign for sign in plain if category(sign)[0] not in "MZ")
    return seen.replace("i", "l").replace("rn", "m").replace("vv", "w")


def distinct(name: str, others: Iterable[str]) -> str:
    """A name at a table where others have theirs: one that looks like another's gets a number.

    >>> distinct("Ann", ["Ben"]), distinct("Ann", ["ANN", "Ann 2"])
    ('Ann', 'Ann 3')
    """
    name = clean(name)
    taken = {likeness(other) for other in others if other}
    if likeness(name) not in taken:
        return name
    numbered = (clean(f"{name[: LONGEST - len(str(n)) - 1]} {n}") for n in count(2))
    return next(other for other in numbered if likeness(other) not in taken)


def joins(text: str, place: int) -> bool:
    """Whether a sign joins two pictures."""
    if text[place] != JOINER:
        return False
    before = next((category(sign) for sign in reversed(text[:place]) if category(sign) not in DRESS), "")
    after = category(text[place + 1]) if place + 1 < len(text) else ""
    return before in PICTURES and after in PICTURES
