"""The guide for content authors lists everything the loaders know, and nothing else."""

from pathlib import Path
from random import Random

import pytest

import boneyard
from boneyard.art.grounds import FLOORS
from boneyard.art.svg import ArtError
from boneyard.art.symbols import symbol
from boneyard.cli.content_folder import check_folder, make_folder
from boneyard.engine.content import Content
from boneyard.games.castle_of_chaos.effects import EFFECTS as CASTLE_EFFECTS
from boneyard.games.castle_of_chaos.game import EDITION
from boneyard.games.castle_of_chaos.tile_needs import NEEDED as CASTLE_NEEDED
from boneyard.games.midevil.card_files import STAYING
from boneyard.games.midevil.cards import CARD_KINDS, WINDOWS
from boneyard.games.midevil.effects import EFFECTS as MIDEVIL_EFFECTS
from boneyard.games.midevil.frames import Window
from boneyard.games.midevil.state import Effect, MidState
from boneyard.games.midevil.tile_needs import NEEDED
from boneyard.games.shared.tile import INSIDE
from boneyard.games.shared.toml_content import CardRow, TileRow
from boneyard.games.zombie_invasion.state import GOAL_TILE as HELIPAD
from boneyard.games.zombie_invasion.state import START_TILE as TOWN_HALL
from boneyard.tile_drawing import EDGES, KINDS, LEGAL, OPEN_EDGES
from tests.docs.guides import blocks, names, rows, section
from tests.sizes import pick

GUIDE = "docs/content.md"
MIDEVIL, CASTLE = "Effects of MidEvil", "Effects of The Castle of Chaos"


def documented_effects() -> dict[str, list[str]]:
    """The cells of each effect's row."""
    return {names(row[0])[0]: row[1:] for heading in (MIDEVIL, CASTLE) for row in rows(GUIDE, heading)}


def own_effects(game_id: str) -> dict[str, Effect]:
    if game_id == "midevil":
        return MIDEVIL_EFFECTS
    return {name: CASTLE_EFFECTS[name] for name in CASTLE_EFFECTS if name not in MIDEVIL_EFFECTS}


def in_words(effect: Effect) -> str:
    return ", ".join(f"`{name}` {least}–{most}" for name, (least, most) in effect.parameters.items())


@pytest.mark.parametrize(("heading", "game_id"), [(MIDEVIL, "midevil"), (CASTLE, "castle-of-chaos")])
def test_every_effect_is_listed_with_its_parameters(heading: str, game_id: str) -> None:
    documented = {names(row[0])[0]: row[1] for row in rows(GUIDE, heading)}
    assert documented == {name: in_words(effect) for name, effect in own_effects(game_id).items()}


def test_permanent_effects_are_marked() -> None:
    documented = {name for name, cells in documented_effects().items() if cells[2].startswith("stays;")}
    assert documented == set(STAYING)


def test_every_window_is_listed() -> None:
    assert [names(row[0])[0] for row in rows(GUIDE, "Windows")] == list(WINDOWS)


def test_every_square_letter_is_listed() -> None:
    documented = {names(row[0])[0]: row[2:] for row in rows(GUIDE, "Square letters")}
    assert documented.keys() == KINDS.keys()
    assert {letter for letter, (legal, _) in documented.items() if legal == "yes"} == LEGAL
    assert {letter for letter, (_, inside) in documented.items() if inside == "yes"} == INSIDE


def test_every_edge_is_listed() -> None:
    documented = [line for line in section(GUIDE, "Edges").splitlines() if line.startswith("- ")]
    joined = {edge for line in documented if ": joined" in line for edge in names(line.partition(":")[0])}
    assert {edge for line in documented for edge in names(line.partition(":")[0])} | {" "} == EDGES
    assert joined | {" "} == OPEN_EDGES


@pytest.mark.parametrize(("heading", "row"), [("Tile fields", TileRow), ("Card fields", CardRow)])
def test_every_field_is_listed(heading: str, row: type[TileRow] | type[CardRow]) -> None:
    assert [names(cells[0])[0] for cells in rows(GUIDE, heading)] == list(row.__struct_fields__)


