# Tables that play with the same dice, and how they compare.

twins = The same dice at other tables
    .text = Who opens this link makes a table of their own with these dice. Nobody can watch or play at two of them. When all are over, they are compared.
    .link = Link to the same dice
twins-lead = This table plays the game of another one, with the same dice and rules. Say who plays.
twins-made = The same dice at several tables
    .text = Others can make tables with these dice, and nobody may watch. At the end all are compared.
twins-over = Other tables play with the same dice. When all are over, the statistics compare them, and the dice can be checked.
twins-compared = The same dice, table by table
    .note = All had the same dice. What came out differently, the players have made of them.
twins-table = Table { $number }
    .mine = yours
twins-winner = Winner
    .nobody = nobody
twins-turns = Turns
twins-adjusted = { $points } without luck
