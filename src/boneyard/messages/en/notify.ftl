# What players are told while they are away.

notify-your-turn =
    .subject = Your turn: { $table }
    .text = It is your turn at { $table }.
notify-game-over =
    .subject = Over: { $table }
    .text = The game at { $table } is over.
notify-started =
    .subject = It begins: { $table }
    .text = The game at { $table } has begun.
notify-covered =
    .subject = A bot plays for you: { $table }
    .text = You were away, so a bot answers for you at { $table }. Come back whenever you like.
notify-off = You get this because you asked for it. To get no more: { $link }
