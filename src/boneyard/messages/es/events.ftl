# The log: `event-` and the event's tag; its fields are the parameters.

# en 77e304f2
event-start-player = { $seat_id ->
        [you] Empiezas tú
       *[other] Empieza { $seat }
    }.
# en a2d38b93
event-turn-began = { $seat_id ->
        [you] Empiezas
       *[other] { $seat } empieza
    } el turno { $turn }.
# en 86a00629
event-turn-skipped = { $seat_id ->
        [you] Pierdes
       *[other] { $seat } pierde
    } este turno.
# en c741fbc9
event-tile-drawn = { $seat_id ->
        [you] Robas
       *[other] { $seat } roba
    } la loseta { $tile }.
# en 1b7e86a9
event-tile-placed = { $seat_id ->
        [you] Colocas
       *[other] { $seat } coloca
    } la loseta { $tile }.
# en 20577b96
event-tile-lost = La loseta { $tile } no encaja en ningún sitio y queda fuera del juego.
# en 168b3790
event-tile-put-aside = La loseta { $tile } no encaja ahora en ningún sitio y se aparta.
# en 8c3e85e4
event-no-tile-fits = Ninguna loseta de la pila encaja ahora en el tablero.
# en 1124b815
event-figure-put = { $what_id ->
        [life] una ficha de vida
        [ammo] una ficha de munición
       *[other] un { $what }
    } en { $square }.
# en 930343ac
event-rolled =
    { $purpose ->
        [move] { $seat_id ->
            [you] Sacas un { $pips } y puedes avanzar
           *[other] { $seat } saca un { $pips } y puede avanzar
        } { $result ->
            [one] una casilla
           *[other] { $result } casillas
        }.
        [fight] { $seat_id ->
                [you] Sacas
               *[other] { $seat } saca
            } un { $pips } en el combate{ $changed ->
            [yes] : vale { $result }
           *[no] {""}
        }.
        [figures] { $seat_id ->
                [you] Sacas
               *[other] { $seat } saca
            } un { $pips } para mover a los no muertos.
        [tile] { $seat_id ->
                [you] Sacas
               *[other] { $seat } saca
            } un { $pips } para la loseta.
        [duel] { $seat_id ->
                [you] Sacas
               *[other] { $seat } saca
            } un { $pips } en el duelo.
       *[other] { $seat_id ->
               [you] Sacas
              *[other] { $seat } saca
           } un { $pips }.
    }
# en 1587d247
event-stepped = { $seat_id ->
        [you] Vas
       *[other] { $seat } va
    } a { $to }.
# en ebec0e44
event-figure-moved = { $seat_id ->
        [you] Mueves
       *[other] { $seat } mueve
    } a un no muerto de { $start } a { $to }.
# en bc1e3087
event-beaten = { $seat_id ->
        [you] Vences
       *[other] { $seat } vence
    } al { $what } en { $square }.
# en c1c4c989
event-life-given =
    { $seat_id ->
        [you] Gastas
       *[other] { $seat } gasta
    } una ficha de vida; { $left ->
        [0] no queda ninguna
        [one] queda una
       *[other] quedan { $left }
    }.
# en 7bf7483a
event-token-taken = { $seat_id ->
        [you] Recoges
       *[other] { $seat } recoge
    } una { $what }.
# en a41001c0
event-died = { $seat_id ->
        [you] Mueres y tienes
       *[other] { $seat } muere y tiene
    } que volver a empezar.
# en cd67bb55
event-won = { $seats_id ->
        [you] Ganas
       *[other] { $seats } { $number ->
            [one] gana
           *[other] ganan
        }
    } { $way }.

# en f708ecc1
event-stand-in-began = { $why ->
        [time] { $seat_id ->
            [you] Se te acabó el tiempo.
           *[other] A { $seat } se le acabó el tiempo.
        } Sigue un bot.
        [left] { $seat_id ->
            [you] Dejas la partida.
           *[other] { $seat } deja la partida.
        } Sigue un bot.
        [conceded] { $seat_id ->
            [you] Te rindes.
           *[other] { $seat } se rinde.
        }
        [vote] A partir de ahora un bot juega por { $seat_id ->
            [you] ti
           *[other] { $seat }
        }.
       *[away] Un bot juega por { $seat_id ->
            [you] ti
           *[other] { $seat }
        }.
    }
