# A table for practice.

practice = Practice
    .text = If you choose the dice or a position, the game counts as practice: you could know what's coming.
    .table = the dice or the position were chosen, so someone could know what's coming.
practice-seed = Seed for the dice (same seed, same dice)
practice-position = Starting position, as text
