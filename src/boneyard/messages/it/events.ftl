# The log: `event-` and the event's tag; its fields are the parameters.

# en 77e304f2
event-start-player = { $seat_id ->
        [you] Cominci tu
       *[other] Comincia { $seat }
    }.
# en a2d38b93
event-turn-began = { $seat_id ->
        [you] Inizi
       *[other] { $seat } inizia
    } il turno { $turn }.
# en 86a00629
event-turn-skipped = { $seat_id ->
        [you] Salti
       *[other] { $seat } salta
    } questo turno.
# en c741fbc9
event-tile-drawn = { $seat_id ->
        [you] Peschi
       *[other] { $seat } pesca
    } la tessera { $tile }.
# en 1b7e86a9
event-tile-placed = { $seat_id ->
        [you] Piazzi
       *[other] { $seat } piazza
    } la tessera { $tile }.
# en 20577b96
event-tile-lost = La tessera { $tile } non si può piazzare ed è fuori dal gioco.
# en 168b3790
event-tile-put-aside = La tessera { $tile } per ora non si può piazzare e viene messa da parte.
# en 8c3e85e4
event-no-tile-fits = Nessuna tessera della pila si può piazzare per ora.
# en 1124b815
event-figure-put = { $what_id ->
        [life] un segnalino vita
        [ammo] un segnalino munizioni
       *[other] uno { $what }
    } su { $square }.
# en 930343ac
event-rolled =
    { $purpose ->
        [move] { $seat_id ->
            [you] Ottieni un { $pips } e puoi muoverti di
           *[other] { $seat } ottiene un { $pips } e può muoversi di
        } { $result ->
            [one] una casella
           *[other] { $result } caselle
        }.
        [fight] { $seat_id ->
                [you] Ottieni
               *[other] { $seat } ottiene
            } un { $pips } nel combattimento{ $changed ->
            [yes] : vale { $result }
           *[no] {""}
        }.
        [figures] { $seat_id ->
                [you] Ottieni
               *[other] { $seat } ottiene
            } un { $pips } per muovere i non morti.
        [tile] { $seat_id ->
                [you] Ottieni
               *[other] { $seat } ottiene
            } un { $pips } per la tessera.
        [duel] { $seat_id ->
                [you] Ottieni
               *[other] { $seat } ottiene
            } un { $pips } nel duello.
       *[other] { $seat_id ->
               [you] Ottieni
              *[other] { $seat } ottiene
           } un { $pips }.
    }
# en 1587d247
event-stepped = { $seat_id ->
        [you] Vai
       *[other] { $seat } va
    } su { $to }.
# en ebec0e44
event-figure-moved = { $seat_id ->
        [you] Muovi
       *[other] { $seat } muove
    } un non morto da { $start } a { $to }.
# en bc1e3087
event-beaten = { $seat_id ->
        [you] Batti
       *[other] { $seat } batte
    } lo { $what } su { $square }.
# en c1c4c989
event-life-given =
    { $seat_id ->
        [you] Spendi
       *[other] { $seat } spende
    } un segnalino vita; { $left ->
        [0] non ne resta nessuno
        [one] ne resta uno
       *[other] ne restano { $left }
    }.
# en 7bf7483a
event-token-taken = { $seat_id ->
        [you] Raccogli
       *[other] { $seat } raccoglie
    } un { $what }.
# en a41001c0
event-died = { $seat_id ->
        [you] Muori e devi
       *[other] { $seat } muore e deve
    } ricominciare.
# en cd67bb55
event-won = { $seats_id ->
        [you] Vinci
       *[other] { $seats } { $number ->
            [one] vince
           *[other] vincono
        }
    } { $way }.

# en f708ecc1
event-stand-in-began = { $why ->
        [time] { $seat_id ->
            [you] Hai finito il tempo.
           *[other] { $seat } ha finito il tempo.
        } Subentra un bot.
        [left] { $seat_id ->
            [you] Lasci la partita.
           *[other] { $seat } lascia la partita.
        } Subentra un bot.
        [conceded] { $seat_id ->
            [you] Ti arrendi.
           *[other] { $seat } si arrende.
        }
        [vote] D'ora in poi un bot gioca per { $seat_id ->
            [you] te
           *[other] { $seat }
        }.
       *[away] Un bot gioca per { $seat_id ->
            [you] te
           *[other] { $seat }
        }.
    }
