# Tables with the same dice, and their comparison.

twins = Same dice at other tables
    .text = Anyone who opens this link creates their own table with these dice. Nobody can watch, or play at two of them. You can compare them when all are finished.
    .link = Link to the same dice
twins-lead = This table plays the same game as another one, with the same dice and rules. Choose who plays.
twins-made = Same dice at several tables
    .text = Others can create tables with these dice, and nobody may watch. At the end you can compare them all.
twins-over = Other tables are playing with the same dice. When all are finished, the statistics compare them and the dice can be checked.
twins-compared = Same dice, table by table
    .note = Everyone had the same dice. The differences are the players' doing.
twins-table = Table { $number }
    .mine = yours
twins-winner = Winner
    .nobody = nobody
twins-turns = Turns
twins-adjusted = { $points } adjusted for luck
