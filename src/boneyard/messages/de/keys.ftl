# Die Tasten der Spielseite.

# en 2cee8e63
keys-title = Tasten
# en df1462ee
keys-choose = Wählen ein leuchtendes Feld oder einen Ort für die Kachel.
# en 4b1b4399
keys-take = Nimmt es; sonst drückt sie den hervorgehobenen Knopf.
# en a06d4075
keys-turn = Dreht die Kachel.
# en 8cf73e35
keys-number = Gibt die Antwort mit dieser Nummer.
# en bb6f2c06
keys-back = Nimmt die Wahl zurück, lässt ein Fenster vorbeigehen, lässt wieder fragen.
# en 53947766
keys-tab = Weiter zu Knöpfen, Karten, Verlauf und dem Spielplan in Worten.
# en 040ce109
keys-any = Jedes Feld: hören, was dort ist, oder fragen, warum nicht.
# en 93b6d287
keys-shift = Verschieben den Spielplan.
# en 792ecd72
keys-size = Größer, kleiner, der ganze Spielplan.
# en 8dc6b23f
keys-help = Zeigt diese Tasten.
# en b657424d
keys-hint = Pfeile und Eingabetaste wählen. ? zeigt alle Tasten.
