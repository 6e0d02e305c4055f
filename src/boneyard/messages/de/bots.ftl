# Bots als Personen. Eine Beschreibung ist ein Versprechen: Tests prüfen, dass jedes Wesen so spielt.

# en 8f788462
temper-greedy = gierig
# en c4f4512c
temper-greedy-midevil = Zählt Punkte. Das Buch kann warten.
# en 6600d095
temper-greedy-castle-of-chaos = Zählt Punkte. Das Buch kann warten.
# en 2449e3df
temper-greedy-zombie-invasion = Lässt keine Marke liegen.
# en fe46c5d3
temper-vengeful = rachsüchtig
# en 0a24a0f7
temper-vengeful-midevil = Schlägt zurück, wenn jemand sie trifft.
# en 1f032f62
temper-vengeful-castle-of-chaos = Schlägt zurück, wenn jemand sie trifft.
# en d7704a57
temper-vengeful-zombie-invasion = Gibt dem Nächstbesten die Schuld und schickt Zombies.
# en ce51339f
temper-bold = kühn
# en e8153748
temper-bold-midevil = Bekämpft alles. Stirbt oft.
# en 69d5a86a
temper-bold-castle-of-chaos = Bekämpft alles. Stirbt oft.
# en 79998bd9
temper-bold-zombie-invasion = Bekämpft alles. Stirbt oft.
# en 3928b696
temper-patient = geduldig
# en 604b5bcc
temper-patient-midevil = Beginnt keinen Kampf mit weniger als drei Leben.
# en cdbeff58
temper-patient-castle-of-chaos = Beginnt keinen Kampf mit weniger als drei Leben.
# en 89ec1278
temper-patient-zombie-invasion = Beginnt keinen Kampf mit weniger als drei Leben.
# en ac63f427
temper-scheming = gerissen
# en 9c999801
temper-scheming-midevil = Hetzt die Skelette auf den, der vorn liegt.
# en 51b0dcc0
temper-scheming-castle-of-chaos = Hetzt die Skelette auf den, der vorn liegt.
# en fcf9d173
temper-scheming-zombie-invasion = Hetzt die Zombies auf den, der vorn liegt.
# en c8d61920
temper-timid = scheu
# en 15887ce4
temper-timid-midevil = Macht um jeden Kampf einen Bogen, wenn es geht.
# en 2ba6d004
temper-timid-castle-of-chaos = Macht um jeden Kampf einen Bogen, wenn es geht.
# en fbaaa3c0
temper-timid-zombie-invasion = Macht um jeden Kampf einen Bogen, wenn es geht.
# en 7604dd2a
temper-stubborn = stur
# en e618813c
temper-stubborn-midevil = Würfelt lieber noch einmal, als mit Punkten zu zahlen.
# en 215dde3d
temper-stubborn-castle-of-chaos = Würfelt lieber noch einmal, als mit Punkten zu zahlen.
# en b96c72b0
temper-stubborn-zombie-invasion = Würfelt lieber noch einmal, als Munition herzugeben.
# en ee2f0674
temper-reckless = leichtsinnig
# en 718f000b
temper-reckless-midevil = Spielt jede Karte, sobald es geht.
# en 1d5dd910
temper-reckless-castle-of-chaos = Spielt jede Karte, sobald es geht.
# en 3e986464
temper-reckless-zombie-invasion = Schießt zuerst. Spart keine Kugel.
