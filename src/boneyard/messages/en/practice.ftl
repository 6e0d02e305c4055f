# Practice tables.

practice = Practice
    .text = If you choose the dice or a position, the game counts as practice: you could know what's coming.
    .table = someone chose the dice or the position and could know what's coming.
practice-seed = Seed for the dice (same seed, same dice)
practice-position = Starting position, as text
