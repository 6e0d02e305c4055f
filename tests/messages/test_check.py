"""Missing, outdated and wrong translations are found and can be stamped."""

from pathlib import Path

import pytest

from boneyard.messages.check import problems
from boneyard.messages.parse import BadMessages, read
from boneyard.messages.stamp import stamp

ENGLISH = """# Some messages.

hello = Hello, { $name }!
card-bow = Bow
    .gist = Shoot far with `bow`
left = { $number ->
        [one] one square left
       *[other] { $number } squares left
    }
"""
GERMAN = """# Einige Meldungen.

hello = Hallo, { $name }!
card-bow = Bogen
    .gist = Schieße weit mit `bow`
left = { $number ->
        [one] noch ein Feld
       *[other] noch { $number } Felder
    }
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """English messages and their stamped German translation."""
    write(tmp_path, "en", ENGLISH)
    write(tmp_path, "de", GERMAN)
    assert stamp("de", root=tmp_path) == ["hello", "card-bow", "left"]
    return tmp_path


def write(root: Path, language: str, text: str, name: str = "some.ftl") -> None:
    (root / language).mkdir(exist_ok=True)
    (root / language / name).write_text(text, "utf-8")


def change(root: Path, language: str, old: str, new: str) -> None:
    file = root / language / "some.ftl"
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")


def found(root: Path) -> list[tuple[str, str]]:
    return [(problem.id, problem.what.split(":")[0]) for problem in problems("de", root)]


def test_a_stamped_translation_is_complete(root: Path) -> None:
    assert found(root) == []
    assert stamp("de", root=root) == []


def test_a_stamp_is_the_hash_of_the_english_message(root: Path) -> None:
    assert read("de", root)["left"].made_from == read("en", root)["left"].hash


def test_a_new_language_misses_everything(root: Path) -> None:
    assert {problem.what for problem in problems("fr", root)} == {"missing"}


def test_a_changed_english_word_makes_its_message_outdated(root: Path) -> None:
    change(root, "en", "squares left", "fields left")
    assert found(root) == [("left", "outdated")]
    assert stamp("de", ["hello"], root) == []
    assert stamp("de", ["left"], root) == ["left"]
    assert found(root) == []


def test_new_line_breaks_do_not_outdate_a_translation(root: Path) -> None:
    change(root, "en", "hello = Hello", "hello =\n    Hello")
    assert found(root) == []


def test_missing_and_obsolete_messages_are_found(root: Path) -> None:
    change(root, "de", "hello =", "goodbye =")
    assert found(root) == [("hello", "missing"), ("goodbye", "English has no such message")]


def test_a_message_without_its_stamp_is_found(root: Path) -> None:
    write(root, "de", GERMAN)
    assert [what for _, what in found(root)] == ["not stamped"] * 3


def test_a_missing_attribute_is_found(root: Path) -> None:
    change(root, "de", "    .gist = Schieße weit mit `bow`\n", "")
    assert found(root) == [("card-bow", "its parts are its value, in English gist, its value")]


def test_different_variables_are_found(root: Path) -> None:
    change(root, "de", "$name", "$nam")
    assert found(root) == [("hello", "its parameters are nam, in English name")]


def test_a_translation_may_use_plain_ids(root: Path) -> None:
    change(root, "de", "{ $name }", "{ $name_id ->\n        [a] A\n       *[other] B\n    }")
    assert found(root) == []


def test_a_translation_may_conjugate_where_english_does_not(root: Path) -> None:
    change(root, "de", "Bogen", "Bogen{ $seat_id ->\n        [you] A\n       *[other] B\n    }")
    assert found(root) == []


def test_changed_words_to_type_are_found(root: Path) -> None:
    change(root, "de", "`bow`", "`bogen`")
    assert found(root) == [("card-bow.gist", "words to type differ")]


def test_text_left_in_english_is_found(root: Path) -> None:
    change(root, "de", "noch ein Feld", "noch of the ein Feld")
    assert found(root) == [("left", "left in English")]


def test_identical_text_is_found_unless_confirmed(root: Path) -> None:
    change(root, "de", "card-bow = Bogen", "card-bow = Bow")
    assert found(root) == [
        ("card-bow", "the same as in English; if that is correct, end its stamp with ` same`")
    ]
    change(root, "de", "\ncard-bow", " same\ncard-bow")
    assert found(root) == []
    change(root, "en", "Shoot far", "Shoot farther")
    assert stamp("de", root=root) == ["card-bow"]
    assert found(root) == []


def test_a_message_belongs_in_the_same_file_as_in_english(root: Path) -> None:
    (root / "de" / "some.ftl").rename(root / "de" / "other.ftl")
    assert {what for _, what in found(root)} == {"belongs in some.ftl"}


def test_invalid_fluent_files_are_rejected(root: Path) -> None:
    write(root, "de", "hello = { $name\n")
    with pytest.raises(BadMessages, match=r"de/some.ftl: Fluent can't read 'hello = \{ \$name'"):
        problems("de", root)
    write(root, "de", "hello = a\nhello = b\n")
    with pytest.raises(BadMessages, match="a second hello"):
        problems("de", root)
