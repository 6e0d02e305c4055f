"""Trying out the positions, tiles, cards and replays that strangers bring, before a table is made of them."""
