"""Replays as text: any content round-trips."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boneyard.engine.content import Content
from boneyard.engine.game import Setup
from boneyard.engine.replay import BadReplay, Ending, Replay, read, write

HEADERS = (
    "play",
    "end",
    "open",
    "content x y",
    "file tiles.toml",
    "|",
    "state 0",
    "boneyard replay 1",
    "\r",
    "",
)
lines = st.one_of(st.sampled_from(HEADERS), st.text())
texts = st.lists(lines).map("\n".join)
names = st.one_of(
    st.text(), st.sampled_from(["", '"', '"a"', " a ", "a\nplay\n", "\\", "\u2028", "a\rb", "ö 🦴"])
)
endings = st.one_of(st.none(), st.just(Ending((0,), "points")))


def replay(content: Content, seed: str, ending: Ending | None) -> Replay:
    setup = Setup("game", 2, {"option": "value"}, content)
    return Replay(setup, 1, ("human", "random"), seed, ("0 step 1",), "0123", ending)


@given(names, st.dictionaries(names, texts, max_size=3), names, endings)
def test_any_content_round_trips(name: str, files: dict[str, str], seed: str, ending: Ending | None) -> None:
    kept = replay(Content(name, files), seed, ending)
    assert read(write(kept)) == kept


@given(names, st.dictionaries(names, texts.filter(lambda text: "\r" not in text), max_size=3))
def test_line_endings_of_other_systems_are_accepted(name: str, files: dict[str, str]) -> None:
    kept = replay(Content(name, files), "7", None)
    assert read(write(kept).replace("\n", "\r\n")) == kept


@given(st.text())
def test_any_text_is_a_replay_or_rejected(text: str) -> None:
    for candidate in (
        text,
        f"boneyard replay 1\n{text}",
        f"boneyard replay 1\ngame x\nfile {text}\nplay\nopen\n",
    ):
        with suppress(BadReplay):
            read(candidate)


def test_a_number_with_thousands_of_digits_is_rejected() -> None:
    text = write(replay(Content("", {}), "7", None)).replace("rules 1", f"rules {'1' * 5000}")
    with pytest.raises(BadReplay, match="rules must be a number"):
        read(text)
