# Tavoli che giocano con gli stessi dadi, e il loro confronto.

# en f457f246
twins = Gli stessi dadi ad altri tavoli
    .text = Chi apre questo link crea un proprio tavolo con gli stessi dadi. Nessuno può guardare, né giocare a due di questi tavoli. Quando tutti sono finiti, vengono confrontati.
    .link = Link agli stessi dadi
# en e0680fca
twins-lead = Questo tavolo gioca la stessa partita di un altro, con gli stessi dadi e le stesse regole. Scegli chi gioca.
# en 50db7db7
twins-made = Gli stessi dadi a più tavoli
    .text = Altri possono creare tavoli con gli stessi dadi, e nessuno può guardare. Alla fine si confrontano tutti.
# en e92f5622
twins-over = Altri tavoli giocano con gli stessi dadi. Quando tutti sono finiti, le statistiche li confrontano e i dadi si possono verificare.
# en b96f9741
twins-compared = Gli stessi dadi, tavolo per tavolo
    .note = Tutti hanno avuto gli stessi dadi. Le differenze le hanno fatte i giocatori.
# en 683e154c
twins-table = Tavolo { $number }
    .mine = il tuo
# en a6d5e0f0
twins-winner = Ha vinto
    .nobody = nessuno
# en 45097cb3
twins-turns = Turni
# en 9d16a1c3
twins-adjusted = { $points } al netto della fortuna
