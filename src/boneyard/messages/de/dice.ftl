# Jeder Wurf eines Spiels, und was zu erwarten war.

# en 9e48769b
dice-open = Alle Würfe und Glück
# en 92822ac2
dice-title = Würfel und Glück
# en 0855502b
dice-note = Vom Server aus dem berechnet, was alle sehen konnten; verdeckte Karten zählen nicht.
# en 4f214cbf
dice-history = Jeder Wurf
# en e2c45a04
dice-none = Noch wurde nicht gewürfelt.
# en 0c99a333
dice-all = Alle
# en bef378ad
dice-round = Runde { $round }
# en 7d2f7afe
dice-needed = { $needed } oder mehr nötig
# en e80dc06c
dice-impossible = konnte nicht treffen
# en 1837f144
dice-hit = getroffen
# en 58dcf0a2
dice-miss = verfehlt
# en af15646e
dice-came = { $actual }, erwartet { $expected }
# en f902680c
dice-others = Andere Würfe
# en 76d23085
dice-earlier = Frühere Würfe
# en 283649be
dice-purpose-fight = Kämpfe
# en 1695744d
dice-purpose-move = Bewegung
# en 10113a9f
dice-purpose-tile = Plättchen
# en 5ed57a37
dice-purpose-duel = Duelle
# en 70a32aae
dice-purpose-figures = Untote bewegen
# en b0fcc909
dice-purpose-bridge = Zugbrücke
# en cf3bb813
dice-purpose-crush = Ich zermalme euch!
# en 2e9eded6
dice-purpose-uprising = Aufstand
# en cbc1dbba
dice-purpose-wall = Mauern
# en f54276dc
dice-unit-fight = { $actual } von { $rolls } { $rolls ->
        [one] Wurf
       *[other] Würfen
    } { $actual ->
        [one] traf
       *[other] trafen
    }, erwartet { $expected }.
# en 84e25116
dice-unit-move = { $actual ->
        [one] { $actual } Feld
       *[other] { $actual } Felder
    }, erwartet { $expected }.
# en 1a56e23e
dice-unit-tile = { $actual ->
        [one] { $actual } Punkt
       *[other] { $actual } Punkte
    } an Skeletten, erwartet { $expected }.
# en 43755b39
dice-unit-other = { $actual } in { $rolls ->
        [one] einem Wurf
       *[other] { $rolls } Würfen
    }, erwartet { $expected }.
# en ea4b0f45
dice-luck-usual = durchschnittlich
# en bbf3a0ea
dice-luck-lucky = Glück
# en 1bbd7e3f
dice-luck-very-lucky = viel Glück
# en 8a735330
dice-luck-unlucky = Pech
# en 8780d47d
dice-luck-very-unlucky = großes Pech
