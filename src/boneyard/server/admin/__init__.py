"""What the host of a server can do: look, close tables, keep guests out or silent, hand a seat over."""
