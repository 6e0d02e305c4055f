"""The games: one folder each, and `shared` for what two of them use."""