# en e2ad6b02
event-stand-in-ended = { $seat_id ->
        [you] Sei di nuovo qui
       *[other] { $seat } è di nuovo qui
    }.

## Cards

# en f5d028c7
event-card-drawn = { $seat_id ->
        [you] Peschi
       *[other] { $seat } pesca
    } { $card } dal mazzo.
# en 4d5f02c6
event-card-played = { $seat_id ->
        [you] Giochi
       *[other] { $seat } gioca
    } «{ $card }»{ $target ->
        [none] {""}
       *[other] {" "}contro { $target_id ->
            [you] di te
           *[other] { $target }
        }
    }{ $trap ->
        [none] .
        [carrier] {": "}una trappola per chi porta il libro.
        [leader] {": "}una trappola per chi è in testa.
        [attacker] {": "}una trappola per l'ultimo che ha attaccato.
        [neighbour] {": "}una trappola per chi è sulla stessa tessera.
        [fighter] {": "}una trappola per chi combatte sulla tessera.
        [runner] {": "}una trappola per un 5 o un 6.
       *[other] {": "}una trappola.
    }
# en 629cb8a2
event-card-discarded = { $seat_id ->
        [you] Scarti
       *[other] { $seat } scarta
    } «{ $card }».
# en 76d30e07
event-card-used = { $seat_id ->
        [you] Usi
       *[other] { $seat } usa
    } { $card_id ->
        [sword] la { $card }
        [mace] la { $card }
        [pole-arm] l'{ $card }
        [short-bow] l'{ $card }
        [crossbow] la { $card }
        [shield] lo { $card }
        [horse] il { $card }
        [holy-water] l'{ $card }
        [necronomicon] il { $card }
       *[other] { $card }
    }.
# en 78894a8b
event-item-taken = { $owner_id ->
        [you] { $seat } ti prende
       *[other] { $seat_id ->
            [you] Prendi
           *[other] { $seat } prende
        }
    } { $card_id ->
        [sword] la { $card }
        [mace] la { $card }
        [pole-arm] l'{ $card }
        [short-bow] l'{ $card }
        [crossbow] la { $card }
        [shield] lo { $card }
        [horse] il { $card }
        [holy-water] l'{ $card }
        [necronomicon] il { $card }
       *[other] { $card }
    }{ $owner_id ->
        [you] {""}
       *[other] {" "}a { $owner }
    }.
# en 1c337a76
event-item-lost = { $seat_id ->
        [you] Perdi
       *[other] { $seat } perde
    } { $card_id ->
        [sword] la { $card }
        [mace] la { $card }
        [pole-arm] l'{ $card }
        [short-bow] l'{ $card }
        [crossbow] la { $card }
        [shield] lo { $card }
        [horse] il { $card }
        [holy-water] l'{ $card }
        [necronomicon] il { $card }
       *[other] { $card }
    }.
# en db208619
event-deck-shuffled = Gli scarti vengono mescolati e formano un nuovo mazzo.
# en cf3f00a8
event-life-taken =
    { $seat_id ->
        [you] Prendi
       *[other] { $seat } prende
    } { $number ->
        [one] un segnalino vita
       *[other] { $number } segnalini vita
    }.

## Fights, duels, the book

# en e399c54a
event-roll-raised = { $seat_id ->
        [you] Aumenti
       *[other] { $seat } aumenta
    } il tiro con { $skeletons }.
# en 0e298c56
event-fight-ended = { $seat_id ->
        [you] Il tuo combattimento
       *[other] Il combattimento di { $seat }
    } su { $square } finisce senza risultato.
# en 56125e18
event-shot = { $seat_id ->
        [you] Miri
       *[other] { $seat } mira
    } con { $card_id ->
        [pole-arm] l'{ $card }
        [short-bow] l'{ $card }
        [crossbow] la { $card }
       *[other] { $card }
    } a { $square }.
# en 4f4d8aec
event-book-taken = { $seat_id ->
        [you] Prendi
       *[other] { $seat } prende
    } il Necronomicon!
# en 32fe507e
event-book-returned = { $seat_id ->
        [you] Perdi
       *[other] { $seat } perde
    } il Necronomicon, che torna al Cimitero.
# en 0d93eff4
event-book-won = { $seat_id ->
        [you] Vinci
       *[other] { $seat } vince
    } il Necronomicon contro { $loser_id ->
        [you] di te
       *[other] { $loser }
    }!
