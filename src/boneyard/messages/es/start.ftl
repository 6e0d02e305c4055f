# La primera página: un juego, su objetivo, los rivales.

# en 5bb38640
start-choose = Elige un juego
# en d0fdda1a
start-goal = El objetivo
# en bb8ebb38
start-opponents = Tus rivales
# en 405602db
start-bench = En el banquillo
# en 17bd0ff1
start-friend = Un amigo
# en bcde9077
start-swap = Cambiar
    .label = Cambiar a { $name } por otro
# en 0da56a1f
start-add = añadir a la partida
# en b01735d2
start-rules-house = Nuestras reglas
# en 46ea3b26
start-rules-printed = Como están impresas
# en b6835405
start-play = Jugar
# en 38d738af
start-more = Más opciones
# en 491dd78a
start-lesson = ¿Primera vez? Juega antes la lección corta
# en 02d7511b
goal-midevil = Lleva el Necronomicon al Altar o reúne 30 puntos de esqueletos. Gana quien lo consiga primero.
# en 43a04165
goal-midevil-first = Toma el libro
# en 35f7b865
goal-midevil-then = Ábrete paso
# en f6423415
goal-midevil-last = Llega al Altar
# en 8d4d0e10
goal-castle-of-chaos = Lleva el Necronomicon al castillo, hasta el trono, o reúne 30 puntos de esqueletos. Gana quien lo consiga primero.
# en 80fb9cc6
goal-castle-of-chaos-first = Busca el libro
# en 7ff1997c
goal-castle-of-chaos-then = Ábrete paso
# en 8f9a15d5
goal-castle-of-chaos-last = Llega al trono
# en a51a641e
goal-zombie-invasion = Llega al helicóptero o vence a 20 zombis. Gana quien lo consiga primero.
# en 7709a783
goal-zombie-invasion-first = Construye las calles
# en 77d07785
goal-zombie-invasion-then = Ábrete paso
# en 41a41d4a
goal-zombie-invasion-last = Llega al helipuerto
# en d7149bff
setup-prepared = Preparar el tablero por nosotros
    .text = Las primeras figuras y fichas se colocan por quien empieza. Desactívalo para colocarlas tú.
# en db27a094
setup-chores = Llenar las losetas y mover las figuras por nosotros
    .text = Los turnos son más cortos: solo quedan por decidir losetas, recorridos, combates y cartas. Quien prefiera hacerlo lo desactiva en el menú de la partida.
