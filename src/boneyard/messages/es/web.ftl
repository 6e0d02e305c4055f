# The browser client.

# en 17f8bf82
web-skip = Saltar al contenido
# en 13274f63
web-home = Inicio
# en 87acc2a9
web-pages = Páginas
# en ca8d9c34
web-language = Idioma
# en 5d677fe0 same
web-language-name = Idiomas
    .en = English
    .de = Deutsch
    .it = Italiano
    .es = Español
# en 88a50a45
web-theme = Claro u oscuro
# en 94ecffd2
web-settings = Ajustes
# en d720201e
web-lobby = Mesas abiertas
# en 5d0ba91e
web-mine = Mis partidas
# en 4cf219c3
web-rules = Reglas
# en 06426883
web-set-up = Mesa nueva
# en 85ca471d
web-replay = Repetición
# en a20c6555
web-statistics = Estadísticas
# en d2ab84ee
web-lessons = Lecciones
# en ee9c8387
web-about = Acerca de
# en d87084e6
web-close = Cerrar
# en 0be7f0a2
web-try-again = Intentar de nuevo
# en aad6408a
web-not-found = Aquí no hay nada
    .text = Puede que la dirección esté mal escrita o que la mesa ya no exista: las mesas terminadas solo se guardan un tiempo.
# en 85c5a4f3
web-wrong = Algo ha salido mal

## Home

# en 43578e56
web-play-now = Jugar ya
# en c80d01d6
web-make-table = Crear una mesa
# en 6686be28
web-join = ¿Tienes un código?
    .code = Cinco letras o un enlace
    .go = Ir
    .wrong = Ninguna partida ni grupo tiene este código. Revisa las letras.
# en 07725ed8
web-lesson = Lección de 3 minutos
# en 8c5e588b
web-players = { $least }–{ $most } jugadores
# en 1b346848
web-guest = Invitado
# en 8a1b13a4
web-starting = Preparando la mesa…
# en 56afa533
web-resume = Seguir jugando
    .text = { $game }, ronda { $round }

## The connection

# en d4cc910e
web-line-connecting = Conectando…
# en da0175e3
web-dice-called = Todos mezclan los dados…
# en ab8be772
web-line-lost = Conexión perdida. Reconectando… Tus jugadas están guardadas.
# en 797bf63d
web-saving-paused = El guardado está en pausa: el servidor no puede escribir ahora. No se pierde nada; se reanudará solo.
# en c662ab20
web-went-on = Una actualización ha corregido las reglas. La partida sigue desde el comienzo del último turno.

## The game

# en da666a34
web-board = Tablero
# en 09a2f057
web-zoom-in = Acercar
# en f861eb5f
web-zoom-out = Alejar
# en ccb1b0cc
web-fit = Ajustar
    .label = Mostrar todo el tablero
# en 7f42d726
web-follow = Seguir
    .label = La vista vuelve a seguir la partida
# en 6b1418d5
web-supply = Reserva
# en 67a63ff8
web-supply-stack = Losetas restantes
# en e3e84536
web-supply-deck = Cartas restantes
# en 1f65669a
web-supply-box = Zombis en la caja
# en 05843317
web-supply-bank = Fichas de vida restantes
# en 4bbc605d
web-players-label = Jugadores
# en 43bbbfb7
web-life = Fichas de vida
# en d7aea0ab
web-points = Puntos
# en cb0f77c7
web-cards = Cartas en la mano
# en 7e29b0bb
web-ammo = Munición
# en 59137c83
web-you = tú
# en 125b72dd same
web-bot = bot
# en 9a88a69c
web-away = ausente
# en 2a066a5c
web-covered = ausente · juega un bot
# en bc31f7ba
web-here = presente
# en b290a981
web-holder = tiene el Necronomicon
# en 3af8e580
web-tools = Mesa
# en c93d7d2a
web-sound = Sonido
# en 7f1edf93
web-menu = Menú
# en 0779bd0a
web-hand = Tus cartas
# en 44c4497f
web-your-question = Qué hacer
# en 8ff9edfa
web-log = Registro
# en 0c41ff2b
web-dice = Dados
    .rolls = { $number ->
        [one] una tirada
       *[other] { $number } tiradas
    }
    .expected = esperado
