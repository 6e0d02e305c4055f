"""The HTTP API: guests, the lobby, tables and what surrounds them. Playing goes over sockets."""

from boneyard.server.web import (
    about,
    again,
    codes,
    contacts,
    contents,
    games,
    log,
    people,
    reading,
    replays,
    tables,
    tokens,
    while_away,
)

PARTS = (
    about,
    games,
    contents,
    reading,
    codes,
    people,
    tables,
    again,
    replays,
    while_away,
    log,
    tokens,
    contacts,
)
ROUTES = [route for part in PARTS for route in part.ROUTES]
