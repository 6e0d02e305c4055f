# Las teclas de la página del juego.

# en 2cee8e63
keys-title = Teclas
# en 9e185282
keys-choose = Eligen una casilla iluminada o un sitio para la loseta.
# en 31ac54c2
keys-take = La confirma, o pulsa el botón resaltado.
# en 8b1b06ac
keys-turn = Gira la loseta.
# en 27eb6004
keys-number = Elige la opción con este número.
# en 073955ae
keys-back = Cancela; suelta la casilla; pasa; reactiva las preguntas.
# en 3f5b434e
keys-tab = Pasa a botones, cartas, registro y al tablero en palabras.
# en 4d56e0d6
keys-any = Cualquier casilla: qué hay allí, o por qué no puedes elegirla.
# en 93b6d287
keys-shift = Mueven el tablero.
# en 5e0fed83
keys-size = Acerca, aleja, muestra todo el tablero.
# en 8dc6b23f
keys-help = Muestra estas teclas.
# en e6b600e4
keys-hint = Flechas e Intro eligen. ? muestra todas las teclas.
# en 793dcf8c
keys-single = Atajos de una sola letra, cifra o signo
    .text = Desactívalos si dictas o pulsas teclas sin querer. Las flechas, Intro, Escape y el tabulador funcionan siempre.
