# Lo que se dice en un turno, en la página de la partida.

# en cc1d1b3b
turn-rule = Regla { $rule }
# en 248be084
turn-rulebook = Abrir el reglamento
# en e00237f6
turn-no-rule = Esta regla no se puede mostrar ahora.
# en 70244bfa
turn-not-there = Ahí no.
# en dce51873
turn-danger = ¿Seguro?
    .yes = Morir
    .no = Volver
# en f3b2fce1
turn-to-put = Falta colocar: { $parts }.
# en 6f183732
turn-put-figures = { $number ->
        [one] un esqueleto
       *[other] { $number } esqueletos
    }
# en 3db0efb8
turn-put-points = { $number ->
        [one] 1 punto de esqueletos
       *[other] { $number } puntos de esqueletos
    }
# en f1de74e9
turn-put-zombies = { $number ->
        [one] un zombi
       *[other] { $number } zombis
    }
# en a1326bc0
turn-put-life = { $number ->
        [one] una ficha de vida
       *[other] { $number } fichas de vida
    }
# en 7ef1af92
turn-put-ammo = { $number ->
        [one] una ficha de munición
       *[other] { $number } fichas de munición
    }
# en 71377591
turn-way-fights = Combates: { $fights }.
# en 6225950b
turn-costs-nothing = no cuesta nada
# en 7e35fbbd
turn-counts = { $pips } cuenta como { $result }.
# en 3bc1f8c2
turn-faces-win = ganan

# en b3e5cd5c
turn-duel-sealed = oculta
# en aa20097a
turn-duel-commit =
    { $what_id ->
        [life] ¿Cuántas fichas de vida?
        [white] ¿Cuántos esqueletos blancos?
        [red] ¿Cuántos esqueletos rojos?
        [blue] ¿Cuántos esqueletos azules?
       *[other] ¿Cuántos: { $what }?
    }
# en 85511353
turn-duel-odds = La probabilidad de quedarte con el libro si el otro apuesta al azar.
# en 9ff82a76
turn-duel-same = Apuestes lo que apuestes aquí, la probabilidad de quedarte con el libro es del { $chance }.

# en 1458be38
turn-someone = alguien
# en c3eda780
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
# en e9f4bf65
turn-skips-note = Se te volverá a preguntar si alguien te elige como objetivo. Para deshacerlo, tócalo encima del tablero.
# en f879c250
turn-mute = Silenciar
    .on = Silenciar a { $name }
    .off = { $name } está en silencio

# en c1197c43
turn-carry = Seguir en otro dispositivo
# en 5615a9f6
turn-end-wanted = { $seats }: ¿terminar ya la partida?
# en 0213b5e7
turn-end-yes = De acuerdo
# en 5ca22398
turn-end-asked = Has propuesto terminar. Esperando a los demás.
# en 6705c219
turn-end-not = Retirar la propuesta
# en cd259223
turn-end-no = Seguir jugando
# en 9e27f536
turn-end-declined = La partida sigue: no todos quieren terminarla.
# en d547a9e3
turn-bot-stays = Un bot juega por ti hasta el final de la partida.
# en 7f9c86d8
turn-seat = { $seat }: detalles
# en 002224aa
turn-window-how = Juega una carta iluminada o pasa.
# en 26923bc1
turn-choose-listed = Elige una de las opciones.
# en 2103cb30
turn-mine-wait = Te toca
# en 316949bc
turn-chat-apart = Solo otros espectadores leen lo que escribes.
# en 86beeaa1
turn-time-up = Se te acabó el tiempo. Un bot juega por ti hasta el final de la partida.
# en 848e929d
turn-out-of-time = sin tiempo · juega un bot
# en 0b39b594
turn-gone = se fue · juega un bot
# en 8285b3d9
turn-clock = Tiempo restante
# en 4885e844
turn-others-first = Esperando respuestas…
# en 45e35b20
turn-asked-again = A partir de ahora se te volverá a preguntar.
# en d3456797
turn-ask-me = En turnos ajenos, pregúntame por esta carta
    .always = Siempre
    .matters = Si importa
    .never = Nunca
# en 175d0764
turn-discard-later = Descártala al final de tu turno
    .keep = Quédatela
    .marked = Se descartará al final de tu turno

# en 5e7fb762
trap-set = Ponla como trampa
    .note = Queda boca abajo y salta sola en el turno de otro. Nadie tiene que responder y nadie espera. Solo tú conoces la condición.
    .none = Sin trampa
# en bb07ee5c
trap-on =
    .carrier = Contra quien lleve el libro
    .leader = Contra quien tenga más puntos
    .attacker = Contra el último que me atacó
    .neighbour = Contra quien esté en mi loseta
    .rival = Contra { $seat }
# en 304f7210
trap-now = ahora { $seat }
# en 668b14c7
trap-armed = Trampa
