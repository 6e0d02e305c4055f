"""Card texts that once said something other than the rules do."""

from __future__ import annotations

import pytest

from boneyard import rulebook
from boneyard.messages import say

FACTS = [
    ("necronomicon", "must duel you"),
    ("necronomicon", "begins a turn there"),
    ("necronomicon", "in the castle they may"),
    ("lame-horse", "halved again"),
    ("second-wind", "roll of yours that has failed"),
    ("crossbow", "On your own square it does nothing"),
    ("call-of-the-grave", "squares without a skeleton"),
    ("call-of-the-grave", "Players may be standing there"),
    ("they-rise-again", "squares without a skeleton"),
    ("they-rise-again", "Players may be standing there"),
    ("pickpocket", "inside a building you can't take a Horse"),
    ("this-is-my-broomstick", "at the end of their turns"),
    ("this-is-my-broomstick", "Cards can still bring one there"),
]


@pytest.mark.parametrize(("card", "fact"), FACTS)
def test_a_card_says_what_happens(card: str, fact: str) -> None:
    assert fact in say(f"card-{card}.text")


@pytest.mark.parametrize("card", ["call-of-the-grave", "they-rise-again"])
def test_a_square_with_a_pawn_is_not_called_taken(card: str) -> None:
    assert "free" not in say(f"card-{card}.text")


def test_the_rulebook_and_the_card_say_that_we_can_take_them_is_for_your_own_turn() -> None:
    assert "In your turn" in say("card-we-can-take-them.text")
    assert "only in your own turn" in rulebook.entry("CC-CARD-16").text
