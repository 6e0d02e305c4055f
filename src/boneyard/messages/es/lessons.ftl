# Lecciones: la página que las enumera, lo que las rodea y lo que dice cada paso.

# en 092ac5bd
lessons-lead = Tres partidas cortas que se explican solas mientras juegas.
# en ee617f1e
lessons-minutes = unos { $minutes } minutos
# en dbc8c8c8
lessons-parts = { $done } de { $number } partes hechas
# en ebb7ba44
lessons-start = Empezar
# en 6c9cc30e
lessons-resume = Seguir
# en fc3b1bf4
lessons-again = Jugar otra vez
# en 8f77d2ce
lessons-done = Hecha
# en 6e3c55b3
lesson-part = Parte { $part } de { $number }
# en 3c723ade
lesson-step = Paso { $step } de { $number }
# en a9edd3e7
lesson-next = Siguiente
# en 3fe3123e
lesson-next-part = Parte siguiente
# en 47f16172
lesson-show = Enséñame
# en f380ffbc
lesson-do = Hazlo por mí
# en 32c61121
lesson-shown = Haz esto:
# en 3b068be1
lesson-restart = Empezar esta parte de nuevo
# en 0037f8ce
lesson-leave = Dejar la lección
# en 1f6b360d
lesson-skip = Saltar esta parte
# en 491cf6b1
lesson-else = En una partida de verdad puedes hacerlo. Aquí prueba primero lo que está iluminado.
# en 2019ed0f
lesson-read = Lee esto primero y pulsa «Siguiente».
# en 76f4c485
lesson-stuck = Desde aquí ya no se puede. No pasa nada: empieza esta parte de nuevo.
# en b04cd07f
lesson-end = Aquí acaba la lección. Todo lo demás está en las reglas, a un clic de cada pregunta.
    .play = Jugar una partida de verdad
    .all = Todas las lecciones

## Zombie Invasion

# en c87b172b
lesson-zombie-invasion-tile = La ciudad crece
# en c37febe0
lesson-zombie-invasion-tile-lay = Estás en la Plaza del Ayuntamiento, como todos los demás. Cada turno empieza con una loseta: esta vez la Gasolinera. Toca un sitio marcado con +, toca la loseta para girarla y colócala.
# en 64fb065b
lesson-zombie-invasion-tile-fill = Un edificio con nombre trae zombis, vida y munición, todo dentro. Los zombis ya tienen su sitio. Tú decides dónde queda la ficha de vida.
# en 86f0672a
lesson-zombie-invasion-tile-done = Bien. Las calles sin edificio reciben en cambio un zombi en cada salida. Ahora el dado dice cuánto puedes andar.
# en b0d8633e
lesson-zombie-invasion-fight = Andar y luchar
# en 74a89564
lesson-zombie-invasion-fight-walk = Unos turnos después sacas un 5: hasta cinco casillas, nunca en diagonal. Ve hasta el zombi; te cierra el paso, así que debes luchar contra él.
    .else = Puedes ir a otra parte, pero lo divertido está al norte. Ve hasta el zombi.
# en f4222cca
lesson-zombie-invasion-fight-ammo = Necesitas 4 o más y has sacado un 2. Cada ficha de munición suma 1 a la tirada: gasta dos.
    .else = Con una ficha de vida podrías tirar otra vez. Guárdala: tienes munición de sobra.
# en ef2dcbf4
lesson-zombie-invasion-fight-door = ¡Un punto! En los edificios solo se entra por las puertas. Entra por el este; tras el zombi hay una ficha de vida.
# en 2b9b6420
lesson-zombie-invasion-fight-life = Solo un 1. Bastarían tres municiones, pero guárdalas: gasta una ficha de vida y tira otra vez.
    .else = Así también ganarías. Esta vez prueba la ficha de vida: aquí hay otra.
# en ac3f5182
lesson-zombie-invasion-fight-done = Un 6, y la ficha de vida de esta casilla es tuya. Si gastas la última, mueres: vuelves a la Plaza del Ayuntamiento y pierdes 5 puntos.
# en d4a402d0
lesson-zombie-invasion-zombies = Mover los zombis
# en 4dead6b5
lesson-zombie-invasion-zombies-move = Tu turno acaba con otra tirada. Es un 3: mueve hasta tres zombis una casilla cada uno, lejos de ti, hacia el otro jugador al sur. Toca un zombi y luego una casilla.
    .else = No tienes que moverlos todos, pero esta vez mueve los que puedas.
# en 783dfa95
lesson-zombie-invasion-zombies-done = En vez de mover tres puedes poner un zombi nuevo en un edificio. Luego empieza el turno del siguiente jugador.
# en fb64ac52
lesson-zombie-invasion-helipad = El helicóptero
# en d5dbbfb1
lesson-zombie-invasion-helipad-run = El Helipuerto es siempre la última loseta, y está lleno de zombis. Quien llega a su centro gana. ¡Corre!
    .else = ¡Ahora no! El helicóptero está a dos pasos.
