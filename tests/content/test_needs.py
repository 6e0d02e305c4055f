"""Content must have what the rules look for; faults have file, line and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

import boneyard
from boneyard.cli.content_folder import ABOUT, check_folder, make_folder
from boneyard.engine.content import BadContent, Content
from boneyard.games.shared.toml_content import MOST_ENTRIES


def line_of(text: str, name: str) -> int:
    """The line where the entry with an id starts."""
    lines = text.split("\n")
    end = lines.index(f'id = "{name}"')
    return max(number for number, line in enumerate(lines[:end], 1) if line.startswith("[["))


def faults_of(game_id: str, content: Content) -> list[str]:
    game = boneyard.game(game_id)
    with pytest.raises(BadContent) as caught:
        game.start(game.setup(2, content))
    return caught.value.faults


def spoilt(game_id: str, file: str, name: str, old: str, new: str) -> tuple[Content, str]:
    """The game's content with one change to one entry, and the place of that entry."""
    files = dict(boneyard.game(game_id).default_content().files)
    begin = files[file].index(f'id = "{name}"')
    head, tail = files[file][:begin], files[file][begin:]
    assert old in tail
    files[file] = head + tail.replace(old, new, 1)
    return Content("spoilt", files), f"{file}:{line_of(files[file], name)}: {name}: "


RING = "#a a a#\n       \n a o a \n       \n#a a a#"
HELIPAD = "zombies = 9\nbig = [[\"t-heli-h\", 0, 0, 288]]\ndrawing = '''\n #   # \n#H H H#\n       \n H H H "
HELIPAD_AROUND = HELIPAD.replace("zombies = 9", "zombies = 8").replace("\n H H H ", "\n H o H ")
NAMED, BIG, HUGE = "named = true", 'big = [["d-well", %s, %s, %s]]', 10**20
PIT = "       \n r p r \n       \n"
CASTLE_FAULTS = [
    ("castle-10", "#WCGCW ", "#WCcCW ", "drawbridge", "the castle has no gate"),
    ("castle-11", " W W W ", " W G W ", "castle-11", "the castle already has a gate 'G'"),
    ("castle-10", "#   # ", "# # # ", "drawbridge", "there is no way from the gate over both squares"),
    ("drawbridge", "#d = d#", "#d r d#", "drawbridge", "two squares of bridge '=' and one opening 'r'"),
    ("drawbridge", "#d r d#", "#d g d#", "drawbridge", "two squares of bridge '=' and one opening 'r'"),
    ("drawbridge", "#d r d#\n #   # ", "#d r d#\n # # # ", "drawbridge", "no tile of the stack fits beyond"),
    ("drawbridge", "lone = true", "", "drawbridge", "drawbridge must be lone"),
    ("drawbridge", "place = [0, 4]", "", "drawbridge", "it needs a place"),
    ("castle-2", "place = [1, 0]", "place = [0, 0]", "castle-2", "its place is taken by castle-1"),
    ("castle-2", "named = true", "named = true\ncount = 2", "castle-2", "count must be 1"),
    ("castle-3", " k kCW#", " k wCW#", "castle-3", "nobody can stand on 'w'"),
    ("pit", " r p r ", " r g r ", "pit", "the pit itself, 'p', must be in its centre"),
    (
        "pit",
        PIT,
        PIT.replace(" r p r ", " r|p|r ").replace("       ", "   #   "),
        "pit",
        "nobody could climb out",
    ),
    ("filth", "named = true", "named = true\nplace = [9, 9]", "filth", "it comes from the stack"),
]


@pytest.mark.parametrize(("name", "old", "new", "blamed", "reason"), CASTLE_FAULTS)
def test_CC_BRIDGE_1_a_castle_without_its_parts_is_rejected(
    name: str, old: str, new: str, blamed: str, reason: str
) -> None:
    content, _ = spoilt("castle-of-chaos", "tiles.toml", name, old, new)
    place = f"tiles.toml:{line_of(content.files['tiles.toml'], blamed)}: {blamed}: "
    assert any(fault.startswith(place) and reason in fault for fault in faults_of("castle-of-chaos", content))


def test_CC_MOVE_2_a_walled_off_part_of_the_castle_is_rejected() -> None:
    walled, place = spoilt(
        "castle-of-chaos", "tiles.toml", "castle-12", " c cCW#\n C C   ", " c#cCW#\n C C   "
    )
    files = dict(walled.files)
    files["tiles.toml"] = files["tiles.toml"].replace(
        " c cCW#\n       \n c#cCW#\n C C   ", " c cCW#\n   #   \n c#cCW#\n C C   "
    )
    assert faults_of("castle-of-chaos", Content("walled", files)) == [
        f"{place}there is no way from the centre of castle-3 to square 4"
    ]


