"""Names and titles: one line, no invisible characters, and no two names at a table that look alike.

>>> one_line(" Zoë\\n\\tX ")
'Zoë X'
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from unicodedata import category, normalize

from boneyard.table.errors import Refused

BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Characters that are drawn as nothing although Unicode doesn't call them spaces."""
JOINER = "\u200d"
"""Joins two emoji into one; anywhere else it is invisible."""
EMOJI = ("So", "Sm")
EMOJI_MODIFIERS = ("Mn", "Sk")
"""What may follow an emoji: variation selectors and skin tones."""
MOST_MARKS = 3
"""Accents on one character: no language uses more, and a stack of them covers other lines."""
LONGEST = 24
PROGRAM = "bot-"
"""The prefix of the guest ids of programs with a token of their own; no person's id has it."""
LOOKS_LIKE = str.maketrans(
    "АВЕКМНОРСТУХІЈЅӀԌԚԜΑΒΕΖΗΙΚΜΝΟΡΤΥΧабвгԁеһіјкӏмнорԛѕтсухԝьαβγεηικνορτυχωօոսցզɑɡıȷʟɴʀʏ01|",
    "ABEKMHOPCTYXIJSIGQWABEZHIKMNOPTYXabbrdehijklmhopqstcyxwbabyenikvoptuxwonugqagijlnryoll",
)
"""Cyrillic, Greek, Armenian and other characters that look like a Latin letter in most fonts."""
SEEN = "LNPS"
"""Categories of visible characters: letters, numbers, punctuation and symbols."""


def clean(name: str) -> str:
    """The name as others see it; refuses one without a visible character."""
    found = one_line(name)
    if not any(category(sign)[0] in SEEN for sign in found):
        raise Refused("bad-name")
    return found


def one_line(text: str) -> str:
    """Remove invisible characters, and collapse and strip blanks.

    >>> one_line("Zoe" + 23 * "\N{COMBINING DIAERESIS}") == "Zoë" + 3 * "\N{COMBINING DIAERESIS}"
    True
    """
    text = normalize("NFC", text)
    shown = (
        " " if sign.isspace() or sign in BLANK else sign
        for index, sign in enumerate(text)
        if sign.isprintable() or sign.isspace() or joins_emoji(text, index)
    )
    return " ".join("".join(limit_marks(shown)).split())


def limit_marks(signs: Iterable[str]) -> Iterable[str]:
    marks = 0
    for sign in signs:
        marks = marks + 1 if category(sign)[0] == "M" else 0
        if marks <= MOST_MARKS:
            yield sign


def likeness(name: str) -> str:
    """A key that is equal for names that are easily mistaken for each other.

    >>> likeness("Ηоst") == likeness("host") == likeness("H Ö S T"), likeness("Ann") == likeness("Anna")
    (True, False)
    """
    plain = normalize("NFKD", name).translate(LOOKS_LIKE).casefold()
    seen = "".join(sign for sign in plain if category(sign)[0] not in "MZ")
    return seen.replace("i", "l").replace("rn", "m").replace("vv", "w")


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, with a number if it looks like another's.

    >>> distinct("Ann", ["Ben"]), distinct("Ann", ["ANN", "Ann 2"])
    ('Ann', 'Ann 3')
    """
    name = clean(name)
    taken = {likeness(other) for other in others if other}
    if likeness(name) not in taken:
        return name
    numbered = (clean(f"{name[: LONGEST - len(str(n)) - 1]} {n}") for n in count(2))
    return next(other for other in numbered if likeness(other) not in taken)


def joins_emoji(text: str, index: int) -> bool:
    if text[index] != JOINER:
        return False
    before = next(
        (category(sign) for sign in reversed(text[:index]) if category(sign) not in EMOJI_MODIFIERS), ""
    )
    after = category(text[index + 1]) if index + 1 < len(text) else ""
    return before in EMOJI and after in EMOJI


def is_program(guest: str) -> bool:
    return guest.startswith(PROGRAM)
