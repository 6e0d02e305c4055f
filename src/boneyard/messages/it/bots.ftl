# I bot come persone. Una descrizione è una promessa: i test verificano che ognuno giochi così.

# en 00000000
temper-greedy = avido
# en 00000000
temper-greedy-midevil = Conta i punti. Il libro può aspettare.
# en 00000000
temper-greedy-castle-of-chaos = Conta i punti. Il libro può aspettare.
# en 00000000
temper-greedy-zombie-invasion = Non lascia per terra nessun segnalino.
# en 00000000
temper-vengeful = vendicativa
# en 00000000
temper-vengeful-midevil = Restituisce il colpo all'ultimo che l'ha colpita.
# en 00000000
temper-vengeful-castle-of-chaos = Restituisce il colpo all'ultimo che l'ha colpita.
# en 00000000
temper-vengeful-zombie-invasion = Dà la colpa a chi le sta più vicino e gli manda gli zombi.
# en 00000000
temper-bold = audace
# en 00000000
temper-bold-midevil = Combatte contro tutto. Muore spesso.
# en 00000000
temper-bold-castle-of-chaos = Combatte contro tutto. Muore spesso.
# en 00000000
temper-bold-zombie-invasion = Combatte contro tutto. Muore spesso.
# en 00000000
temper-patient = paziente
# en 00000000
temper-patient-midevil = Non comincia un combattimento con meno di tre vite.
# en 00000000
temper-patient-castle-of-chaos = Non comincia un combattimento con meno di tre vite.
# en 00000000
temper-patient-zombie-invasion = Non comincia un combattimento con meno di tre vite.
# en 00000000
temper-scheming = intrigante
# en 00000000
temper-scheming-midevil = Spinge gli scheletri contro chi è in testa.
# en 00000000
temper-scheming-castle-of-chaos = Spinge gli scheletri contro chi è in testa.
# en 00000000
temper-scheming-zombie-invasion = Spinge gli zombi contro chi è in testa.
# en 00000000
temper-timid = timido
# en 00000000
temper-timid-midevil = Se può, gira alla larga dai combattimenti.
# en 00000000
temper-timid-castle-of-chaos = Se può, gira alla larga dai combattimenti.
# en 00000000
temper-timid-zombie-invasion = Se può, gira alla larga dai combattimenti.
# en 00000000
temper-stubborn = testarda
# en 00000000
temper-stubborn-midevil = Piuttosto che pagare punti, ritira il dado.
# en 00000000
temper-stubborn-castle-of-chaos = Piuttosto che pagare punti, ritira il dado.
# en 00000000
temper-stubborn-zombie-invasion = Piuttosto che usare munizioni, ritira il dado.
# en 00000000
temper-reckless = spericolato
# en 00000000
temper-reckless-midevil = Gioca le carte appena può.
# en 00000000
temper-reckless-castle-of-chaos = Gioca le carte appena può.
# en 00000000
temper-reckless-zombie-invasion = Spara subito. Non risparmia un colpo.
