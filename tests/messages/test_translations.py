"""Every language is complete and up to date, and reads as sentences with any parameters."""

import re
from functools import cache

import pytest

import boneyard
from boneyard.bots import bot
from boneyard.engine.chance import FairDice
from boneyard.engine.match import Match
from boneyard.games.catalogue import game_ids
from boneyard.games.shared.events import Event
from boneyard.languages import LANGUAGES, SOURCE
from boneyard.messages import check, translate
from boneyard.messages.parse import ROOT as MESSAGES
from boneyard.messages.samples import samples
from boneyard.rulebook import check as rule_check
from boneyard.rulebook import load
from boneyard.rulebook.books import ROOT as RULEBOOK
from boneyard.rulebook.marks import MARKS
from boneyard.terminal.teller import Teller
from tests.docs.guides import rows
from tests.sizes import pick

OTHERS = [language for language in LANGUAGES if language != SOURCE]
LONGEST_GIST = 44
"""Characters that fit on a card in hand."""
LONGEST_WORD = 12
"""What fits on a line of it; many browsers break longer words anywhere."""


@cache
def texts(language: str) -> list[tuple[str, str]]:
    return list(samples(language))


@pytest.mark.parametrize("language", OTHERS)
def test_all_messages_are_up_to_date(language: str) -> None:
    """`scripts/translations` lists what to do."""
    assert check.problems(language) == []


@pytest.mark.parametrize("language", OTHERS)
def test_all_rules_are_up_to_date(language: str) -> None:
    """`scripts/translations` lists what to do."""
    assert rule_check.problems(language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_formatted(language: str) -> None:
    """With any values; no Fluent syntax is left and no word is missing."""
    said = [(name, text) for name, text in texts(language) if name != "help"]
    assert len({name for name, _ in said}) > 350
    assert [text for _, text in said if re.search(r"[{}]|\$\w|  | [.,]( |$)", text.replace(" …", ""))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_paragraph_marks(language: str) -> None:
    assert all(language in words for words in MARKS.values())


@pytest.mark.parametrize("language", OTHERS)
def test_cards_have_the_same_title_in_the_rulebook(language: str) -> None:
    cards = {
        translate(name): translate(name, language)
        for name, _ in texts(SOURCE)
        if re.fullmatch("card-[a-z-]+", name)
    }
    rules = load("castle-of-chaos").entries
    translated = load("castle-of-chaos", language).entries
    named = {rule: cards[rules[rule].title] for rule in rules if rule.startswith("CC-CARD-")}
    assert len(named) == 16
    assert {rule: translated[rule].title for rule in named} == named


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_gist_fits_on_a_card(language: str) -> None:
    gists = {name: text for name, text in texts(language) if name.endswith(".gist")}
    assert {name: text for name, text in gists.items() if len(text) > LONGEST_GIST} == {}
    words = [word for text in gists.values() for word in re.findall(r"\w+", text)]
    assert [word for word in words if len(word) > LONGEST_WORD] == []


@pytest.mark.parametrize(("language", "words", "instead"), rows("docs/translating.md", "Words we avoid"))
def test_no_text_has_a_word_we_avoid(language: str, words: str, instead: str) -> None:
    files = [*(MESSAGES / language).glob("*.ftl"), *(RULEBOOK / language).glob("*.md")]
    assert files, f"docs/translating.md names an unknown language: {language}"
    word = re.compile(rf"\b({'|'.join(words.split(', '))})\b", re.IGNORECASE)
    found = [f"{file.name}: {line}" for file in files for line in file.read_text("utf-8").splitlines()
             if word.search(line)]  # fmt: skip
    assert found == [], f"write {instead}"


def numbers(event: Event) -> tuple[int, ...]:
    """How many of an event one sentence may combine."""
    return (1, 2) if event.hints.runs else (1,)


@pytest.mark.parametrize("game_id", game_ids())
def test_a_whole_game_can_be_logged_in_every_language(game_id: str) -> None:
    """Real events, questions and answers, with all their parameters."""
    game = boneyard.game(game_id)
    events: list[Event] = []
    match = Match(game, game.setup(seats=3), FairDice("7", game.id), tell=events.append)
    content = match.setup.content
    tellers = [Teller(("human", "random", "random"), content, language) for language in LANGUAGES]
    bots = [bot("random", str(seat), content) for seat in range(3)]
    for _ in range(pick(quick=30, ci=1500, full=10_000)):
        if (seat := match.settle()) is None:
            break
        board = game.view(match.state, None).board(content)
        kinds = {(type(option), getattr(option, "card", "")): option for option in match.options}.values()
        for teller in tellers:
            for event in events:
                assert all(teller.event(event, board, number) for number in numbers(event))
            assert teller.question(match.state.agenda, board)
            assert all(teller.command(option, board) and teller.verb(option) for option in kinds)
        events.clear()
        match.answer(seat, bots[seat](match.looks[seat], match.options))