def test_kinds_and_floors_are_listed() -> None:
    cells = {
        names(cells[0])[0]: cells[2] for cells in rows(GUIDE, "Card fields") + rows(GUIDE, "Tile fields")
    }
    assert set(names(cells["kind"])) == set(CARD_KINDS)
    assert set(names(cells["floor"])) == {"b", *FLOORS}


def test_required_tiles_are_listed() -> None:
    sentence = next(part for part in section(GUIDE, "The files").split("\n\n") if "certain tiles" in part)
    needed = [TOWN_HALL, HELIPAD, *NEEDED, *CASTLE_NEEDED]
    assert sorted(names(sentence)) == sorted(needed)


def test_every_file_is_listed() -> None:
    documented = {name for row in rows(GUIDE, "The files") for name in names(row[0])}
    own = {name for game_id in boneyard.game_ids() for name in boneyard.game(game_id).default_content().files}
    assert documented == {"boneyard.toml", *own}


def test_every_listed_symbol_can_be_drawn() -> None:
    documented = next(
        part for part in section(GUIDE, "Tile fields").split("\n\n") if part.startswith("Symbols:")
    )
    for name in names(documented):
        assert symbol(name).id == name
    with pytest.raises(ArtError):
        symbol("d-no-such-thing")


@pytest.mark.parametrize("game_id", ["midevil", "castle-of-chaos"])
def test_the_examples_can_be_played(game_id: str, tmp_path: Path) -> None:
    make_folder(tmp_path / "mine", boneyard.game(game_id))
    for file, table in (("tiles.toml", "[[tile]]"), ("cards.toml", "[[card]]")):
        (example,) = [code for code in blocks(GUIDE, "toml") if code.startswith(table)]
        with (tmp_path / "mine" / file).open("a", encoding="utf-8") as out:
            out.write(f"\n{example}")
    game, content = check_folder(tmp_path / "mine")
    assert game.id == game_id
    assert "ferry-house" in content.files["tiles.toml"]
    assert "war-horn" in content.files["cards.toml"]


def everywhere(content: Content) -> Content:
    """The same cards, each with every window."""
    named = f"windows = [{', '.join(map(repr, WINDOWS))}]"
    files = {}
    for file, text in content.files.items():
        lines = [line for line in text.splitlines() if not line.startswith("windows")]
        files[file] = "\n".join(f"{line}\n{named}" if line.startswith("effect =") else line for line in lines)
    return Content("everywhere", files)


def windows_seen(games: int) -> dict[str, set[str]]:
    """The windows in which each effect could have been played, if every card allowed all of them."""
    game = boneyard.game("castle-of-chaos")
    content = everywhere(game.default_content())
    cards = EDITION.cards(content)
    seen: dict[str, set[str]] = {effect: set() for effect in CASTLE_EFFECTS}
    for seed in range(games):
        rng = Random(seed)
        state = game.start(game.setup(3, content))
        for _ in range(2000):
            for actor in game.actors(state)[:1]:
                frame = state.agenda[-1]
                if isinstance(frame, Window) and isinstance(state, MidState):
                    for card in cards.values():
                        effect = CASTLE_EFFECTS[card.effect]
                        if frame.kind in effect.moments and effect.targets(state, actor, card, frame.kind):
                            seen[card.effect].add(frame.kind)
                game.apply(state, actor, rng.choice(game.options(state, actor)))
    return seen


def test_the_listed_windows_are_those_where_effects_can_be_played() -> None:
    seen = windows_seen(games=pick(quick=10, ci=20, full=100))
    for effect, cells in documented_effects().items():
        documented = {"any": set(WINDOWS), "none": set[str]()}.get(cells[1]) or set(names(cells[1]))
        assert seen[effect] <= documented, f"{effect} can be played at {seen[effect] - documented}"
        assert len(seen[effect]) >= len(documented) / 2, f"{effect} was possible at {seen[effect]} only"
