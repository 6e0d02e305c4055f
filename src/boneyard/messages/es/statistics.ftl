# Las estadísticas de una partida terminada.

# en cd7e84f3
stats-won = { $seats } { $number ->
        [one] ha ganado
       *[other] han ganado juntos
    }
# en ab7d7951
stats-nobody = Nadie ha ganado
# en 537b4000
stats-winner = ha ganado
# en 3effda97
stats-robbed = Con dados normales en los combates, { $seat } habría tenido más puntos que nadie.
# en 52fa5073
stats-decided-always = { $seat } tuvo las mejores opciones de ganar del primer turno al último.
# en df9d058f
stats-decided-early = Ya en la ronda { $round } de { $rounds }, { $seat } adelantó a { $other } y mantuvo la ventaja.
# en f180a4af
stats-decided-middle = Hasta la ronda { $round } iba por delante { $other }. Desde entonces, { $seat }, hasta el final.
# en 566717bb
stats-decided-late = Todo siguió abierto mucho tiempo: solo en la ronda { $round } de { $rounds }, { $seat } adelantó a { $other } definitivamente.
# en 92f16dc9
stats-decided-by = Lo que decidió la partida, en la ronda { $round }: { $cause } Desde entonces, { $seat } fue por delante.
# en d23b9408
stats-fact-rounds = { $number ->
        [one] ronda
       *[other] rondas
    }
# en 6f85e8cc
stats-fact-lead-changes = { $number ->
        [one] cambio de líder
       *[other] cambios de líder
    }
# en e972a555
stats-fact-decisions = { $number ->
        [one] decisión
       *[other] decisiones
    }
# en 375f49a0
stats-fact-rolls = { $number ->
        [one] dado tirado
       *[other] dados tirados
    }
# en 2a495399
stats-points = Los puntos a lo largo de la partida
# en 2c822fcc
stats-chances = Quién iba por delante
    .note = Opciones de ganar estimadas a partir de miles de partidas entre bots.
# en 2cab7c61
stats-turnings = Momentos clave
# en d27f6492
stats-round = Ronda { $round }
    .turn = Ronda { $round }, turno de { $seat }
# en b63ed1fb
stats-end = Al final
# en 71dd4816
stats-watch = Ver
# en 489d6f9c
stats-as-table = Lo mismo en números
# en 0e9a8801
stats-column-round = Ronda
# en b81368f3
stats-swing = { $seat }: sus opciones estimadas suben del { $before } % al { $after } %.
# en e399268e
stats-cause-won = { $seat } gana.
# en e7d8e280
stats-cause-died = { $seat } muere.
# en 2481ef94
stats-cause-book-won = { $seat } gana el Necronomicon en un duelo.
# en 2da8383e
stats-cause-book-taken = { $seat } toma el Necronomicon.
# en b05e6f4c
stats-cause-fell-into-pit = { $seat } cae en el Hoyo.
# en 07aa916d
stats-cause-card-played = { $seat } juega { $number ->
        [one] una carta
       *[other] { $number } cartas
    } en el momento justo.
# en 895dcba0
stats-cause-beaten = { $seat } gana { $number ->
        [one] un combate
       *[other] { $number } combates
    } en un solo turno.
# en d5b814f0
stats-cause-points-lost = { $seat } pierde { $number ->
        [one] un punto
       *[other] { $number } puntos
    }.
# en 3c3ad34c
stats-cause-life-given = { $seat } gasta { $number ->
        [one] una ficha de vida
       *[other] { $number } fichas de vida
    }.
# en 75fdd93d
stats-cause-tile-placed = { $seat } coloca una loseta en el sitio perfecto.
# en 35513629
stats-cause-walk = { $seat } juega un turno que cambia la partida.
# en 283b06fe
stats-tally = Quién hizo qué
# en 7e8a8d32
stats-cards = Las cartas más jugadas
# en 0c07e9de
stats-row-fights-won = Combates ganados
# en 0da4b41a
stats-row-fights-lost = Combates perdidos
# en bf3e7d94
stats-row-fights-broken-off = Combates sin resultado
# en 5ba8a40d
stats-row-deaths = Muertes
# en 5b63c3cf
stats-row-lives = Fichas de vida gastadas
# en 5d33e3be
stats-row-duels = Duelos
# en 15c5067f
stats-row-duels-won = Duelos ganados
# en beaba5e7
stats-row-tiles = Losetas colocadas
# en b66d44d1
stats-row-cards = Cartas jugadas
# en 51d52359
stats-row-tokens = Fichas recogidas
# en c00b496c
stats-row-books = Necronomicon tomado
# en ae4b34ba
stats-row-rides = Veces a caballo
# en c20d3b32
stats-row-bridges = Puente levadizo movido
# en ced798c7
stats-row-pits = Caídas en el Hoyo
# en bdb8c801
stats-luck = La suerte de los dados
    .note = Las barras hacia la derecha son buena suerte. Unas dos de cada tres quedan en la franja central.
# en d29b6b6d
stats-standings = Puntos sin contar la suerte
    .note = Cada acierto por encima de la media ahorra unos 2 puntos. Así quedaría con dados normales y las mismas decisiones.
# en e3bd8779
stats-column-player = Jugador
# en 94f37a49
stats-column-points = Puntos
# en 97a78f31
stats-column-hits = Aciertos de más
# en 553b9469
stats-column-adjusted = Sin contar la suerte
# en 25c166ec
stats-up = sube { $number ->
        [one] un puesto
       *[other] { $number } puestos
    }
# en edc1adcc
stats-down = baja { $number ->
        [one] un puesto
       *[other] { $number } puestos
    }
