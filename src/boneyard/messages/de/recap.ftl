# Was geschehen ist, seit jemand zuletzt hingesehen hat.

# en 3c66f6ba
recap-title = Während du weg warst
# en 46afe649
recap-away = Ein Bot hat { $number ->
        [one] einmal
       *[other] { $number }-mal
    } für dich geantwortet.
# en d67b6516
recap-before = { $number ->
        [one] Davor war ein weiterer Zug.
       *[other] Davor waren { $number } weitere Züge.
    }
# en 9105c899
recap-quiet = Nichts Besonderes.
# en 16a8c830
recap-beaten = { $seat } gewinnt { $number ->
        [one] einen Kampf
       *[other] { $number } Kämpfe
    }.
# en 18923638
recap-life-given = { $seat } gibt { $number ->
        [one] eine Lebensmarke
       *[other] { $number } Lebensmarken
    } ab.
# en e9999c95
recap-token-taken = { $seat } nimmt { $number ->
        [one] eine Marke
       *[other] { $number } Marken
    }.
# en 606dac85
log-earlier = Frühere Züge
# en 9ac587a0
log-lost = Diese Partie begann nach älteren Regeln. Was damals geschah, lässt sich nicht mehr anzeigen.
