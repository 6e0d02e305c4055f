# Las páginas alrededor del juego: preparar, esperar, encontrar mesas, reglas, ajustes.

# en 73086560
page-loading = Un momento…
# en a0afc6d4
page-copied = Copiado.
# en 5d843da1
page-copy-fails = Este navegador no puede copiar aquí. Selecciona el texto y cópialo tú.
# en 710d7a9f
page-seconds = Segundos para responder

## Preparar una mesa

# en 10cff724
setup-game = Juego
# en c748f443
setup-you = Tú
# en 15da0bae
setup-name = Tu nombre
# en c0255b1e
setup-invite = Los amigos se unen con el enlace. Al empezar, los bots ocupan los asientos libres.
# en 4eeec683
setup-seat = Asiento { $number }
# en e1b08be0
setup-plan-open = Libre para un amigo
# en d11b9853
setup-plan-easy = Bot fácil
# en 514a3a8b
setup-plan-medium = Bot intermedio
# en 51fe19d8
setup-plan-hard = Bot difícil
# en a095cee6
setup-remove-seat = Quitar el asiento { $number }
# en 9fa0e9df
setup-public = Quién puede encontrar la mesa
# en d19e5a64
setup-public-no = Solo quien tiene el enlace
# en 480fbd61
setup-public-yes = Cualquiera (lista pública)
# en 35305f68
setup-usual = por defecto
# en 5af610ec
setup-changed = { $number ->
        [one] un cambio
       *[other] { $number } cambios
    }
# en 9487de73
setup-rules = Reglas
# en 86167b81
setup-rule = Regla { $rule }
# en fb71fc0f
setup-time = Tiempo y ausencias
# en e221c626
setup-clock = Reloj
# en 980b073f
setup-clock-none = Sin reloj
# en 4d6aacb5
setup-clock-bank = { $minutes } minutos por jugador, más { $seconds } segundos por decisión
# en 14ad0256
setup-clock-bank-turns = { $minutes } minutos por jugador, más { $seconds } segundos por turno
# en e5e7a920
setup-clock-turns = { $spare ->
    [0] Ágil: { $seconds } segundos por turno, y se acaba
   *[other] Ágil: { $seconds } segundos por turno, más hasta { $spare } ahorrados
}
# en 9f702117
setup-clock-days = { $days ->
        [one] Un día
       *[other] { $days } días
    } para cada decisión
# en 81f2f6b4
setup-clock-no-days = Las partidas con días para cada decisión necesitan un servidor que te avise cuando te toca. Este no puede: no tiene correo, push ni webhooks.
# en 4e5050b1
setup-absence = Cuando alguien no está
# en caf9be34
setup-absence-bot = Un bot juega por esa persona hasta que vuelva
# en 51f65b8e
setup-absence-wait = Todos esperan
# en b8d1d04c
setup-absence-skip = En su turno solo se hacen las jugadas obligadas
# en 50f9cf33
setup-cover = El bot que lo sustituye
# en a7bda832
setup-reactions = Responder con cartas
# en 19b2ee65
setup-reactions-quick = Rápido: se sigue en cuanto todos han respondido
# en 04eb3f3e
setup-reactions-private = Privado: siempre dura lo mismo, para que nadie vea quién dudó
# en ae716490
setup-more = Espectadores y consejos
# en fb9a9676
setup-title = Nombre de la mesa
    .hint = Opcional
# en d55d517f
setup-spectators = Otros pueden mirar
    .text = Ven el tablero, no las cartas de los jugadores.
# en 64dfd777
setup-open-hands = Mostrar todas las cartas tras la partida
    .text = Así cualquiera puede ver la repetición desde el punto de vista de cada jugador.
# en c01d0931
setup-hints = Consejos
    .text = Se puede preguntar qué haría un bot fuerte.
# en 1f99fa68
setup-make = Crear la mesa

## La sala de espera

# en ef749310
room-host = Envía el enlace a tus amigos. Empieza cuando estén todos.
# en 803c4003
room-guest = { $host } empieza la partida cuando estén todos.
# en 11a2a200
room-visitor = Ocupa un asiento libre para jugar.
# en f8f88113
room-unseated = Ya no tienes asiento aquí: el anfitrión te ha expulsado, o lo has dejado en otra ventana.
# en 54e422a7
room-full = Todos los asientos están ocupados. En cuanto empiece la partida, podrás verla aquí.
# en 84c34282
room-full-closed = Todos los asientos están ocupados, y en esta mesa nadie puede mirar.
# en f659a3dc
room-link = Enlace a esta mesa
    .code = Código de la mesa
