# Consejos del primer turno: `tip-` y el identificador de una pregunta pendiente.

# en 9dd6b49c
tips-guide = Guíame en mi primer turno
# en 52957d60
tips-end = No más consejos
# en a3555816
tip-place-tile = Cada turno empieza con una loseta nueva: el tablero crece. Elige un sitio marcado con +; si la loseta encaja de varias maneras, tócala otra vez para girarla.
# en 047f4e15
tip-fill-tile = Las losetas nuevas traen enemigos y fichas. Elige una casilla iluminada para cada cosa: las fichas cerca de ti, los enemigos en el camino de los demás.
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
# en 96b8338b
tip-move-zombies = Tu turno acaba con los zombis: muévelos una casilla cada uno, hacia los demás. Elige un zombi y luego una casilla.
# en 57bad739
tip-move-skeletons = Tu turno acaba con los esqueletos: muévelos una casilla cada uno, hacia los demás. Elige un esqueleto y luego una casilla.
# en fccc0b75
tip-end-turn = En el próximo turno vuelves a tener tres cartas. Descarta la que no necesites, o simplemente termina el turno.
