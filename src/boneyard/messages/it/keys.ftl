# I tasti della pagina di gioco.

# en 2cee8e63
keys-title = Tasti
# en 9e185282
keys-choose = Scelgono una casella illuminata o un posto per la tessera.
# en 31ac54c2
keys-take = La conferma, o preme il pulsante in evidenza.
# en 8b1b06ac
keys-turn = Gira la tessera.
# en 27eb6004
keys-number = Sceglie l'opzione con questo numero.
# en 073955ae
keys-back = Annulla; lascia la casella; passa; riattiva le domande.
# en 3f5b434e
keys-tab = Passa a pulsanti, carte, cronologia e alla mappa in parole.
# en 4d56e0d6
keys-any = Qualsiasi casella: che cosa c'è, o perché non puoi sceglierla.
# en 93b6d287
keys-shift = Spostano la mappa.
# en 5e0fed83
keys-size = Ingrandisce, rimpicciolisce, mostra tutta la mappa.
# en 8dc6b23f
keys-help = Mostra questi tasti.
# en e6b600e4
keys-hint = Frecce e Invio scelgono. ? mostra tutti i tasti.
# en 793dcf8c
keys-single = Scorciatoie di una sola lettera, cifra o segno
    .text = Disattivale se usi la dettatura o premi tasti per sbaglio. Frecce, Invio, Esc e Tab funzionano sempre.
