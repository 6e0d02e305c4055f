# Come si vince, e a che punto sono tutti. `.short` è per schermi stretti, `.end` per la fine di una barra.

# en 189d0a3f
goal-label = Come si vince
# en f3b5140e
goal-points = Vinci con { $number } punti
    .short = { $number } punti
    .end = { $number }
# en 731c3874
goal-points-none = Nessuno ha ancora punti
    .short = ancora nessuno
# en b96bfba4
goal-points-left = { $seat_id ->
        [you] Te ne
       *[other] A { $seat } ne
    } { $left ->
        [one] manca
       *[other] mancano
    } { $left }
    .short = { $left ->
        [one] ne manca 1
       *[other] ne mancano { $left }
    }
# en 3d90a403
goal-points-tied = A { $seats } ne { $left ->
        [one] manca
       *[other] mancano
    } { $left } ciascuno
    .short = { $left ->
        [one] ne manca 1
       *[other] ne mancano { $left }
    }
# en 0c0e11da
goal-points-kept = { $seat_id ->
        [you] Ne hai abbastanza, ma una carta ti impedisce
       *[other] { $seat } ne ha abbastanza, ma una carta gli impedisce
    } di vincere
    .short = fermo per una carta
# en 3ba6d79d
goal-book = Oppure porta il libro { $tile_id ->
        [castle-3] al trono
        [altar] all'Altare
       *[other] qui: { $tile }
    }
    .short = Libro → { $tile_id ->
        [castle-3] trono
       *[other] { $tile }
    }
    .end = { $tile_id ->
        [castle-3] Trono
       *[other] { $tile }
    }
# en a8add4d0
goal-book-hidden = { $tile_id ->
        [graveyard] Il Cimitero non è stato ancora trovato
       *[other] Non ancora trovato: { $tile }
    }: { $left ->
        [0] nessuna tessera rimasta
        [one] resta 1 tessera
       *[other] restano { $left } tessere
    }
    .short = { $left ->
        [one] 1 tessera
       *[other] { $left } tessere
    }
# en a1651ed7
goal-book-lies = Si trova { $tile_id ->
        [graveyard] nel Cimitero
       *[other] qui: { $tile }
    }
    .short = { $tile }
# en c66a564c
goal-book-found = { $tile_id ->
        [graveyard] Nel Cimitero
       *[other] { $tile }
    }: { $seat_id ->
        [you] sei
       *[other] { $seat } è
    } { $left ->
        [0] già lì
        [one] a 1 casella
       *[other] a { $left } caselle
    }
    .short = a { $left ->
        [one] 1 casella
       *[other] { $left } caselle
    }
# en 0e45f49b
goal-book-held = { $seat_id ->
        [you] Ce l'hai tu
       *[other] Ce l'ha { $seat }
    }: { $left ->
        [0] sull'ultima casella
        [one] manca 1 casella
       *[other] mancano { $left } caselle
    }
    .short = { $left ->
        [one] manca 1
       *[other] mancano { $left }
    }
# en 97d6643a
goal-book-shut = { $seat_id ->
        [you] Ce l'hai tu
       *[other] Ce l'ha { $seat }
    }, ma ora la via è chiusa
    .short = via chiusa
# en 4114eea5
goal-helipad = Oppure raggiungi l'{ $tile }
    .short = { $tile }
    .end = { $tile }
# en 7e60f310
goal-helipad-hidden = L'{ $tile } arriva per ultimo: { $left ->
        [one] è la prossima tessera
       *[other] ancora { $left } tessere
    }
    .short = { $left ->
        [one] prossima tessera
       *[other] { $left } tessere
    }
# en 168756f6
goal-helipad-laid = È sulla mappa
    .short = sulla mappa
# en cd9d9a90
goal-helipad-near = { $seat_id ->
        [you] Il più vicino sei tu
       *[other] Il più vicino è { $seat }
    }: { $left ->
        [0] sull'ultima casella
        [one] manca 1 casella
       *[other] mancano { $left } caselle
    }
    .short = { $left ->
        [one] manca 1
       *[other] mancano { $left }
    }
# en 16d61e6e same
goal-rounds = Oppure sii in testa dopo il round { $number }
    .short = Round { $number }
# en 4077289f
goal-rounds-left = { $left ->
        [one] È l'ultimo round
       *[other] Ancora { $left } round
    }
    .short = { $left ->
        [one] ultimo round
       *[other] { $left } round
    }

## A che punto sono tutti, per i lettori di schermo

# en fc3cecb3
goal-progress = { $seat_id ->
        [you] Tu
       *[other] { $seat }
    }: { $value } su { $of }

## Luoghi importanti, al bordo della mappa

# en 41963e8d
goal-place = { $tile_id ->
        [castle-3] Trono
       *[other] { $tile }
    }
# en 980dfe98
goal-place-book = il libro
# en 3f9b74d0
goal-place-held = { $seat_id ->
        [you] Hai
       *[other] { $seat } ha
    } il libro
# en bb4c6c15
goal-place-left = { $left ->
        [one] 1 casella
       *[other] { $left } caselle
    } { $tile_id ->
        [castle-3] al trono
        [altar] all'Altare
       *[other] fino a: { $tile }
    }
# en efbc0016
goal-place-steps = { $steps ->
        [0] qui
        [one] 1 casella
       *[other] { $steps } caselle
    }
# en 3a3806b3
goal-place-me = Il tuo personaggio
# en 6fb88309
goal-place-show = Mostra: { $place }
