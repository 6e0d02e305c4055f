"""The engine: the contract between a game and everything that plays it.

It knows no game, does no I/O and needs only the standard library.
"""