# en ba6e36eb
lesson-zombie-invasion-helipad-last = Un 3, por poco. Arréglalo: una munición, o una ficha de vida para otra tirada.
# en 79fc993e
lesson-zombie-invasion-helipad-done = Has llegado al helicóptero. La otra forma de ganar: 20 puntos, uno por cada zombi.

## MidEvil

# en 63650428
lesson-midevil-tile = Construir el tablero
# en b3ee89b7
lesson-midevil-tile-lay = Todos empiezan en el Altar. Cada turno empieza con una loseta: esta vez la Panadería. Toca un sitio marcado con +, toca la loseta para girarla y colócala. No se puede cortar ningún camino.
# en d90a33a5
lesson-midevil-tile-fill = La Panadería trae tres esqueletos, todos dentro. Tú eliges colores y casillas: el blanco vale 1 punto, el rojo 2, el azul 3, para quien lo venza.
# en 601ecf8f
lesson-midevil-tile-life = Y dos fichas de vida, también dentro. En una casilla caben un esqueleto y una ficha.
# en 0defd7da
lesson-midevil-tile-done = Bien colocada. En una loseta sin nombre decide el dado: indica cuántos puntos de esqueletos van sobre ella.
# en f75947a6
lesson-midevil-move = Primero tú, luego los huesos
# en ecfb454d
lesson-midevil-move-walk = Unos turnos después sacas un 4: hasta cuatro casillas, nunca en diagonal. Ve a la ficha de vida del claro; la recoges al pisarla.
    .else = Puedes ir adonde quieras, pero la ficha de vida merece el camino.
# en aae2e011
lesson-midevil-move-stop = Una cuarta ficha de vida. No tienes que usar toda la tirada: párate aquí.
    .else = Se permite un paso más. Esta vez, párate.
# en ac137a3c
lesson-midevil-move-bones = Al final de tu turno tiras por los esqueletos: un 1, así que se mueve uno solo, una casilla. Tú eliges. Tócalo y luego toca una casilla.
# en a53cfe93
lesson-midevil-move-done = También puedes empujar esqueletos sobre otros jugadores: quien empieza su turno sobre uno debe luchar antes contra él.
# en c2cc3d54
lesson-midevil-fight = Luchar
# en 8f8da47d
lesson-midevil-fight-attack = Un esqueleto blanco te cierra el paso. Entra en su casilla: 4, 5 o 6 lo vence.
    .else = Podrías rodearlo. Luchemos.
# en 45cca043
lesson-midevil-fight-raise = Un 2. Aumenta la tirada con esqueletos que has reunido: sus puntos cuentan, y te faltan dos.
    .else = Con una ficha de vida podrías tirar otra vez. Esta vez aumenta la tirada.
# en 6b421c63
lesson-midevil-fight-again = Es tuyo: un punto. Ahora el rojo de detrás.
    .else = Podrías parar aquí. Lucha antes contra el rojo.
# en be1b6ae3
lesson-midevil-fight-life = Un 1. Bastarían tres blancos, pero los puntos ganan partidas. Gasta una ficha de vida y tira otra vez.
    .else = Así ganas el combate y pierdes tres puntos. Prueba la ficha de vida.
# en af1417e7
lesson-midevil-fight-done = Dos puntos más. Con 30 puntos se gana la partida. Si gastas tu última ficha de vida, mueres: vuelves al Altar y pierdes la colección.
# en eaf460b8
lesson-midevil-card = Jugar una carta
# en ac379982
lesson-midevil-card-horse = Tienes tres cartas y juegas como mucho una por ronda. Toca el Caballo en tu mano y juégalo: dobla tu tirada de movimiento.
    .else = Puedes tirar sin él. Juega antes el Caballo.
# en 3e39c216
lesson-midevil-card-ride = Un 3, que se dobla a 6. Cabalga al norte y recoge las dos fichas de vida.
    .else = Puedes hacerlo, pero al norte hay dos fichas de vida.
# en f0cade08
lesson-midevil-card-done = Las armas y los objetos quedan delante de ti para turnos posteriores. Toca una carta cuando quieras para leer qué hace.
# en 005124aa
lesson-midevil-react = Reaccionar
# en 1588a9df
lesson-midevil-react-omen = Es el turno del otro jugador, y un 5 vence al esqueleto azul. Pero tú tienes Mal agüero, así que se te pregunta si quieres responder. Juégala.
    .else = Puedes dejarlo pasar. Aquí, estropéaselo.
