# Tables with the same dice, and their comparison.

duplicates = Same dice at other tables
    .text = Anyone who opens this link creates their own table with these dice. Nobody can watch, or play at two of them. You can compare them when all are finished.
    .link = Link to the same dice
duplicates-lead = This table plays the same game as another one, with the same dice and rules. Choose who plays.
duplicates-made = Same dice at several tables
    .text = Others can create tables with these dice, and nobody may watch. At the end you can compare them all.
duplicates-over = Other tables are playing with the same dice. When all are finished, the statistics compare them and the dice can be checked.
duplicates-compared = Same dice, table by table
    .note = Everyone had the same dice. The differences are the players' doing.
duplicates-table = Table { $number }
    .mine = yours
duplicates-winner = Winner
    .nobody = nobody
duplicates-turns = Turns
duplicates-adjusted = { $points } adjusted for luck
