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
    .text = You were not there in time, so a bot answers for you at { $table }.
notify-confirm =
    .subject = Your code: mails from Boneyard
    .text =
        Somebody entered this address to be told when it is their turn. If that was you, enter this code:

        { $code }

        If it was not, do nothing, and you get no more mails.
notify-off = You get this because you asked for it. To get no more: { $link }
notify-off-title = Mails from Boneyard
notify-off-button = Send me no more
notify-off-done = You get no more mails from here.
