# Die Tasten der Spielseite.

# en 2cee8e63
keys-title = Tasten
# en 9e185282
keys-choose = Ein hervorgehobenes Feld oder einen Platz für das Plättchen wählen.
# en 31ac54c2
keys-take = Bestätigen oder den hervorgehobenen Knopf drücken.
# en 8b1b06ac
keys-turn = Das Plättchen drehen.
# en 27eb6004
keys-number = Die Möglichkeit mit dieser Nummer wählen.
# en 073955ae
keys-back = Abbrechen; das Feld loslassen; passen; wieder gefragt werden.
# en 3f5b434e
keys-tab = Weiter zu Knöpfen, Karten, Verlauf und dem Spielplan in Worten.
# en 4d56e0d6
keys-any = Jedes Feld: hören, was dort ist oder warum es nicht geht.
# en 93b6d287
keys-shift = Den Spielplan verschieben.
# en 5e0fed83
keys-size = Vergrößern, verkleinern, ganzen Spielplan zeigen.
# en 8dc6b23f
keys-help = Diese Tasten zeigen.
# en e6b600e4
keys-hint = Pfeiltasten und Eingabetaste wählen. ? zeigt alle Tasten.
# en 793dcf8c
keys-single = Kürzel aus einem einzelnen Buchstaben, einer Ziffer oder einem Zeichen
    .text = Schalte sie aus, wenn du diktierst oder versehentlich Tasten triffst. Pfeiltasten, Eingabetaste, Escape und Tab gehen immer.
