"""The English rulebook is complete and refers only to existing rules."""

import re

import pytest

from boneyard import rulebook
from tests.rulebook.expected import PREFIXES, SPECIFICATION, Rule, committed, specified

GAMES = tuple(PREFIXES)
OPTION = re.compile(r"^> Option `(\w+)`: `(\w+)` \(default\) or `(\w+)`\. \S", re.MULTILINE)
MARKS = ("Ruling:", "Revised:", "First:", "Option `")


def entries() -> list[rulebook.Entry]:
    return [entry for game in GAMES for entry in rulebook.load(game).entries.values()]


def sections_of(book: rulebook.Book) -> list[list[Rule]]:
    return [
        [Rule(e.id, "> Ruling: " in e.text) for e in book.entries.values() if e.section == section]
        for section in book.sections
    ]


def test_every_game_has_a_rulebook() -> None:
    assert set(rulebook.games()) == set(GAMES)
    assert rulebook.languages()[0] == "en"


def test_the_book_has_the_rules_of_the_specification() -> None:
    """The same ids, order and sections, and rulings are marked."""
    written = [section for game in GAMES for section in sections_of(rulebook.load(game))]
    assert written == committed()
    if SPECIFICATION.is_dir():
        assert committed() == specified()


def test_sections_are_contiguous() -> None:
    """So reading by section is reading in order."""
    for game in GAMES:
        book = rulebook.load(game)
        assert list(dict.fromkeys(entry.section for entry in book.entries.values())) == list(book.sections)


@pytest.mark.parametrize("game", GAMES)
def test_ids_fit_the_game(game: str) -> None:
    assert {rule.split("-")[0] for rule in rulebook.load(game).entries} == {PREFIXES[game]}


def test_ids_are_unique() -> None:
    ids = [entry.id for entry in entries()]
    assert len(ids) == len(set(ids))


def test_references_point_to_existing_rules() -> None:
    known = {entry.id for entry in entries()}
    texts = [entry.text for entry in entries()] + [rulebook.load(game).intro for game in GAMES]
    named = {rule for text in texts for rule in rulebook.references(text)}
    assert "ME-MISC-1" in named
    assert named <= known


def test_references_are_whole_ids() -> None:
    """A group such as ME-RANGE can't be linked."""
    for entry in entries():
        bare = re.findall(r"\b(?:ME|CC|ZI)-[A-Z]+\b(?!-\d)", entry.text)
        assert bare == [], entry.id


def test_no_entry_refers_to_itself() -> None:
    assert [entry.id for entry in entries() if entry.id in rulebook.references(entry.text)] == []


def test_quotes_are_marked() -> None:
    """Every quoted block starts with its kind."""
    for entry in entries():
        for block in entry.text.split("\n\n"):
            if block.startswith(">"):
                assert block.removeprefix("> ").startswith(MARKS), entry.id


def test_options_and_defaults_match_the_games() -> None:
    texts = {entry.id: entry.text for entry in entries()} | {"intro": rulebook.load("midevil").intro}
    found = {(where, *option) for where, text in texts.items() for option in OPTION.findall(text)}
    assert found == {
        ("intro", "printing", "revised", "first"),
        ("ME-FIGHT-5", "last_life", "dies", "rerolls"),
        ("ME-DUEL-9", "duel_loser", "lives", "dies"),
        ("ME-WIN-4", "round_limit", "200", "none"),
        ("ME-SETUP-2", "graveyard", "anywhere", "lower_half"),
        ("CC-OPT-1", "altar_teleport", "off", "on"),
        ("ZI-WIN-3", "round_limit", "200", "none"),
        ("ZI-FIGHT-3", "last_life", "dies", "rerolls"),
    }
    assert sum(text.count("> Option ") for text in texts.values()) == len(found)


def test_printings_are_marked() -> None:
    revised = [entry.id for entry in entries() if "> Revised: " in entry.text]
    first = [entry.id for entry in entries() if "> First: " in entry.text]
    assert revised == ["ME-SETUP-6", "ME-TILE-3", "ME-DUEL-2", "ME-DUEL-3", "ME-DUEL-4", "ME-DUEL-5"]
    assert first == ["ME-SETUP-6", "ME-TILE-3", "ME-DUEL-2", "ME-DUEL-8"]


def test_the_sources_examples_are_included() -> None:
    examples = {entry.id: entry.text.count("Example: ") for entry in entries()}
    assert (examples["ME-TILE-6"], examples["ME-FIGHT-3"], examples["ZI-FIGHT-2"]) == (2, 2, 1)


def test_an_unknown_rule_suggests_similar_ids() -> None:
    with pytest.raises(rulebook.RuleNotFound) as caught:
        rulebook.entry("ME-FIGTH-5")
    assert "ME-FIGHT-5" in caught.value.near
    assert "ME-FIGHT-5" in str(caught.value)
    assert isinstance(caught.value, KeyError)


def test_an_unknown_rule_without_similar_ids() -> None:
    with pytest.raises(rulebook.RuleNotFound) as caught:
        rulebook.entry("???")
    assert str(caught.value) == "There is no rule '???'."


def test_rule_ids_are_case_insensitive() -> None:
    assert rulebook.entry("cc-pit-1") == rulebook.load("castle-of-chaos").entries["CC-PIT-1"]


def test_an_unknown_game_suggests_similar_names() -> None:
    with pytest.raises(rulebook.BookNotFound) as caught:
        rulebook.load("midevel")
    assert caught.value.near == ("midevil",)
