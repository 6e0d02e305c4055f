# Tische mit denselben Würfen, und wie sie im Vergleich abschneiden.

# en 416abb9b
twins = Dieselben Würfe an anderen Tischen
    .text = Wer diesen Link öffnet, eröffnet einen eigenen Tisch mit denselben Würfen. Niemand kann zuschauen oder an zweien davon spielen. Wenn alle zu Ende sind, werden sie verglichen.
    .link = Link zu denselben Würfen
# en 1f83a75d
twins-lead = Dieser Tisch spielt das Spiel eines anderen, mit denselben Würfen und Regeln. Sag, wer spielt.
# en 2a276d7b
twins-made = Dieselben Würfe an mehreren Tischen
    .text = Andere können Tische mit denselben Würfen eröffnen, und niemand darf zuschauen. Am Ende werden alle verglichen.
# en 6584fe48
twins-over = Andere Tische spielen mit denselben Würfen. Wenn alle zu Ende sind, vergleicht die Statistik sie, und die Würfe lassen sich prüfen.
# en aa1e001c
twins-compared = Dieselben Würfe, Tisch für Tisch
    .note = Alle hatten dieselben Würfe. Was anders ausging, haben die Spieler daraus gemacht.
# en 683e154c
twins-table = Tisch { $number }
    .mine = deiner
# en a6d5e0f0
twins-winner = Gewonnen
    .nobody = niemand
# en 45097cb3
twins-turns = Züge
# en 040b3da6
twins-adjusted = { $points } ohne Glück
