# Come è finita una partita, se non secondo le regole.

# en d8f74730
way-conceded = per abbandono degli altri
# en 4ce9a851
over-agreed = Tutti hanno accettato di finire la partita.
# en c4076e13
over-abandoned = Tutti hanno lasciato il tavolo.
# en 2e7f6d92
over-closed = Chi gestisce questo server ha chiuso il tavolo.
# en 7b9b6581
over-show = Mostra il risultato
# en c2d8a544
over-wins = vince
# en 8c741774
over-unplayable = La partita è stata interrotta: sarebbe andata avanti all'infinito senza che nessuno potesse scegliere.
# en d82a99b8
over-rematch = Gli altri aspettano a un nuovo tavolo: ancora una partita?
    .watch = Alla prossima partita
