# Consejos del primer turno: `tip-` y el identificador de una pregunta pendiente.

# en 9dd6b49c
tips-guide = Guíame en mi primer turno
# en 52957d60
tips-end = No más consejos
# en 1aaf5d57
tip-place-tile = Cada turno empieza con una loseta nueva: el tablero crece. Elige un sitio marcado con +. Muchas losetas se pueden girar antes.
# en 9ba91fb0
tip-fill-tile = Las losetas nuevas traen enemigos y fichas. El botón principal lo coloca todo. O elige una casilla para cada cosa: las fichas cerca de ti, los enemigos en el camino de los demás.
# en 668b7b38
tip-before-move = Toca una carta para leerla; puedes jugar una por ronda. O simplemente tira: el dado dice hasta dónde puedes andar.
# en 74d70f95
tip-move = Elige una casilla iluminada para ir allí. Las rojas rayadas significan combate; una ficha es tuya al pisarla.
# en a2c06258
tip-fight-ready = Las caras del dado muestran qué tiradas ganan. Usa un arma si la tienes, o simplemente tira.
# en 3001a0d6
tip-mend = Has fallado, pero aún no está perdido: paga lo que falta, si puedes, o gasta una ficha de vida y tira otra vez. Guarda una: sin fichas de vida mueres.
# en 7671135d
tip-window = Puedes jugar una carta ahora mismo. Si ninguna te sirve, pasa.
# en dacd6964
tip-move-zombies = Tu turno acaba con los zombis. Elige el peón de un rival para mandarlos allí, o muévelos uno a uno.
# en d2e14842
tip-move-skeletons = Tu turno acaba con los esqueletos. Elige el peón de un rival para mandarlos allí, o muévelos uno a uno.
# en fccc0b75
tip-end-turn = En el próximo turno vuelves a tener tres cartas. Descarta la que no necesites, o simplemente termina el turno.
