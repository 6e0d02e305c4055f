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
# en cd24fe7e
turn-duel-seal = Confirmar la apuesta
# en 0b58956d
turn-duel-chance = La probabilidad de quedarte con el libro es del { $chance } si el otro apuesta al azar.
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
# en 4ec6127b
turn-mine-wait = Te toca
    .fight = Combate: rueda el dado …
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
# en 8bbceeaf
turn-others-first = Esperando respuestas…
    .who = Antes puede responder: { $seats }.
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
# en bc1e7245
turn-time-left = { $unit ->
        [day] { $number ->
            [one] queda 1 día
           *[other] quedan { $number } días
        }
        [hour] { $number ->
            [one] queda 1 hora
           *[other] quedan { $number } horas
        }
       *[minute] { $number ->
            [one] queda 1 minuto
           *[other] quedan { $number } minutos
        }
    }
# en 48806659
turn-next-game = Te toca: { $game }

# en 0ac70290
trap-set = Pon «{ $card }» como trampa
    .note = Queda boca abajo y salta sola. Nadie tiene que responder y nadie espera.
    .secret = Solo tú conoces la condición. Puedes cambiarla en cualquier momento antes de que salte.
    .button = Poner como trampa
    .arm = Ponerla boca abajo
    .change = Cambiar
    .none = Sin trampa. Pregúntame
    .asked = Se te preguntará cuando importe.
    .unasked = Con días para cada decisión, en los turnos ajenos solo actúan las trampas.
# en 669ea8ef
trap-on =
    .carrier = Contra quien lleve el libro
    .leader = En el próximo turno de quien vaya en cabeza
    .attacker = Contra el último que me atacó
    .neighbour = Contra quien esté en mi loseta
    .fighter = Cuando alguien luche en mi loseta
    .runner = Contra quien saque 5 o 6 para moverse
    .rival = Contra { $seat }
    .one = Contra una persona concreta
    .who = Elige quién.
# en f93c83fd
trap-now = Ahora: { $seats }.
    .nobody = Ahora, nadie.
    .later = Depende de la tirada o del combate.
# en ae23c4d6
trap-when = Cuando { $who } { $moment }, salta «{ $card }».
# en dc3db3bd
trap-who =
    .carrier = quien lleva el libro
    .leader = quien va en cabeza
    .attacker = el último que te atacó
    .neighbour = alguien en tu loseta
    .fighter = alguien en tu loseta
    .runner = alguien con un 5 o un 6
    .rival = { $seat }
# en e5ba786a
trap-moment = { $kind ->
        [before-turn] está a punto de jugar
        [turn-begins] empieza un turno
        [tile-placed] ha colocado una loseta
        [before-move] está a punto de moverse
        [move-rolled] ha tirado para moverse
        [before-fight] está a punto de luchar
        [fight-rolled] ha tirado en un combate
        [life-given] entrega una ficha de vida en un combate
        [move-ended] ha terminado de moverse
        [before-skeletons] está a punto de mover esqueletos
       *[other] termina el turno
    }
# en c4823a5d
trap-count = { $armed } de trampa, { $free } libres
# en 409c15fa
trap-springs = { $seat_id ->
        [you] Salta tu trampa
       *[other] Salta la trampa de { $seat }
    }
# en f467733c
turn-takeover = { $seat } no está. Pronto juega un bot.
# en 96dc0722
turn-doing = { $frame ->
        [place-tile] { $seat } decide dónde va { $tile }. { $number ->
            [one] Cabe en un sitio.
           *[other] Cabe en { $number } sitios.
        }
        [fill-tile] { $seat } llena { $tile }.
        [move] { $seat } se mueve.
        [move-step] { $seat } se mueve.
        [settle] { $seat } puede disparar antes de robar cartas.
        [before-move] { $seat } puede jugar una carta antes de tirar.
        [fight-ready] { $seat } está a punto de combatir.
        [mend] { $seat } ha fallado y decide qué hacer.
        [move-zombies] { $seat } mueve zombis.
        [breed-zombie] { $seat } coloca un zombi.
        [move-skeletons] { $seat } mueve esqueletos.
        [step-on] { $seat } mueve esqueletos.
        [send-skeletons] { $seat } mueve esqueletos.
        [put-skeletons] { $seat } coloca esqueletos.
        [put-black] { $seat } coloca esqueletos.
        [remove-skeletons] { $seat } elige esqueletos.
        [pay-skeletons] { $seat } elige esqueletos.
        [take-skeletons] { $seat } elige esqueletos.
        [choose-skeleton] { $seat } elige esqueletos.
        [choose-item] { $seat } elige un objeto.
        [choose-square] { $seat } elige una casilla.
        [gather] { $seat } elige una casilla.
        [choose-tile] { $seat } elige una loseta.
        [end-turn] { $seat } puede descartar una carta.
        [duel-bids] Los dos apuestan en secreto.
        [duel-open] { $seat } decide en el duelo.
        [duel-reroll] { $seat } decide en el duelo.
       *[other] {""}
    }
# en 80964d57
turn-stand-in = { $seat } (bot)
