"""Groups: players with a lasting place, a code, and standings over all their games."""
