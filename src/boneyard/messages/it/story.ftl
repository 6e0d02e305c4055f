# Il registro come racconto: un turno è una frase fatta di parti.

# en 970b3504
story-title = La storia finora
# en 5763e8a8 same
story-round = Round { $round }
# en 068a09f0
story-details = Questo turno nei dettagli
# en 219336a0
story-since = Dal tuo ultimo turno
# en 78b31350
story-turn = { $seat_id ->
        [you] { $deeds }
       *[other] { $seat } { $deeds }
    }.
# en 61b9f1d9
story-now = { $seat_id ->
        [you] Tocca a te
       *[other] Tocca a { $seat }
    }
# en eef6bf4b
story-quiet = Turno tranquillo per { $seat_id ->
        [you] te
       *[other] { $seat }
    }.

## Che cosa ha fatto qualcuno

# en 233ec46a
story-start-player = { $seat_id ->
        [you] prepari
       *[other] prepara
    } la mappa
# en c81d65fa
story-turn-skipped = { $seat_id ->
        [you] salti
       *[other] salta
    } il turno
# en 8fa65439
story-tile-placed = { $seat_id ->
        [you] piazzi
       *[other] piazza
    } { $tile }
# en 09399717
story-stepped = { $seat_id ->
        [you] avanzi
       *[other] avanza
    } di { $number ->
        [one] una casella
       *[other] { $number } caselle
    }
# en 0174fc79
story-figure-moved = { $seat_id ->
        [you] muovi
       *[other] muove
    } { $number ->
        [one] un non morto
       *[other] { $number } non morti
    }
# en 4864c263
story-beaten = { $seat_id ->
        [you] batti
       *[other] batte
    } { $number ->
        [one] { $what_id ->
            [zombie] uno zombi
            [white] uno scheletro bianco
            [red] uno scheletro rosso
            [blue] uno scheletro blu
            [black] uno scheletro nero
           *[other] { $what }
        }
       *[other] { $number } { $what_id ->
            [zombie] zombi
           *[other] scheletri
        }
    }{ $points ->
        [0] {""}
       *[other] {" "}(+{ $points })
    }
# en 356fb072
story-life-given = { $seat_id ->
        [you] spendi
       *[other] spende
    } { $number ->
        [one] un segnalino vita
       *[other] { $number } segnalini vita
    }
# en 40776f8d
story-token-taken = { $seat_id ->
        [you] raccogli
       *[other] raccoglie
    } { $what_id ->
        [life] { $number ->
                [one] un segnalino vita
               *[other] { $number } segnalini vita
            }
        [ammo] { $number ->
                [one] un segnalino munizioni
               *[other] { $number } segnalini munizioni
            }
       *[other] { $number } segnalini
    }
# en 8b301844
story-died = { $seat_id ->
        [you] muori
       *[other] muore
    }
# en 1df164ef
story-card-played = { $seat_id ->
        [you] giochi
       *[other] gioca
    } «{ $card }»{ $target ->
        [none] {""}
       *[other] {" "}contro { $target_id ->
            [you] di te
           *[other] { $target }
        }
    }
# en 254bc6df
story-item-taken = { $seat_id ->
        [you] prendi
       *[other] prende
    } «{ $card }» a { $owner_id ->
        [you] te
       *[other] { $owner }
    }
# en edec5cba
story-item-lost = { $seat_id ->
        [you] perdi
       *[other] perde
    } «{ $card }»
# en 253fcdb6
story-book-taken = { $seat_id ->
        [you] prendi
       *[other] prende
    } il Necronomicon
# en 3d747752
story-book-returned = { $seat_id ->
        [you] perdi
       *[other] perde
    } il Necronomicon
# en 4427ea37
story-book-won = { $seat_id ->
        [you] vinci
       *[other] vince
    } il Necronomicon contro { $loser_id ->
        [you] di te
       *[other] { $loser }
    }
# en debf02b1
story-duel-began = { $holder_id ->
        [you] ti sfida
       *[other] { $seat_id ->
            [you] sfidi
           *[other] sfida
        } { $holder }
    } a duello per il Necronomicon
# en 749de821
story-mounted = { $seat_id ->
        [you] monti
       *[other] monta
    } a cavallo
# en b3f7a09b
story-bridge-moved = { $raised ->
        [yes] { $seat_id ->
                [you] alzi
               *[other] alza
            }
       *[no] { $seat_id ->
               [you] abbassi
              *[other] abbassa
           }
    } il ponte levatoio
# en 5446a747
story-fell-into-pit = { $seat_id ->
        [you] cadi
       *[other] cade
    } nella Buca
# en b365586e
story-life-lost = { $seat_id ->
        [you] perdi
       *[other] perde
    } { $number ->
        [one] un segnalino vita
       *[other] { $number } segnalini vita
    }
