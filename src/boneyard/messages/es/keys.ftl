# Las teclas de la página del juego.

# en 2cee8e63
keys-title = Teclas
# en df1462ee
keys-choose = Eligen una casilla iluminada o un sitio para la loseta.
# en 4b1b4399
keys-take = La elige; si no, pulsa el botón resaltado.
# en a06d4075
keys-turn = Gira la loseta.
# en 8cf73e35
keys-number = Da la respuesta con este número.
# en bb6f2c06
keys-back = Deshace lo elegido; pasa, cuando puedes responder; reactiva las preguntas.
# en 53947766
keys-tab = Pasa a botones, cartas, registro y al tablero en palabras.
# en 040ce109
keys-any = Cualquier casilla: qué hay allí, o por qué no se puede.
# en 93b6d287
keys-shift = Mueven el tablero.
# en 792ecd72
keys-size = Más grande, más pequeño, todo el tablero.
# en 8dc6b23f
keys-help = Muestra estas teclas.
# en b657424d
keys-hint = Flechas e Intro eligen. ? muestra todas las teclas.
