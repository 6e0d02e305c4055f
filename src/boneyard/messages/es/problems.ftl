# Por qué no se hizo algo.

# en a50088f2
problem-unreachable = No se puede conectar con el servidor. Comprueba tu conexión; tus partidas están guardadas.
# en 2ae46450
problem-broken = Se ha producido un error en la página. No se ha perdido nada: el servidor guarda la partida. Inténtalo de nuevo.
# en 1a20ac1f
problem-other = No se ha podido hacer ({ $code }). Inténtalo de nuevo o vuelve a la página de inicio.
# en 19bc47ea
problem-ended = Esta mesa se cerró antes de que empezara la partida. Crea una mesa nueva o únete a una abierta.
# en 0676b15f
problem-bad-contact = Este servidor no puede enviar nada ahí. Comprueba la dirección; quizá quien lo administra haya desactivado este canal.
# en 4109f557
problem-bad-content = Con estas losetas o cartas no se puede jugar.
# en ddb8917a
problem-bad-frame = El servidor no lo entendió. Recarga la página e inténtalo de nuevo.
# en acb1fca1
problem-bad-method = El servidor no admite eso en esta dirección. Recarga la página e inténtalo de nuevo.
# en 0d130eaa
problem-bad-name = Escribe un nombre.
# en c6ec21ed
problem-bad-protocol = El servidor es más reciente que esta página. Recarga la página.
# en 24d11b10
problem-bad-replay = Este archivo no es una repetición o está dañado. Descárgalo otra vez e inténtalo de nuevo.
# en 63ba463b
problem-bad-request = El servidor no lo entendió. Recarga la página e inténtalo de nuevo.
# en d68c1105
problem-bad-secret = Este enlace o código ya se ha usado o no está completo. Pide uno nuevo.
# en ecfe2b53
problem-bad-setup = Así no se puede preparar una mesa.
# en 263aa4d6
problem-bad-type = El servidor no acepta aquí este tipo de archivo.
# en 8c7dbaba
problem-banned = Quien administra este servidor te ha bloqueado.
# en bd7b8753
problem-busy = El servidor está muy ocupado. Inténtalo de nuevo en un momento.
# en 2d9da7ff
problem-elsewhere = La mesa se está trasladando a otro proceso. Inténtalo de nuevo en un momento.
# en 82193d6f
problem-fault = Se ha producido un error en el servidor. Ha quedado registrado; inténtalo de nuevo.
# en 04216704
problem-illegal = Las reglas no permiten eso aquí.
# en 5cc84e6c
problem-muted = No puedes escribir en el chat de esta mesa.
# en 22c346e8
problem-no-seat = Ese asiento está ocupado. Elige otro o quédate a mirar.
# en d92940e6
problem-no-seat-seated = Ya tienes un asiento en esta mesa, y solo se puede tener uno.
# en 9bf18b6e
problem-no-undo = Eso ya no se puede deshacer.
# en 1697ea94
problem-not-allowed = Esta mesa no lo permite.
# en ea6f1cb7
problem-not-allowed-carried = Alguien ha llevado tu asiento a otro dispositivo con el enlace privado, y esta mesa no admite espectadores. Si no has sido tú, pide a quien administra este servidor que te lo devuelva.
# en 51e1ce66
problem-not-allowed-closed-hands = En esta mesa las cartas en mano siguen ocultas, también después del final.
# en bf600375
problem-not-allowed-covered = Ahora un bot responde por ti. Vuelve primero y podrás responder tú.
# en 572f1874
problem-not-allowed-hints = En esta mesa no hay consejos.
# en c2935cac
problem-not-allowed-just-left = Esa persona estaba aquí hace un momento y puede que vuelva enseguida. Inténtalo de nuevo dentro de poco.
# en bb876cb4
problem-not-allowed-left = Has dejado esta partida definitivamente. Puedes verla.
# en de12abc4
problem-not-allowed-off = Quien administra este servidor ha desactivado esta función.
# en 153c776b
problem-not-allowed-present = Esa persona está presente, así que nadie puede ocupar su asiento.
# en 807951eb
problem-not-allowed-same-dice = Ya has visto estos dados en otra mesa. Elige una mesa con otros dados.
# en 6f741e42
problem-not-allowed-sent-away = El anfitrión te ha expulsado de esta mesa. Busca otra o quédate a mirar.
# en a660b6c3
problem-not-allowed-spectators = Esta mesa no admite espectadores.
# en 08bf2f57
problem-not-allowed-too-many = Ya tienes { $limit }. Quita antes uno.
# en 02a3dede
problem-not-allowed-too-many-tables = Ya hay { $limit } partidas tuyas en curso. Termina antes una de ellas.
# en e2040fb2
problem-not-allowed-too-many-open = Ya tienes { $limit } mesas públicas esperando jugadores. Empieza o deja antes una de ellas.
# en 4c0963a0
problem-not-allowed-too-many-twins = Ya hay otras { $limit } mesas con estos dados. Elige una mesa con otros dados.
# en 348457a1
problem-not-allowed-trap = Ahora esta carta no puede ser una trampa así. Ábrela otra vez para ver qué es posible.
# en 76348a98
problem-not-found = No hay nada en esta dirección. Comprueba que el enlace esté completo.
# en d6ea61bb
problem-not-open = La partida ya ha empezado. Puedes verla.
# en faadcd51
problem-not-over = Podrás verlo cuando termine la partida.
# en 41bb4f18
problem-not-over-same-dice = Otras mesas juegan todavía con estos dados. Vuelve cuando termine la última.
# en e41785bb
problem-not-running = Ahora no se está jugando esta partida.
# en 0d1b9cc3
problem-not-yours = Eso no es tuyo: el asiento o la mesa son de otra persona.
# en df7f372b
problem-other-rules = Esta partida se jugó con reglas que este servidor ya no usa, así que no se puede seguir jugando.
# en e742b8b9
problem-parked = Esta mesa ha fallado demasiadas veces y el servidor la deja parada. La partida sigue guardada; quien administra el servidor puede cerrar la mesa.
# en 3958aec1
problem-paused = El servidor no puede guardar partidas ahora mismo, así que no empieza nada nuevo. Inténtalo más tarde.
# en f54ab42d
problem-stale = Esa pregunta ya está cerrada. La página muestra la actual.
# en 44320296
problem-too-fast = Demasiadas peticiones a la vez. Espera un momento e inténtalo de nuevo.
# en 0689dc4d
problem-too-large = Es demasiado grande para el servidor. Prueba con algo más pequeño.
# en 0eebe683
problem-too-much = Esta posición es demasiado compleja de calcular.
# en 85a3de28
problem-bad-secret-pin = Ese PIN no es correcto. Tras unos cuantos errores tendrás que esperar.
# en 87520731
problem-too-fast-pin = Demasiados PIN equivocados. Espera { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    } o pide al anfitrión que te deje entrar.
# en 485a618c
problem-not-allowed-group-full = Este grupo ya tiene { $limit } miembros.
# en 122d4206
problem-not-allowed-too-many-groups = Ya estás en { $limit } grupos. Sal antes de uno.
# en 55fe90fa
problem-not-allowed-already-member = Ya eres este miembro.
# en 1c7b23ad
problem-not-yours-host = Solo puede hacerlo el anfitrión del grupo.
# en 485d2e15
problem-bad-setup-players = Elige como mucho seis jugadores y al menos un rival.