@pytest.mark.parametrize(
    ("game_id", "name", "old", "new", "reason"),
    [
        ("midevil", "altar", "A", "g", "the altar itself, 'A', must be in its centre"),
        ("midevil", "graveyard", "named = true", "named = true\ncount = 2", "count must be 1"),
        ("midevil", "graveyard", "named = true", "named = true\nwild = true", "it can't be wild"),
        ("midevil", "altar", "named = true", "named = true\nplace = [0, 0]", "tiles can't have a place"),
        (
            "zombie-invasion",
            "town-hall",
            "#l a l#\n       \n a P a \n       \n#l a l#",
            RING,
            "nobody can stand on",
        ),
        ("zombie-invasion", "helipad", HELIPAD, HELIPAD_AROUND, "nobody can stand on 'o'"),
        (
            "midevil",
            "graveyard",
            "\n s s s \n       \n s s s ",
            "\n s s s \n       \n s w s ",
            "stand on 'w'",
        ),
        ("zombie-invasion", "helipad", "named = true", "named = true\ncount = 2", "count must be 1"),
        (
            "zombie-invasion",
            "hospital",
            "named = true",
            "named = true\nplace = [0, 0]",
            "tiles can't have a place",
        ),
    ],
)
def test_start_and_goal_must_have_what_the_rules_need(
    game_id: str, name: str, old: str, new: str, reason: str
) -> None:
    content, place = spoilt(game_id, "tiles.toml", name, old, new)
    assert any(fault.startswith(place) and reason in fault for fault in faults_of(game_id, content))


@pytest.mark.parametrize(
    ("game_id", "file", "tile", "number", "known"),
    [
        ("midevil", "tiles.toml", "smith", "zombies", "skeletons, life"),
        ("midevil", "tiles.toml", "smith", "ammo", "skeletons, life"),
        ("castle-of-chaos", "tiles.toml", "windmill", "zombies", "skeletons, life"),
        ("castle-of-chaos", "midevil-tiles.toml", "smith", "ammo", "skeletons, life"),
        ("zombie-invasion", "tiles.toml", "hospital", "skeletons", "zombies, life, ammo"),
    ],
)
@pytest.mark.parametrize("value", [0, 1])
def test_ME_TILE_3_and_ZI_TILE_2_an_unknown_number_is_rejected(
    game_id: str, file: str, tile: str, number: str, known: str, value: int
) -> None:
    content, place = spoilt(game_id, file, tile, "named = true", f"named = true\n{number} = {value}")
    reason = f"this game has no {number}; its tiles have {known}: write one of these, or take {number} out"
    assert faults_of(game_id, content) == [f"{place}{reason}"]


@pytest.mark.parametrize(
    ("file", "other", "entry"),
    [
        ("midevil-cards.toml", "cards.toml", "[[card]]\nid = 'NAME'\nkind = 'grave'\neffect = 'calm'\n"),
        ("tiles.toml", "midevil-tiles.toml", "[[tile]]\nid = 'NAME'\ndrawing = '''\nDRAWING'''\n"),
    ],
)
def test_ids_are_unique_in_a_set(file: str, other: str, entry: str) -> None:
    files = dict(boneyard.game("castle-of-chaos").default_content().files)
    name = next(line for line in files[other].split("\n") if line.startswith("id = ")).split('"')[1]
    drawing = "       \n r r r \n" * 3 + "       \n"
    line = files[file].count("\n") + 1
    files[file] += entry.replace("NAME", name).replace("DRAWING", drawing)
    reason = faults_of("castle-of-chaos", Content("twice", files))
    twice, first = sorted([(other, line_of(files[other], name)), (file, line)], reverse=True)
    assert reason == [f"{twice[0]}:{twice[1]}: {name}: this id is used twice, first at {first[0]}:{first[1]}"]


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('floor = "stone"', 'floor = "marble"', "floor 'marble' isn't one of wood, stone, tile"),
        ("named = true", 'named = true\nbig = [["d-ufo", 0, 0, 96]]', "there is no symbol 'd-ufo'"),
        (
            "named = true",
            'named = true\nbig = [["d-well", 0, 0, -1]]',
            "the size of decor and big must be from 1 to 288",
        ),
        ('"d-anvil", ', '"d-ufo", ', "there is no symbol 'd-ufo'"),
        ('"d-anvil", ', '"d-anvil", 5', "column and row of decor count from 0 to 2"),
    ],
)
def test_undrawable_tiles_are_reported_with_file_and_line(
    tmp_path: Path, old: str, new: str, reason: str
) -> None:
    content, place = spoilt("midevil", "tiles.toml", "smith", old, new)
    make_folder(tmp_path / "mine", boneyard.game("midevil"))
    (tmp_path / "mine" / "tiles.toml").write_text(content.files["tiles.toml"], "utf-8")
    with pytest.raises(BadContent) as caught:
        check_folder(tmp_path / "mine")
    (fault,) = caught.value.faults
    assert fault.startswith(f"{tmp_path}/mine/{place}")
    assert reason in fault


