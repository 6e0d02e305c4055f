# Hints: what the hard bot would do, and why. One message for each word that a seat can answer with.

# en dd8a2e0e
hint-title = Was ein starker Spieler tun würde, das Beste zuerst:
# en 191f7650
hint-line = { $place }. { $option }: { $reasons }.
# en 644c9782
hint-chance = { $percent } % Gewinnchance, aus { $games ->
        [one] einem weitergespielten Spiel
       *[other] { $games } weitergespielten Spielen
    }
# en 61b03f91
hint-fights = { $number ->
        [one] unterwegs ein Kampf um seine Punkte
       *[other] unterwegs { $number } Kämpfe um ihre Punkte
    }
# en 1b914e26
hint-tokens = { $number ->
        [one] eine Marke zum Einsammeln
       *[other] { $number } Marken zum Einsammeln
    }
# en 8fc07b82
hint-nearer = { $number ->
        [one] einen Schritt näher am Ziel
       *[other] { $number } Schritte näher am Ziel
    }
# en e8f0c2f5
hint-arrives = es führt zum Ziel
# en bd2e1ce7
hint-step = von dort geht es besser weiter
# en 48a2410e
hint-stop = mehr ist jetzt nicht zu holen
# en 0fed0b63
hint-place = nah bei dir und weit weg von den anderen
# en faf26a37
hint-put = dort nützt es dir mehr als den anderen
# en aeeb2912
hint-shift = dorthin, wo es anderen schadet oder wo du es besiegen kannst
# en 3686b6bb
hint-breed = ein neuer Zombie schadet den anderen mehr als Bewegungen
# en ebdf97ec
hint-life = ein neuer Wurf ist die Marke wert
# en da7b50a9
hint-die = es geht nicht anders
# en 56916969
hint-ammo = es gewinnt den Kampf und schont deine Lebensmarken
# en b10ab832
hint-raise = es gewinnt den Kampf und schont deine Lebensmarken
# en a80b9932
hint-play = jetzt hilft es dir am meisten
# en 242cc80c
hint-play-against = es bremst Spieler { $number }, der dem Sieg am nächsten ist
# en 3f53da64
hint-pass = deine Karte ist später mehr wert
# en 1c2eb1ec
hint-discard = eine andere Karte bringt dir mehr
# en 1e4fd854
hint-throw = du bist bereit
# en c5b327bf
hint-use = es macht den Kampf sicherer
# en d11fb8da
hint-shoot = ein Kampf, der keinen Schritt kostet
# en 78bb59c8
hint-mount = zu Pferd kommst du doppelt so weit
# en 916f98ef
hint-commit = genug für den Sieg und nicht mehr
# en fb88d5fc
hint-spend = es reicht für den Sieg
# en 38672a93
hint-choose = das Beste, was da ist
# en b174b44c
hint-aim = dort nützt es dir am meisten
# en dcb28e8e
hint-go = von dort geht es am besten weiter
# en 46e3684e
hint-remove = es nützt anderen mehr als dir
# en 16b4ca2d
hint-pay = das Wenigste, was genügt
# en af9d31dd
hint-bridge = die Brücke entscheidet, wer durchkommt
# en 95eaf250
hint-challenge = das Buch ist ein Duell wert
# en c6f5beb7
hint-teleport = es spart einen langen Weg
# en c4c540d4
hint-lead = es führt den anderen von seinem Ziel weg
# en eda8763a
hint-take = mit kleinen hebst du Würfe ohne Verschwendung an
# en 47ddacf9
hint-pick = woanders nützt es am meisten