# en 3e6b7b1d
lesson-midevil-react-done = Tuvo que tirar otra vez, y le costó vidas. Solo se te pregunta cuando tienes una carta que encaja. En una partida de verdad tienes unos segundos cada vez, y puedes saltarte las preguntas hasta tu turno.
# en cedf337b
lesson-midevil-book = El Necronomicon
# en 35c56ff6
lesson-midevil-book-take = Se ha encontrado el Cementerio. El Necronomicon está en su centro, bajo un esqueleto. Ve allí.
    .else = Si no lo tomas tú, lo tomará otro. ¡Al centro!
# en ca01e7c0
lesson-midevil-book-done = Es tuyo. Llévalo al centro del Altar y ganas. Si mueres por el camino, vuelve al Cementerio.
# en 4ea126b4
lesson-midevil-duel = El duelo, y a casa
# en 20f22639
lesson-midevil-duel-catch = Ahora el Necronomicon lo tiene el otro jugador. Entra en su casilla y habrá un duelo por él. ¡Atrápalo!
    .else = Se lo llevará a casa. Atrápalo antes.
# en 21e9a319
lesson-midevil-duel-bid = Tú has sacado 3, el otro 4. Ahora los dos apuestan en secreto esqueletos y fichas de vida: los puntos se suman a la tirada, las fichas de vida dan tiradas nuevas. Apuesta tu azul, y ninguna vida.
    .else = Es una apuesta, pero floja: apuesta el esqueleto azul y guarda tus fichas de vida.
# en f7743865
lesson-midevil-duel-home = Ganas el duelo y el Necronomicon, y tu movimiento sigue. ¡A casa, al centro del Altar!
    .else = Nada de rodeos con ese libro. ¡Al Altar!
# en 62387423
lesson-midevil-duel-done = ¡Has ganado! Eso es todo el juego: un tablero, huesos, cartas y un libro que todos quieren.

## The Castle of Chaos

# en 56587a3f
lesson-castle-of-chaos-halls = El castillo
# en fe3766ef
lesson-castle-of-chaos-halls-door = Valen todas las reglas de MidEvil. Empiezas en el castillo: estás en el torreón, cuyas puertas dan al patio. Pasa por la puerta del oeste.
    .else = Las salas son grandes. Por aquí: por la puerta.
# en 54fcb2c3
lesson-castle-of-chaos-halls-stairs = Unas escaleras suben del patio a la muralla; en el resto los separan almenas. Sube; allí hay una ficha de vida.
    .else = Primero a la muralla: por el patio hasta las escaleras.
# en 5352d63b
lesson-castle-of-chaos-halls-done = Torreón, patio y muralla son tres zonas distintas. Para un Caballo el torreón cuenta como edificio.
# en 5bcbc7a5
lesson-castle-of-chaos-bridge = El puente levadizo
# en c844be53
lesson-castle-of-chaos-bridge-gate = Se sale por el puente levadizo, que al principio está levantado. Ve al portón.
    .else = El portón está un paso al sur.
# en d8219aa8
lesson-castle-of-chaos-bridge-lower = Desde el portón puedes intentarlo una vez por turno: con 4 o más baja el puente, y no cuesta movimiento. Inténtalo.
    .else = Primero el puente: no cuesta nada.
# en d4cfe26f
lesson-castle-of-chaos-bridge-cross = Un 5: ha bajado. Crúzalo.
    .else = Ya está bajado. Crúzalo antes de que alguien lo levante.
# en ac7fb32f
lesson-castle-of-chaos-bridge-done = Con 3 o menos cualquiera puede levantarlo de nuevo, desde ambos extremos, mientras no haya nadie encima. Más allá el tablero crece como ya sabes.
# en 6d5743a1
lesson-castle-of-chaos-black = Esqueletos negros
# en 7bbab8fd
lesson-castle-of-chaos-black-attack = Con el Cementerio llegan seis esqueletos negros. Se mueven dos casillas y solo un 6 los vence. Lucha contra uno.
    .else = Podrías esperar. Lucha contra el negro.
# en 6122e29d
lesson-castle-of-chaos-black-raise = Aquí un 5 no basta. Auméntalo al menos un punto.
    .else = Con una ficha de vida tiras otra vez, pero un 6 es raro. Aumenta la tirada.
# en 64bba301
lesson-castle-of-chaos-black-done = Vencido, pero no vale nada: los negros no dan puntos.
# en 280b1d85
lesson-castle-of-chaos-home = A casa, al trono
# en dea18116
lesson-castle-of-chaos-home-throne = Tienes el Necronomicon. En el castillo no se gana en el Altar sino aquí, en el centro de la sala de la esquina donde empezaste. ¡Ve allí!
    .else = El trono está cerca. ¡Directo a él!
# en e0af896d
lesson-castle-of-chaos-home-done = ¡Has ganado! Cuidado con el Hoyo, con La Inmundicia, que corta caminos, y con 32 cartas aún más crueles.
