"""How bots play MidEvil."""
