# Odds next to options, and the luck ledger.

# en f9a009d3
odds-fight = { $win } %{ $cost }
# en a1c1e84f
odds-cost = , cuesta { $parts }
# en d7541ae4
odds-life =
    { $number ->
        [one] 1 vida
       *[other] { $number } vidas
    }
# en 6eb1d239
odds-ammo =
    { $number ->
        [one] 1 munición
       *[other] { $number } municiones
    }
# en c8c9a52d
odds-points = { $number ->
        [one] 1 punto
       *[other] { $number } puntos
    }
# en 6281dae4
odds-cards = { $number ->
        [one] 1 carta
       *[other] { $number } cartas
    }
# en 40e97aac
odds-bid = el libro: { $uniform } % contra una apuesta al azar, { $best } % contra la mejor
# en 713827f9
odds-duel = el libro: { $hold } %
# en 565df75c
odds-hit = { $number ->
        [0] gana
        [one] gana, +1 punto
       *[other] gana, +{ $number } puntos
    }
# en c7fa663a
odds-again = pierdes una vida y vuelves a tirar
# en 0b4ba246
odds-card = usas { $card } y vuelves a tirar
# en 64e4c91f
odds-pay-ammo = { $number ->
        [one] gastas 1 munición para ganar
       *[other] gastas { $number } municiones para ganar
    }
# en ec713621
odds-pay-ammo-range = gastas de { $least } a { $most } municiones para ganar
# en fda69938
odds-pay-points = { $number ->
        [one] gastas esqueletos por 1 punto para ganar
       *[other] gastas esqueletos por { $number } puntos para ganar
    }
# en 263db537
odds-pay-points-range = gastas esqueletos por { $least } a { $most } puntos para ganar
# en eed6477b
odds-death = { $number ->
        [0] mueres
        [one] mueres y pierdes 1 punto
       *[other] mueres y pierdes { $number } puntos
    }
# en 41d123a6
odds-survive = { $number ->
        [100] En este combate no puedes morir.
       *[other] Sobrevives a este combate { $number } de cada 100 veces.
    }
# en 1615e2ba
odds-survive-path = { $number ->
        [100] En este camino no puedes morir.
       *[other] Sobrevives a este camino { $number } de cada 100 veces.
    }

# en 68f0a7fa
luck-title = Suerte: lo que dieron los dados (y lo que era de esperar)
# en 87394743
luck-seat = Asiento
# en 80052e44
luck-fight = Aciertos
# en 96a65b17
luck-move = Casillas
# en 4b61403b
luck-tile = Losetas
# en 8f72ef5a
luck-figures = No muertos
# en 984cde5f
luck-duel = Duelos
# en d9b19bd9
luck-points = Puntos
# en 99b2c4f5
luck-adjusted = Ajustados
# en 8c60ca0d
luck-cell = { $actual } ({ NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) })
# en 52e21ede
luck-value = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# en 12c31ee3
luck-about = Aciertos en combates, casillas para andar, puntos de esqueletos en losetas nuevas, no muertos que mover, puntos de dado en duelos. Ajustados: los puntos, menos dos por cada acierto por encima de la media y más dos por cada uno por debajo.
