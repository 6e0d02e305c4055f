# Il ritmo dei turni altrui, le scene e i suoni.

# en 6c2dfa54
pace = Ritmo dei turni altrui
# en 1039773c
pace-slow = Lento
# en 502b4acb
pace-normal = Normale
# en 50981902
pace-fast = Veloce
# en 6718a297
pace-instant = Immediato
# en 1ca50cd3
pace-pause = Pausa
# en 9aaea3f7
pace-resume = Continua
# en a635e1ed
pace-step = Avanti
# en 87171caf
pace-again = Rivedi l'ultimo turno
# en 4a143ab2
pace-repeated = Di nuovo l'ultimo turno
# en 9042bf3f
pace-skip = Salta avanti
# en fe1442c1
stage-hit = COLPITO!
# en d871fd9d
stage-miss = MANCATO
# en f1bc956e
stage-wins = Vince { $faces }
# en fc3e9f7f
stage-wins-all = Vince ogni numero
# en 35185550
stage-wins-none = Nessun numero basta
# en 41d2bb9b
stage-or = { $first } o { $second }
# en fac69349
stage-worth = { $points ->
    [0] non vale nulla
    [one] vale 1 punto
   *[other] vale { $points } punti
}
# en 354977a3
stage-died = { $seat_id ->
    [you] Muori
   *[other] { $seat } muore
}
# en 79069b1f
stage-died-at = qui: { $place }
# en 25f82632
stage-lost = Persi
# en 878891ce
stage-dropped = Scartati
# en 671bf040
stage-kept = Restano
# en 36567fc8
stage-next = Poi
# en e4cd430c
stage-points = { $number ->
    [one] 1 punto
   *[other] { $number } punti
}
# en 59acfb3e
stage-nothing = niente
# en 4035eda9
stage-hand = { $number ->
    [one] 1 carta in mano
   *[other] { $number } carte in mano
}
# en 66326441
stage-back = Si riparte da: { $place }
# en e337a651
stage-duel = { $seat_id ->
    [you] sfidi
   *[other] sfida
}
# en c2b3accf
stage-holds = { $seat_id ->
    [you] hai il libro
   *[other] ha il libro
}
# en da2829a9
stage-tie = Parità
# en 37942aa6
stage-book = { $seat_id ->
    [you] Il libro è tuo!
   *[other] { $seat } ha il libro
}
# en 39e9a846
stage-book-back = Il libro è libero
# en 5ad59711
stage-victory = { $seat_id ->
    [you] Hai vinto!
   *[other] { $seat } vince!
}
# en a8c94467
stage-victories = Vincono { $seats }!
