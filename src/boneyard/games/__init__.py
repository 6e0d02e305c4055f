"""One folder per game, and `shared` for everything that several of them use."""
