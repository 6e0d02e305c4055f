"""Card texts that once contradicted the rules."""

from __future__ import annotations

import pytest

from boneyard import rulebook
from boneyard.messages import translate

FACTS = [
    ("necronomicon", "must duel you"),
    ("necronomicon", "begins a turn there"),
    ("necronomicon", "in the castle they may"),
    ("lame-horse", "the rest is halved again"),
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
def test_card_texts_say_what_happens(card: str, fact: str) -> None:
    assert fact in translate(f"card-{card}.text")


@pytest.mark.parametrize("card", ["call-of-the-grave", "they-rise-again"])
def test_a_square_with_a_pawn_is_not_called_occupied(card: str) -> None:
    assert "free" not in translate(f"card-{card}.text")


def test_we_can_take_them_is_for_your_own_turn() -> None:
    assert "In your turn" in translate("card-we-can-take-them.text")
    assert "only in your own turn" in rulebook.entry("CC-CARD-16").text
