# Checking the dice of a finished game: verify-STEP-OUTCOME, then what it all proves.

# en cb208a62
verify-seed-shown-broken = Der Startwert steht nicht in dieser Datei; er wird gezeigt, wenn das Spiel zu Ende ist.
# en 844d1744
verify-seed-shown-none = Der Startwert steht nicht in dieser Datei.
# en 5b20b711
verify-seed-secret-broken = Der Startwert ist so einfach, dass man ihn aus seinem Hash erraten könnte.
# en 1f50d71c
verify-commitment-kept = Der Startwert passt zum Versprechen in dieser Datei: Sein SHA-256 ist { $hash }.
# en 74d87ee4
verify-commitment-broken = Der Startwert passt nicht zum Versprechen in dieser Datei: Sein SHA-256 ist nicht { $hash }.
# en 9c9934bf
verify-commitment-none = Vor dem Spiel wurde kein Startwert versprochen.
# en 088098d1
verify-promised-kept = Es ist das Versprechen, das vor dem Spiel notiert wurde.
# en 3a3acddc
verify-promised-broken = Vor dem Spiel wurde ein anderes Versprechen notiert: { $hash }.
# en 9b52410c
verify-nonce-kept = Platz { $seat } hat die Zusatzzahl beigesteuert, die er versprochen hatte: { $nonce }.
# en 9610e79b
verify-nonce-broken = Platz { $seat } hat eine andere Zusatzzahl versprochen als die in dieser Datei: { $nonce }.
# en e21104be
verify-nonce-shown-none = Platz { $seat } hat eine Zusatzzahl versprochen und nicht rechtzeitig gezeigt, deshalb zählt sie nicht.
# en e26e138f
verify-nonce-given-none = Platz { $seat } hat keine Zusatzzahl beigesteuert.
# en f53c7691
verify-game-name-broken = Der Name des Spiels ist nicht geschrieben, wie Namen geschrieben werden.
# en cc167658
verify-stream-kept = { $stream }: { $count ->
        [one] eine Zahl, wie Startwert und Zusatzzahlen sie ergeben.
       *[other] { $count } Zahlen in ihrer Reihenfolge, wie Startwert und Zusatzzahlen sie ergeben.
    }
# en bd70d51a
verify-draw-note-broken = Zeile { NUMBER($line, useGrouping: 0) } des Spiels sagt nicht richtig, welche Zahl der Zufall gezogen hat.
# en 20d0a8b8
verify-stream-count-broken = { $stream }: Zeile { NUMBER($line, useGrouping: 0) } des Spiels nimmt Zahl { NUMBER($count, useGrouping: 0) } dieser Reihe, an der Reihe war aber Zahl { NUMBER($expected, useGrouping: 0) }.
# en 3a55f41b
verify-stream-number-broken = { $stream }: Zeile { NUMBER($line, useGrouping: 0) } des Spiels sagt { NUMBER($number, useGrouping: 0) }, Startwert und Zusatzzahlen ergeben aber eine andere Zahl.
# en 04a619cd
verify-rules-kept = Nach den Regeln noch einmal gespielt: Alle { $lines } Zeilen waren möglich, jede Zahl bedeutete das, wofür sie genommen wurde, und das Spiel steht, wie es geschrieben ist.
# en 973bc12a
verify-rules-broken = Nach den Regeln noch einmal gespielt, geht es nicht auf: { $why }.

# en 8ef51f8c
verify-verdict-fair = Geprüft. An den Würfeln wurde nichts verändert: Startwert und Zusatzzahlen standen vor dem Spiel fest, und jede Zahl folgt aus ihnen.
# en 56613b58
verify-verdict-claimed = Die Datei ist in sich stimmig: Jede Zahl folgt aus ihrem Startwert und ihren Zusatzzahlen.
# en 267ca830
verify-verdict-practice = { $reason ->
    [other-rules] Die Regeln wurden geändert, während dieses Spiel gespielt wurde. Man kann es von da an ansehen, aber seine Würfel nicht prüfen.
   *[other] Übung ({ $reason }): Jede Zahl folgt aus dem Startwert, aber wer ihn gewählt hat, konnte sie alle kennen.
}
# en dcba1c2b
verify-verdict-own = Jede Zahl folgt aus dem Startwert, aber niemand hat ihn vor dem Spiel versprochen; nichts zeigt, dass er nicht ausgesucht war.
# en 26b3d11c
verify-verdict-broken = Nicht bestätigt.
# en d595899d
verify-unheard = Dass der Startwert vor dem Spiel versprochen wurde, kann keine Datei zeigen: Vergleiche das Versprechen mit dem, das der Tisch damals gezeigt hat.
# en 1cf99756
verify-limits = Was das nicht beweist: Wer den Server betreibt, kennt den Startwert und könnte vorausgeschaut haben.
# en 3e690740
verify-alone = Niemand hat eine Zusatzzahl beigesteuert, deshalb könnte, wer den Server betreibt, unter mehreren Startwerten gewählt haben, bevor er einen versprach.