# en ae46bf24
room-local = Este enlace funciona solo en este equipo. Para jugar con otros de tu red, inicia Boneyard con:
# en 042aac45
room-qr = Código QR del enlace
# en 8c30f880
room-invite = Invitar
# en 423b404c
room-ready = A punto
    .not = Aún no
    .yes = a punto
# en cb6fc630
room-move = Cambiar aquí
# en 9f91ec44
room-change = Cambiar reglas y reloj
    .done = Cambiado. Cada cual debe confirmar de nuevo.
# en 7e47f54e
room-seats = Asientos
# en 0f994537
room-free = Libre
    .text = Si no viene nadie, juega un bot.
# en 2448c6c6
room-bot = { $level ->
        [easy] Bot fácil
        [medium] Bot intermedio
       *[hard] Bot difícil
    }
# en 930ee8a2
room-hosting = anfitrión
# en 0fdf3ca0
room-sit = Sentarse
    .here = en el asiento { $number }
# en 0aa021bd
room-stand = Dejar el asiento
# en 56a4ae83
room-kick = Expulsar
# en 543031f4
room-begin = Empezar la partida
    .bots = { $number ->
        [one] Un bot ocupa el asiento libre.
       *[other] Los bots ocupan los { $number } asientos libres.
    }
# en 33fd0fb0
room-plan = Ajustes de la partida
# en 96c08eac
room-device = Jugar en otro dispositivo
    .text = Un enlace privado lleva tu asiento a otro dispositivo, por ejemplo al teléfono. No se lo des a nadie: quien lo abra puede ocupar tu asiento. Sirve una sola vez.
    .make = Crear un enlace privado
    .link = Enlace privado
# en 467feb00
carry-title = ¿Traer aquí tu asiento?
# en b1b7d08d
carry-text = Este enlace trae tu asiento a este dispositivo. Desde el otro solo se podrá mirar. No pasa nada hasta que pulses el botón.
# en 16ee55ad
carry-go = Traer mi asiento aquí
# en e3ec0dc7
carry-not = No, solo mirar
# en 8d4dbdac
carry-gone = Alguien ha llevado tu asiento a otro dispositivo con el enlace privado; aquí solo puedes mirar. Si no has sido tú, pide a quien administra este servidor que te lo devuelva.

## Encontrar mesas

# en 4b8a2027
lobby-lead = Únete a una partida, o mira cómo juegan otros.
# en ad0b33ec
lobby-open = Buscan jugadores
    .none = Ahora no espera nadie. Crea una mesa pública y otros la encontrarán aquí.
# en 06209d3c
lobby-running = En juego
    .none = Ahora no hay ninguna partida pública.
# en 88f477fb
lobby-free = { $number ->
        [one] Un asiento libre
       *[other] { $number } asientos libres
    }
# en 699b6d06
lobby-sit = Ir a la mesa
# en 30a1e08f
lobby-watch = Mirar
# en 045a2ed6
lobby-round = Ronda { $round }
# en a52e8541
mine-lead = Tus partidas en este dispositivo, primero las que te esperan.
# en 6566f3cd
mine-none = Aquí todavía no has jugado.
# en 4c081704
mine-waiting = Te toca
# en c5a0b4a4
mine-running = En juego
# en 822e50ab
mine-open = Sin empezar
# en a7d99921
mine-over = Terminadas
# en 946d027c
mine-move = Le toca a { $seat }
# en 721a3bdb
mine-go = Seguir
# en d13efb40
mine-winners = Victoria: { $names }
# en 180f5b2e
mine-unwon = Terminó sin ganador
# en 4219e910
mine-won = Has ganado
# en 8c6c7876
mine-lost = Has perdido
# en 0330c8fc
mine-record = Has ganado { $won } de { $number ->
        [one] una partida terminada
       *[other] { $number } partidas terminadas
    }.
# en b5acb4ba
mine-parked = Detenida por el servidor tras varios errores

## Reglas

# en f55ed479
rules-lead = Cada regla tiene un número, y el juego lo dice cuando algo no se puede hacer.
# en 28a85d00
rules-books = Juegos
# en 5ff74f7a
rules-search = Buscar en las reglas
# en f07b8aff
rules-found = { $number ->
        [one] Una regla
       *[other] { $number } reglas
    }
# en 45eed338
rules-none = Ninguna regla contiene todas estas palabras. Prueba con menos o más cortas.
# en ba4e320c
rules-contents = Índice
# en 1a41b4ac
rules-also = Salvo que aquí se diga otra cosa, también se aplican estas reglas:
# en 5d170592
rules-untranslated = sin traducir todavía
# en 4e60c655
rules-link = Enlace a la regla { $rule }
# en 0086b369
rules-no-such = No hay ninguna regla { $rule }. Busca una palabra de la regla.

