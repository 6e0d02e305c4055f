# How a game ended, where the rules did not end it.

way-conceded = because everyone else gave up
over-agreed = Everyone agreed to end the game.
over-abandoned = Everyone has left the table.
over-closed = The host of this server closed the table.
over-show = Show the result
over-wins = wins
over-unplayable = The game was stopped: it would have run for ever without anyone having a choice.
over-rematch = The others are waiting at a new table. Play again?
    .watch = Go to the next game
