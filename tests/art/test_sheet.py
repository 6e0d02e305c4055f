"""A sheet has a whole content set; every game's tiles can be drawn."""

import re
import tomllib
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import boneyard
from boneyard.art import Big, Decor, TileLook, symbol_sheet
from boneyard.art.symbols import art_symbols
from boneyard.games.catalogue import game_ids
from boneyard.games.shared.features import features_of
from tests.art.boards import LOOKS

SVG = "{http://www.w3.org/2000/svg}"
CLIENT_SYMBOLS = Path(__file__).parents[2] / "web" / "symbols.ts"
GAMES = ("zombie_invasion", "midevil", "castle_of_chaos")


def looks_of(game: str) -> list[TileLook]:
    text = files("boneyard.games").joinpath(game, "content", "tiles.toml").read_text(encoding="utf-8")
    return [
        TileLook(
            id=tile["id"],
            drawing=tuple(tile["drawing"].splitlines()),
            floor=tile.get("floor", "wood"),
            decor=tuple(Decor(*entry) for entry in tile.get("decor", ())),
            big=tuple(Big(*entry) for entry in tile.get("big", ())),
        )
        for tile in tomllib.loads(text)["tile"]
    ]


def symbols_of(sheet: str) -> list[str]:
    return [symbol.get("id", "") for symbol in ET.fromstring(sheet).iter(f"{SVG}symbol")]


def test_a_sheet_has_every_tile_in_four_rotations() -> None:
    ids = symbols_of(symbol_sheet(LOOKS.values()))
    assert {f"tile-{name}-{rotation}" for name in LOOKS for rotation in range(4)} <= set(ids)
    assert {
        f"bridge-drawbridge-{rotation}-{state}" for rotation in range(4) for state in ("up", "down")
    } <= set(ids)
    assert len(ids) == len(set(ids))


def test_every_sheet_has_the_figures() -> None:
    ids = symbols_of(symbol_sheet([LOOKS["bridge"]]))
    assert {"f-pawn", "f-zombie", "f-sk-black", "f-life", "f-ammo", "f-horse", "f-book", "s-seat-6"} <= set(
        ids
    )
    assert "t-roof" not in ids


@pytest.mark.parametrize("game", game_ids())
def test_every_game_has_the_picture_of_its_pawns(game: str) -> None:
    assert f"f-{features_of(boneyard.game(game)).pawn}" in art_symbols()


@pytest.mark.parametrize("game", game_ids())
def test_every_trophy_of_a_game_has_a_symbol_that_clients_have(game: str) -> None:
    (in_client,) = re.findall(r"WANTED = /(.+)/;", CLIENT_SYMBOLS.read_text(encoding="utf-8"))
    symbols = [symbol for symbol in art_symbols() if re.match(in_client, symbol)]
    counted = features_of(boneyard.game(game)).statistics.counted.values()
    assert {count.symbol for count in counted if count.symbol} <= set(symbols)


@pytest.mark.parametrize("game", GAMES)
def test_every_tile_of_a_game_can_be_drawn(game: str) -> None:
    sheet = symbol_sheet(looks_of(game))
    assert set(re.findall(r'href="#([^"]+)"', sheet)) <= set(symbols_of(sheet))


def test_symbols_are_unique_and_use_only_colour_tokens() -> None:
    text = files("boneyard.art").joinpath("data", "art.svg").read_text(encoding="utf-8")
    assert symbols_of(text) == list(art_symbols())
    assert len(symbols_of(text)) == len(set(symbols_of(text)))


def test_sheets_of_different_content_share_no_tile() -> None:
    ours, theirs = (symbols_of(symbol_sheet(LOOKS.values(), content)) for content in ("a1", "b2"))
    own = re.compile("tile-|bridge-")
    assert {f"tile-a1-{name}-{rotation}" for name in LOOKS for rotation in range(4)} <= set(ours)
    assert "bridge-a1-drawbridge-0-up" in ours
    assert not any(own.match(symbol) for symbol in set(ours) & set(theirs))
