"""A game for one viewer: its log, dice book and recap; and what stays of it: replay, story, statistics."""
