# Practice tables.

# en 04a2968c
practice = Allenamento
    .text = Se scegli i dadi o una posizione, la partita vale come allenamento: potresti sapere che cosa verrà.
    .table = i dadi o la posizione sono stati scelti, quindi qualcuno potrebbe sapere che cosa verrà.
# en 65e4c775
practice-seed = Seme dei dadi (stesso seme, stessi dadi)
# en 51904f64
practice-position = Posizione iniziale, come testo
