# Questions: `question-` and the tag of the pending frame.

# en 382f5a49
question-first-seat = ¿Quién empieza?
# en fef53ae0
question-draw-tile = ¿Qué loseta sale?
# en 911671a1
question-place-tile = ¿Dónde va la loseta { $tile }?
# en 15f736fc
question-fill-tile = Llena la loseta { $tile }: ¿dónde va lo siguiente?
# en 6f39bca6
question-fight-roll = Se tira por el combate.
# en 43023f9e
question-mend = Has fallado. ¿Y ahora?
# en f97135ac
question-move-roll = Se tira por el movimiento.
# en f6432008
question-move = { $left ->
        [one] Una casilla más. ¿Adónde?
       *[other] Hasta { $left } casillas. ¿Adónde?
    }
# en e1462d8d
question-zombie-roll = Se tira por los zombis.
# en 18ae80f0
question-move-zombies = { $left ->
        [one] ¿Mueves un zombi?
       *[other] Mueve hasta { $left } zombis. ¿Cuál primero?
    }
# en af98e832
question-breed-zombie = Coloca el nuevo zombi.

# en 95799f59
question-deal-card = Se reparte una carta.
# en 5b81ff29
question-tile-roll = Se tira por la loseta.
# en d2f30513
question-settle = ¿Disparas antes de robar cartas?
# en 728f4135
question-before-move = ¿Juegas una carta antes de tirar?
# en 2ded1b14
question-move-step = { $owner_done ->
        [no] { $chooser } guía a tu personaje. ¿Quieres hacer algo antes?
       *[yes] ¿Adónde?
    }
# en 8ae09777
question-fight-ready = ¡A combatir! Tira, o elige un arma o una carta.
# en a9a19cfc
question-window = { $kind ->
        [turn-begins] Empieza un turno. ¿Juegas una carta?
        [tile-placed] Se ha colocado una loseta. ¿Juegas una carta?
        [before-move] Se va a tirar por el movimiento. ¿Juegas una carta?
        [move-rolled] Se ha tirado por el movimiento. ¿Juegas una carta?
        [before-fight] Se va a tirar por un combate. ¿Juegas una carta?
        [fight-rolled] Se ha tirado por un combate. ¿Juegas una carta?
        [life-given] Se ha gastado una ficha de vida. ¿Juegas una carta?
        [move-ended] El movimiento ha terminado. ¿Juegas una carta?
        [before-skeletons] Van a moverse los esqueletos. ¿Juegas una carta?
        [turn-ends] El turno va a terminar. ¿Juegas una carta?
       *[other] ¿Juegas una carta?
    }
# en 78cf80e6
question-duel-roll = Se tira por el duelo.
# en 7d18a4c6
question-duel-bids = ¡Duelo! ¿Qué apuestas en secreto?
# en 7c908721
question-duel-reroll = ¿Gastas una ficha de vida apostada para tirar otra vez?
# en 340cc883
question-duel-open = ¡Duelo! ¿Gastas algo?
# en 3b2fe72f
question-skeleton-roll = Se tira por los esqueletos.
# en 14290ab0
question-move-skeletons = { $left ->
        [one] Mueve un esqueleto. ¿Cuál?
       *[other] Mueve { $left } esqueletos. ¿Cuál primero?
    }
# en 5a9324c2
question-step-on = ¿Lo mueves una casilla más?
# en 8f8eaa4c
question-end-turn = ¿Descartas una carta antes de terminar tu turno?
# en a8979f5c
question-choose-item = ¿Qué objeto de { $target }?
# en 011520ae
question-choose-square = ¿Qué casilla?
# en c2f12f87
question-choose-tile = ¿Qué loseta?
# en d322ac7a
question-put-skeletons = Coloca el siguiente esqueleto.
# en b436b35d
question-remove-skeletons = Elige un esqueleto que retirar.
# en ec3ec975
question-pay-skeletons = ¿Qué esqueletos entregas?

# en ff27ef08
question-draw-beyond = ¿Qué loseta hay más allá del puente levadizo?
# en 1b9d36db
question-put-black = Coloca el siguiente esqueleto negro.
# en b77ba3f5
question-bridge-roll = Se tira por el puente levadizo.
# en dffcbd07
question-gather = ¿Qué casilla del Cementerio?
# en 8a8c4b7c
question-choose-skeleton = ¿Qué esqueleto cambia de sitio con { $target }?
# en 030f7140
question-take-skeletons = ¿Qué esqueletos tomas?
# en db75a29d
question-crush-roll = Todos tiran.
# en 901886a7
question-uprising-roll = Luchan los campesinos.
# en 55d2318a
question-wall-roll = Se tira por la muralla.
# en c1503576
question-send-skeletons = { $left ->
        [one] Lleva un esqueleto más.
       *[other] Lleva { $left } esqueletos.
    }
