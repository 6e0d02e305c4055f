# Wie ein Spiel zu Ende ging, wenn nicht nach den Regeln.

# en 5e8ea953
way-conceded = durch Aufgabe aller anderen
# en 6f6a6402
way-conceded-one = weil dein Gegenüber aufgegeben hat
# en 8bb327c4
way-conceded-mine = weil du aufgegeben hast
# en 6b406c66
over-agreed = Alle waren einverstanden, die Partie zu beenden.
# en f438cba8
over-abandoned = Alle haben den Tisch verlassen.
# en c31ad5db
over-closed = Der Betreiber dieses Servers hat den Tisch geschlossen.
# en 7b9b6581
over-show = Ergebnis zeigen
# en c2d8a544
over-wins = gewinnt
# en 3114ebfa
over-unplayable = Die Partie wurde abgebrochen: Niemand konnte mehr etwas entscheiden, und sie wäre endlos weitergelaufen.
# en e721bf8f
over-rematch = Die anderen warten an einem neuen Tisch. Noch eine Partie?
    .watch = Zur nächsten Partie
# en 75577f2c
over-decided = Was den Ausschlag gab
# en 4f91ca04
over-fame = Beste Tipps auf Kämpfe: { $seats } (★{ $number })
    .crowd = das Publikum