# en e2ad6b02
event-stand-in-ended = { $seat_id ->
        [you] Has vuelto
       *[other] { $seat } ha vuelto
    }.

## Cards

# en f5d028c7
event-card-drawn = { $seat_id ->
        [you] Robas
       *[other] { $seat } roba
    } { $card } del mazo.
# en 4d5f02c6
event-card-played = { $seat_id ->
        [you] Juegas
       *[other] { $seat } juega
    } «{ $card }»{ $target ->
        [none] {""}
       *[other] {" "}contra { $target_id ->
            [you] ti
           *[other] { $target }
        }
    }{ $trap ->
        [none] .
        [carrier] {": "}una trampa para quien lleve el libro.
        [leader] {": "}una trampa para quien vaya en cabeza.
        [attacker] {": "}una trampa para el último que atacó.
        [neighbour] {": "}una trampa para quien esté en su loseta.
        [fighter] {": "}una trampa para quien luche en su loseta.
        [runner] {": "}una trampa para un 5 o un 6.
       *[other] {": "}una trampa.
    }
# en 629cb8a2
event-card-discarded = { $seat_id ->
        [you] Descartas
       *[other] { $seat } descarta
    } «{ $card }».
# en 76d30e07
event-card-used = { $seat_id ->
        [you] Usas
       *[other] { $seat } usa
    } { $card_id ->
        [sword] la { $card }
        [mace] la { $card }
        [pole-arm] el { $card }
        [short-bow] el { $card }
        [crossbow] la { $card }
        [shield] el { $card }
        [horse] el { $card }
        [holy-water] el { $card }
        [necronomicon] el { $card }
       *[other] { $card }
    }.
# en 78894a8b
event-item-taken = { $owner_id ->
        [you] { $seat } te quita
       *[other] { $seat_id ->
            [you] Le quitas
           *[other] { $seat } le quita
        }
    } { $card_id ->
        [sword] la { $card }
        [mace] la { $card }
        [pole-arm] el { $card }
        [short-bow] el { $card }
        [crossbow] la { $card }
        [shield] el { $card }
        [horse] el { $card }
        [holy-water] el { $card }
        [necronomicon] el { $card }
       *[other] { $card }
    }{ $owner_id ->
        [you] {""}
       *[other] {" "}a { $owner }
    }.
# en 1c337a76
event-item-lost = { $seat_id ->
        [you] Pierdes
       *[other] { $seat } pierde
    } { $card_id ->
        [sword] la { $card }
        [mace] la { $card }
        [pole-arm] el { $card }
        [short-bow] el { $card }
        [crossbow] la { $card }
        [shield] el { $card }
        [horse] el { $card }
        [holy-water] el { $card }
        [necronomicon] el { $card }
       *[other] { $card }
    }.
# en db208619
event-deck-shuffled = Los descartes se barajan y forman un mazo nuevo.
# en cf3f00a8
event-life-taken =
    { $seat_id ->
        [you] Tomas
       *[other] { $seat } toma
    } { $number ->
        [one] una ficha de vida
       *[other] { $number } fichas de vida
    }.

## Fights, duels, the book

# en e399c54a
event-roll-raised = { $seat_id ->
        [you] Aumentas
       *[other] { $seat } aumenta
    } la tirada con { $skeletons }.
# en 0e298c56
event-fight-ended = { $seat_id ->
        [you] Tu combate
       *[other] El combate de { $seat }
    } en { $square } termina sin resultado.
# en 56125e18
event-shot = { $seat_id ->
        [you] Apuntas
       *[other] { $seat } apunta
    } con { $card_id ->
        [pole-arm] el { $card }
        [short-bow] el { $card }
        [crossbow] la { $card }
       *[other] { $card }
    } a { $square }.
# en 4f4d8aec
event-book-taken = ¡{ $seat_id ->
        [you] Tomas
       *[other] { $seat } toma
    } el Necronomicon!
# en 32fe507e
event-book-returned = { $seat_id ->
        [you] Pierdes
       *[other] { $seat } pierde
    } el Necronomicon, que vuelve al Cementerio.
# en 0d93eff4
event-book-won = { $loser_id ->
        [you] ¡{ $seat } te gana el Necronomicon!
       *[other] ¡{ $seat_id ->
            [you] Le ganas
           *[other] { $seat } le gana
        } el Necronomicon a { $loser }!
    }
