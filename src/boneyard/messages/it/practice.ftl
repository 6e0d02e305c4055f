# A table for practice.

# en 4eea4f22
practice = Allenamento
    .text = Con dadi scelti da te, o da una posizione, la partita è un allenamento: chi sceglie potrebbe sapere che cosa verrà.
    .table = chi ha creato questo tavolo ha scelto i dadi o la posizione e potrebbe sapere che cosa verrà.
# en ee741dfc
practice-seed = Seme dei dadi: stessa parola, stessi dadi
# en 2b9b7578
practice-position = Posizione da cui si comincia, come testo
