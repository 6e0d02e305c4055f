"""Commands of the server's host: list and close tables, ban and mute guests, hand over seats."""
