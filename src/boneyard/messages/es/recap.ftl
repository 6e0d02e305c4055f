# Lo que ha pasado desde que alguien miró por última vez.

# en 3c66f6ba
recap-title = Mientras no estabas
# en 46afe649
recap-away = Un bot ha respondido { $number ->
        [one] una vez
       *[other] { $number } veces
    } por ti.
# en d67b6516
recap-before = { $number ->
        [one] Antes hubo otro turno.
       *[other] Antes hubo otros { $number } turnos.
    }
# en 9105c899
recap-quiet = Nada especial.
# en 16a8c830
recap-beaten = { $seat } gana { $number ->
        [one] un combate
       *[other] { $number } combates
    }.
# en 18923638
recap-life-given = { $seat } gasta { $number ->
        [one] una ficha de vida
       *[other] { $number } fichas de vida
    }.
# en e9999c95
recap-token-taken = { $seat } toma { $number ->
        [one] una ficha
       *[other] { $number } fichas
    }.
# en 606dac85
log-earlier = Turnos anteriores
# en 9ac587a0
log-lost = Esta partida empezó con reglas anteriores. Lo que pasó entonces ya no se puede mostrar.
