"""Files that would take forever to read are rejected at once."""

import pytest

import boneyard
from boneyard.engine.content import BadContent, Content

PARTS = 90_000
LONG = ".".join("a" * PARTS)
QUOTED = ".".join(['"a"'] * (PARTS // 2))
BOMBS = {
    "a name of many parts": f"{LONG} = 1",
    "with blanks": f"{' . '.join('a' * (PARTS // 2))} = 1",
    "of quoted parts": f"{QUOTED} = 1",
    "of a table": f"[{LONG}]",
    "in a table of one line": f"a = {{{LONG} = 1}}",
    "after a long string with a quote at its end": f'a = ["""b"""", {{{LONG} = 1}}, "c"]',
    "after one with two": f"a = ['''b''''', {{{LONG} = 1}}, 'c']",
    "many of them": "[" + ".".join("b" * 200) + "]\n" + f"{'.'.join('c' * 100)} = 1\n" * 800,
}


@pytest.mark.parametrize("game", boneyard.game_ids())
@pytest.mark.parametrize("bomb", BOMBS)
def test_a_key_has_few_parts(game: str, bomb: str) -> None:
    found = boneyard.game(game)
    files = {**found.default_content().files, "tiles.toml": BOMBS[bomb]}
    with pytest.raises(BadContent, match="at most 16 dots"):
        found.start(found.setup(2, Content("bomb", files)))


@pytest.mark.parametrize("piece", ["\\", "'''", '"\\', '"""\\', '"\\\n'])
def test_an_unterminated_string_is_rejected_fast(piece: str) -> None:
    found = boneyard.game("zombie-invasion")
    for begin in ("", '"', '"""', "'''"):
        with pytest.raises(BadContent, match="this isn't TOML"):
            found.start(found.setup(2, Content("bomb", {"tiles.toml": f"a = {begin}{piece * 20_001}"})))


def test_texts_may_have_many_dots() -> None:
    found = boneyard.game("zombie-invasion")
    tiles = found.default_content().files["tiles.toml"]
    for text in (f"# {'.' * 100}", f"title.en = '{'.' * 100}'"):
        first = tiles.replace('id = "town-hall"', f'id = "town-hall"\n{text}', 1)
        assert first != tiles
        found.start(found.setup(2, Content("dots", {"tiles.toml": first})))
