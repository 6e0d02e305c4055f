"""The HTTP API: guests, lobby, tables and everything around them. Games are played over sockets."""

from boneyard.server.http import (
    contacts,
    content,
    games,
    guests,
    log,
    qr_code,
    rematch,
    replays,
    rulebooks,
    server_info,
    tables,
    tokens,
    while_away,
)

MODULES = (
    server_info,
    games,
    content,
    rulebooks,
    qr_code,
    guests,
    tables,
    rematch,
    replays,
    while_away,
    log,
    tokens,
    contacts,
)
ROUTES = [route for module in MODULES for route in module.ROUTES]
