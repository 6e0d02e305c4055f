"""The rules that The Castle of Chaos adds to MidEvil's or puts in their place."""
