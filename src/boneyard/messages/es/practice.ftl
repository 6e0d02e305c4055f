# Practice tables.

# en 04a2968c
practice = Práctica
    .text = Si eliges los dados o una posición, la partida cuenta como práctica: podrías saber lo que viene.
    .table = los dados o la posición se eligieron, así que alguien podría saber lo que viene.
# en 65e4c775
practice-seed = Semilla de los dados (misma semilla, mismos dados)
# en 51904f64
practice-position = Posición inicial, como texto
