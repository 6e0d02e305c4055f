"""Fair dice: who promised which secret, and whether the promise was kept.

The server promises its seed, every person a nonce, by publishing a hash. When all seats are fixed the
nonces are shown, after the game the seed. No one of them alone can steer the numbers that follow.

>>> promise = commitment("00112233445566778899aabbccddeeff")
>>> promise[:16]
'5947d7c33d783f94'
>>> is_kept(promise, "00112233445566778899aabbccddeeff"), is_kept(promise, "0" * 32)
(True, False)
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from secrets import token_hex

SECRET = re.compile(r"(?:[0-9a-f]{2}){16,64}", re.ASCII)
"""A seed or nonce: 16 to 64 bytes, which nobody can guess from their hash."""
HASH = re.compile(r"[0-9a-f]{64}", re.ASCII)
REASON = re.compile(r"[a-z][a-z-]{0,39}", re.ASCII)


class BadFairness(ValueError):
    """A secret, hash or reason that is not written as it must be, in a sentence."""


def new_secret() -> str:
    """A seed or nonce of 32 bytes that nobody can guess."""
    return token_hex(32)


def commitment(secret: bytes | str) -> str:
    """What is published of a secret before it is shown: the SHA-256 of its text."""
    return sha256(secret.encode() if isinstance(secret, str) else secret).hexdigest()


def is_secret(text: str) -> bool:
    """Whether this can be a seed or nonce: 32 to 128 hexadecimal digits, an even number, in small letters."""
    return SECRET.fullmatch(text) is not None


def is_hash(text: str) -> bool:
    """Whether this can be the hash of a secret: 64 hexadecimal digits in small letters."""
    return HASH.fullmatch(text) is not None


def is_kept(promise: str, secret: str) -> bool:
    """Whether a secret is the one whose hash was published; a text that is no secret keeps no promise."""
    return is_secret(secret) and commitment(secret) == promise


@dataclass(frozen=True)
class Fairness:
    """What was promised and shown at a table, by seat; None where a seat promised or showed nothing.

    `seed_hash` is empty where the seed was not promised; `practice` says why the numbers of a table
    prove nothing, such as `chosen-seed`, and is empty where they do.
    """

    seed_hash: str
    nonce_hashes: tuple[str | None, ...]
    nonces: tuple[str | None, ...]
    practice: str = ""

    def __post_init__(self) -> None:
        if self.seed_hash and not is_hash(self.seed_hash):
            raise BadFairness("a commitment is written with 64 hexadecimal digits in small letters")
        if self.practice and not REASON.fullmatch(self.practice):
            raise BadFairness("the reason for practice is a word of small letters and hyphens")
        if len(self.nonce_hashes) != len(self.nonces):
            raise BadFairness("hashes and nonces are not of as many seats")
        for seat, (hash_, nonce) in enumerate(zip(self.nonce_hashes, self.nonces, strict=True)):
            check_nonce(seat, hash_, nonce)


def check_nonce(seat: int, hash_: str | None, nonce: str | None) -> None:
    """Refuse what is not written as the promise of a seat; whether it was kept is another question."""
    if hash_ is None and nonce is not None:
        raise BadFairness(f"seat {seat} shows a nonce that it did not promise")
    if hash_ is not None and not is_hash(hash_):
        raise BadFairness(f"the hash of seat {seat}'s nonce is not written with 64 hexadecimal digits")
    if nonce is not None and not is_secret(nonce):
        raise BadFairness(f"the nonce of seat {seat} is not written with 32 to 128 hexadecimal digits")


def spelled(nonces: Sequence[str | None]) -> str:
    """The nonces by seat as the numbers depend on them.

    Seat and mark make sure that no two lists of nonces are spelled alike; who gave none is left out.

    >>> spelled([None, "00112233445566778899aabbccddeeff"])
    '1:00112233445566778899aabbccddeeff|'
    """
    given = [(seat, nonce) for seat, nonce in enumerate(nonces) if nonce]
    for seat, nonce in given:
        check_nonce(seat, commitment(nonce), nonce)
    return "".join(f"{seat}:{nonce}|" for seat, nonce in given)
