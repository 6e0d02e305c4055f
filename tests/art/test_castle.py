"""Castle tiles form one castle; the drawbridge is raised and lowered on its tile."""

from xml.etree import ElementTree as ET

import pytest

from boneyard.art import ArtError, PlacedTile, TileLook, bridge_symbol, tile_symbol
from boneyard.art.bridge import castle_side
from boneyard.art.drawing import Side
from tests.art.boards import CASTLE, LOOKS


def towers(tile: PlacedTile) -> list[tuple[float, float]]:
    """The centres of a tile's towers."""
    uses = ET.fromstring(tile_symbol(tile.look, tile.rotation)).findall("use")
    return [_middle(use) for use in uses if use.get("href") == "#c-tower"]


def _middle(use: ET.Element) -> tuple[float, float]:
    half = float(use.get("width", "")) / 2
    return float(use.get("x", "")) + half, float(use.get("y", "")) + half


def test_towers_stand_on_the_four_outer_corners() -> None:
    corners = {tile.number: towers(tile) for tile in CASTLE if tile.number != 10 and towers(tile)}
    assert corners == {1: [(0, 0)], 3: [(288, 0)], 12: [(288, 288)]}


def test_the_gate_has_two_small_towers() -> None:
    assert towers(CASTLE[9]) == [(0, 288), (96, 286), (192, 286)]


def test_the_outer_line_is_open_only_at_the_gate() -> None:
    line = ET.fromstring(tile_symbol(CASTLE[9].look, 0)).find("path[@class='rim-shut']")
    assert line is not None
    assert line.get("d") == "M0 0v96M0 96v96M0 288h96M0 192v96M192 288h96"


def test_a_wall_between_two_castle_tiles_stands_half_on_each() -> None:
    left = TileLook("left", (" # # # ", "#W W W|", "       ", "#c c cC", "       ", "#c c cS", "       "))
    right = TileLook("right", (" # # # ", "|W W W#", "       ", "CW c c#", "       ", "SW c c#", "       "))
    for piece in ("e-wall", "e-castle", "e-stairs"):
        ours = _transforms(left, piece, "translate(288 ")
        assert [text.replace("288", "0", 1) for text in ours] == _transforms(right, piece, "translate(0 ")
        assert len(ours) == 1


def _transforms(look: TileLook, piece: str, start: str) -> list[str]:
    uses = ET.fromstring(tile_symbol(look, 0)).iter("use")
    found = [use.get("transform", "") for use in uses if use.get("href") == f"#{piece}"]
    return [transform for transform in found if transform.startswith(start) and "rotate(90)" in transform]


def test_there_is_moat_under_the_drawbridge() -> None:
    assert "g-bridge" not in tile_symbol(LOOKS["drawbridge"], 0)
    assert "g-bridge" in tile_symbol(LOOKS["bridge"], 0)


@pytest.mark.parametrize("rotation", range(4))
def test_the_drawbridge_leads_away_from_its_opening(rotation: int) -> None:
    assert castle_side(LOOKS["drawbridge"], rotation) == Side(rotation)
    assert f"rotate({90 * rotation})" in bridge_symbol(LOOKS["drawbridge"], rotation, "up")


def test_raised_and_lowered_bridges_differ() -> None:
    assert "#c-bridge-up" in bridge_symbol(LOOKS["drawbridge"], 0, "up")
    assert "#c-bridge-down" in bridge_symbol(LOOKS["drawbridge"], 0, "down")


def test_a_drawbridge_is_two_squares_long() -> None:
    short = TileLook("short", tuple(row.replace("d = d", "d d d", 1) for row in LOOKS["drawbridge"].drawing))
    whole = TileLook("long", tuple(row.replace("d r d", "d = d") for row in LOOKS["drawbridge"].drawing))
    assert not short.drawbridge
    with pytest.raises(ArtError, match="tile long: a drawbridge is two squares long, not 3"):
        bridge_symbol(whole, 0, "up")