# en ef931c59 same
web-chat = Chat
    .say = Di algo
    .send = Enviar
    .empty = Todavía no hay mensajes.
# en eac43a8b
web-preset-hello = ¡Hola!
# en 2493eaa6
web-preset-well-played = ¡Bien jugado!
# en bf5536a7
web-preset-thanks = ¡Gracias!
# en c635c2c6
web-preset-oops = ¡Ups!
# en 549119a1
web-preset-hurry = ¡Date prisa!
# en b19e45d5
web-preset-good-game = ¡Buena partida!
# en af63bfdf
web-cheers = Reacciones
# en d9055ed0
web-cheer-laugh = Me parto
# en 7ac41795
web-cheer-wow = ¡Guau!
# en 9977de0e
web-cheer-sad = Triste
# en f4c59f92
web-cheer-angry = Enfadado
# en eb98a2d4
web-cheer-love = Me encanta
# en e0f894b7
web-cheer-toast = ¡Salud!
# en 970b30ce
web-guess = Próximo combate:
    .hit = Acierto
    .miss = Fallo
    .how = Adivina antes de que caiga el dado. Acertar da fama, y más si arriesgas.
# en 5a25652d
web-fame = Fama por adivinar

# en ad826fb2
web-wait = Le toca a { $seat }
# en 9cfb22ee
web-watch = Le toca a { $seat }
    .text = Estás mirando.
# en 919525d9
web-thinking = Un momento…
# en e07d74f9
web-undo = Deshacer
# en 147945c1
web-hint = Consejo
# en d1394e5b
web-hints = Lo que haría un buen jugador
# en b78c37c7
web-walk = Ir
# en 2fd5fc98
web-lay = Colocar aquí
# en 29a08d5e
web-rotate = Girar
# en 8a5b856a
web-cancel = Cancelar
# en a230d1d0
web-fill = { $number ->
        [one] Colocar la pieza
       *[other] Colocar las { $number } piezas
    }
# en c5279870
web-send = { $number ->
        [one] Enviar una figura contra { $seat }
       *[other] Enviar { $number } figuras contra { $seat }
    }
# en 5a47a290
web-send-move-zombies = { $number ->
        [one] Enviar un zombi contra { $seat }
       *[other] Enviar { $number } zombis contra { $seat }
    }
# en 6f16871e
web-send-move-skeletons = { $number ->
        [one] Enviar un esqueleto contra { $seat }
       *[other] Enviar { $number } esqueletos contra { $seat }
    }
# en a1ba3b6e
web-held = Continuar
    .text = Aún puedes deshacerlo todo.
    .tile = Toca la loseta para girarla.
    .walk = Te paras aquí, si no eliges otra casilla.
# en e6bacdb1
web-plan-next = Tu próximo recorrido:
    .how = Elige una casilla para planear tu próximo recorrido.
    .unfit = Tu plan ya no sirve.
# en 02bd59ab
web-plan = { $steps ->
        [one] Un paso
       *[other] { $steps } pasos
    }{ $fights ->
        [0] , ningún combate.
        [one] , un combate.
       *[other] , { $fights } combates.
    }
# en edbbaeff
web-plan-part = { $reach ->
        [one] Ahora solo puedes dar el primer paso.
       *[other] Ahora solo puedes dar los primeros { $reach } pasos.
    }
# en 70295911
web-plan-alive = de sobrevivir
# en b5c46d43
web-no-path = No puedes llegar ahí.
# en 9327f11f
web-no-card = Ahora no puedes jugarla.
# en ba9fcde3
web-play-card = Jugar
# en 09bdf882
web-discard-card = Descartar y terminar el turno
# en 34f51b6a
web-use-card = Usar
# en 3921a764
web-choose-square = Elige un sitio en el tablero.
# en 217678d1
web-choose-here = ¿Qué va en { $place }?
# en 7210da0e
web-choose-target = ¿Adónde?
# en 8da93337
web-choose-site = Elige un sitio para la loseta.
# en eb85fee8
web-choose-send = Elige contra quién enviarlos o muévelos de uno en uno.
# en 43de8f9c
web-choose-turn = R o la rueda del ratón gira la loseta.
# en 3ee58b11
web-more = Más

