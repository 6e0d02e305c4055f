# What happened: an event's tag is `event-` and the message's id, its fields are the parameters.

# en 48360845
event-start-player = Comincia { $seat }.
# en a5ea2b3f
event-turn-began = { $seat } inizia il turno { $turn }.
# en 53d34c36
event-turn-skipped = { $seat } salta questo turno.
# en 9c87ff1d
event-tile-drawn = { $seat } pesca la tessera { $tile }.
# en 0b741da7
event-tile-placed = { $seat } piazza la tessera { $tile }.
# en 21856c29
event-tile-lost = La tessera { $tile } non si può piazzare ed è fuori dal gioco.
# en 5d839650
event-tile-put-aside = La tessera { $tile } per ora non si può piazzare e viene messa da parte.
# en 8c3e85e4
event-no-tile-fits = Nessuna tessera della pila si può piazzare per ora.
# en 1124b815
event-figure-put = { $what_id ->
        [life] un segnalino vita
        [ammo] un segnalino munizioni
       *[other] uno { $what }
    } su { $square }.
# en 6f26dea8
event-rolled =
    { $purpose ->
        [move] { $seat } ottiene un { $pips } e può muoversi di { $result ->
            [one] una casella
           *[other] { $result } caselle
        }.
        [fight] { $seat } ottiene un { $pips } nel combattimento{ $changed ->
            [yes] : vale { $result }
           *[no] {""}
        }.
        [figures] { $seat } ottiene un { $pips } per muovere i non morti.
        [tile] { $seat } ottiene un { $pips } per la tessera.
        [duel] { $seat } ottiene un { $pips } nel duello.
       *[other] { $seat } ottiene un { $pips }.
    }
# en ba641e57
event-stepped = { $seat } va su { $to }.
# en ae855dd2
event-figure-moved = { $seat } muove un non morto da { $start } a { $to }.
# en 231351f5
event-beaten = { $seat } batte lo { $what } su { $square }.
# en 17de9421
event-life-given =
    { $seat } spende un segnalino vita; { $left ->
        [0] non gliene resta nessuno
        [one] gliene resta uno
       *[other] gliene restano { $left }
    }.
# en 79ec1bf3
event-token-taken = { $seat } raccoglie un { $what }.
# en 6ed7f207
event-died = { $seat } muore e deve ricominciare.
# en 3f6f7cd5
event-won = { $seats } { $number ->
        [one] vince
       *[other] vincono
    } { $way }.

## Cards

# en 4830d607
event-card-drawn = { $seat } pesca { $card } dal mazzo.
# en 52fcb455
event-card-played = { $seat } gioca «{ $card }»{ $target ->
        [none] {""}
       *[other] {" "}contro { $target }
    }.
# en 65b34e76
event-card-discarded = { $seat } scarta «{ $card }».
# en 76411635
event-card-used = { $seat } usa { $card_id ->
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
# en 5c9c103c
event-item-taken = { $seat } prende { $card_id ->
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
    } a { $owner }.
# en 556b17b8
event-item-lost = { $seat } perde { $card_id ->
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
# en 51240054
event-life-taken =
    { $seat } prende { $number ->
        [one] un segnalino vita
       *[other] { $number } segnalini vita
    }.

## Fights, duels, the book

# en be865a95
event-roll-raised = { $seat } aumenta il tiro con { $skeletons }.
# en 2b8c5f1a
event-fight-ended = Il combattimento di { $seat } su { $square } finisce senza risultato.
# en a49986b7
event-shot = { $seat } mira con { $card_id ->
        [pole-arm] l'{ $card }
        [short-bow] l'{ $card }
        [crossbow] la { $card }
       *[other] { $card }
    } a { $square }.
# en 3100d973
event-book-taken = { $seat } prende il Necronomicon!
# en 734a283b
event-book-returned = { $seat } perde il Necronomicon, che torna al Cimitero.
# en 9efe27bb
event-book-won = { $seat } vince il Necronomicon contro { $loser }!
# en d71811c3
event-duel-began = { $seat } sfida { $holder } a duello per il Necronomicon.
# en 67fe69ca
event-duel-bid =
    Puntata di { $seat }: { $skeletons ->
        [nessuno] nessuno scheletro
       *[other] { $skeletons }
    } e { $life ->
        [0] nessun segnalino vita
        [one] un segnalino vita
       *[other] { $life } segnalini vita
    }.
# en c25f8b1f
event-duel-spent = { $seat } spende { $what_id ->
        [life] un segnalino vita
        [ammo] un segnalino munizioni
       *[other] uno { $what }
    } nel duello.
# en 5cdd5452
event-duel-ended = Il duello finisce con { $total } per { $seat } e { $holder_total } per { $holder }.

## Horses, pawns, skeletons

# en b6111fe0
event-dismounted = { $seat } scende da cavallo.
# en ff346eef
event-mounted = { $seat } monta a cavallo.
# en 86c60a21
event-pawn-put = Il personaggio di { $seat } va su { $square }.
# en 0c4bf29e
event-skeleton-removed = Lo { $what } su { $square } si sgretola.
# en 41c8e0d2
event-skeletons-paid =
    { $skeletons ->
        [nessuno] { $seat } non cede nessuno scheletro.
       *[other] { $seat } cede { $skeletons }.
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
# en 588329b0
event-stepped-many = { $seat } avanza di { $number } caselle fino a { $to }.
# en 2b2ce823
event-figure-moved-many = { $seat } muove { $number } non morti.
# en f5b1dd86
event-card-drawn-many = { $seat } pesca { $number } carte.

## The castle

# en 3e162d66
event-bridge-moved = { $raised ->
        [yes] { $seat } alza il ponte levatoio.
       *[no] { $seat } abbassa il ponte levatoio.
    }
# en 2e8cccbc
event-fell-into-pit = { $seat } cade nella Buca.
# en b624abe2
event-skeletons-taken =
    { $skeletons ->
        [nessuno] { $seat } non prende nessuno scheletro dalla riserva.
       *[other] { $seat } prende dalla riserva { $skeletons }.
    }
# en fba58120
event-life-lost = { $seat } perde { $number ->
        [one] un segnalino vita
       *[other] { $number } segnalini vita
    }.
# en b7c5233b
event-token-lost = Il segnalino vita su { $square } è perduto.
# en 142ef675
event-skeleton-sent = Uno scheletro va da { $start } a { $to }.
# en 8a459061
event-pawn-led = { $seat } muove il personaggio di { $target } al posto del suo.
