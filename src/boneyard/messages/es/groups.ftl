# Groups: the page for members, joining, settings, the challenge.

# en 7d5f2eb8
group-title = Grupo
# en f187ef13
group-mine = Tus grupos
# en 3dc7cea1
group-new = Crear un grupo
    .name = El grupo de { $name }
# en 6a4caba8
group-to = Al grupo
# en e23a778e
group-summary = { $games ->
        [0] Aún no hay partidas.
        [one] { $games } partida desde { $since }.
       *[other] { $games } partidas desde { $since }.
    } { $here ->
        [one] Solo estás tú.
       *[other] Hay { $here } personas aquí.
    }
# en 1de692ea
group-games = { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
# en 6207a18a
group-say = Para decirlo en voz alta
# en 5fe19c98
group-code = Código
# en 32fd1d6c
group-copy = Copiar enlace
# en 774ccf79
group-link = Enlace a este grupo
# en 7f0d803c
group-bring = + Invitar a alguien
# en 41957736
group-members = Miembros
# en da347ae9
group-here = aquí
# en 8ed66900
group-new-device = en otro dispositivo
# en 93b68117
group-let-in = Dejar entrar
    .no = Es otra persona
# en 5f47d924
group-look = Color y símbolo
# en 67d3ac39
group-look-1 = sol
# en ab46b0a0
group-look-2 = hoja
# en 331c1193
group-look-3 = luna
# en f33826db
group-look-4 = rombo
# en b30ed155
group-look-5 = gota
# en ba1585b6
group-look-6 = torre
# en b6aca290 same
group-pin = PIN
    .set = PIN puesto
    .none = sin PIN
    .save = Poner PIN
    .text = De 4 a 8 cifras. Con él vuelves a entrar desde cualquier dispositivo.
# en e5b066b6
group-join = ¿Es tu primera vez?
    .go = Entrar en el grupo
# en cb46b369
group-return = ¿Ya eres del grupo?
    .text = Elige tu nombre. Tus asientos vienen contigo.
    .me = Soy { $name }
    .go = Volver
    .ask = Pedírselo al anfitrión
    .asked = El anfitrión ve que estás aquí y puede dejarte entrar. No cierres esta página.
    .forgotten = ¿Olvidaste tu PIN?
    .no-pin = No has puesto un PIN.
    .not = Solo miro
# en 2fa061ca
group-back = ¿Juegas aquí? Recupera tu asiento
# en a9f0cc54
group-next = Otra partida, la misma gente
    .alone = Jugar ahora
# en 652e3429
group-bot-until = Asiento de { $name }: un bot hasta que vuelva
# en 376d3b8b same
group-bots = Bots
# en cd646c64
group-rules = Reglas de la casa:
    .change = Cambiarlas
    .keep = Guardar para el grupo
# en 7610eedd
group-standings = Clasificación
    .none = Tras la primera partida se verá quién gana y quién solo tuvo suerte.
    .note = La línea discontinua es un jugador medio. Las barras son intervalos del 95 %.
    .few = { $number ->
        [one] { $names } ha jugado muy poco para saberlo.
       *[other] { $names } han jugado muy poco para saberlo.
    }
# en eb38fbca
group-column-games = Partidas
# en 9881e56e
group-column-wins = Victorias
# en 5c08ed8b
group-column-skill = Destreza sin contar la suerte
# en 586ca189
group-skill = { $skill }, probablemente de { $low } a { $high }
# en f0370310
group-head-to-head = Cara a cara
    .note = partidas en las que quedaste por delante
    .none = Falta jugar la primera partida.
# en 7b27ab7a
group-trophies = Trofeos
    .none = Aún en sus cajas. Se ganan al terminar una partida.
# en 3ea818c7
trophy-most-deaths = Amigo del sepulturero
    .text = { $number ->
        [one] { $number } muerte
       *[other] { $number } muertes
    }
# en 3af01917
trophy-most-books = Ratón de biblioteca
    .text = { $number ->
        [one] cogió el libro una vez
       *[other] cogió el libro { $number } veces
    }
# en 4f138cb5
trophy-longest-book = El viaje más largo con el libro
    .text = { $number ->
        [one] tuvo el libro un turno
       *[other] tuvo el libro { $number } turnos seguidos
    }
# en c1fce7d4
trophy-most-rides = Ladrón de caballos
    .text = { $number ->
        [one] { $number } caballo
       *[other] { $number } caballos
    }
# en 9d028923
trophy-most-beaten = Rompehuesos
    .text = { $number } vencidos
# en 7d924807
trophy-most-cards = Tahúr
    .text = { $number ->
        [one] { $number } carta jugada
       *[other] { $number } cartas jugadas
    }
# en d9604594
trophy-most-duels-won = Duelista
    .text = { $number ->
        [one] { $number } duelo ganado
       *[other] { $number } duelos ganados
    }
# en 216bf247
trophy-most-pits = Inspector del foso
    .text = { $number ->
        [one] cayó una vez
       *[other] cayó { $number } veces
    }
# en 7d4ff06c
trophy-most-tokens = Urraca
    .text = { $number ->
        [one] { $number } ficha
       *[other] { $number } fichas
    }
# en 22782287
trophy-most-tiles = Urbanista
    .text = { $number ->
        [one] { $number } loseta
       *[other] { $number } losetas
    }
# en 235831bb
trophy-lucky-streak = Tirada más afortunada
    .text = { $hits } aciertos seguidos, 1 entre { $number }
# en a6289a82
trophy-lucky-game = ¿Dados trucados?
    .text = { $number } desviaciones sobre la media en una partida
# en f0fe84dc
trophy-comeback = De vuelta de la tumba
    .text = ganó con un { $number } % de posibilidades
# en eb96c2ba
trophy-quick-win = Con prisa
    .text = ganó en { $number } turnos
# en df94bf16
group-moments = Mejores momentos
    .none = Aquí saldrán los turnos que cambian una partida.
    .all = Los { $number }
# en 32d327c5
group-settings = Tú y el grupo
# en f324cec9
group-name = Nombre del grupo
# en 4826bc91
group-save = Guardar
# en 07bac172
group-saved = Guardado.
# en ad2a80db
group-remove = Quitar a { $name }
# en f9dd9799
group-sure = ¿Seguro? Haz clic otra vez
# en dcede6dd
group-new-code = Código y enlace nuevos
# en b501c819
group-export = Exportar todo
# en 74199e70
group-leave = Salir del grupo
# en 7a130619
group-delete = Borrar el grupo
# en 374bbd25
challenge = Los mismos dados, esta semana
    .text = Cada cual juega con el mismo tablero y las mismas tiradas contra los mismos tres bots.
    .game = Esta semana: { $game }.
# en 7e313582
challenge-until = hasta el { $day }
# en db12338b
challenge-none = aún no
# en 254438fa
challenge-running = jugando
# en 94971701
challenge-hidden = primero juega tú
# en a9bf1ea1
challenge-won = { $points }, victoria
# en c2d250db
challenge-go = Jugar tu intento
# en c1971109
challenge-once = un intento por persona