# en cc47c937
event-duel-began = { $holder_id ->
        [you] { $seat } ti sfida
       *[other] { $seat_id ->
            [you] Sfidi
           *[other] { $seat } sfida
        } { $holder }
    } a duello per il Necronomicon.
# en 67206d39
event-duel-bid =
    { $seat_id ->
        [you] La tua puntata
       *[other] Puntata di { $seat }
    }: { $skeletons ->
        [nessuno] nessuno scheletro
       *[other] { $skeletons }
    } e { $life ->
        [0] nessun segnalino vita
        [one] un segnalino vita
       *[other] { $life } segnalini vita
    }.
# en 10525e1c
event-duel-spent = { $seat_id ->
        [you] Spendi
       *[other] { $seat } spende
    } { $what_id ->
        [life] un segnalino vita
        [ammo] un segnalino munizioni
       *[other] uno { $what }
    } nel duello.
# en 74fb0609
event-duel-ended = Il duello finisce con { $total } per { $seat_id ->
        [you] te
       *[other] { $seat }
    } e { $holder_total } per { $holder_id ->
        [you] te
       *[other] { $holder }
    }.

## Horses, pawns, skeletons

# en 645d8fa6
event-dismounted = { $seat_id ->
        [you] Scendi
       *[other] { $seat } scende
    } da cavallo.
# en 7c93ffde
event-mounted = { $seat_id ->
        [you] Monti
       *[other] { $seat } monta
    } a cavallo.
# en ff2f7288
event-pawn-put = { $seat_id ->
        [you] Il tuo personaggio
       *[other] Il personaggio di { $seat }
    } va su { $square }.
# en 0c4bf29e
event-skeleton-removed = Lo { $what } su { $square } si sgretola.
# en 61e6bc46
event-skeletons-paid =
    { $skeletons ->
        [nessuno] { $seat_id ->
            [you] Non cedi
           *[other] { $seat } non cede
        } nessuno scheletro.
       *[other] { $seat_id ->
               [you] Cedi
              *[other] { $seat } cede
           } { $skeletons }.
    }

## Several at once

# en bab5767e
event-figure-put-many = { $number } { $what_id ->
        [zombie] zombi
        [white] scheletri bianchi
        [red] scheletri rossi
        [blue] scheletri blu
        [black] scheletri neri
        [life] segnalini vita
        [ammo] segnalini munizioni
       *[other] { $what }
    } su { $tile }.
# en 2cc4708e
event-stepped-many = { $seat_id ->
        [you] Avanzi
       *[other] { $seat } avanza
    } di { $number } caselle fino a { $to }.
# en b71bc557
event-figure-moved-many = { $seat_id ->
        [you] Muovi
       *[other] { $seat } muove
    } { $number } non morti.
# en daeecf03
event-card-drawn-many = { $seat_id ->
        [you] Peschi
       *[other] { $seat } pesca
    } { $number } carte.

## The castle

# en 0a206469
event-bridge-moved = { $raised ->
        [yes] { $seat_id ->
                [you] Alzi
               *[other] { $seat } alza
            } il ponte levatoio.
       *[no] { $seat_id ->
               [you] Abbassi
              *[other] { $seat } abbassa
           } il ponte levatoio.
    }
# en c735aab3
event-fell-into-pit = { $seat_id ->
        [you] Cadi
       *[other] { $seat } cade
    } nella Buca.
# en 55c75d7b
event-skeletons-taken =
    { $skeletons ->
        [nessuno] { $seat_id ->
            [you] Non prendi
           *[other] { $seat } non prende
        } nessuno scheletro dalla riserva.
       *[other] { $seat_id ->
               [you] Prendi
              *[other] { $seat } prende
           } dalla riserva { $skeletons }.
    }
# en 114aa3b6
event-life-lost = { $seat_id ->
        [you] Perdi
       *[other] { $seat } perde
    } { $number ->
        [one] un segnalino vita
       *[other] { $number } segnalini vita
    }.
# en b7c5233b
event-token-lost = Il segnalino vita su { $square } è perduto.
# en 142ef675
event-skeleton-sent = Uno scheletro va da { $start } a { $to }.
# en 7f52f470
event-pawn-led = { $seat_id ->
        [you] Muovi
       *[other] { $seat } muove
    } { $target_id ->
        [you] il tuo personaggio
       *[other] il personaggio di { $target }
    } al posto del { $seat_id ->
        [you] tuo
       *[other] suo
    }.
