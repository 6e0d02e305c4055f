# What players are told while they are away.

# en 5434b96d
notify-your-turn =
    .subject = Du bist am Zug: { $table }
    .text = Du bist am Tisch „{ $table }“ am Zug.
# en 56b6f969
notify-game-over =
    .subject = Zu Ende: { $table }
    .text = Das Spiel am Tisch „{ $table }“ ist zu Ende.
# en 76a7e712
notify-started =
    .subject = Es geht los: { $table }
    .text = Das Spiel am Tisch „{ $table }“ hat begonnen.
# en 7e177430
notify-covered =
    .subject = Ein Bot spielt für dich: { $table }
    .text = Du warst nicht rechtzeitig da, deshalb antwortet am Tisch „{ $table }“ ein Bot für dich.
# en 894e4dcc
notify-confirm =
    .subject = Dein Code: Mails von Boneyard
    .text =
        Jemand hat diese Adresse angegeben, um zu erfahren, wann er am Zug ist. Wenn du das warst, gib diesen Code ein:

        { $code }

        Wenn nicht, musst du nichts tun und bekommst keine weiteren Mails.
# en 3ae644c1
notify-off = Du bekommst diese Mail, weil du sie bestellt hast. So bekommst du keine mehr: { $link }
# en 9e7e0ccb
notify-off-title = Mails von Boneyard
# en c2bdc8c3
notify-off-button = Keine Mails mehr schicken
# en 04a1f4da
notify-off-done = Du bekommst von hier keine Mails mehr.
