# Notifications for players who are away.

# en eda08266
notify-your-turn =
    .subject = Tocca a te: { $table }
    .text = Tocca a te al tavolo { $table }.
# en fd6f3a7e
notify-game-over =
    .subject = Finita: { $table }
    .text = La partita al tavolo { $table } è finita.
# en 1fe429a2
notify-started =
    .subject = La partita è cominciata: { $table }
    .text = La partita al tavolo { $table } è cominciata.
# en 88977d2d
notify-covered =
    .subject = Un bot gioca per te: { $table }
    .text = Non hai risposto in tempo, quindi un bot gioca per te al tavolo { $table }.
# en 1d1c7bdc
notify-confirm =
    .subject = Il tuo codice per le e-mail di Boneyard
    .text =
        Qualcuno ha indicato questo indirizzo per ricevere un avviso al proprio turno. Se l'hai chiesto tu, inserisci questo codice:

        { $code }

        Altrimenti ignora questa e-mail: non ne riceverai altre.
# en d8485d78
notify-off = Ricevi questa e-mail perché l'hai chiesta. Per non riceverne più: { $link }
# en 9230a8cc
notify-off-title = E-mail di Boneyard
# en ee733c6d
notify-off-button = Non mandarmi più e-mail
# en 02336fdb
notify-off-done = Non riceverai più e-mail da questo server.
