"""Fair dice: commitments to secrets, and whether they were kept.

The server commits to its seed and every player to a nonce by publishing a hash. The nonces are revealed
when all seats are fixed, the seed after the game. None of them alone can steer the numbers.

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
"""A seed or nonce: 16 to 64 bytes, too many to guess from their hash."""
HASH = re.compile(r"[0-9a-f]{64}", re.ASCII)
REASON = re.compile(r"[a-z][a-z-]{0,39}", re.ASCII)


class BadFairness(ValueError):
    """A malformed secret, hash or reason; the message says which."""


def new_secret() -> str:
    return token_hex(32)


def commitment(secret: bytes | str) -> str:
    """The hash published before a secret is revealed: the SHA-256 of its text."""
    return sha256(secret.encode() if isinstance(secret, str) else secret).hexdigest()


def is_secret(text: str) -> bool:
    return SECRET.fullmatch(text) is not None


def is_hash(text: str) -> bool:
    return HASH.fullmatch(text) is not None


def is_kept(promise: str, secret: str) -> bool:
    """Whether a secret matches its commitment; a malformed secret never does."""
    return is_secret(secret) and commitment(secret) == promise


@dataclass(frozen=True)
class Fairness:
    """The commitments and secrets of a table, by seat; None if a seat gave none.

    `seed_hash` is empty if there was no commitment to the seed. `practice` says why a table's numbers prove
    nothing, such as `chosen-seed`; it is empty if they do.
    """

    seed_hash: str
    nonce_hashes: tuple[str | None, ...]
    nonces: tuple[str | None, ...]
    practice: str = ""

    def __post_init__(self) -> None:
        if self.seed_hash and not is_hash(self.seed_hash):
            raise BadFairness("a commitment has 64 hexadecimal digits in lower case")
        if self.practice and not REASON.fullmatch(self.practice):
            raise BadFairness("the reason for practice is a word in lower case, with hyphens")
        if len(self.nonce_hashes) != len(self.nonces):
            raise BadFairness(f"{len(self.nonces)} nonces need as many hashes, not {len(self.nonce_hashes)}")
        for seat, (hash_, nonce) in enumerate(zip(self.nonce_hashes, self.nonces, strict=True)):
            check_nonce(seat, hash_, nonce)


def check_nonce(seat: int, hash_: str | None, nonce: str | None) -> None:
    if hash_ is None and nonce is not None:
        raise BadFairness(f"seat {seat} reveals a nonce without a commitment")
    if hash_ is not None and not is_hash(hash_):
        raise BadFairness(f"the hash of seat {seat}'s nonce needs 64 hexadecimal digits in lower case")
    if nonce is not None and not is_secret(nonce):
        raise BadFairness(f"the nonce of seat {seat} needs 32 to 128 hexadecimal digits in lower case")


def nonce_prefix(nonces: Sequence[str | None]) -> str:
    """The nonces as part of the text that the numbers depend on; seats without one are left out.

    Seats and separators make the text unique for every list of nonces.

    >>> nonce_prefix([None, "00112233445566778899aabbccddeeff"])
    '1:00112233445566778899aabbccddeeff|'
    """
    given = [(seat, nonce) for seat, nonce in enumerate(nonces) if nonce]
    for seat, nonce in given:
        check_nonce(seat, commitment(nonce), nonce)
    return "".join(f"{seat}:{nonce}|" for seat, nonce in given)
