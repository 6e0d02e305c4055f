"""How bots play The Castle of Chaos."""
