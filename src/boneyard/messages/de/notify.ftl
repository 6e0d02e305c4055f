# Notifications for players who are away.

# en eda08266
notify-your-turn =
    .subject = Du bist am Zug: { $table }
    .text = Du bist am Tisch „{ $table }“ am Zug.
# en fd6f3a7e
notify-game-over =
    .subject = Zu Ende: { $table }
    .text = Die Partie am Tisch „{ $table }“ ist zu Ende.
# en 1fe429a2
notify-started =
    .subject = Es geht los: { $table }
    .text = Die Partie am Tisch „{ $table }“ hat begonnen.
# en 88977d2d
notify-covered =
    .subject = Ein Bot spielt für dich: { $table }
    .text = Du hast nicht rechtzeitig geantwortet, deshalb spielt am Tisch „{ $table }“ ein Bot für dich.
# en 1d1c7bdc
notify-confirm =
    .subject = Dein Code für E-Mails von Boneyard
    .text =
        Jemand hat diese Adresse angegeben, um benachrichtigt zu werden, wenn er am Zug ist. Wenn du das warst, gib diesen Code ein:

        { $code }

        Wenn nicht, ignoriere diese E-Mail einfach; du bekommst keine weiteren.
# en d8485d78
notify-off = Du bekommst das, weil du darum gebeten hast. So bestellst du es ab: { $link }
# en 9230a8cc
notify-off-title = E-Mails von Boneyard
# en ee733c6d
notify-off-button = Keine E-Mails mehr schicken
# en 02336fdb
notify-off-done = Du bekommst von diesem Server keine E-Mails mehr.
