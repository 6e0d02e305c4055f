# What players are told while they are away.

# en 5434b96d
notify-your-turn =
    .subject = Tocca a te: { $table }
    .text = Tocca a te al tavolo { $table }.
# en 56b6f969
notify-game-over =
    .subject = Finita: { $table }
    .text = La partita al tavolo { $table } è finita.
# en 76a7e712
notify-started =
    .subject = Si comincia: { $table }
    .text = La partita al tavolo { $table } è cominciata.
# en 7e177430
notify-covered =
    .subject = Un bot gioca per te: { $table }
    .text = Non hai risposto in tempo, quindi un bot risponde per te al tavolo { $table }.
# en 894e4dcc
notify-confirm =
    .subject = Il tuo codice: e-mail da Boneyard
    .text =
        Qualcuno ha indicato questo indirizzo per ricevere un avviso al proprio turno. Se l'hai chiesto tu, inserisci questo codice:

        { $code }

        Altrimenti non fare niente: non riceverai altre e-mail.
# en 3ae644c1
notify-off = Ricevi questa e-mail perché l'hai chiesta. Per non riceverne più: { $link }
# en 9e7e0ccb
notify-off-title = E-mail da Boneyard
# en c2bdc8c3
notify-off-button = Non mandarmene più
# en 04a1f4da
notify-off-done = Non riceverai più e-mail da qui.
