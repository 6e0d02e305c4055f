"""Commitments to seeds and nonces: their form, and which secrets match them."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boneyard.engine.chance import FairDice
from boneyard.engine.fair import (
    BadFairness,
    Fairness,
    commitment,
    is_hash,
    is_kept,
    is_secret,
    new_secret,
    nonce_prefix,
)

GOOD = "00112233445566778899aabbccddeeff"
secrets = st.binary(min_size=16, max_size=64).map(bytes.hex)
seats = st.lists(st.one_of(st.none(), secrets), max_size=6)


def test_a_commitment_is_the_sha_256_of_the_text() -> None:
    assert commitment("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert commitment(b"abc") == commitment("abc")


@given(secrets, secrets)
def test_only_the_committed_secret_matches(one: str, other: str) -> None:
    assert is_kept(commitment(one), one)
    assert is_kept(commitment(one), other) == (one == other)


@pytest.mark.parametrize(
    "text",
    ["", "7", GOOD[:-1], GOOD[:-2], GOOD.upper(), GOOD + "g0", GOOD + "\n", "0" * 130, "٣" * 32, GOOD + "|0"],
)
def test_malformed_secrets_never_match(text: str) -> None:
    assert not is_secret(text)
    assert not is_kept(commitment(text), text)


def test_new_secrets_are_well_formed_and_unique() -> None:
    fresh = {new_secret() for _ in range(20)}
    assert len(fresh) == 20
    assert all(map(is_secret, fresh))
    assert all(is_hash(commitment(secret)) for secret in fresh)


@given(seats, seats)
def test_different_nonces_have_different_prefixes(one: list[str | None], other: list[str | None]) -> None:
    def said(nonces: list[str | None]) -> dict[int, str]:
        return {seat: nonce for seat, nonce in enumerate(nonces) if nonce is not None}

    assert (nonce_prefix(one) == nonce_prefix(other)) == (said(one) == said(other))


def test_the_same_digits_split_differently_give_different_numbers() -> None:
    a, b, c = GOOD, "a" * 32, "b" * 32
    lists: list[tuple[str | None, ...]] = [
        (a + b, c),
        (a, b + c),
        (a + b + c,),
        (None, a + b + c),
        (a, b, c),
        (c, b, a),
        (),
    ]
    rolled = {
        nonces: [FairDice("s", "g", nonces).number("x", n, 2**32) for n in range(3)] for nonces in lists
    }
    for one, other in product(lists, lists):
        assert (rolled[one] == rolled[other]) == (one == other)


def test_without_nonces_dice_depend_on_the_seed_alone() -> None:
    plain = FairDice("seed", "town")
    for nonces in [(), (None,), (None, None, None), ("", "")]:
        dice = FairDice("seed", "town", nonces)
        assert [dice.number("x", n, 6) for n in range(50)] == [plain.number("x", n, 6) for n in range(50)]


@pytest.mark.parametrize("nonce", ["ab", "0:" + GOOD, GOOD + "|", "0" * 200])
def test_dice_reject_malformed_nonces(nonce: str) -> None:
    with pytest.raises(BadFairness, match="nonce of seat 1"):
        FairDice("seed", "town", (None, nonce))


@pytest.mark.parametrize(
    ("fairness", "reason"),
    [
        (("short", (), (), ""), "64 hexadecimal digits"),
        (("", (None,), (GOOD,), ""), "without a commitment"),
        (("", ("x",), (None,), ""), "the hash of seat 0"),
        (("", (commitment(GOOD),), ("xyz",), ""), "the nonce of seat 0"),
        (("", (None,), (None, None), ""), "as many hashes"),
        (("", (), (), "Because I say so"), "lower case"),
    ],
)
def test_malformed_commitments_are_rejected(
    fairness: tuple[str, tuple[str | None, ...], tuple[str | None, ...], str], reason: str
) -> None:
    with pytest.raises(BadFairness, match=reason):
        Fairness(*fairness)
