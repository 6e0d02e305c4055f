# A table for practice.

# en 4eea4f22
practice = Práctica
    .text = Con dados elegidos por ti, o desde una posición, una partida es de práctica: quien elige podría saber lo que viene.
    .table = quien creó esta mesa eligió los dados o la posición y podría saber lo que viene.
# en ee741dfc
practice-seed = Semilla de los dados: misma palabra, mismos dados
# en 2b9b7578
practice-position = Posición desde la que se empieza, como texto
