# Hints: what the hard bot would do, and why. One message per command word.

# en dd8a2e0e
hint-title = Was ein starker Spieler tun würde, das Beste zuerst:
# en 191f7650
hint-line = { $place }. { $option }: { $reasons }.
# en 0923738f
hint-chance = gewinnt etwa { $percent } % von { $games } simulierten Partien
# en 85d657cf
hint-worse = gewinnt { $number } von 100 Partien weniger (± { $error })
# en c3170f18
hint-close = etwa gleich gut
# en b7b831de
hint-fight = Kampf auf { $tile }: { $what }
# en b3972257
hint-fights = { $number } Kämpfe auf dem Weg nach { $tile }
# en 444ffa12
hint-tokens = { $number ->
        [one] sammelt eine Marke ein: { $tile }
       *[other] sammelt { $number } Marken ein
    }
# en b705699c
hint-nearer = { $number ->
        [one] einen Schritt näher am Ziel: { $tile }
       *[other] { $number } Schritte näher am Ziel: { $tile }
    }
# en d303517a
hint-arrives = erreicht das Ziel: { $tile }
# en 7448602b
hint-step = von dort geht es besser weiter
# en a6848897
hint-stop = mehr ist gerade nicht drin
# en ca6b0851
hint-place = nah bei dir und weit weg von den anderen
# en 03bca961
hint-place-you = näher bei dir als bei { $seat }
# en e880d551
hint-place-rival = näher bei { $seat } als bei dir
# en 48ce49dd
hint-put = nützt dir mehr als den anderen
# en bde7e1c2
hint-shift = schadet den anderen oder kommt in deine Reichweite
# en d786b15a
hint-near-you = in deiner Reichweite: { $tile }
# en f7a276df
hint-near-rival = im Weg von { $seat }: { $tile }
# en 1e7bce87
hint-breed = ein neuer Zombie schadet den anderen mehr als Bewegungen
# en ebdf97ec
hint-life = ein weiterer Wurf ist die Marke wert
# en 009e63b8
hint-die = es geht nicht anders
# en b3077aeb
hint-ammo = gewinnt den Kampf und schont deine Lebensmarken
# en 547aae33
hint-raise = gewinnt den Kampf und schont deine Lebensmarken
# en 3cb432f2
hint-play = hilft dir jetzt am meisten
# en 5d23ad79
hint-play-leader = bremst { $seat }, bisher am nächsten am Sieg
# en 056f92bd
hint-play-against = trifft { $seat }
# en 3f53da64
hint-pass = deine Karte ist später mehr wert
# en 1c2eb1ec
hint-discard = eine andere Karte bringt dir mehr
# en 29d28fde
hint-throw = du bist bereit
# en 2ee16e3c
hint-use = macht den Kampf sicherer
# en d11fb8da
hint-shoot = ein Kampf, der keinen Schritt kostet
# en 147571b2
hint-mount = zu Pferd kommst du doppelt so weit
# en 72b8c8ce
hint-commit = genug zum Gewinnen und nicht mehr
# en fea6392b
hint-spend = reicht zum Gewinnen
# en 3635ecdd
hint-choose = das Beste, was es gibt
# en 29486f21
hint-aim = dort nützt es dir am meisten
# en c545d580
hint-go = von dort geht es am besten weiter
# en f75d3350
hint-remove = nützt den anderen mehr als dir
# en 73eb560c
hint-pay = das Wenigste, was reicht
# en af9d31dd
hint-bridge = die Brücke entscheidet, wer durchkommt
# en 95eaf250
hint-challenge = das Buch ist ein Duell wert
# en 218dffbc
hint-teleport = spart einen langen Weg
# en 96bc0f50
hint-lead = führt den anderen von seinem Ziel weg
# en eda8763a
hint-take = mit kleinen hebst du Würfe ohne Verschwendung an
# en deda03d1
hint-pick = nützt woanders mehr
