# Start-up messages of the server, and its page without the browser client.

# en e2635c4e
play-at = Boneyard läuft unter { $address }. Mit Strg-C beendest du es; die Partien bleiben gespeichert.
# en 7d9c811c
play-already = Boneyard läuft schon unter { $address }.
# en e11a3777
play-already-lan = Damit andere mitspielen können, beende es dort und starte es mit: boneyard play --lan
# en ef002dee
play-friends = Andere in deinem Netz spielen mit unter { $address }
# en 75c595d1
play-friends-else = Wenn das nicht klappt, starte es mit --address und einer anderen Adresse dieses Rechners: { $addresses }
# en c773fdba
page-serves = Dieser Server läuft: Programme können hier Tische eröffnen und spielen.
# en 668ae7ba
page-no-client = Diese Kopie von Boneyard enthält keine Oberfläche für den Browser.
# en b1d4ad6f
page-terminal = Im Terminal kannst du so spielen: boneyard play --terminal

## What chat programs show beside a link

# en e3ef8828
link-home = Spiel { $games } im Browser, mit Freunden oder gegen Bots. Kostenlos und ohne Konto.
# en a9fb71b6
link-bots = { $number ->
    [one] 1 Bot
   *[other] { $number } Bots
 }
# en 59d519b3
link-open = { $free ->
    [0] Alle Plätze sind besetzt. Gleich geht es los.
    [one] Ein Platz ist frei. Spiel mit, im Browser und ohne Konto.
   *[other] { $free } Plätze sind frei. Spiel mit, im Browser und ohne Konto.
 }
# en b6976110
link-running = Die Partie läuft. Schau im Browser zu.
# en 5827e43b
link-running-closed = Die Partie läuft.
# en b5317286
link-over = Gewonnen: { $winners }. Sieh dir die Partie und ihre Statistik an.
# en 20dc9261
link-over-nobody = Niemand hat gewonnen. Sieh dir die Partie und ihre Statistik an.
# en 491e382e
link-group = Eine Gruppe auf Boneyard
    .about = Spielt zusammen: Namen wählen und beitreten, ganz ohne Konto.
