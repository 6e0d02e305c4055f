# Volver a ver una partida: la página de una repetición, abrir un archivo, comprobar los dados en el navegador.

# en 6c8148ce
replay-controls = Controles de la repetición
# en 43905d54
replay-moment = Momento
    .text = Momento { NUMBER($moment, useGrouping: 0) } de { NUMBER($last, useGrouping: 0) }
    .turn = Momento { NUMBER($moment, useGrouping: 0) } de { NUMBER($last, useGrouping: 0) }, turno de { $seat }
# en b2272575
replay-first = Al principio
# en 6a3d49b5
replay-turn-back = Un turno atrás
# en 2ebd01e9
replay-back = Un paso atrás
# en 4047207c
replay-play = Reproducir
# en c4d07ce9
replay-pause = Pausa
# en 52af374b
replay-on = Un paso adelante
# en b4b3be8d
replay-turn-on = Un turno adelante
# en 014f106b
replay-last = Al final
# en 484818d8
replay-speed = Velocidad
# en 78906367
replay-keys = Teclas: ← y → avanzan un paso, con Mayús un turno, Inicio y Fin van a los extremos. La barra espaciadora reproduce, + y − cambian la velocidad.
# en 20d307d9
replay-eyes = Punto de vista
# en b2a6198c
replay-eyes-all = Todas las cartas a la vista
# en 1bb8b9fe
replay-eyes-watch = Espectador
# en cb89a75a
replay-running = Esta partida sigue en juego. Solo ves lo que podías ver hasta ahora.
# en 45fc96c3
replay-closed = En esta mesa las cartas en mano siguen ocultas. Solo ves lo que podías ver.
# en 887e7088
replay-cut = Esta partida se jugó con otras reglas; con las de hoy solo se puede mostrar una parte.
# en 64690083
replay-hand = Mano de { $seat }
    .none = ninguna carta
# en 5f6397e5
replay-to-moment = Ir a este momento
# en cd1325b1
replay-share = Enlace a este momento
# en 39458f7c same
replay-play-on = Seguir jugando desde aquí
    .text = Ocupas el asiento de { $seat } y los bots los demás. Los dados son los mismos, así que es una práctica.
    .imagined = Ocupas tu asiento y los bots los demás. Lo que no puedes saber se inventa, así que es una práctica.
    .over = Aquí la partida ha terminado. Vuelve un poco atrás para seguir jugando.
    .bots = Bots
# en 21424acc
replay-save = Guardar la repetición
    .record = Guardar lo que he visto
# en 9104a9bf
replay-table = Ir a la mesa
# en 1a49d409
replay-check = Comprobar los dados
# en 247383b5
replay-more = Momento y archivo
# en 8b77836d
replay-open = Abrir una repetición
    .text = Suelta aquí un archivo «.boneyard», o elige uno. Se comprueba y se añade a tus partidas terminadas.
    .choose = Elegir un archivo
    .drop = Suéltalo para abrirlo
    .busy = Reconstruyendo la partida…
# en 28f83fc8
replay-bad-foreign = «{ $file }» no es una repetición de Boneyard.
# en 7398ada5
replay-bad-other-form = «{ $file }» viene de otra versión de Boneyard, en un formato que esta no conoce. Ábrelo con aquella versión.
# en a2c49cd8
replay-bad-cut-off = «{ $file }» está dañado: falta una parte. Descárgalo otra vez.
# en 8c88fa51
replay-bad-not-over = «{ $file }» es una partida guardada sin terminar. Síguela en la terminal: `boneyard play --resume FILE`.
# en e8ff3535
replay-bad-too-large = «{ $file }» es demasiado grande para una repetición.
# en 19eaaab4
replay-bad-unreadable = «{ $file }» no se puede leer. Elígelo otra vez.
# en 26054100
replay-bad-rules = «{ $file }» se jugó con reglas que este servidor no conoce. Aun así, sus dados se pueden comprobar abajo.
# en 4ea9669b
replay-bad-changed = «{ $file }» se ha cambiado o dañado: jugado otra vez según las reglas, no cuadra. No se ha abierto.
# en ad27220f
replay-bad-reason = El servidor dice: { $reason }
# en cc148a0e
fair-title = ¿Son justos los dados?
# en 0d367451
fair-lead = Lo calcula tu navegador, solo a partir del archivo de la partida.
# en ff942e94
fair-step-seed = La semilla
    .text = Antes de la partida el servidor publicó un hash de su semilla secreta. Después de la partida revela la semilla. Si coinciden, no puede haberla cambiado.
# en a4e9d7ee
fair-promise = El hash publicado en el archivo (SHA-256)
# en 27563a39
fair-seed = La semilla revelada
# en cba04280
fair-hashed = SHA-256 de esa semilla, calculado aquí
# en 32088a50
fair-noted = El hash que apuntaste antes de la partida, si lo hiciste
    .kept = Este navegador lo apuntó cuando empezó la partida.
# en 3359e330
fair-step-nonces = Lo que añadieron los jugadores
    .text = Cada jugador podía añadir un secreto propio, fijado también antes de la partida con un hash. Así nadie por sí solo podía controlar los números.
# en 4ec318fa
fair-nonce-kept = { $seat } añadió lo que había fijado de antemano.
# en 67c40c7c
fair-nonce-broken = { $seat } no añadió lo que había fijado de antemano.
# en 2825203b
fair-nonce-hidden = { $seat } había fijado algo pero no lo reveló a tiempo, así que no cuenta.
# en 63ed52de
fair-nonce-none = { $seat } no añadió nada.
# en 0879d12b
fair-step-numbers = Cada número
    .text = Un número sale de la semilla, de lo que añadieron los jugadores, del nombre de su propósito y de un contador. Aquí están todos, calculados otra vez.
    .count = { $number ->
        [one] un número
       *[other] { $number } números
    }
# en 00b3b5a7
fair-stream-card = Cartas robadas
# en 160bcc7a
fair-stream-tile = Losetas robadas
# en cd9fa0ee
fair-stream-other = Otras elecciones al azar
# en 76a9aeae
fair-stream-move = Tiradas de movimiento
# en ebfa7eb0
fair-stream-fight = Tiradas de combate
# en d0fabbfb
fair-stream-duel = Tiradas de duelo
# en 32af254c
fair-stream-figures = Tiradas para mover a los no muertos
# en ac95d54c
fair-stream-tile-points = Tiradas para las losetas
# en e91f3898
fair-count = Contador
# en 8aeddc63
fair-total = De
# en c78efaaa
fair-file = En el archivo
# en 77650781
fair-here = Calculado aquí
# en dad68763
fair-meant = Significado
# en 6562d772
fair-how = Cómo se obtiene
    .text = Texto
    .hmac = HMAC-SHA-256 del texto, con la semilla como clave
    .value = Sus ocho primeros bytes como número
    .rest = Resto de dividir entre { NUMBER($total, useGrouping: 0) }
# en e12e4c04
fair-outcome = Resultado
    .kept = correcto
    .broken = incorrecto
    .none = nada que comprobar
# en d9d1cb10
fair-step-rules = Lo que significaba cada número
    .text = Qué opción representa un número lo dicen las reglas, y el navegador no las conoce. Para este paso el servidor ha vuelto a jugar la partida; en tu propio equipo lo hace `boneyard verify FILE`.
