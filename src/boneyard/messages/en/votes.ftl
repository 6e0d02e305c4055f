# When somebody is away.

vote-replace = Let a bot play
    .away = { $name } is away.
    .wanted = { $seats }: let a bot play for { $name }?
    .asked = You asked for a bot to play for { $name }. Waiting for the others.
    .not = Keep waiting
    .covered = A bot plays for { $name } until they're back.
    .stay = Let the bot finish the game
