# Bots als Personen. Eine Beschreibung ist ein Versprechen: Tests prüfen, dass jedes Wesen so spielt.

# en 00000000
temper-greedy = gierig
# en 00000000
temper-greedy-midevil = Zählt Punkte. Das Buch kann warten.
# en 00000000
temper-greedy-castle-of-chaos = Zählt Punkte. Das Buch kann warten.
# en 00000000
temper-greedy-zombie-invasion = Lässt keine Marke liegen.
# en 00000000
temper-vengeful = rachsüchtig
# en 00000000
temper-vengeful-midevil = Schlägt zurück, wenn jemand sie trifft.
# en 00000000
temper-vengeful-castle-of-chaos = Schlägt zurück, wenn jemand sie trifft.
# en 00000000
temper-vengeful-zombie-invasion = Gibt dem Nächstbesten die Schuld und schickt Zombies.
# en 00000000
temper-bold = kühn
# en 00000000
temper-bold-midevil = Bekämpft alles. Stirbt oft.
# en 00000000
temper-bold-castle-of-chaos = Bekämpft alles. Stirbt oft.
# en 00000000
temper-bold-zombie-invasion = Bekämpft alles. Stirbt oft.
# en 00000000
temper-patient = geduldig
# en 00000000
temper-patient-midevil = Beginnt keinen Kampf mit weniger als drei Leben.
# en 00000000
temper-patient-castle-of-chaos = Beginnt keinen Kampf mit weniger als drei Leben.
# en 00000000
temper-patient-zombie-invasion = Beginnt keinen Kampf mit weniger als drei Leben.
# en 00000000
temper-scheming = gerissen
# en 00000000
temper-scheming-midevil = Hetzt die Skelette auf den, der vorn liegt.
# en 00000000
temper-scheming-castle-of-chaos = Hetzt die Skelette auf den, der vorn liegt.
# en 00000000
temper-scheming-zombie-invasion = Hetzt die Zombies auf den, der vorn liegt.
# en 00000000
temper-timid = scheu
# en 00000000
temper-timid-midevil = Macht um jeden Kampf einen Bogen, wenn es geht.
# en 00000000
temper-timid-castle-of-chaos = Macht um jeden Kampf einen Bogen, wenn es geht.
# en 00000000
temper-timid-zombie-invasion = Macht um jeden Kampf einen Bogen, wenn es geht.
# en 00000000
temper-stubborn = stur
# en 00000000
temper-stubborn-midevil = Würfelt lieber noch einmal, als mit Punkten zu zahlen.
# en 00000000
temper-stubborn-castle-of-chaos = Würfelt lieber noch einmal, als mit Punkten zu zahlen.
# en 00000000
temper-stubborn-zombie-invasion = Würfelt lieber noch einmal, als Munition herzugeben.
# en 00000000
temper-reckless = leichtsinnig
# en 00000000
temper-reckless-midevil = Spielt jede Karte, sobald es geht.
# en 00000000
temper-reckless-castle-of-chaos = Spielt jede Karte, sobald es geht.
# en 00000000
temper-reckless-zombie-invasion = Schießt zuerst. Spart keine Kugel.
