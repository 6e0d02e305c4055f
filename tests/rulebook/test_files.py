"""Rulebook files: outdated translations and invalid files."""

from pathlib import Path

import pytest

from boneyard import rulebook

ENGLISH = """# A Game

Short introduction.

## Fighting

### ME-FIGHT-1 You fight

Roll a die,
see ME-FIGHT-2.

> Ruling: Always.

### ME-FIGHT-2 You win

With 4 or more.

## Moving

### ME-MOVE-1 You move

One square.
"""


def write(root: Path, language: str, text: str) -> None:
    (root / language).mkdir(exist_ok=True)
    (root / language / "a-game.md").write_text(text, encoding="utf-8")


def german(root: Path) -> str:
    """An up-to-date translation of the English file."""
    book = rulebook.load("a-game", root=root)
    hashes = {rule: entry.hash for rule, entry in book.entries.items()}
    return f"""# Ein Spiel
<!-- from {book.hash} -->

Kurze Einleitung.

## Kämpfen

### ME-FIGHT-1 Du kämpfst
<!-- from {hashes["ME-FIGHT-1"]} -->

Wirf einen Würfel, siehe ME-FIGHT-2.

### ME-FIGHT-2 Du gewinnst
<!-- from {hashes["ME-FIGHT-2"]} -->
Mit 4 oder mehr.

## Ziehen

### ME-MOVE-1 Du ziehst
<!-- from {hashes["ME-MOVE-1"]} -->
Ein Feld.
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """An English book and its German translation."""
    write(tmp_path, "en", ENGLISH)
    write(tmp_path, "de", german(tmp_path))
    return tmp_path


def test_a_book_is_read(root: Path) -> None:
    book = rulebook.load("a-game", root=root)
    assert (book.game, book.language) == ("a-game", "en")
    assert (book.title, book.intro) == ("A Game", "Short introduction.")
    assert book.sections == ("Fighting", "Moving")
    assert list(book.entries) == ["ME-FIGHT-1", "ME-FIGHT-2", "ME-MOVE-1"]
    entry = book.entries["ME-FIGHT-1"]
    assert (entry.title, entry.section, entry.language) == ("You fight", "Fighting", "en")
    assert entry.text == "Roll a die,\nsee ME-FIGHT-2.\n\n> Ruling: Always."
    assert entry.source_hash is None


def test_a_translation_is_read(root: Path) -> None:
    assert rulebook.games(root) == ("a-game",)
    assert rulebook.languages(root) == ("en", "de")
    entry = rulebook.entry("ME-FIGHT-1", "de", root)
    assert (entry.title, entry.section, entry.language) == ("Du kämpfst", "Kämpfen", "de")
    assert entry.text == "Wirf einen Würfel, siehe ME-FIGHT-2."
    assert entry.source_hash == rulebook.entry("ME-FIGHT-1", root=root).hash


def test_a_fresh_translation_is_up_to_date(root: Path) -> None:
    assert rulebook.outdated("a-game", "de", root) == []


def test_english_is_never_outdated(root: Path) -> None:
    assert rulebook.outdated("a-game", "en", root) == []


def test_a_changed_word_makes_its_entry_outdated(root: Path) -> None:
    write(root, "en", ENGLISH.replace("4 or more", "5 or more"))
    assert rulebook.outdated("a-game", "de", root) == ["ME-FIGHT-2"]


def test_a_changed_title_makes_its_entry_outdated(root: Path) -> None:
    write(root, "en", ENGLISH.replace("You move", "You walk"))
    assert rulebook.outdated("a-game", "de", root) == ["ME-MOVE-1"]


def test_a_changed_introduction_or_section_makes_the_book_outdated(root: Path) -> None:
    write(root, "en", ENGLISH.replace("Short introduction", "Long introduction"))
    assert rulebook.outdated("a-game", "de", root) == ["a-game"]
    write(root, "en", ENGLISH.replace("## Moving", "## Walking"))
    assert rulebook.outdated("a-game", "de", root) == ["a-game"]


def test_new_line_breaks_do_not_outdate_a_translation(root: Path) -> None:
    write(root, "en", ENGLISH.replace("Roll a die,\nsee", "Roll\na die,  see"))
    assert rulebook.outdated("a-game", "de", root) == []


def test_missing_and_obsolete_entries_are_outdated(root: Path) -> None:
    write(root, "de", german(root).replace("### ME-MOVE-1", "### ME-MOVE-7"))
    assert rulebook.outdated("a-game", "de", root) == ["ME-MOVE-1", "ME-MOVE-7"]


def test_a_missing_book_is_outdated_throughout(root: Path) -> None:
    assert rulebook.outdated("a-game", "fr", root) == ["a-game", "ME-FIGHT-1", "ME-FIGHT-2", "ME-MOVE-1"]


def test_missing_rules_fall_back_to_english(root: Path) -> None:
    assert rulebook.entry("ME-MOVE-1", "fr", root).text == "One square."


def test_a_missing_book_suggests_other_languages(root: Path) -> None:
    with pytest.raises(rulebook.BookNotFound) as caught:
        rulebook.load("a-game", "fr", root)
    assert str(caught.value) == "There is no rulebook 'fr/a-game'. Did you mean en/a-game or de/a-game?"


@pytest.mark.parametrize(
    ("good", "bad", "line", "reason"),
    [
        ("# A Game\n", "\n", 3, "doesn't belong to an entry"),
        ("# A Game\n", "# A Game\n# B Game\n", 2, "a second title"),
        ("## Moving", "## Fighting", 18, "a second section"),
        ("## Fighting\n", "\n", 7, "before the first section"),
        ("### ME-FIGHT-2", "### ME-FIGHT-1", 14, "a second entry"),
        ("### ME-FIGHT-2", "### FIGHT-2", 14, "a rule id such as"),
        ("### ME-FIGHT-2 You win", "### ME-FIGHT-2", 14, "no title"),
        ("### ME-FIGHT-2", "#### ME-FIGHT-2", 14, "more than three #"),
        ("With 4 or more.\n", "\n", 14, "has no text"),
        ("## Moving\n", "## Moving\nStray.\n", 19, "doesn't belong to an entry"),
    ],
)
def test_a_bad_file_is_rejected_with_its_line(
    root: Path, good: str, bad: str, line: int, reason: str
) -> None:
    write(root, "en", ENGLISH.replace(good, bad, 1))
    with pytest.raises(rulebook.BadRulebook) as caught:
        rulebook.load("a-game", root=root)
    assert (caught.value.line, caught.value.file) == (line, root / "en" / "a-game.md")
    assert reason in str(caught.value)


def test_an_empty_file_is_rejected(root: Path) -> None:
    write(root, "en", "")
    with pytest.raises(rulebook.BadRulebook, match="start with '# Title'"):
        rulebook.load("a-game", root=root)


def test_a_translation_needs_its_source_hash(root: Path) -> None:
    hash_line = f"<!-- from {rulebook.entry('ME-MOVE-1', root=root).hash} -->\n"
    write(root, "de", german(root).replace(hash_line, ""))
    with pytest.raises(rulebook.BadRulebook, match="ME-MOVE-1 needs a line"):
        rulebook.load("a-game", "de", root)
