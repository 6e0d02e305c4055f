# What happened: an event's tag is `event-` and the message's id, its fields are the parameters.

# en 48360845
event-start-player = Empieza { $seat }.
# en a5ea2b3f
event-turn-began = { $seat } empieza el turno { $turn }.
# en 53d34c36
event-turn-skipped = { $seat } pierde este turno.
# en 9c87ff1d
event-tile-drawn = { $seat } roba la loseta { $tile }.
# en 0b741da7
event-tile-placed = { $seat } coloca la loseta { $tile }.
# en 21856c29
event-tile-lost = La loseta { $tile } no encaja en ningún sitio y queda fuera del juego.
# en 5d839650
event-tile-put-aside = La loseta { $tile } no encaja ahora en ningún sitio y se aparta.
# en 8c3e85e4
event-no-tile-fits = Ninguna loseta de la pila encaja ahora en el tablero.
# en 1124b815
event-figure-put = { $what_id ->
        [life] una ficha de vida
        [ammo] una ficha de munición
       *[other] un { $what }
    } en { $square }.
# en 6f26dea8
event-rolled =
    { $purpose ->
        [move] { $seat } saca un { $pips } y puede avanzar { $result ->
            [one] una casilla
           *[other] { $result } casillas
        }.
        [fight] { $seat } saca un { $pips } en el combate{ $changed ->
            [yes] : vale { $result }
           *[no] {""}
        }.
        [figures] { $seat } saca un { $pips } para mover a los no muertos.
        [tile] { $seat } saca un { $pips } para la loseta.
        [duel] { $seat } saca un { $pips } en el duelo.
       *[other] { $seat } saca un { $pips }.
    }
# en ba641e57
event-stepped = { $seat } va a { $to }.
# en ae855dd2
event-figure-moved = { $seat } mueve a un no muerto de { $start } a { $to }.
# en 231351f5
event-beaten = { $seat } vence al { $what } en { $square }.
# en 17de9421
event-life-given =
    { $seat } gasta una ficha de vida; { $left ->
        [0] no le queda ninguna
        [one] le queda una
       *[other] le quedan { $left }
    }.
# en 79ec1bf3
event-token-taken = { $seat } recoge una { $what }.
# en 6ed7f207
event-died = { $seat } muere y tiene que volver a empezar.
# en 3f6f7cd5
event-won = { $seats } { $number ->
        [one] gana
       *[other] ganan
    } { $way }.

## Cards

# en 4830d607
event-card-drawn = { $seat } roba { $card } del mazo.
# en 52fcb455
event-card-played = { $seat } juega «{ $card }»{ $target ->
        [none] {""}
       *[other] {" "}contra { $target }
    }.
# en 65b34e76
event-card-discarded = { $seat } descarta «{ $card }».
# en 76411635
event-card-used = { $seat } usa { $card_id ->
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
# en 5c9c103c
event-item-taken = { $seat } le quita { $card_id ->
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
    } a { $owner }.
# en 556b17b8
event-item-lost = { $seat } pierde { $card_id ->
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
# en 51240054
event-life-taken =
    { $seat } toma { $number ->
        [one] una ficha de vida
       *[other] { $number } fichas de vida
    }.

## Fights, duels, the book

# en be865a95
event-roll-raised = { $seat } aumenta la tirada con { $skeletons }.
# en 2b8c5f1a
event-fight-ended = El combate de { $seat } en { $square } termina sin resultado.
# en a49986b7
event-shot = { $seat } apunta con { $card_id ->
        [pole-arm] el { $card }
        [short-bow] el { $card }
        [crossbow] la { $card }
       *[other] { $card }
    } a { $square }.
# en 3100d973
event-book-taken = ¡{ $seat } toma el Necronomicon!
# en 734a283b
event-book-returned = { $seat } pierde el Necronomicon, que vuelve al Cementerio.
# en 9efe27bb
event-book-won = ¡{ $seat } le gana el Necronomicon a { $loser }!
# en d71811c3
event-duel-began = { $seat } reta a { $holder } a un duelo por el Necronomicon.
# en 67fe69ca
event-duel-bid =
    Apuesta de { $seat }: { $skeletons ->
        [ninguno] ningún esqueleto
       *[other] { $skeletons }
    } y { $life ->
        [0] ninguna ficha de vida
        [one] una ficha de vida
       *[other] { $life } fichas de vida
    }.
# en c25f8b1f
event-duel-spent = { $seat } gasta { $what_id ->
        [life] una ficha de vida
        [ammo] una ficha de munición
       *[other] un { $what }
    } en el duelo.
# en 5cdd5452
event-duel-ended = El duelo termina con { $total } para { $seat } y { $holder_total } para { $holder }.

## Horses, pawns, skeletons

# en b6111fe0
event-dismounted = { $seat } baja del caballo.
# en ff346eef
event-mounted = { $seat } monta a caballo.
# en 86c60a21
event-pawn-put = El personaje de { $seat } va a { $square }.
# en 0c4bf29e
event-skeleton-removed = El { $what } de { $square } se desmorona.
# en 41c8e0d2
event-skeletons-paid =
    { $skeletons ->
        [ninguno] { $seat } no entrega ningún esqueleto.
       *[other] { $seat } entrega { $skeletons }.
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
# en 588329b0
event-stepped-many = { $seat } avanza { $number } casillas hasta { $to }.
# en 2b2ce823
event-figure-moved-many = { $seat } mueve a { $number } no muertos.
# en f5b1dd86
event-card-drawn-many = { $seat } roba { $number } cartas.

## The castle

# en 3e162d66
event-bridge-moved = { $raised ->
        [yes] { $seat } sube el puente levadizo.
       *[no] { $seat } baja el puente levadizo.
    }
# en 2e8cccbc
event-fell-into-pit = { $seat } cae en el Hoyo.
# en b624abe2
event-skeletons-taken =
    { $skeletons ->
        [ninguno] { $seat } no toma ningún esqueleto de la reserva.
       *[other] { $seat } toma de la reserva { $skeletons }.
    }
# en fba58120
event-life-lost = { $seat } pierde { $number ->
        [one] una ficha de vida
       *[other] { $number } fichas de vida
    }.
# en b7c5233b
event-token-lost = La ficha de vida de { $square } desaparece.
# en 142ef675
event-skeleton-sent = Un esqueleto va de { $start } a { $to }.
# en 8a459061
event-pawn-led = { $seat } mueve el personaje de { $target } en vez del suyo.
