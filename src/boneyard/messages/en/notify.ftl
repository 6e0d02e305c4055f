# Notifications for players who are away.

notify-your-turn =
    .subject = Your turn: { $table }
    .text = It's your turn at { $table }.
notify-game-over =
    .subject = Game over: { $table }
    .text = The game at { $table } is over.
notify-started =
    .subject = The game has started: { $table }
    .text = The game at { $table } has started.
notify-covered =
    .subject = A bot is playing for you: { $table }
    .text = You didn't answer in time, so a bot is playing for you at { $table }.
notify-confirm =
    .subject = Your code for emails from Boneyard
    .text =
        Someone entered this address to be notified when it's their turn. If that was you, enter this code:

        { $code }

        If not, just ignore this email and you won't get any more.
notify-off = You're getting this because you asked for it. Unsubscribe: { $link }
notify-off-title = Emails from Boneyard
notify-off-button = Stop sending me emails
notify-off-done = You won't get any more emails from this server.
