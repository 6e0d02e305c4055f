"""The symbols in the medallions of the castle's cards, and of MidEvil's."""

from collections.abc import Mapping
from types import MappingProxyType

from boneyard.games.midevil.pictures import PICTURES as MIDEVIL_PICTURES

PICTURES: Mapping[str, str] = MappingProxyType(
    {
        **MIDEVIL_PICTURES,
        "bone-soup": "i-stew",
        "buckethead": "i-feet",
        "i-aint-that-good": "i-omen",
    }
)
