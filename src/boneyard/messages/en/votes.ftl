# When somebody is away.

vote-replace = Let a bot play
    .away = { $name } is away.
    .wanted = { $seats }: let a bot play for { $name }?
    .asked = You want a bot to play for { $name }. The others are asked.
    .not = Wait after all
    .covered = A bot plays for { $name } until they are back.
    .stay = Let the bot stay
