# Tavoli che giocano con gli stessi dadi, e il loro confronto.

# en 0b440193
duplicates = Gli stessi dadi ad altri tavoli
    .text = Chi apre questo link crea un proprio tavolo con gli stessi dadi. Nessuno può guardare, né giocare a due di questi tavoli. Quando tutti sono finiti, vengono confrontati.
    .link = Link agli stessi dadi
# en 2e6c7831
duplicates-lead = Questo tavolo gioca la stessa partita di un altro, con gli stessi dadi e le stesse regole. Scegli chi gioca.
# en d33e31d3
duplicates-made = Gli stessi dadi a più tavoli
    .text = Altri possono creare tavoli con gli stessi dadi, e nessuno può guardare. Alla fine si confrontano tutti.
# en df20c10c
duplicates-over = Altri tavoli giocano con gli stessi dadi. Quando tutti sono finiti, le statistiche li confrontano e i dadi si possono verificare.
# en 188dd7d2
duplicates-compared = Gli stessi dadi, tavolo per tavolo
    .note = Tutti hanno avuto gli stessi dadi. Le differenze le hanno fatte i giocatori.
# en 12ff84c8
duplicates-table = Tavolo { $number }
    .mine = il tuo
# en 2db0661f
duplicates-winner = Ha vinto
    .nobody = nessuno
# en 5eb76f5a
duplicates-turns = Turni
# en 55d04d93
duplicates-adjusted = { $points } al netto della fortuna
