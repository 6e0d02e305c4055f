# Tische mit denselben Würfen, und wie sie im Vergleich abschneiden.

# en f457f246
twins = Dieselben Würfe an anderen Tischen
    .text = Wer diesen Link öffnet, eröffnet einen eigenen Tisch mit denselben Würfen. Niemand kann zuschauen oder an zweien davon spielen. Wenn alle fertig sind, werden sie verglichen.
    .link = Link zu denselben Würfen
# en e0680fca
twins-lead = Dieser Tisch spielt dieselbe Partie wie ein anderer, mit denselben Würfen und Regeln. Wähl, wer mitspielt.
# en 50db7db7
twins-made = Dieselben Würfe an mehreren Tischen
    .text = Andere können Tische mit denselben Würfen eröffnen, und niemand darf zuschauen. Am Ende werden alle verglichen.
# en e92f5622
twins-over = Andere Tische spielen mit denselben Würfen. Wenn alle fertig sind, vergleicht die Statistik sie, und die Würfe lassen sich prüfen.
# en b96f9741
twins-compared = Dieselben Würfe, Tisch für Tisch
    .note = Alle hatten dieselben Würfe. Die Unterschiede haben die Spieler gemacht.
# en 683e154c
twins-table = Tisch { $number }
    .mine = deiner
# en a6d5e0f0
twins-winner = Gewonnen
    .nobody = niemand
# en 45097cb3
twins-turns = Züge
# en 9d16a1c3
twins-adjusted = { $points } glücksbereinigt
