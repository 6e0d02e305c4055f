# Ogni tiro di una partita, e che cosa c'era da aspettarsi.

# en 9e48769b
dice-open = Tutti i tiri e la fortuna
# en 92822ac2
dice-title = Dadi e fortuna
# en 0855502b
dice-note = Calcolato dal server da ciò che tutti hanno visto; le carte nascoste non contano.
# en 4f214cbf
dice-history = Ogni tiro
# en e2c45a04
dice-none = Non è ancora stato tirato nessun dado.
# en 0c99a333
dice-all = Tutti
# en bef378ad same
dice-round = round { $round }
# en 7d2f7afe
dice-needed = serviva { $needed } o più
# en e80dc06c
dice-impossible = non poteva colpire
# en 1837f144
dice-hit = colpito
# en 58dcf0a2
dice-miss = mancato
# en af15646e
dice-came = { $actual }, atteso { $expected }
# en f902680c
dice-others = Altri dadi
# en 76d23085
dice-earlier = Tiri precedenti
# en 283649be
dice-purpose-fight = Combattimenti
# en 1695744d
dice-purpose-move = Movimento
# en 10113a9f
dice-purpose-tile = Tessere
# en 5ed57a37
dice-purpose-duel = Duelli
# en 70a32aae
dice-purpose-figures = Non morti da muovere
# en b0fcc909
dice-purpose-bridge = Ponte levatoio
# en cf3bb813
dice-purpose-crush = Ti schiaccerò!
# en 2e9eded6
dice-purpose-uprising = Rivolta
# en cbc1dbba
dice-purpose-wall = Mura
# en f54276dc
dice-unit-fight =
    { $actual ->
        [one] { $actual } colpo
       *[other] { $actual } colpi
    } a segno in { $rolls ->
        [one] un tiro
       *[other] { $rolls } tiri
    }, attesi { $expected }.
# en 84e25116
dice-unit-move = { $actual ->
        [one] { $actual } casella
       *[other] { $actual } caselle
    }, attese { $expected }.
# en 1a56e23e
dice-unit-tile = { $actual ->
        [one] { $actual } punto
       *[other] { $actual } punti
    } di scheletri, attesi { $expected }.
# en 43755b39
dice-unit-other = { $actual } in { $rolls ->
        [one] un tiro
       *[other] { $rolls } tiri
    }, atteso { $expected }.
# en ea4b0f45
dice-luck-usual = nella media
# en bbf3a0ea
dice-luck-lucky = fortuna
# en 1bbd7e3f
dice-luck-very-lucky = molta fortuna
# en 8a735330
dice-luck-unlucky = sfortuna
# en 8780d47d
dice-luck-very-unlucky = molta sfortuna
