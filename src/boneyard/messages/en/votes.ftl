# Votes about a player who is away.

vote-replace = Let a bot play
    .away = { $name } is away.
    .wanted = { $seats } asked to let a bot play for { $name }. Do you agree?
    .asked = You asked for a bot to play for { $name }. Waiting for the others.
    .not = Keep waiting
    .covered = A bot is playing for { $name } until they're back.
    .stay = Let the bot finish the game
