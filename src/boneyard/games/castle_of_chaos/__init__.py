"""The Castle of Chaos: MidEvil's expansion, a castle with a drawbridge and six black skeletons."""
