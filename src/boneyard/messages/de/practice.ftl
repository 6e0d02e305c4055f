# Practice tables.

# en 04a2968c
practice = Übung
    .text = Wählst du die Würfel oder eine Stellung, zählt die Partie als Übung: Du könntest wissen, was kommt.
    .table = Würfel oder Stellung wurden gewählt, jemand könnte also wissen, was kommt.
# en 65e4c775
practice-seed = Startwert der Würfel (gleicher Startwert, gleiche Würfe)
# en 51904f64
practice-position = Anfangsstellung als Text
