# Die erste Seite: ein Spiel, sein Ziel, die Gegner.

# en 5bb38640
start-choose = Wähl ein Spiel
# en d0fdda1a
start-goal = Das Ziel
# en bb8ebb38
start-opponents = Deine Gegner
# en 405602db
start-bench = Auf der Bank
# en 17bd0ff1
start-friend = Eine Freundin, ein Freund
# en bcde9077
start-swap = Tauschen
    .label = Tauschen: { $name }
# en 0da56a1f
start-add = dazuholen
# en b01735d2
start-rules-house = Unsere Hausregeln
# en 46ea3b26
start-rules-printed = Wie gedruckt
# en b6835405
start-play = Spielen
# en 38d738af
start-more = Mehr Einstellungen
# en 491dd78a
start-lesson = Neu hier? Spiel zuerst die kurze Lektion
# en 02d7511b
goal-midevil = Bring das Necronomicon zum Altar oder sammle Skelette für 30 Punkte. Wer eins davon zuerst schafft, gewinnt.
# en 43a04165
goal-midevil-first = Nimm das Buch
# en 35f7b865
goal-midevil-then = Kämpf dich durch
# en f6423415
goal-midevil-last = Erreich den Altar
# en 8d4d0e10
goal-castle-of-chaos = Bring das Necronomicon in die Burg, zum Thron, oder sammle Skelette für 30 Punkte. Wer eins davon zuerst schafft, gewinnt.
# en 80fb9cc6
goal-castle-of-chaos-first = Hol das Buch
# en 7ff1997c
goal-castle-of-chaos-then = Kämpf dich durch
# en 8f9a15d5
goal-castle-of-chaos-last = Erreich den Thron
# en a51a641e
goal-zombie-invasion = Erreich den Hubschrauber oder besiege 20 Zombies. Wer eins davon zuerst schafft, gewinnt.
# en 7709a783
goal-zombie-invasion-first = Leg die Straßen aus
# en 77d07785
goal-zombie-invasion-then = Kämpf dich durch
# en 41a41d4a
goal-zombie-invasion-last = Erreich den Landeplatz
# en d7149bff
setup-prepared = Den Aufbau übernehmen
    .text = Die ersten Figuren und Marken werden für den Startspieler gesetzt. Schalt das aus, um sie selbst zu setzen.
# en db27a094
setup-chores = Plättchen füllen und Figuren bewegen lassen
    .text = Das macht die Züge kürzer: Zu entscheiden bleiben Plättchen, Wege, Kämpfe und Karten. Wer es lieber selbst macht, schaltet es im Menü der Partie für sich aus.
