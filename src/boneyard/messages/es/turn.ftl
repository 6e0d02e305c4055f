# Lo que se dice en un turno, en la página de la partida.

# en cc1d1b3b
turn-rule = Regla { $rule }
# en 248be084
turn-rulebook = Abrir el reglamento
# en 5fc84d20
turn-no-rule = Esta regla no se puede mostrar ahora.
# en 70244bfa
turn-not-there = Ahí no.
# en e8ddc3b8
turn-do-it = Confirmar
# en dce51873
turn-danger = ¿Seguro?
    .yes = Morir
    .no = Volver
# en 540f2795
turn-for-me = { $number ->
        [one] En el tablero se muestra un movimiento.
       *[other] En el tablero se muestran { $number } movimientos.
    }
# en d75eaa52
turn-to-put = Por colocar: { $parts }.
# en fabb50c5
turn-put-figures = { $number ->
        [one] un esqueleto
       *[other] { $number } esqueletos
    }
# en 76e1a0f2
turn-put-points = { $number ->
        [one] esqueletos por un punto
       *[other] esqueletos por { $number } puntos
    }
# en 1ed037da
turn-put-zombies = { $number ->
        [one] un zombi
       *[other] { $number } zombis
    }
# en 162c2280
turn-put-life = { $number ->
        [one] una ficha de vida
       *[other] { $number } fichas de vida
    }
# en cfb56ced
turn-put-ammo = { $number ->
        [one] una ficha de munición
       *[other] { $number } fichas de munición
    }
# en 71377591
turn-way-fights = Combates: { $fights }.
# en 4bc8bc48
turn-way-left = Después quedan en promedio: { $parts }.
# en 6225950b
turn-costs-nothing = no cuesta nada
# en a33cb8b5
turn-costs-average = cuesta en promedio { $parts }
# en 25d4173f
turn-needs = Con { $needed } o más se gana.
# en 7e35fbbd
turn-counts = { $pips } cuenta como { $result }.

# en b3e5cd5c
turn-duel-sealed = oculta
# en 9b6abd5f
turn-duel-commit =
    { $what_id ->
        [life] ¿Cuántas fichas de vida?
        [white] ¿Cuántos esqueletos blancos?
        [red] ¿Cuántos esqueletos rojos?
        [blue] ¿Cuántos esqueletos azules?
       *[other] ¿Cuántos: { $what }?
    }
# en 18ab2c71
turn-duel-odds = Porcentaje: con qué frecuencia te quedas con el libro si el otro apuesta al azar.
# en e31dd1f2
turn-duel-now = Un duelo por el libro
# en f4456685
turn-duel-wins = ¡{ $seat } gana el duelo!
# en ab740713
turn-duel-tie = Empate: no cambia nada.
# en df4978fa
turn-duel-nothing = nada

# en 59d7ce94
turn-somebody = alguien
# en bda358c3
turn-answers = { $kind ->
        [turn-begins] { $seat } empieza un turno.
        [tile-placed] { $seat } ha colocado una loseta.
        [before-move] { $seat } va a tirar para moverse.
        [move-rolled] { $seat } ha tirado para moverse.
        [before-fight] { $seat } va a combatir: { $foe }.
        [fight-rolled] { $seat } ha tirado en un combate: { $foe }.
        [life-given] { $seat } gasta una ficha de vida en un combate.
        [move-ended] { $seat } ha terminado de moverse.
        [before-skeletons] { $seat } va a mover esqueletos.
        [turn-ends] { $seat } va a terminar el turno.
       *[other] { $seat } está jugando.
    }
# en fc2149d0
turn-skips = Pregúntame menos
# en 55024e1a
turn-skips-note = Termina cuando alguien te apunta, o si lo tocas encima del tablero o pulsas Esc.
# en f879c250
turn-mute = Silenciar
    .on = Silenciar a { $name }
    .off = { $name } está en silencio

# en e8981b15
turn-carry = Seguir en otro dispositivo
# en 97ddef4f
turn-end-wanted = { $seats }: ¿terminar la partida de común acuerdo?
# en 0213b5e7
turn-end-yes = De acuerdo
# en 553ffed3
turn-end-asked = Has propuesto terminar. Esperando a los demás.
# en 423f3d20
turn-end-not = Mejor seguir
# en d5fae46e
turn-end-no = Seguir jugando
# en 4c7fc024
turn-end-declined = La partida sigue: no todos quieren terminarla.
# en 6952c7cd
turn-bot-stays = Un bot juega por ti hasta el final de la partida.
# en 73709480
turn-seat = { $seat }: qué tiene delante
# en 6fa6c41b
turn-window-how = Juega una carta iluminada o pasa.
# en e62468d7
turn-choose-listed = Elige una de las opciones de la lista.
# en 962fcc86
turn-mine-wait = Te toca
    .text = Primero pueden responder los demás; luego se te preguntará.
# en 6a45f2cb
turn-chat-apart = Solo otros espectadores leen lo que escribes.
# en a53f724e
turn-time-up = Se te acabó el tiempo. Un bot juega por ti hasta el final de la partida.
# en 4d5340e1
turn-out-of-time = sin tiempo · juega un bot
# en 924204b9
turn-gone = se fue · juega un bot
# en 8285b3d9
turn-clock = Tiempo restante
# en 42789d2f
turn-others-first = Antes, alguien puede responder con una carta.
# en 1b4979cf
turn-asked-again = A partir de ahora se te volverá a preguntar.
