# How a game ended, where the rules did not end it.

way-conceded = because the others gave up
over-agreed = All agreed to end the game.
over-abandoned = Everybody has left the table.
over-closed = The host of this server has closed the table.
over-show = Show the result
over-wins = wins
over-unplayable = The game was stopped: it would have gone on for ever without anyone having a choice.
over-rematch = The others are waiting at a new table: play again?
    .watch = To the next game
