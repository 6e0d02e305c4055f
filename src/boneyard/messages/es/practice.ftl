# A table for practice.

# en 73ac586b
practice = Práctica
    .text = Con dados elegidos por ti, o desde una posición, una partida es de práctica: quien elige podría saber lo que viene.
    .table = quien creó esta mesa eligió los dados o la posición y podría saber lo que viene.
# en 65e4c775
practice-seed = Semilla de los dados: misma palabra, mismos dados
# en 51904f64
practice-position = Posición desde la que se empieza, como texto