# en 0e28a201
web-fight = Combate
# en ba4cfd0f
web-fight-with = Con { $card }
# en 5cd2e27a
web-duel = Duelo
# en f008b781
web-react = ¿Respondes?
    .pass = Pasar
    .until = Saltar hasta mi turno
    .until-on = Saltando hasta mi turno
    .never = No preguntar por { $card }
    .left =
        { $seconds ->
            [one] queda un segundo
           *[other] quedan { $seconds } segundos
        }

# en 6a01287e
web-over = La partida ha terminado
    .won =
        { $way_id ->
            [helipad] ¡Has llegado al helicóptero!
            [points] ¡Has alcanzado los puntos para ganar!
            [conceded] ¡Has ganado: los demás se han rendido!
            [conceded-one] ¡Has ganado: tu rival se ha rendido!
           *[other] ¡Has ganado { $way }!
        }
    .lost =
        { $way_id ->
            [helipad] { $seats } { $number ->
                [one] ha llegado
               *[other] han llegado
            } al helicóptero.
            [points] { $seats } { $number ->
                [one] ha alcanzado
               *[other] han alcanzado
            } los puntos para ganar.
            [conceded] { $seats } { $number ->
                [one] ha ganado
               *[other] han ganado
            }: los demás se han rendido.
            [conceded-one] { $seats } { $number ->
                [one] ha ganado
               *[other] han ganado
            }: su rival se ha rendido.
            [conceded-mine] Te has rendido: { $seats } { $number ->
                [one] ha ganado
               *[other] han ganado
            }.
           *[other] { $seats } { $number ->
                [one] ha ganado
               *[other] han ganado
            } { $way }.
        }
# en 6e4f1fc3
web-rematch = Jugar otra vez
# en f1dad1ad
web-see-replay = Ver la repetición
# en 8112c857
web-see-statistics = Estadísticas
# en 5cd1ba3b
web-invite = Invitar a mirar
# en 2fdebb52
web-leave = Dejar la partida
    .ask = No podrás volver. ¿Dejar la partida?
    .bot = Salir y que siga un bot
    .out = Salir sin sustituto
    .lost = Rendirse: pierdes y la partida termina
# en 8df977a6
web-vote-end = Proponer terminar la partida
# en 845a7474
web-copy = Copiar

## Headlines of the dock: the question, then its most important part

# en 1eaa708c
ask-place-tile = Coloca la loseta:
    .strong = { $tile }
# en 0806346f
ask-fill-tile = Coloca en:
    .strong = { $tile }
# en 8f81fc97
ask-move = Muévete:
    .strong = { $left ->
        [0] no quedan pasos
        [one] queda un paso
       *[other] quedan { $left } pasos
    }
# en 7ed4e4fb
ask-move-step = { $owner_done ->
        [no] { $chooser } guía a tu personaje:
       *[yes] Muévete:
    }
    .strong = { $owner_done ->
        [no] ¿haces algo antes?
       *[yes] { $left ->
            [0] no quedan pasos
            [one] queda un paso
           *[other] quedan { $left } pasos
        }
    }
# en 3e111e30
ask-mend = Combate:
    .strong = has fallado
# en 65c75e3c
ask-fight-ready = ¡A combatir!
    .strong = Tira, o elige un arma
# en fc435ac9
ask-move-zombies = Mueve
    .strong = { $left ->
        [one] hasta 1 zombi
       *[other] hasta { $left } zombis
    }
# en 42ab57fa
ask-move-skeletons = Mueve
    .strong = { $must ->
        [yes] { $left ->
            [one] 1 esqueleto
           *[other] { $left } esqueletos
        }
       *[no] { $left ->
            [one] hasta 1 esqueleto
           *[other] hasta { $left } esqueletos
        }
    }
# en f7864c86
ask-window = ¿Respondes
    .strong = con una carta?
# en 7dbd5929
ask-end-turn = Fin del turno:
    .strong = ¿descartas una carta?
# en 8067cd0d
ask-before-move = ¿Juegas una carta
    .strong = antes de tirar?
# en b27581f3
ask-settle = ¿Disparas
    .strong = antes de robar cartas?
# en 9dfeaab1
ask-duel-bids = Duelo:
    .strong = tu apuesta secreta
# en 62f13fd8
ask-duel-reroll = Duelo:
    .strong = ¿tiras otra vez?
# en dd170a3a
ask-duel-open = Duelo:
    .strong = ¿gastas algo?

