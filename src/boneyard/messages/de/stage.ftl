# Das Tempo fremder Züge, Szenen und Töne.

# en 6c2dfa54
pace = Tempo der anderen Züge
# en 1039773c
pace-slow = Langsam
# en 502b4acb same
pace-normal = Normal
# en 50981902
pace-fast = Schnell
# en 6718a297
pace-instant = Sofort
# en 1ca50cd3 same
pace-pause = Pause
# en 9aaea3f7
pace-resume = Weiter
# en a635e1ed
pace-step = Nächstes
# en 87171caf
pace-again = Letzten Zug noch einmal zeigen
# en 4a143ab2
pace-repeated = Noch einmal der letzte Zug
# en 9042bf3f
pace-skip = Überspringen
# en fe1442c1
stage-hit = TREFFER!
# en d871fd9d
stage-miss = DANEBEN
# en f1bc956e
stage-wins = { $faces } gewinnt
# en fc3e9f7f
stage-wins-all = Jede Zahl gewinnt
# en 35185550
stage-wins-none = Keine Zahl reicht
# en 41d2bb9b
stage-or = { $first } oder { $second }
# en fac69349
stage-worth = { $points ->
    [0] bringt nichts
    [one] bringt 1 Punkt
   *[other] bringt { $points } Punkte
}
# en 354977a3
stage-died = { $seat_id ->
    [you] Du bist gestorben
   *[other] { $seat } ist gestorben
}
# en 79069b1f
stage-died-at = hier: { $place }
# en 25f82632
stage-lost = Verloren
# en 878891ce
stage-dropped = Abgelegt
# en 671bf040
stage-kept = Behalten
# en 36567fc8
stage-next = Weiter
# en e4cd430c
stage-points = { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}
# en 59acfb3e
stage-nothing = nichts
# en 4035eda9
stage-hand = { $number ->
    [one] 1 Handkarte
   *[other] { $number } Handkarten
}
# en 66326441
stage-back = Zurück: { $place }
# en e337a651
stage-duel = { $seat_id ->
    [you] forderst heraus
   *[other] fordert heraus
}
# en c2b3accf
stage-holds = { $seat_id ->
    [you] hast das Buch
   *[other] hat das Buch
}
# en da2829a9
stage-tie = Unentschieden
# en 37942aa6
stage-book = { $seat_id ->
    [you] Das Buch gehört dir!
   *[other] { $seat } hat das Buch
}
# en 39e9a846
stage-book-back = Das Buch ist frei
# en 5ad59711
stage-victory = { $seat_id ->
    [you] Du gewinnst!
   *[other] { $seat } gewinnt!
}
# en a8c94467
stage-victories = { $seats } gewinnen!
