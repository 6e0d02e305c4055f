# Tische mit denselben Würfen, und wie sie im Vergleich abschneiden.

# en 0b440193
duplicates = Dieselben Würfe an anderen Tischen
    .text = Wer diesen Link öffnet, eröffnet einen eigenen Tisch mit denselben Würfen. Niemand kann zuschauen oder an zweien davon spielen. Wenn alle fertig sind, werden sie verglichen.
    .link = Link zu denselben Würfen
# en 2e6c7831
duplicates-lead = Dieser Tisch spielt dieselbe Partie wie ein anderer, mit denselben Würfen und Regeln. Wähl, wer mitspielt.
# en d33e31d3
duplicates-made = Dieselben Würfe an mehreren Tischen
    .text = Andere können Tische mit denselben Würfen eröffnen, und niemand darf zuschauen. Am Ende werden alle verglichen.
# en df20c10c
duplicates-over = Andere Tische spielen mit denselben Würfen. Wenn alle fertig sind, vergleicht die Statistik sie, und die Würfe lassen sich prüfen.
# en 188dd7d2
duplicates-compared = Dieselben Würfe, Tisch für Tisch
    .note = Alle hatten dieselben Würfe. Die Unterschiede haben die Spieler gemacht.
# en 12ff84c8
duplicates-table = Tisch { $number }
    .mine = deiner
# en 2db0661f
duplicates-winner = Gewonnen
    .nobody = niemand
# en 5eb76f5a
duplicates-turns = Züge
# en 55d04d93
duplicates-adjusted = { $points } glücksbereinigt
