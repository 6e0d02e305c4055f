"""The symbols in the medallions of MidEvil's cards; a card without one shows its kind's symbol."""

from collections.abc import Mapping
from types import MappingProxyType

PICTURES: Mapping[str, str] = MappingProxyType(
    {
        "sword": "i-sword",
        "mace": "i-mace",
        "pole-arm": "i-polearm",
        "short-bow": "i-bow",
        "crossbow": "i-crossbow",
        "shield": "i-shield",
        "horse": "i-horse",
        "holy-water": "i-water",
        "second-wind": "i-wind",
        "hearty-stew": "i-stew",
        "secret-tunnel": "i-tunnel",
        "blessing": "i-bless",
        "cold-feet": "i-feet",
        "bad-omen": "i-omen",
        "pickpocket": "i-pick",
        "slippery-hands": "i-pick",
        "grave-robber": "i-pick",
        "they-rise-again": "i-rise",
        "call-of-the-grave": "i-rise",
    }
)