## More of the game page

# en c7b52ce6
web-your-move = Te toca
# en ae0ebbd2
web-board-help = Con las flechas recorres las casillas iluminadas, Intro confirma una, Escape la suelta. Con Alt llegas a cualquier casilla. R gira una loseta. Mayúsculas y flechas mueven el tablero, más y menos acercan y alejan, 0 lo muestra entero. El signo de interrogación muestra todas las teclas. El tabulador sale del tablero.
    .named = Con las flechas recorres las casillas iluminadas, Intro confirma una, Escape la suelta. Con Alt llegas a cualquier casilla. Mayúsculas y flechas mueven el tablero. El tabulador sale de él.
# en 0ee5ec6c
web-play-on = Jugar contra { $seat }
# en b0f19761
web-costs = cuesta { $parts }
# en 3d311d50
web-choice = Elige
# en c4baaaa4
web-motion = Animación
# en 4a9e2703
web-motion-slow = lenta
# en cc0eb793 same
web-motion-normal = normal
# en 1de83a2f
web-motion-fast = rápida
# en 6cca00aa
web-motion-off = sin animación
# en 83c086cd
web-motion-instant = inmediata
# en 1e84edbb
web-tabs = Vistas
# en 127565b2
web-tab-hand = Turno
# en fad5af7e
web-tab-dice = Dados
# en 65198d39
web-tab-log = Registro
# en aceef10a same
web-tab-chat = Chat
# en b23b9f69
web-over-nobody = No gana nadie.
# en ab1c7e14
web-bot-plays = Un bot juega por ti.
# en 772ffbcc
web-return = Ya estoy aquí
# en c2079d84
web-mark-legal = se puede elegir
# en 7041c0c0
web-mark-danger = se puede elegir, hay combate
# en e4662270
web-mark-sel = ya está elegida
# en c88deacc
web-mark-aim = se le puede apuntar
# en 1ffce744
web-mark-foe = en combate
# en d69bdd93
web-mark-far = más lejos, a tu alcance
# en 83dc0974
web-mark-risky = más lejos, con un combate en el camino
# en 1ccb8b6a
web-site-beside = { $tile } al { $direction }
# en edc95779
web-site-turn = Giro { $turn } de { $number }.
# en c4e287f6
web-kinds = Qué colocas
# en f210f144
web-choose-step = Elige una casilla iluminada, o cualquier otra para ver el camino y sus probabilidades.
# en 5ae954ea
web-phases = El turno
# en 813680b3
web-phase-tile = Loseta
# en 8437b3e5
web-phase-move = Movimiento
# en 7bf7cb34
web-phase-figures = No muertos
# en 6a568437
web-phase-end = Descarte
# en bc2b0b28
web-log-fresh = { $number ->
        [one] una línea nueva
       *[other] { $number } líneas nuevas
    }
# en 982ff9ba
web-board-text = El tablero en palabras
# en 376c9791
web-tile-here = aquí
# en 29c836b1
web-tiles-away = { $number ->
        [one] una loseta al { $direction }
       *[other] { $number } losetas al { $direction }
    }
# en 6a1d8b7b
web-tile-exits = Salidas: { $exits }.
# en 470e27e4
web-board-you = { $seat } está aquí: { $place }.
# en 8091a19e
web-board-role = tablero de juego
# en 52ffb619
web-board-place = casilla
# en 96f28ff1
web-board-steps = { $steps ->
        [0] aquí
        [one] a 1 casilla andando
       *[other] a { $steps } casillas andando
    }
# en ac8c8c3e
web-board-no-way = no hay camino hasta allí
# en 2f010814
web-board-inside = dentro de un edificio
# en 41d1fe9a
web-board-sides =
    .o = abierto: { $list }
    .d = puerta: { $list }
    .w = pared: { $list }
# en 8a300728
web-board-carries = lleva { $list }
# en 1eaa53cc
web-board-places = Lugares importantes
# en 663fecab
web-board-others = Jugadores
# en 7d55e12e
web-board-enemies = Los enemigos más cercanos a pie
# en 61b2dd89
web-board-tiles = Losetas
# en 6df8c9ec
web-board-doors = Puertas: { $list }.
# en e7f7fc71
web-board-walls = Paredes: { $list }.
