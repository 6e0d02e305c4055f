# Los bots como personas. Una descripción es una promesa: las pruebas comprueban que cada uno juega así.

# en 00000000
temper-greedy = codicioso
# en 00000000
temper-greedy-midevil = Cuenta puntos. El libro puede esperar.
# en 00000000
temper-greedy-castle-of-chaos = Cuenta puntos. El libro puede esperar.
# en 00000000
temper-greedy-zombie-invasion = No deja ninguna ficha en el suelo.
# en 00000000
temper-vengeful = vengativa
# en 00000000
temper-vengeful-midevil = Devuelve el golpe a quien la golpeó por última vez.
# en 00000000
temper-vengeful-castle-of-chaos = Devuelve el golpe a quien la golpeó por última vez.
# en 00000000
temper-vengeful-zombie-invasion = Culpa a quien tiene más cerca y le manda zombis.
# en 00000000
temper-bold = audaz
# en 00000000
temper-bold-midevil = Lucha contra todo. Muere mucho.
# en 00000000
temper-bold-castle-of-chaos = Lucha contra todo. Muere mucho.
# en 00000000
temper-bold-zombie-invasion = Lucha contra todo. Muere mucho.
# en 00000000
temper-patient = paciente
# en 00000000
temper-patient-midevil = No empieza un combate con menos de tres vidas.
# en 00000000
temper-patient-castle-of-chaos = No empieza un combate con menos de tres vidas.
# en 00000000
temper-patient-zombie-invasion = No empieza un combate con menos de tres vidas.
# en 00000000
temper-scheming = intrigante
# en 00000000
temper-scheming-midevil = Lanza los esqueletos contra quien va ganando.
# en 00000000
temper-scheming-castle-of-chaos = Lanza los esqueletos contra quien va ganando.
# en 00000000
temper-scheming-zombie-invasion = Lanza los zombis contra quien va ganando.
# en 00000000
temper-timid = tímido
# en 00000000
temper-timid-midevil = Si puede, rodea los combates.
# en 00000000
temper-timid-castle-of-chaos = Si puede, rodea los combates.
# en 00000000
temper-timid-zombie-invasion = Si puede, rodea los combates.
# en 00000000
temper-stubborn = terca
# en 00000000
temper-stubborn-midevil = Prefiere volver a tirar antes que pagar con puntos.
# en 00000000
temper-stubborn-castle-of-chaos = Prefiere volver a tirar antes que pagar con puntos.
# en 00000000
temper-stubborn-zombie-invasion = Prefiere volver a tirar antes que gastar munición.
# en 00000000
temper-reckless = temerario
# en 00000000
temper-reckless-midevil = Juega las cartas en cuanto puede.
# en 00000000
temper-reckless-castle-of-chaos = Juega las cartas en cuanto puede.
# en 00000000
temper-reckless-zombie-invasion = Dispara primero. No ahorra ni una bala.
