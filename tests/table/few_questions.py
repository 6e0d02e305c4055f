"""Tables with few questions, and positions in which a question matters or doesn't."""

from random import Random

from boneyard.table.config import Bank, Config, Days, Plan, Reactions
from boneyard.table.table import Table
from tests.reliability.bare_rooms import new_table, put_into


def table_with(
    position: str,
    *,
    seats: tuple[Plan, ...] = ("open", "open", "open"),
    game: str = "midevil",
    reactions: Reactions = "quick",
    pace: Bank | Days | None = None,
) -> Table:
    """A running table with few questions, in a position of its game."""
    config = Config(game=game, seats=seats, questions="few", reactions=reactions, pace=pace)
    table = new_table(config, Random(4))
    put_into(table, position)
    return table
