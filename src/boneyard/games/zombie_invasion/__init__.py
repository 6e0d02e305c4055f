"""Zombie Invasion: a town, a helicopter, twenty zombies too many."""
