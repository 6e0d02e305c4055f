# Wie ein Spiel zu Ende ging, wenn nicht nach den Regeln.

# en d8f74730
way-conceded = durch Aufgabe der anderen
# en 4ce9a851
over-agreed = Alle wollten das Spiel beenden.
# en c4076e13
over-abandoned = Alle haben den Tisch verlassen.
# en 2e7f6d92
over-closed = Wer diesen Server betreibt, hat den Tisch geschlossen.
# en 7b9b6581
over-show = Ergebnis zeigen
# en c2d8a544
over-wins = gewinnt
# en 8c741774
over-unplayable = Das Spiel wurde beendet: Es wäre endlos weitergelaufen, ohne dass jemand etwas hätte entscheiden können.
# en d82a99b8
over-rematch = Die anderen warten an einem neuen Tisch: noch eine Partie?
    .watch = Zum nächsten Spiel