## Ajustes

# en 5837ded7
prefs-lead = Para este navegador. No hace falta una cuenta.
# en 9655f177
prefs-you = Tú
# en 40e7e401
prefs-save = Guardar
# en 2d89a9d9
prefs-saved = Guardado.
# en d54e9395
prefs-look = Aspecto
# en 9527db0d
prefs-theme-system = Sistema
# en 16cd51e1
prefs-theme-light = Claro
# en 47d17e45
prefs-theme-dark = Oscuro
# en 2645db2f
prefs-for-me = Hecho por ti
    .text = Puedes deshacerlo hasta que se tire un dado o se robe algo.
# en 3f33475e
prefs-for-me-put = Colocar por mí las piezas de una loseta nueva
# en 8f58beaa
prefs-for-me-shift = Mover por mí esqueletos y zombis
# en e1b8aeb4
prefs-for-me-stop = Terminar mi camino si ya no queda nada que alcanzar
# en bd5c7c0f
prefs-access = Lector de pantalla y teclado
# en 32a726b5
prefs-announced = Anuncios
# en c2bbb921
prefs-announced-brief = Breves
    .text = Lo que se te pregunta, lo que te hacen los demás y cómo acaba la partida.
# en d90ecba1
prefs-announced-normal = Normales
    .text = También lo que haces tú, cada turno de los demás en una frase y el chat.
# en 2c880335
prefs-announced-all = Todo
    .text = Cada línea del registro.
# en 6ba1daff
prefs-alerts = Cuando te toca
# en dd0cd463
prefs-sound = Sonidos
# en fb9175f6
prefs-volume-effects = Volumen de los efectos
# en 825f7aa2
prefs-volume-turn = Volumen de «Tu turno»
# en 17b0b99c
prefs-notify = Una notificación
    .text = Mientras la partida esté abierta en una pestaña.
    .insecure = Los navegadores permiten notificaciones solo con https y en este equipo.
    .denied = Este navegador las ha bloqueado para esta página; puedes volver a permitirlas en sus ajustes.
# en 1683197b
prefs-contacts = Avisarme en otro sitio
    .text = Para partidas de varios días: por correo o con un webhook.
    .none = Todavía ninguna dirección.
    .add = Añadir
# en e050b043
prefs-contact-kind = Cómo
# en fec14d86
prefs-contact-mail = Correo
# en 7e22a41b same
prefs-contact-webhook = Webhook
# en 12f5ceb9
prefs-contact-push = Navegador
# en 716813c0
prefs-contact-address = Dirección
# en 3d0dc2db
prefs-contact-code = Código recibido por correo
    .go = Confirmar
# en 1f19c02a
prefs-contact-unconfirmed = a la espera del código
# en f5cc8c57
prefs-remove = Quitar
# en 85cdc8c6
prefs-tokens = Tus propios bots
    .text = Con un token, un programa tuyo puede unirse a las mesas. Guárdalo como una contraseña.
    .none = Todavía no hay tokens.
    .make = Crear un token
    .name = Nombre del bot
    .new = Este es el token. No se volverá a mostrar:
# en 7e128f61
prefs-key = Cerrar sesión en los demás dispositivos
    .text = Si crees que otra persona puede estar usando tus asientos, por ejemplo porque jugaste en un equipo compartido, crea aquí una clave nueva. Las demás sesiones dejan de funcionar; los bots conservan sus tokens.
    .make = Crear una clave nueva
    .done = Hecho. Ahora solo este navegador puede usar tus asientos.

## Acerca de

# en c1d51615
about-lead = Se juega gratis: tres juegos de dados, huesos y malos vecinos.
# en 7b38c0ea
about-what = Boneyard es una implementación independiente de reglas publicadas. El programa, los dibujos y los textos son originales, y también las cartas y losetas donde las reglas no las enumeran.
# en efaa1d15
about-names = Los nombres de los juegos son de sus propietarios, que no participan en este proyecto ni lo respaldan.
# en 0fe002d4
about-dice = Nadie puede trucar los dados: el servidor los fija antes de la partida, y después todos pueden comprobarlo.
# en edf578cf
about-privacy = Sin cuenta, sin rastreo, nada de otros servidores. Este navegador guarda una sola clave, que te da acceso a tus asientos.
# en 9694f514
about-licences = Licencias
# en ec939e16
about-licence = Boneyard es software libre con la licencia MIT.
# en 9318c2cc
about-version = Versión { $version }, protocolo { $protocol }
# en e4b6e10e
about-used = { $name }, { $licence }

## Perdidos

# en 12fe9e92
lost-lead = Quizá te ayude una de estas páginas:
# en cf240f41
page-shut = Por aquí no se pasa
