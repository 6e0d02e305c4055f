# Por qué no se hizo algo.

# en 6ff229ac
problem-unreachable = No se puede llegar al servidor. Comprueba tu conexión; tus partidas están guardadas.
# en 8dd2faea
problem-broken = Se ha producido un error en la página. No se ha perdido nada: el servidor guarda la partida. Inténtalo de nuevo.
# en 1589c1f7
problem-other = No se ha podido hacer ({ $code }). Inténtalo de nuevo o vuelve al inicio.
# en 67240bf5
problem-ended = Esta mesa se cerró antes de que empezara la partida. Crea una mesa nueva o siéntate a una abierta.
# en 74997db5
problem-bad-contact = No se puede llegar ahí desde aquí. Comprueba la dirección; quizá este servidor tenga desactivado este canal.
# en 221a75ce
problem-bad-content = Con estas losetas o cartas no se puede jugar.
# en 7782af86
problem-bad-frame = El servidor no lo entendió. Recarga la página e inténtalo de nuevo.
# en 4a80a69a
problem-bad-method = El servidor no admite eso en esta dirección. Recarga la página e inténtalo de nuevo.
# en 4d383492
problem-bad-name = Di cómo quieres que te llamen.
# en 3a774574
problem-bad-protocol = El servidor es más reciente que esta página. Recarga la página.
# en 486144de
problem-bad-replay = Este archivo no es una repetición o está dañado. Consíguelo otra vez e inténtalo de nuevo.
# en a48dd268
problem-bad-request = El servidor no lo entendió. Recarga la página e inténtalo de nuevo.
# en 8a95579e
problem-bad-secret = Este enlace o código ya se ha usado o no está completo. Pide uno nuevo.
# en 47a65fc9
problem-bad-setup = Así no se puede preparar una mesa.
# en 6d7e45d6
problem-bad-type = El servidor no acepta aquí este tipo de archivo.
# en b7a1d880
problem-banned = Quien administra este servidor no te deja entrar.
# en d8ab0663
problem-busy = El servidor está muy ocupado. Inténtalo de nuevo en un momento.
# en f04fe98b
problem-elsewhere = La mesa se está trasladando. Inténtalo de nuevo en un momento.
# en a3795423
problem-fault = Se ha producido un error en el servidor. Ha quedado registrado; inténtalo de nuevo.
# en 04216704
problem-illegal = Las reglas no permiten eso aquí.
# en 5cc84e6c
problem-muted = No puedes escribir en el chat de esta mesa.
# en 22c346e8
problem-no-seat = Ese asiento está ocupado. Elige otro o quédate a mirar.
# en 0240a96b
problem-no-seat-seated = Ya tienes un asiento en esta mesa, y solo se puede tener uno.
# en 7d8ac11a
problem-no-undo = Eso ya no se puede deshacer.
# en 4e199765
problem-not-allowed = Esta mesa no lo permite.
# en 3826b076
problem-not-allowed-carried = Alguien ha llevado tu asiento a otro dispositivo con el enlace privado, y los jugadores no quieren espectadores. Si no has sido tú, pide a quien administra este servidor que te lo devuelva.
# en c33a6948
problem-not-allowed-closed-hands = En esta mesa las cartas en mano siguen ocultas, también después del final.
# en 711179c2
problem-not-allowed-covered = Ahora un bot responde por ti. Vuelve primero y podrás responder tú.
# en f5a0bae1
problem-not-allowed-hints = En esta mesa nadie recibe consejos.
# en 0fcaf02f
problem-not-allowed-just-left = Esa persona estaba aquí hace un momento y puede que vuelva enseguida. Pregunta otra vez dentro de poco.
# en 912d2354
problem-not-allowed-left = Has dejado esta partida definitivamente. Puedes verla.
# en 55e5a30d
problem-not-allowed-off = Quien administra este servidor ha desactivado este canal.
# en 405a77a3
problem-not-allowed-present = Esa persona está presente, así que nadie puede ocupar su asiento.
# en 6f277cf0
problem-not-allowed-same-dice = Ya has visto estos dados en otra mesa. Elige una mesa con otros dados.
# en 9ac02c53
problem-not-allowed-sent-away = El anfitrión te ha expulsado de esta mesa. Busca otra, o mira.
# en 68f3cb0a
problem-not-allowed-spectators = Los jugadores de esta mesa no quieren espectadores.
# en 4b2a4b4c
problem-not-allowed-too-many = Ya tienes { $limit }. Quita antes uno.
# en 51e4bd37
problem-not-allowed-too-many-tables = Ya hay { $limit } partidas tuyas en curso. Termina antes una de ellas.
# en 8763c29e
problem-not-allowed-too-many-twins = Ya hay otras { $limit } mesas con estos dados. Elige una mesa con otros dados.
# en 8885ab5c
problem-not-found = No hay nada en esta dirección. Comprueba que el enlace esté completo.
# en 09724a5d
problem-not-open = La partida ya ha empezado. Puedes verla.
# en 0b9b26dd
problem-not-over = Eso solo se revela cuando la partida ha terminado.
# en a41d41a5
problem-not-over-same-dice = Otras mesas juegan todavía con estos dados. Vuelve cuando termine la última.
# en 300168d2
problem-not-running = Ahora no se está jugando esta partida.
# en a22c98d3
problem-not-yours = Esto no es para ti: el asiento o la mesa son de otra persona.
# en e29a8719
problem-other-rules = Esta partida se jugó con reglas que este servidor ya no usa, así que no se puede seguir jugando.
# en e7e44085
problem-parked = Esta mesa ha fallado demasiadas veces y el servidor la deja parada. La partida sigue guardada; quien administra el servidor puede cerrar la mesa.
# en 5723e3f9
problem-paused = El servidor no puede guardar partidas ahora mismo, así que no empieza nada nuevo. Inténtalo más tarde.
# en dafc970c
problem-stale = Esa pregunta ya está cerrada. La página muestra la actual.
# en 8dab5539
problem-too-fast = Demasiadas peticiones a la vez. Espera un momento e inténtalo de nuevo.
# en 6087b03b
problem-too-large = Es demasiado grande para el servidor. Inténtalo con menos.
# en 0eebe683
problem-too-much = Esta posición es demasiado compleja de calcular.
