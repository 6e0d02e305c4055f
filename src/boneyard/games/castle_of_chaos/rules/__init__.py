"""The rules that The Castle of Chaos adds to MidEvil, or replaces."""
