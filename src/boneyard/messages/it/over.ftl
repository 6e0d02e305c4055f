# Come è finita una partita, se non secondo le regole.

# en 5e8ea953
way-conceded = per abbandono degli altri
# en 6f6a6402
way-conceded-one = per abbandono dell'avversario
# en 8bb327c4
way-conceded-mine = per il tuo abbandono
# en 6b406c66
over-agreed = Tutti hanno accettato di finire la partita.
# en f438cba8
over-abandoned = Tutti hanno lasciato il tavolo.
# en c31ad5db
over-closed = Chi gestisce questo server ha chiuso il tavolo.
# en 7b9b6581
over-show = Mostra il risultato
# en c2d8a544
over-wins = vince
# en 3114ebfa
over-unplayable = La partita è stata interrotta: nessuno poteva più scegliere, e sarebbe andata avanti all'infinito.
# en e721bf8f
over-rematch = Gli altri aspettano a un nuovo tavolo: ancora una partita?
    .watch = Vai alla prossima partita
# en 75577f2c
over-decided = Che cosa ha deciso
# en 4f91ca04
over-fame = Migliori pronostici sui combattimenti: { $seats } (★{ $number })
    .crowd = il pubblico
