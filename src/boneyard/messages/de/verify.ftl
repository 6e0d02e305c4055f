# Checking the dice of a finished game: verify-STEP-OUTCOME, then the verdict and its limits.

# en 7ab65b42
verify-seed-shown-broken = Der Startwert steht nicht in dieser Datei; er wird gezeigt, wenn die Partie zu Ende ist.
# en 5f1b982b
verify-seed-shown-none = Der Startwert steht nicht in dieser Datei.
# en 5b20b711
verify-seed-secret-broken = Der Startwert ist so einfach, dass man ihn aus seinem Hash erraten könnte.
# en 41ead646
verify-commitment-kept = Der Startwert passt zum veröffentlichten Hash in dieser Datei: Sein SHA-256 ist { $hash }.
# en fee9c5af
verify-commitment-broken = Der Startwert passt nicht zum veröffentlichten Hash in dieser Datei: Sein SHA-256 ist nicht { $hash }.
# en ab69cb44
verify-commitment-none = Vor der Partie wurde kein Startwert festgelegt.
# en 55e028ec
verify-promised-kept = Es ist der Hash, der vor der Partie notiert wurde.
# en 499bc381
verify-promised-broken = Vor der Partie wurde ein anderer Hash notiert: { $hash }.
# en 9e67a7f8
verify-nonce-kept = Platz { $seat } hat die Zusatzzahl beigesteuert, die er vorher festgelegt hatte: { $nonce }.
# en 744d5d62
verify-nonce-broken = Platz { $seat } hatte eine andere Zusatzzahl festgelegt als die in dieser Datei: { $nonce }.
# en a1a2b882
verify-nonce-shown-none = Platz { $seat } hat eine Zusatzzahl festgelegt, aber nicht rechtzeitig gezeigt; sie zählt nicht.
# en e26e138f
verify-nonce-given-none = Platz { $seat } hat keine Zusatzzahl beigesteuert.
# en 4d0ede3e
verify-game-name-broken = Der Name des Spiels ist ungültig.
# en 0e4dcf3b
verify-stream-kept = { $stream }: { $count ->
        [one] eine Zahl, wie Startwert und Zusatzzahlen sie ergeben.
       *[other] { $count } Zahlen in ihrer Reihenfolge, wie Startwert und Zusatzzahlen sie ergeben.
    }
# en d00a7bc1
verify-draw-note-broken = Zeile { NUMBER($line, useGrouping: 0) } der Partie gibt die gezogene Zahl nicht richtig an.
# en 434de636
verify-stream-count-broken = { $stream }: Zeile { NUMBER($line, useGrouping: 0) } der Partie nimmt Zahl { NUMBER($count, useGrouping: 0) } dieser Folge, an der Reihe war aber Zahl { NUMBER($expected, useGrouping: 0) }.
# en 01a690bf
verify-stream-number-broken = { $stream }: Zeile { NUMBER($line, useGrouping: 0) } der Partie nennt { NUMBER($number, useGrouping: 0) }, Startwert und Zusatzzahlen ergeben aber eine andere Zahl.
# en 6dc2e9e5
verify-rules-kept = Nach den Regeln nachgespielt: Alle { $lines } Zeilen waren erlaubt, jede Zahl wurde richtig verwendet, und der Endstand stimmt.
# en ee393d42
verify-rules-broken = Nach den Regeln nachgespielt, geht es nicht auf: { $why }.

# en d6958b7f
verify-verdict-fair = Geprüft. Die Würfel wurden nicht manipuliert: Startwert und Zusatzzahlen standen vor der Partie fest, und jede Zahl folgt aus ihnen.
# en 0c0bb124
verify-verdict-claimed = Die Datei ist in sich stimmig: Jede Zahl folgt aus ihrem Startwert und ihren Zusatzzahlen.
# en 7a7b6c5a
verify-verdict-practice = { $reason ->
    [other-rules] Die Regeln haben sich während dieser Partie geändert. Man kann sie von da an ansehen, aber ihre Würfel nicht prüfen.
   *[other] Übung ({ $reason }): Jede Zahl folgt aus dem Startwert, aber wer ihn gewählt hat, konnte sie alle kennen.
}
# en 7d9f68ec
verify-verdict-own = Jede Zahl folgt aus dem Startwert, aber niemand hat ihn vor der Partie festgelegt; er könnte ausgesucht worden sein.
# en 26b3d11c
verify-verdict-broken = Nicht bestätigt.
# en 99eb5652
verify-unheard = Keine Datei kann beweisen, dass der Startwert vor der Partie feststand: Vergleiche den Hash mit dem, den der Tisch damals gezeigt hat.
# en ccf9ff33
verify-limits = Was das nicht beweist: Wer den Server betreibt, kennt den Startwert und könnte vorausgeschaut haben.
# en 04ad2575
verify-alone = Niemand hat eine Zusatzzahl beigesteuert; wer den Server betreibt, könnte sich also einen Startwert ausgesucht haben, bevor er ihn festlegte.
