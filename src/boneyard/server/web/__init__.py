"""The HTTP API: guests, the lobby, tables and what surrounds them. Playing goes over sockets."""

from boneyard.server.web.games import games
from boneyard.server.web.people import me, put_me
from boneyard.server.web.tables import lobby, make_table, mine, table_info

ROUTES = [games, me, put_me, make_table, lobby, mine, table_info]
