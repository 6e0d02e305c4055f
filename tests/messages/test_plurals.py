"""Sentences with one and with several of something."""

from __future__ import annotations

import pytest

from boneyard.messages import translate


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("en", "1 second left", "3 seconds left"),
        ("de", "noch 1 Sekunde", "noch 3 Sekunden"),
        ("it", "resta un secondo", "restano 3 secondi"),
        ("es", "queda un segundo", "quedan 3 segundos"),
    ],
)
def test_time_left_has_plural_forms(language: str, one: str, many: str) -> None:
    assert [translate("web-react.left", language, seconds=number) for number in (1, 3)] == [one, many]


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("en", "1 of 1 roll hit", "3 of 4 rolls hit"),
        ("de", "1 von 1 Wurf traf", "3 von 4 Würfen trafen"),
        ("it", "1 colpo a segno in un tiro", "3 colpi a segno in 4 tiri"),
        ("es", "1 acierto en una tirada", "3 aciertos en 4 tiradas"),
    ],
)
def test_hits_have_plural_forms(language: str, one: str, many: str) -> None:
    said = [
        translate("dice-unit-fight", language, actual=hits, rolls=rolls, expected=2)
        for hits, rolls in ((1, 1), (3, 4))
    ]
    assert [sentence.partition(",")[0] for sentence in said] == [one, many]


@pytest.mark.parametrize("what", ["zombie", "white", "red", "blue", "black", "life", "ammo"])
@pytest.mark.parametrize("language", ["en", "de", "it", "es"])
def test_several_figures_are_plural(language: str, what: str) -> None:
    named = {"what": "WHAT", "what_id": what, "tile": "Altar", "square": "Altar"}
    said = translate("event-figure-put-many", language, number=3, **named)
    assert said.startswith("3 ")
    assert "WHAT" not in said, "this kind has a plural"
