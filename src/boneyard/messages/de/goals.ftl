# Wie man gewinnt, und wie weit alle sind. `.short` ist für schmale Bildschirme, `.end` für das Ende einer Leiste.

# en 189d0a3f
goal-label = So gewinnt man
# en f3b5140e
goal-points = Gewinne mit { $number } Punkten
    .short = { $number } Punkte
    .end = { $number }
# en 731c3874
goal-points-none = Noch hat niemand Punkte
    .short = noch keine
# en b96bfba4
goal-points-left = { $seat_id ->
        [you] Dir
       *[other] { $seat }
    } { $left ->
        [one] fehlt
       *[other] fehlen
    } noch { $left }
    .short = noch { $left }
# en 3d90a403
goal-points-tied = { $seats } { $left ->
        [one] fehlt
       *[other] fehlen
    } je noch { $left }
    .short = noch { $left }
# en 0c0e11da
goal-points-kept = { $seat_id ->
        [you] Du hast genug, aber eine Karte hindert dich
       *[other] { $seat } hat genug, aber eine Karte verhindert den Sieg
    }
    .short = durch Karte gehemmt
# en 3ba6d79d
goal-book = Oder bring das Buch { $tile_id ->
        [castle-3] zum Thron
        [altar] zum Altar
       *[other] nach: { $tile }
    }
    .short = Buch → { $tile_id ->
        [castle-3] Thron
       *[other] { $tile }
    }
    .end = { $tile_id ->
        [castle-3] Thron
       *[other] { $tile }
    }
# en a8add4d0
goal-book-hidden = { $tile_id ->
        [graveyard] Der Friedhof
       *[other] { $tile }
    } wurde noch nicht gefunden: { $left ->
        [0] kein Plättchen mehr übrig
        [one] noch 1 Plättchen
       *[other] noch { $left } Plättchen
    }
    .short = { $left } Plättchen
# en a1651ed7
goal-book-lies = Es liegt { $tile_id ->
        [graveyard] auf dem Friedhof
       *[other] hier: { $tile }
    }
    .short = { $tile }
# en c66a564c
goal-book-found = { $tile_id ->
        [graveyard] Auf dem Friedhof
       *[other] { $tile }
    }: { $left ->
        [0] { $seat_id ->
                [you] du stehst darauf
               *[other] { $seat } steht darauf
            }
        [one] { $seat_id ->
                [you] du bist 1 Feld entfernt
               *[other] { $seat } ist 1 Feld entfernt
            }
       *[other] { $seat_id ->
                [you] du bist { $left } Felder entfernt
               *[other] { $seat } ist { $left } Felder entfernt
            }
    }
    .short = { $left } entfernt
# en 0e45f49b
goal-book-held = { $seat_id ->
        [you] Du hast es
       *[other] { $seat } hat es
    }: { $left ->
        [0] auf dem letzten Feld
        [one] noch 1 Feld
       *[other] noch { $left } Felder
    }
    .short = noch { $left }
# en 97d6643a
goal-book-shut = { $seat_id ->
        [you] Du hast es
       *[other] { $seat } hat es
    }, aber der Weg ist gerade versperrt
    .short = Weg versperrt
# en 4114eea5
goal-helipad = Oder erreiche den { $tile }
    .short = { $tile_id ->
        [helipad] Landeplatz
       *[other] { $tile }
    }
    .end = { $tile_id ->
        [helipad] Landeplatz
       *[other] { $tile }
    }
# en 7e60f310
goal-helipad-hidden = { $tile_id ->
        [helipad] Der Landeplatz
       *[other] { $tile }
    } kommt zuletzt: { $left ->
        [one] als nächstes Plättchen
       *[other] noch { $left } Plättchen
    }
    .short = { $left ->
        [one] als Nächstes
       *[other] { $left } Plättchen
    }
# en 168756f6
goal-helipad-laid = Er liegt auf dem Spielplan
    .short = liegt
# en cd9d9a90
goal-helipad-near = { $seat_id ->
        [you] Du bist am nächsten
       *[other] { $seat } ist am nächsten
    }: { $left ->
        [0] auf dem letzten Feld
        [one] noch 1 Feld
       *[other] noch { $left } Felder
    }
    .short = noch { $left }
# en 16d61e6e
goal-rounds = Oder führe nach Runde { $number }
    .short = Runde { $number }
# en 4077289f
goal-rounds-left = { $left ->
        [one] Das ist die letzte Runde
       *[other] Noch { $left } Runden
    }
    .short = { $left ->
        [one] letzte Runde
       *[other] { $left } Runden
    }

## Wie weit alle sind, für Screenreader

# en fc3cecb3
goal-progress = { $seat_id ->
        [you] Du
       *[other] { $seat }
    }: { $value } von { $of }

## Wichtige Orte, am Rand des Spielplans

# en 41963e8d
goal-place = { $tile_id ->
        [castle-3] Thron
        [helipad] Landeplatz
       *[other] { $tile }
    }
# en 980dfe98
goal-place-book = das Buch
# en 3f9b74d0
goal-place-held = { $seat_id ->
        [you] Du hast
       *[other] { $seat } hat
    } das Buch
# en bb4c6c15
goal-place-left = { $left ->
        [one] 1 Feld
       *[other] { $left } Felder
    } { $tile_id ->
        [castle-3] bis zum Thron
        [altar] bis zum Altar
       *[other] bis: { $tile }
    }
# en efbc0016
goal-place-steps = { $steps ->
        [0] hier
        [one] 1 Feld
       *[other] { $steps } Felder
    }
# en 3a3806b3
goal-place-me = Deine Figur
# en 6fb88309
goal-place-show = { $place } zeigen