@pytest.mark.parametrize(
    ("game_id", "file", "entry", "old", "new", "reason"),
    [
        ("midevil", "tiles.toml", "smith", NAMED, f"{NAMED}\ncount = {HUGE}", "count must be from 1 to 99"),
        ("midevil", "cards.toml", "sword", "count = 2", "count = 100", "count must be from 1 to 99"),
        ("midevil", "tiles.toml", "smith", NAMED, f"{NAMED}\n{BIG % (HUGE, 0, 96)}", "from -288 to 288"),
        ("midevil", "tiles.toml", "smith", NAMED, f"{NAMED}\n{BIG % (0, 0, HUGE)}", "from 1 to 288"),
        ("midevil", "tiles.toml", "smith", '"d-anvil", 1, 0, ', '"d-anvil", 1, 0, -9', "from -288 to 288"),
        (
            "castle-of-chaos",
            "tiles.toml",
            "castle-1",
            "place = [",
            f"place = [{HUGE}",
            "of place count from 0 to 9",
        ),
    ],
)
def test_numbers_have_bounds(game_id: str, file: str, entry: str, old: str, new: str, reason: str) -> None:
    content, place = spoilt(game_id, file, entry, old, new)
    assert any(fault.startswith(place) and reason in fault for fault in faults_of(game_id, content))


def test_a_file_has_a_maximum_of_entries() -> None:
    files = dict(boneyard.game("midevil").default_content().files)
    card = "[[card]]\nid = 'more-{}'\nkind = 'grave'\neffect = 'calm'\n"
    files["cards.toml"] += "".join(map(card.format, range(MOST_ENTRIES)))
    (fault,) = faults_of("midevil", Content("many", files))
    assert fault.startswith(f"cards.toml:1: a file can have at most {MOST_ENTRIES} entries, not ")


@pytest.mark.parametrize("field", ["title", "gist", "text"])
def test_control_characters_in_texts_are_rejected(field: str) -> None:
    content, place = spoilt(
        "midevil", "cards.toml", "sword", "\n", f'\n{field} = {{ en = "a\\u001b[31mb" }}\n'
    )
    (fault,) = faults_of("midevil", content)
    assert fault == f"{place}{field} (en) has the character '\\x1b', which can't be shown"


@pytest.mark.parametrize(
    ("about", "reason"),
    [
        ('game = "midevil"\ntitle = "a\\nb"\n', "2: title has the character '\\n', which can't be shown"),
        ('game = "midevil"\ntitle = 5\n', "2: title must be a text"),
        ('game = "midevil"\ntilte = "x"\n', "2: tilte is unknown; the fields are game, title"),
        ('title = "x"\n', "1: game is missing; it is one of"),
        ('\ngame = "chess"\n', "2: no game is called 'chess'"),
        ('game = "midevil"\ntitle = \n', "2: this isn't TOML"),
        ("game = " + "[" * 5000, "1: this isn't TOML"),
    ],
)
def test_faults_in_boneyard_toml_are_reported(tmp_path: Path, about: str, reason: str) -> None:
    (tmp_path / ABOUT).write_text(about, "utf-8")
    with pytest.raises(BadContent) as caught:
        check_folder(tmp_path)
    assert caught.value.faults[0].startswith(f"{tmp_path / ABOUT}:{reason}")


@pytest.mark.parametrize("name", ['a "b" \\ c', "{x}", "[red]", "tab\tand\nline", "ö 🦴"])
def test_a_folder_with_an_odd_name_can_be_created_and_checked(tmp_path: Path, name: str) -> None:
    make_folder(tmp_path / name, boneyard.game("zombie-invasion"))
    _, content = check_folder(tmp_path / name)
    assert content.name == name.replace("\t", " ").replace("\n", " ")
