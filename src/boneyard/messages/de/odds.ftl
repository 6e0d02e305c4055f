# Odds next to options, and the luck ledger.

# en f9a009d3
odds-fight = { $win } %{ $cost }
# en a1c1e84f
odds-cost = , kostet { $parts }
# en d7541ae4
odds-life = { $number } Leben
# en 6eb1d239
odds-ammo = { $number } Munition
# en c8c9a52d
odds-points = { $number ->
        [one] 1 Punkt
       *[other] { $number } Punkte
    }
# en 6281dae4
odds-cards = { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    }
# en 40e97aac
odds-bid = das Buch: { $uniform } % gegen einen zufälligen Einsatz, { $best } % gegen den besten
# en 713827f9
odds-duel = das Buch: { $hold } %
# en 565df75c
odds-hit = { $number ->
        [0] gewinnt
        [one] gewinnt, +1 Punkt
       *[other] gewinnt, +{ $number } Punkte
    }
# en c7fa663a
odds-again = ein Leben verlieren und noch einmal würfeln
# en 0b4ba246
odds-card = { $card } einsetzen und noch einmal würfeln
# en 64e4c91f
odds-pay-ammo = mit { $number } Munition doch gewinnen
# en ec713621
odds-pay-ammo-range = mit { $least } bis { $most } Munition doch gewinnen
# en fda69938
odds-pay-points = { $number ->
        [one] mit Skeletten für 1 Punkt doch gewinnen
       *[other] mit Skeletten für { $number } Punkte doch gewinnen
    }
# en 263db537
odds-pay-points-range = mit Skeletten für { $least } bis { $most } Punkte doch gewinnen
# en eed6477b
odds-death = { $number ->
        [0] du stirbst
        [one] du stirbst und verlierst 1 Punkt
       *[other] du stirbst und verlierst { $number } Punkte
    }
# en 41d123a6
odds-survive = { $number ->
        [100] In diesem Kampf kannst du nicht sterben.
       *[other] Du überlebst diesen Kampf in { $number } von 100 Fällen.
    }
# en 1615e2ba
odds-survive-path = { $number ->
        [100] Auf diesem Weg kannst du nicht sterben.
       *[other] Du überlebst diesen Weg in { $number } von 100 Fällen.
    }

# en 68f0a7fa
luck-title = Glück: was die Würfel gaben (und was zu erwarten war)
# en 87394743
luck-seat = Platz
# en 80052e44
luck-fight = Treffer
# en 96a65b17
luck-move = Felder
# en 4b61403b
luck-tile = Plättchen
# en 8f72ef5a
luck-figures = Untote
# en 984cde5f
luck-duel = Duelle
# en d9b19bd9
luck-points = Punkte
# en 99b2c4f5
luck-adjusted = Bereinigt
# en 8c60ca0d
luck-cell = { $actual } ({ NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) })
# en 52e21ede
luck-value = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# en 12c31ee3
luck-about = Treffer in Kämpfen, Felder für die Bewegung, Punkte an Skeletten auf neuen Plättchen, Untote zum Bewegen, Augen in Duellen. Bereinigt heißt: zwei Punkte weniger für jeden Treffer über dem Durchschnitt, zwei mehr für jeden darunter.