# en cc47c937
event-duel-began = { $holder_id ->
        [you] { $seat } te reta
       *[other] { $seat_id ->
            [you] Retas
           *[other] { $seat } reta
        } a { $holder }
    } a un duelo por el Necronomicon.
# en 67206d39
event-duel-bid =
    { $seat_id ->
        [you] Tu apuesta
       *[other] Apuesta de { $seat }
    }: { $skeletons ->
        [ninguno] ningún esqueleto
       *[other] { $skeletons }
    } y { $life ->
        [0] ninguna ficha de vida
        [one] una ficha de vida
       *[other] { $life } fichas de vida
    }.
# en 10525e1c
event-duel-spent = { $seat_id ->
        [you] Gastas
       *[other] { $seat } gasta
    } { $what_id ->
        [life] una ficha de vida
        [ammo] una ficha de munición
       *[other] un { $what }
    } en el duelo.
# en 74fb0609
event-duel-ended = El duelo termina con { $total } para { $seat_id ->
        [you] ti
       *[other] { $seat }
    } y { $holder_total } para { $holder_id ->
        [you] ti
       *[other] { $holder }
    }.

## Horses, pawns, skeletons

# en 645d8fa6
event-dismounted = { $seat_id ->
        [you] Bajas
       *[other] { $seat } baja
    } del caballo.
# en 7c93ffde
event-mounted = { $seat_id ->
        [you] Montas
       *[other] { $seat } monta
    } a caballo.
# en ff2f7288
event-pawn-put = { $seat_id ->
        [you] Tu personaje
       *[other] El personaje de { $seat }
    } va a { $square }.
# en 0c4bf29e
event-skeleton-removed = El { $what } de { $square } se desmorona.
# en 61e6bc46
event-skeletons-paid =
    { $skeletons ->
        [ninguno] { $seat_id ->
            [you] No entregas
           *[other] { $seat } no entrega
        } ningún esqueleto.
       *[other] { $seat_id ->
               [you] Entregas
              *[other] { $seat } entrega
           } { $skeletons }.
    }

## Several at once

# en bab5767e
event-figure-put-many = { $number } { $what_id ->
        [zombie] zombis
        [white] esqueletos blancos
        [red] esqueletos rojos
        [blue] esqueletos azules
        [black] esqueletos negros
        [life] fichas de vida
        [ammo] fichas de munición
       *[other] { $what }
    } en { $tile }.
# en 2cc4708e
event-stepped-many = { $seat_id ->
        [you] Avanzas
       *[other] { $seat } avanza
    } { $number } casillas hasta { $to }.
# en b71bc557
event-figure-moved-many = { $seat_id ->
        [you] Mueves
       *[other] { $seat } mueve
    } a { $number } no muertos.
# en daeecf03
event-card-drawn-many = { $seat_id ->
        [you] Robas
       *[other] { $seat } roba
    } { $number } cartas.

## The castle

# en 0a206469
event-bridge-moved = { $raised ->
        [yes] { $seat_id ->
                [you] Subes
               *[other] { $seat } sube
            } el puente levadizo.
       *[no] { $seat_id ->
               [you] Bajas
              *[other] { $seat } baja
           } el puente levadizo.
    }
# en c735aab3
event-fell-into-pit = { $seat_id ->
        [you] Caes
       *[other] { $seat } cae
    } en el Hoyo.
# en 55c75d7b
event-skeletons-taken =
    { $skeletons ->
        [ninguno] { $seat_id ->
            [you] No tomas
           *[other] { $seat } no toma
        } ningún esqueleto de la reserva.
       *[other] { $seat_id ->
               [you] Tomas
              *[other] { $seat } toma
           } de la reserva { $skeletons }.
    }
# en 114aa3b6
event-life-lost = { $seat_id ->
        [you] Pierdes
       *[other] { $seat } pierde
    } { $number ->
        [one] una ficha de vida
       *[other] { $number } fichas de vida
    }.
# en b7c5233b
event-token-lost = La ficha de vida de { $square } desaparece.
# en 142ef675
event-skeleton-sent = Un esqueleto va de { $start } a { $to }.
# en 7f52f470
event-pawn-led = { $seat_id ->
        [you] Mueves
       *[other] { $seat } mueve
    } { $target_id ->
        [you] tu personaje
       *[other] el personaje de { $target }
    } en vez del { $seat_id ->
        [you] tuyo
       *[other] suyo
    }.
