"""Guests, their bots' tokens, bans, contacts and alerts."""
