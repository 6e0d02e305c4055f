"""A game for one viewer: its log, dice book and recap; and what remains of it: replay, story, statistics."""
