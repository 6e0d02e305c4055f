# Las páginas alrededor del juego: preparar, esperar, encontrar mesas, reglas, ajustes.

# en 79966769
page-loading = Un momento…
# en a0afc6d4
page-copied = Copiado.
# en 94b90118
page-copy-fails = Este navegador no puede copiar aquí. Selecciona el texto y cópialo tú.
# en b01aef7d
page-seconds = Segundos

## Preparar una mesa

# en f1e0fb14
setup-lead = Elige un juego y quién juega. Lo demás está bien como está.
# en 10cff724
setup-game = Juego
# en c748f443
setup-you = Tú
# en 15da0bae
setup-name = Tu nombre
# en e757e575
setup-seats = Asientos
    .text = Los amigos se sientan con el enlace. Los asientos que sigan libres al empezar los ocupan bots.
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
# en 6dec68ed
setup-add-seat = Añadir un asiento
# en a095cee6
setup-remove-seat = Quitar el asiento { $number }
# en b2358575
setup-public = Quién puede encontrar la mesa
# en d43ae5d0
setup-public-no = Solo quien tiene el enlace
# en 35f8e5df
setup-public-yes = Todos, entre las mesas abiertas
# en eaca60d6
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
# en 0cae68c2
setup-clock-bank = { $minutes } minutos por jugador, más { $seconds } segundos por respuesta
# en cdf56622
setup-clock-days = { $days ->
        [one] Un día
       *[other] { $days } días
    } para cada decisión
# en eb8fb603
setup-absence = Cuando alguien no está
# en a27b46bf
setup-absence-bot = Un bot juega por esa persona hasta que vuelva
# en 0d1652ba
setup-absence-wait = Todos esperan
# en 5b8111bc
setup-absence-skip = En su turno solo se hace lo imprescindible
# en d874989b
setup-cover = El bot que lo sustituye
# en 73bb1f32
setup-reactions = Responder con cartas
# en fd92674c
setup-reactions-quick = Rápido: se sigue en cuanto todos han respondido
# en cb85a2c3
setup-reactions-private = Privado: siempre dura lo mismo, para que nadie vea quién dudó
# en aca179a5
setup-more = Espectadores y consejos
# en 3580b37c
setup-title = Nombre de la mesa
    .hint = Puede quedar vacío
# en a7ac54c7
setup-spectators = Otros pueden mirar
    .text = Ven el tablero, no las cartas de los jugadores.
# en ccba332d
setup-open-hands = Al final se muestran las cartas
    .text = Así se puede ver la repetición con los ojos de cualquiera.
# en c01d0931
setup-hints = Consejos
    .text = Se puede preguntar qué haría un bot fuerte.
# en c7c4461c
setup-make = Abrir la mesa
# en 74aeea47
setup-start = Empezar la partida

## La sala de espera

# en 7abc6826
room-host = Envía el enlace a tus amigos. Empieza cuando estén todos.
# en 0396d94c
room-guest = { $host } empieza la partida cuando estén todos.
# en 11a2a200
room-visitor = Ocupa un asiento libre para jugar.
# en 7b01dc77
room-unseated = Ya no tienes asiento aquí: el anfitrión te ha expulsado, o lo has dejado en otra ventana.
# en 1a47227e
room-full = Todos los asientos están ocupados. En cuanto empiece la partida, podrás verla aquí.
# en 84c34282
room-full-closed = Todos los asientos están ocupados, y en esta mesa nadie puede mirar.
# en f659a3dc
room-link = Enlace a esta mesa
    .code = Código de la mesa
# en 6f6c20ac
room-local = Este enlace funciona solo en este equipo. Para jugar con otros de tu red, inicia Boneyard con:
# en 042aac45
room-qr = Código QR del enlace
# en 8c30f880
room-invite = Invitar
# en 7e47f54e
room-seats = Asientos
# en f275e87d
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
# en 2e355f61
room-kick = Expulsar
# en 6a99f701
room-begin = Empezar la partida
    .bots = { $number ->
        [one] Un bot ocupa el asiento libre.
       *[other] Los bots ocupan los { $number } asientos libres.
    }
# en 4b07d378
room-plan = Qué se juega
# en b21e24d2
room-device = Jugar en otro dispositivo
    .text = Un enlace privado se lleva tu asiento, por ejemplo al teléfono. No se lo des a nadie: quien lo abra puede ocupar tu asiento. Sirve una sola vez.
    .make = Crear un enlace privado
    .link = Enlace privado
# en adf9dc81
carry-title = ¿Traer aquí tu asiento?
# en f0ac9e45
carry-text = Este enlace trae tu asiento a este dispositivo. Desde el otro, como mucho, se podrá mirar. No pasa nada hasta que pulses el botón.
# en 2ad3696b
carry-go = Ocupar el asiento
# en 5c709c2a
carry-not = No, solo mirar
# en e26e4440
carry-gone = Alguien ha llevado tu asiento a otro dispositivo con el enlace privado; aquí solo puedes mirar. Si no has sido tú, pide a quien administra este servidor que te lo devuelva.

