# Le statistiche di una partita finita.

# en cd7e84f3
stats-won = { $seats } { $number ->
        [one] ha vinto
       *[other] hanno vinto insieme
    }
# en ab7d7951
stats-nobody = Nessuno ha vinto
# en 537b4000
stats-winner = ha vinto
# en 3effda97
stats-robbed = Con dadi nella media nei combattimenti { $seat } avrebbe avuto più punti di tutti.
# en 52fa5073
stats-decided-always = { $seat } ha avuto i favori del pronostico dal primo all'ultimo turno.
# en df9d058f
stats-decided-early = Già nel round { $round } di { $rounds }, { $seat } ha superato { $other } e ha mantenuto il vantaggio.
# en f180a4af
stats-decided-middle = Fino al round { $round } era in testa { $other }. Da allora in testa: { $seat }, fino alla fine.
# en 566717bb
stats-decided-late = La partita è rimasta aperta a lungo: solo nel round { $round } di { $rounds }, { $seat } ha superato { $other } definitivamente.
# en 92f16dc9
stats-decided-by = Il momento decisivo, nel round { $round }: { $cause } Da allora in testa: { $seat }.
# en d23b9408
stats-fact-rounds = { $number ->
        [one] round giocato
       *[other] round giocati
    }
# en 6f85e8cc
stats-fact-lead-changes = { $number ->
        [one] cambio in testa
       *[other] cambi in testa
    }
# en e972a555
stats-fact-decisions = { $number ->
        [one] decisione
       *[other] decisioni
    }
# en 375f49a0
stats-fact-rolls = { $number ->
        [one] dado tirato
       *[other] dadi tirati
    }
# en 2a495399
stats-points = I punti nel tempo
# en 2c822fcc
stats-chances = Chi era in testa
    .note = Probabilità di vittoria stimate su migliaia di partite tra bot.
# en 2cab7c61
stats-turnings = Momenti di svolta
# en d27f6492 same
stats-round = Round { $round }
    .turn = Round { $round }, turno di { $seat }
# en b63ed1fb
stats-end = Alla fine
# en 71dd4816
stats-watch = Guarda
# en 489d6f9c
stats-as-table = Gli stessi dati in numeri
# en 0e9a8801 same
stats-column-round = Round
# en b81368f3
stats-swing = { $seat }: probabilità stimate dal { $before }% al { $after }%.
# en e399268e
stats-cause-won = { $seat } vince.
# en e7d8e280
stats-cause-died = { $seat } muore.
# en 2481ef94
stats-cause-book-won = { $seat } vince il Necronomicon in duello.
# en 2da8383e
stats-cause-book-taken = { $seat } prende il Necronomicon.
# en b05e6f4c
stats-cause-fell-into-pit = { $seat } cade nella Buca.
# en 07aa916d
stats-cause-card-played = { $seat } gioca { $number ->
        [one] una carta
       *[other] { $number } carte
    } al momento giusto.
# en 895dcba0
stats-cause-beaten = { $seat } vince { $number ->
        [one] un combattimento
       *[other] { $number } combattimenti
    } in un solo turno.
# en d5b814f0
stats-cause-points-lost = { $seat } perde { $number ->
        [one] un punto
       *[other] { $number } punti
    }.
# en 3c3ad34c
stats-cause-life-given = { $seat } spende { $number ->
        [one] un segnalino vita
       *[other] { $number } segnalini vita
    }.
# en 75fdd93d
stats-cause-tile-placed = { $seat } piazza una tessera nel punto giusto.
# en 35513629
stats-cause-walk = { $seat } gioca un turno che cambia la partita.
# en 283b06fe
stats-tally = Chi ha fatto che cosa
# en 7e8a8d32
stats-cards = Le carte più giocate
# en 0c07e9de
stats-row-fights-won = Combattimenti vinti
# en 0da4b41a
stats-row-fights-lost = Combattimenti persi
# en bf3e7d94
stats-row-fights-broken-off = Combattimenti senza esito
# en 5ba8a40d
stats-row-deaths = Morti
# en 5b63c3cf
stats-row-lives = Segnalini vita spesi
# en 5d33e3be
stats-row-duels = Duelli
# en 15c5067f
stats-row-duels-won = Duelli vinti
# en beaba5e7
stats-row-tiles = Tessere piazzate
# en b66d44d1
stats-row-cards = Carte giocate
# en 51d52359
stats-row-tokens = Segnalini raccolti
# en c00b496c
stats-row-books = Necronomicon preso
# en ae4b34ba
stats-row-rides = Volte in sella
# en c20d3b32
stats-row-bridges = Ponte levatoio mosso
# en ced798c7
stats-row-pits = Cadute nella Buca
# en bdb8c801
stats-luck = La fortuna dei dadi
    .note = Le barre verso destra sono fortuna. Circa due su tre restano nella fascia centrale.
# en d29b6b6d
stats-standings = Punti al netto della fortuna
    .note = Ogni colpo sopra la media fa risparmiare circa 2 punti. Ecco il punteggio con dadi nella media e le stesse decisioni.
# en e3bd8779
stats-column-player = Giocatore
# en 94f37a49
stats-column-points = Punti
# en 97a78f31
stats-column-hits = Colpi sopra la media
# en 553b9469
stats-column-adjusted = Al netto della fortuna
# en 25c166ec
stats-up = su di { $number ->
        [one] un posto
       *[other] { $number } posti
    }
# en edc1adcc
stats-down = giù di { $number ->
        [one] un posto
       *[other] { $number } posti
    }
