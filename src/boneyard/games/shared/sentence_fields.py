"""The fields of events, commands and frames that become words in sentences.

The terminal uses them directly, the web client from its generated types.
"""

SEAT_FIELDS = ("seat", "chooser", "target", "owner", "holder", "loser")
SQUARE_FIELDS = ("square", "start", "to")
NAMED_FIELDS = ("what", "tile", "card")
"""Fields whose plain id is also a parameter, `$what_id` and so on, since some languages need it."""
COLOURS = ("white", "red", "blue")
"""Fields that count figures; together they are the parameter `$skeletons`."""
