"""Zombie Invasion: a town, a helicopter, and too many zombies."""
