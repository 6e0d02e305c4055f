# Cada tirada de una partida, y lo que se podía esperar.

# en 9e48769b
dice-open = Todas las tiradas y la suerte
# en 92822ac2
dice-title = Dados y suerte
# en 0855502b
dice-note = Calculado por el servidor con lo que todos han visto; las cartas ocultas no cuentan.
# en 4f214cbf
dice-history = Cada tirada
# en e2c45a04
dice-none = Todavía no se ha tirado ningún dado.
# en 0c99a333
dice-all = Todas
# en bef378ad
dice-round = ronda { $round }
# en 7d2f7afe
dice-needed = hacía falta { $needed } o más
# en e80dc06c
dice-impossible = no podía acertar
# en 1837f144
dice-hit = acierto
# en 58dcf0a2
dice-miss = fallo
# en af15646e
dice-came = { $actual }, se esperaba { $expected }
# en f902680c
dice-others = Otros dados
# en 76d23085
dice-earlier = Tiradas anteriores
# en 283649be
dice-purpose-fight = Combates
# en 1695744d
dice-purpose-move = Movimiento
# en 10113a9f
dice-purpose-tile = Losetas
# en 5ed57a37
dice-purpose-duel = Duelos
# en 70a32aae
dice-purpose-figures = No muertos que mover
# en b0fcc909
dice-purpose-bridge = Puente levadizo
# en cf3bb813
dice-purpose-crush = ¡Te aplastaré!
# en 2e9eded6
dice-purpose-uprising = Revuelta
# en cbc1dbba
dice-purpose-wall = Murallas
# en f54276dc
dice-unit-fight =
    { $actual ->
        [one] { $actual } acierto
       *[other] { $actual } aciertos
    } en { $rolls ->
        [one] una tirada
       *[other] { $rolls } tiradas
    }, se esperaban { $expected }.
# en 84e25116
dice-unit-move = { $actual ->
        [one] { $actual } casilla
       *[other] { $actual } casillas
    }, se esperaban { $expected }.
# en 1a56e23e
dice-unit-tile = { $actual ->
        [one] { $actual } punto
       *[other] { $actual } puntos
    } de esqueletos, se esperaban { $expected }.
# en 43755b39
dice-unit-other = { $actual } en { $rolls ->
        [one] una tirada
       *[other] { $rolls } tiradas
    }, se esperaba { $expected }.
# en ea4b0f45
dice-luck-usual = normal
# en bbf3a0ea
dice-luck-lucky = suerte
# en 1bbd7e3f
dice-luck-very-lucky = mucha suerte
# en 8a735330
dice-luck-unlucky = mala suerte
# en 8780d47d
dice-luck-very-unlucky = muy mala suerte
