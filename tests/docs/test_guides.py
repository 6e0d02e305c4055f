"""Commands in the guides exist, and their examples run."""

import doctest
import re
from pkgutil import resolve_name

import click
import pytest

from boneyard.cli import main
from boneyard.games.catalogue import game_ids
from tests.docs.guides import GUIDES, ROOT, blocks, names, prose, text_of

FROM_THE_INDEX = re.compile(r"pip3? install [^\n`]*(?<![\w/.-])boneyard(?![\w-])")
TEXTS = {".ftl", ".md", ".py", ".service", ".toml", ".yaml", ""}
MODULE = re.compile(r"boneyard(\.(?!toml$|db$|service$)\w+)+")
LINK = re.compile(r"\]\(([^)#]+)\)|(?:src|srcset)=\"([^\"]+)\"")


def typed(guide: str) -> list[str]:
    """Every line that a reader may type, without its comment."""
    shown = [line.partition("  #")[0].strip() for code in blocks(guide, "sh") for line in code.splitlines()]
    return [line for line in [*shown, *names(prose(guide))] if line.startswith(("boneyard ", "scripts/"))]


def command_of(words: list[str]) -> tuple[click.Command, list[str]]:
    """The command that the words name, and the remaining words."""
    found: click.Command = main
    context = click.Context(main)
    while isinstance(found, click.Group) and words and (named := found.get_command(context, words[0])):
        found, words = named, words[1:]
    return found, words


@pytest.mark.parametrize("guide", GUIDES)
def test_commands_exist(guide: str) -> None:
    for line in typed(guide):
        program, *words = line.split()
        if program.startswith("scripts/"):
            assert (ROOT / program).is_file(), f"{guide}: {line}"
            if program != "scripts/play":
                continue
            words = ["play", *words]
        command, rest = command_of(words)
        assert command is not main, f"{guide}: {line}"
        options = {name for parameter in command.params for name in parameter.opts} | {"--help"}
        used = {word for word in rest if word.startswith("--")}
        assert used <= options, f"{guide}: {line}"


@pytest.mark.parametrize("guide", GUIDES)
def test_games_exist(guide: str) -> None:
    takers = ("play", "watch", "simulate", "ladder")
    for line in typed(guide):
        words = line.split()
        if words[0] == "boneyard" and words[1] in takers and len(words) > 2 and not words[2].startswith("-"):
            assert words[2] in (*game_ids(), "GAME"), f"{guide}: {line}"


@pytest.mark.parametrize("guide", GUIDES)
def test_modules_and_their_names_exist(guide: str) -> None:
    for name in names(prose(guide)):
        if MODULE.fullmatch(name):
            assert resolve_name(name), f"{guide}: {name}"


@pytest.mark.parametrize("guide", GUIDES)
def test_links_have_targets(guide: str) -> None:
    folder = (ROOT / guide).parent
    for pair in LINK.findall(text_of(guide)):
        target = "".join(pair)
        assert (folder / target).is_file(), f"{guide}: {target}"


def test_the_readme_links_every_guide() -> None:
    linked = {"".join(pair) for pair in LINK.findall(text_of("README.md"))}
    found = {path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").glob("*.md")}
    assert found
    assert found - linked == set()


def test_guides_never_install_the_package_of_the_same_name() -> None:
    """`boneyard` on the public index is another program; ours is installed from a clone or a wheel."""
    folders = ("deploy", "docs", "examples", "src")
    written = [
        path
        for folder in folders
        for path in (ROOT / folder).rglob("*")
        if path.suffix in TEXTS and path.is_file()
    ]
    sent = {
        path.relative_to(ROOT).as_posix(): found[0]
        for path in (*written, *(ROOT / guide for guide in GUIDES))
        if (found := FROM_THE_INDEX.search(path.read_text("utf-8")))
    }
    assert sent == {}
    assert FROM_THE_INDEX.search("pip install 'boneyard[server]'")


def test_the_guides_have_commands() -> None:
    """Otherwise the tests above would check nothing."""
    assert {"scripts/play", "scripts/test"} <= set(typed("README.md"))
    assert len(typed("README.md")) > 10


@pytest.mark.parametrize(("guide", "least"), [("bots", 20), ("odds", 15), ("rl", 15)])
def test_examples_run(guide: str, least: int) -> None:
    file = f"docs/{guide}.md"
    test = doctest.DocTestParser().get_doctest("\n".join(blocks(file, "pycon")), {}, file, file, 0)
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE)
    output: list[str] = []
    failed = runner.run(test, out=output.append).failed
    assert not failed, "".join(output)
    assert len(test.examples) > least
