# Cómo se gana, y cuánto le falta a cada uno. `.short` es para pantallas estrechas, `.end` para el final de una barra.

# en 189d0a3f
goal-label = Cómo se gana
# en f3b5140e
goal-points = Gana con { $number } puntos
    .short = { $number } puntos
    .end = { $number }
# en 731c3874
goal-points-none = Nadie tiene puntos todavía
    .short = nadie todavía
# en b96bfba4
goal-points-left = { $seat_id ->
        [you] Te
       *[other] A { $seat } le
    } { $left ->
        [one] falta
       *[other] faltan
    } { $left }
    .short = { $left ->
        [one] falta 1
       *[other] faltan { $left }
    }
# en 3d90a403
goal-points-tied = A { $seats } les { $left ->
        [one] falta
       *[other] faltan
    } { $left }
    .short = { $left ->
        [one] falta 1
       *[other] faltan { $left }
    }
# en 0c0e11da
goal-points-kept = { $seat_id ->
        [you] Tienes suficientes, pero una carta te impide
       *[other] { $seat } tiene suficientes, pero una carta le impide
    } ganar
    .short = frenado por carta
# en 3ba6d79d
goal-book = O lleva el libro { $tile_id ->
        [castle-3] al trono
        [altar] al Altar
       *[other] hasta: { $tile }
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
        [graveyard] Aún no se ha encontrado el Cementerio
       *[other] Aún no se ha encontrado: { $tile }
    }: { $left ->
        [0] no quedan losetas
        [one] queda 1 loseta
       *[other] quedan { $left } losetas
    }
    .short = { $left ->
        [one] 1 loseta
       *[other] { $left } losetas
    }
# en a1651ed7
goal-book-lies = Está { $tile_id ->
        [graveyard] en el Cementerio
       *[other] aquí: { $tile }
    }
    .short = { $tile }
# en c66a564c
goal-book-found = { $tile_id ->
        [graveyard] En el Cementerio
       *[other] { $tile }
    }: { $seat_id ->
        [you] estás
       *[other] { $seat } está
    } { $left ->
        [0] encima
        [one] a 1 casilla
       *[other] a { $left } casillas
    }
    .short = a { $left ->
        [one] 1 casilla
       *[other] { $left } casillas
    }
# en 0e45f49b
goal-book-held = { $seat_id ->
        [you] Lo tienes tú
       *[other] Lo tiene { $seat }
    }: { $left ->
        [0] en la última casilla
        [one] falta 1 casilla
       *[other] faltan { $left } casillas
    }
    .short = { $left ->
        [one] falta 1
       *[other] faltan { $left }
    }
# en 97d6643a
goal-book-shut = { $seat_id ->
        [you] Lo tienes tú
       *[other] Lo tiene { $seat }
    }, pero ahora no hay paso
    .short = sin paso
# en 4114eea5
goal-helipad = O llega al { $tile }
    .short = { $tile }
    .end = { $tile }
# en 7e60f310
goal-helipad-hidden = El { $tile } sale el último: { $left ->
        [one] es la próxima loseta
       *[other] faltan { $left } losetas
    }
    .short = { $left ->
        [one] próxima loseta
       *[other] { $left } losetas
    }
# en 168756f6
goal-helipad-laid = Está en el tablero
    .short = en el tablero
# en cd9d9a90
goal-helipad-near = { $seat_id ->
        [you] Tú estás más cerca
       *[other] { $seat } está más cerca
    }: { $left ->
        [0] en la última casilla
        [one] falta 1 casilla
       *[other] faltan { $left } casillas
    }
    .short = { $left ->
        [one] falta 1
       *[other] faltan { $left }
    }
# en 16d61e6e
goal-rounds = O ve en cabeza tras la ronda { $number }
    .short = Ronda { $number }
# en 4077289f
goal-rounds-left = { $left ->
        [one] Es la última ronda
       *[other] Quedan { $left } rondas
    }
    .short = { $left ->
        [one] última ronda
       *[other] { $left } rondas
    }

## Cuánto lleva cada uno, para lectores de pantalla

# en fc3cecb3
goal-progress = { $seat_id ->
        [you] Tú
       *[other] { $seat }
    }: { $value } de { $of }

## Lugares que importan, en el borde del tablero

# en 41963e8d
goal-place = { $tile_id ->
        [castle-3] Trono
       *[other] { $tile }
    }
# en 980dfe98
goal-place-book = el libro
# en 3f9b74d0
goal-place-held = { $seat_id ->
        [you] Tienes
       *[other] { $seat } tiene
    } el libro
# en bb4c6c15
goal-place-left = { $left ->
        [one] 1 casilla
       *[other] { $left } casillas
    } { $tile_id ->
        [castle-3] hasta el trono
        [altar] hasta el Altar
       *[other] hasta: { $tile }
    }
# en efbc0016
goal-place-steps = { $steps ->
        [0] aquí
        [one] 1 casilla
       *[other] { $steps } casillas
    }
# en 3a3806b3
goal-place-me = Tu personaje
# en 6fb88309
goal-place-show = Ver: { $place }
