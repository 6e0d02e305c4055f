# A table for practice.

practice = Practice
    .text = With dice of your choice, or from a position, a game is practice: who chose could know what comes.
    .table = who made this table chose its dice or position, and could know what comes.
practice-seed = Seed of the dice: the same word, the same dice
practice-position = Position to begin from, as text
