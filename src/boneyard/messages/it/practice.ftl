# A table for practice.

# en 73ac586b
practice = Allenamento
    .text = Con dadi scelti da te, o da una posizione, la partita è un allenamento: chi sceglie potrebbe sapere che cosa verrà.
    .table = chi ha creato questo tavolo ha scelto i dadi o la posizione e potrebbe sapere che cosa verrà.
# en 65e4c775
practice-seed = Seme dei dadi: stessa parola, stessi dadi
# en 51904f64
practice-position = Posizione da cui si comincia, come testo
