# A table for practice.

# en c661f77a
practice = Esercizio
    .text = Con dadi a scelta, o da una posizione, una partita è un esercizio: chi sceglie potrebbe sapere che cosa verrà.
# en ee741dfc
practice-seed = Seme dei dadi: stessa parola, stessi dadi
# en 2b9b7578
practice-position = Posizione da cui si comincia, come testo
