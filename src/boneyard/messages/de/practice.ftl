# A table for practice.

# en 4eea4f22
practice = Übung
    .text = Mit Würfeln nach Wahl oder ab einer Stellung ist ein Spiel Übung: Wer wählt, könnte wissen, was kommt.
    .table = Wer diesen Tisch gemacht hat, hat Würfel oder Stellung gewählt und könnte wissen, was kommt.
# en ee741dfc
practice-seed = Startwert der Würfel: gleiches Wort, gleiche Würfe
# en 2b9b7578
practice-position = Stellung, mit der es beginnt, als Text
