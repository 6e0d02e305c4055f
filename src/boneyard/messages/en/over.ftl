# How a game ended, if not by its rules.

way-conceded = because everyone else gave up
way-conceded-one = because the other player gave up
way-conceded-mine = because you gave up
over-agreed = Everyone agreed to end the game.
over-abandoned = Everyone has left the table.
over-closed = The host of this server closed the table.
over-show = Show the result
over-wins = wins
over-unplayable = The game was stopped: nobody had a choice any more, and it would have gone on forever.
over-rematch = The others are waiting at a new table. Play again?
    .watch = Go to the next game
over-decided = What decided it
over-fame = Best guesses about fights: { $seats } (★{ $number })
    .crowd = the spectators
