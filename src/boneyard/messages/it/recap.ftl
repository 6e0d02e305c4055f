# Che cosa è successo da quando qualcuno ha guardato l'ultima volta.

# en 3c66f6ba
recap-title = Mentre non c'eri
# en 46afe649
recap-away = Un bot ha risposto { $number ->
        [one] una volta
       *[other] { $number } volte
    } per te.
# en d67b6516
recap-before = { $number ->
        [one] Prima c'è stato un altro turno.
       *[other] Prima ci sono stati altri { $number } turni.
    }
# en 9105c899
recap-quiet = Niente di speciale.
# en 16a8c830
recap-beaten = { $seat } vince { $number ->
        [one] un combattimento
       *[other] { $number } combattimenti
    }.
# en 18923638
recap-life-given = { $seat } spende { $number ->
        [one] un segnalino vita
       *[other] { $number } segnalini vita
    }.
# en e9999c95
recap-token-taken = { $seat } prende { $number ->
        [one] un segnalino
       *[other] { $number } segnalini
    }.
# en 606dac85
log-earlier = Turni precedenti
# en 9ac587a0
log-lost = Questa partita è iniziata con regole precedenti. Quello che è successo allora non si può più mostrare.
