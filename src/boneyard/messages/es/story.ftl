# El registro como historia: un turno es una frase hecha de partes.

# en 970b3504
story-title = La historia hasta ahora
# en 5763e8a8
story-round = Ronda { $round }
# en 068a09f0
story-details = Este turno en detalle
# en 219336a0
story-since = Desde tu último turno
# en 78b31350
story-turn = { $seat_id ->
        [you] { $deeds }
       *[other] { $seat } { $deeds }
    }.
# en 61b9f1d9
story-now = { $seat_id ->
        [you] Tu turno
       *[other] Turno de { $seat }
    }
# en eef6bf4b
story-quiet = Turno tranquilo para { $seat_id ->
        [you] ti
       *[other] { $seat }
    }.

## Qué hizo alguien

# en 233ec46a
story-start-player = { $seat_id ->
        [you] preparaste
       *[other] preparó
    } el tablero
# en c81d65fa
story-turn-skipped = { $seat_id ->
        [you] perdiste
       *[other] perdió
    } el turno
# en 8fa65439
story-tile-placed = { $seat_id ->
        [you] colocaste
       *[other] colocó
    } la loseta { $tile }
# en 09399717
story-stepped = { $seat_id ->
        [you] avanzaste
       *[other] avanzó
    } { $number ->
        [one] una casilla
       *[other] { $number } casillas
    }
# en 0174fc79
story-figure-moved = { $seat_id ->
        [you] moviste
       *[other] movió
    } a { $number ->
        [one] un no muerto
       *[other] { $number } no muertos
    }
# en 4864c263
story-beaten = { $seat_id ->
        [you] venciste
       *[other] venció
    } a { $number ->
        [one] { $what_id ->
            [zombie] un zombi
            [white] un esqueleto blanco
            [red] un esqueleto rojo
            [blue] un esqueleto azul
            [black] un esqueleto negro
           *[other] { $what }
        }
       *[other] { $number } { $what_id ->
            [zombie] zombis
           *[other] esqueletos
        }
    }{ $points ->
        [0] {""}
       *[other] {" "}(+{ $points })
    }
# en 356fb072
story-life-given = { $seat_id ->
        [you] gastaste
       *[other] gastó
    } { $number ->
        [one] una ficha de vida
       *[other] { $number } fichas de vida
    }
# en 40776f8d
story-token-taken = { $seat_id ->
        [you] recogiste
       *[other] recogió
    } { $what_id ->
        [life] { $number ->
                [one] una ficha de vida
               *[other] { $number } fichas de vida
            }
        [ammo] { $number ->
                [one] una ficha de munición
               *[other] { $number } fichas de munición
            }
       *[other] { $number } fichas
    }
# en 8b301844
story-died = { $seat_id ->
        [you] moriste
       *[other] murió
    }
# en 1df164ef
story-card-played = { $seat_id ->
        [you] jugaste
       *[other] jugó
    } «{ $card }»{ $target ->
        [none] {""}
       *[other] {" "}contra { $target_id ->
            [you] ti
           *[other] { $target }
        }
    }
# en 254bc6df
story-item-taken = { $owner_id ->
        [you] te quitó
       *[other] { $seat_id ->
            [you] le quitaste
           *[other] le quitó
        } a { $owner }
    } «{ $card }»
# en edec5cba
story-item-lost = { $seat_id ->
        [you] perdiste
       *[other] perdió
    } «{ $card }»
# en 253fcdb6
story-book-taken = { $seat_id ->
        [you] tomaste
       *[other] tomó
    } el Necronomicon
# en 3d747752
story-book-returned = { $seat_id ->
        [you] perdiste
       *[other] perdió
    } el Necronomicon
# en 4427ea37
story-book-won = { $loser_id ->
        [you] te ganó el Necronomicon
       *[other] { $seat_id ->
            [you] le ganaste
           *[other] le ganó
        } el Necronomicon a { $loser }
    }
# en debf02b1
story-duel-began = { $holder_id ->
        [you] te retó
       *[other] { $seat_id ->
            [you] retaste
           *[other] retó
        } a { $holder }
    } a un duelo por el Necronomicon
# en 749de821
story-mounted = { $seat_id ->
        [you] montaste
       *[other] montó
    } a caballo
# en b3f7a09b
story-bridge-moved = { $raised ->
        [yes] { $seat_id ->
                [you] subiste
               *[other] subió
            }
       *[no] { $seat_id ->
               [you] bajaste
              *[other] bajó
           }
    } el puente levadizo
# en 5446a747
story-fell-into-pit = { $seat_id ->
        [you] caíste
       *[other] cayó
    } en el Hoyo
# en b365586e
story-life-lost = { $seat_id ->
        [you] perdiste
       *[other] perdió
    } { $number ->
        [one] una ficha de vida
       *[other] { $number } fichas de vida
    }
