"""MidEvil: a village grows tile by tile, and everybody wants the same book."""
