# I bot come persone. Una descrizione è una promessa: i test verificano che ognuno giochi così.

# en 8f788462
temper-greedy = avido
# en c4f4512c
temper-greedy-midevil = Conta i punti. Il libro può aspettare.
# en 6600d095
temper-greedy-castle-of-chaos = Conta i punti. Il libro può aspettare.
# en 2449e3df
temper-greedy-zombie-invasion = Non lascia per terra nessun segnalino.
# en fe46c5d3
temper-vengeful = vendicativa
# en 0a24a0f7
temper-vengeful-midevil = Restituisce il colpo all'ultimo che l'ha colpita.
# en 1f032f62
temper-vengeful-castle-of-chaos = Restituisce il colpo all'ultimo che l'ha colpita.
# en d7704a57
temper-vengeful-zombie-invasion = Dà la colpa a chi le sta più vicino e gli manda gli zombi.
# en ce51339f
temper-bold = audace
# en e8153748
temper-bold-midevil = Combatte contro tutto. Muore spesso.
# en 69d5a86a
temper-bold-castle-of-chaos = Combatte contro tutto. Muore spesso.
# en 79998bd9
temper-bold-zombie-invasion = Combatte contro tutto. Muore spesso.
# en 3928b696
temper-patient = paziente
# en 604b5bcc
temper-patient-midevil = Non comincia un combattimento con meno di tre vite.
# en cdbeff58
temper-patient-castle-of-chaos = Non comincia un combattimento con meno di tre vite.
# en 89ec1278
temper-patient-zombie-invasion = Non comincia un combattimento con meno di tre vite.
# en ac63f427
temper-scheming = intrigante
# en 9c999801
temper-scheming-midevil = Spinge gli scheletri contro chi è in testa.
# en 51b0dcc0
temper-scheming-castle-of-chaos = Spinge gli scheletri contro chi è in testa.
# en fcf9d173
temper-scheming-zombie-invasion = Spinge gli zombi contro chi è in testa.
# en c8d61920
temper-timid = timido
# en 15887ce4
temper-timid-midevil = Se può, gira alla larga dai combattimenti.
# en 2ba6d004
temper-timid-castle-of-chaos = Se può, gira alla larga dai combattimenti.
# en fbaaa3c0
temper-timid-zombie-invasion = Se può, gira alla larga dai combattimenti.
# en 7604dd2a
temper-stubborn = testarda
# en e618813c
temper-stubborn-midevil = Piuttosto che pagare punti, ritira il dado.
# en 215dde3d
temper-stubborn-castle-of-chaos = Piuttosto che pagare punti, ritira il dado.
# en b96c72b0
temper-stubborn-zombie-invasion = Piuttosto che usare munizioni, ritira il dado.
# en ee2f0674
temper-reckless = spericolato
# en 718f000b
temper-reckless-midevil = Gioca le carte appena può.
# en 1d5dd910
temper-reckless-castle-of-chaos = Gioca le carte appena può.
# en 3e986464
temper-reckless-zombie-invasion = Spara subito. Non risparmia un colpo.
