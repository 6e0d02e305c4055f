# Tables that play with the same dice, and how they compare.

twins = Same dice at other tables
    .text = Anyone who opens this link creates their own table with these dice. Nobody can watch, or play at two of them. When all are finished, they are compared.
    .link = Link to the same dice
twins-lead = This table plays the same game as another one, with the same dice and rules. Choose who plays.
twins-made = Same dice at several tables
    .text = Others can create tables with these dice, and nobody may watch. At the end they are all compared.
twins-over = Other tables are playing with the same dice. When all are finished, the statistics compare them and the dice can be checked.
twins-compared = Same dice, table by table
    .note = Everyone had the same dice. The differences are the players' doing.
twins-table = Table { $number }
    .mine = yours
twins-winner = Winner
    .nobody = nobody
twins-turns = Turns
twins-adjusted = { $points } adjusted for luck
