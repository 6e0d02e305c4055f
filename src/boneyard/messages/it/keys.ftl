# I tasti della pagina di gioco.

# en 2cee8e63
keys-title = Tasti
# en df1462ee
keys-choose = Scelgono una casella illuminata o un posto per la tessera.
# en 4b1b4399
keys-take = La sceglie; altrimenti preme il pulsante in evidenza.
# en a06d4075
keys-turn = Gira la tessera.
# en 8cf73e35
keys-number = Dà la risposta con questo numero.
# en bb6f2c06
keys-back = Annulla la scelta; passa, quando puoi rispondere; riattiva le domande.
# en 53947766
keys-tab = Passa a pulsanti, carte, cronologia e alla mappa in parole.
# en 040ce109
keys-any = Qualsiasi casella: che cosa c'è, o perché non si può.
# en 93b6d287
keys-shift = Spostano la mappa.
# en 792ecd72
keys-size = Più grande, più piccola, tutta la mappa.
# en 8dc6b23f
keys-help = Mostra questi tasti.
# en b657424d
keys-hint = Frecce e Invio scelgono. ? mostra tutti i tasti.