## Encontrar mesas

# en 474ba1eb
lobby-lead = Siéntate con otros, o mira cómo juegan.
# en 189c4135
lobby-open = Buscan jugadores
    .none = Ahora no espera nadie. Abre una mesa pública y otros la encontrarán aquí.
# en 1aae70d2
lobby-running = En juego
    .none = Ahora no hay ninguna partida pública.
# en 88f477fb
lobby-free = { $number ->
        [one] Un asiento libre
       *[other] { $number } asientos libres
    }
# en 65b35083
lobby-sit = A la mesa
# en 30a1e08f
lobby-watch = Mirar
# en 58a851f3
lobby-turn = Turno { $turn }
# en 4df6ff21
mine-lead = Tus mesas en este dispositivo, primero las que te esperan.
# en 2968dbc3
mine-none = Aquí todavía no has jugado.
# en c6e95dde
mine-waiting = Te toca
# en 36292899
mine-running = En juego
# en e1861f25
mine-open = Sin empezar
# en a7d99921
mine-over = Terminadas
# en 0f3668fd
mine-go = Seguir
# en d13efb40
mine-winners = Victoria: { $names }
# en 180f5b2e
mine-unwon = Terminó sin ganador

## Reglas

# en 99f416fd
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
# en 41e623ac
rules-none = Ninguna regla contiene todas estas palabras. Prueba con menos o más cortas.
# en ba4e320c
rules-contents = Índice
# en 7f731776
rules-also = Salvo que aquí se diga otra cosa, valen también estas reglas:
# en 5d170592
rules-untranslated = sin traducir todavía
# en 4e60c655
rules-link = Enlace a la regla { $rule }
# en 7a6da326
rules-no-such = No hay ninguna regla { $rule }. Busca una palabra de la regla.

## Ajustes

# en 4b3a4900
prefs-lead = Para este navegador. Nada de esto necesita una cuenta.
# en 9655f177
prefs-you = Tú
# en 40e7e401
prefs-save = Guardar
# en 2d89a9d9
prefs-saved = Guardado.
# en 7c93c0dd
prefs-look = Aspecto
# en 52e7d068
prefs-theme-system = como el sistema
# en 2bb62580
prefs-theme-light = claro
# en f9aa60e5
prefs-theme-dark = oscuro
# en 9dc9d8a1
prefs-alerts = Cuando te toca
# en f2a89404
prefs-sound = Un sonido
# en ac43ea8c
prefs-notify = Una notificación
    .text = Mientras la partida esté abierta en una pestaña.
    .insecure = Los navegadores permiten notificaciones solo con https y en este equipo.
    .denied = Este navegador las ha bloqueado para esta página; puedes volver a permitirlas en sus ajustes.
# en c4d40be9
prefs-contacts = Avisarme en otro sitio
    .text = Para partidas con días de plazo por decisión: por correo o en la dirección de un programa (webhook).
    .none = Todavía ninguna dirección.
    .add = Añadir
# en e050b043
prefs-contact-kind = Cómo
# en 841725a1
prefs-contact-mail = Correo
# en 7e22a41b same
prefs-contact-webhook = Webhook
# en 12f5ceb9
prefs-contact-push = Navegador
# en 716813c0
prefs-contact-address = Dirección
# en 92b54ec2
prefs-contact-code = Código recibido por correo
    .go = Confirmar
# en 641576bb
prefs-contact-unconfirmed = a la espera del código
# en f5cc8c57
prefs-remove = Quitar
# en 29089e2c
prefs-tokens = Tus propios bots
    .text = Con un token, un programa tuyo se sienta a las mesas. Guárdalo como una contraseña.
    .none = Todavía no hay tokens.
    .make = Crear un token
    .name = Nombre del bot
    .new = Este es el token. Solo se muestra ahora:

## Acerca de

# en 77bcea8b
about-lead = Una mesa gratuita para tres juegos de dados, huesos y malos vecinos.
# en db9fb4dc
about-what = Boneyard es una implementación independiente de reglas publicadas. El programa, los dibujos y los textos son suyos, y también las cartas y losetas donde las reglas no las enumeran.
# en cd42bf39
about-names = Los nombres de los juegos son de sus propietarios, que no participan en este proyecto ni lo respaldan.
# en 7ff6635b
about-dice = Nadie puede trucar los dados: antes de la partida el servidor los fija con una promesa, y después todos pueden comprobarla.
# en ba17bce7
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

# en 57a49c8f
lost-lead = Quizá te ayude una de estas páginas:
# en def1006d
page-shut = Por aquí no se pasa
