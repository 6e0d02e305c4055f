# Los bots como personas. Una descripción es una promesa: las pruebas comprueban que cada uno juega así.

# en 8f788462
temper-greedy = codicioso
# en c4f4512c
temper-greedy-midevil = Cuenta puntos. El libro puede esperar.
# en 6600d095
temper-greedy-castle-of-chaos = Cuenta puntos. El libro puede esperar.
# en 2449e3df
temper-greedy-zombie-invasion = No deja ninguna ficha en el suelo.
# en fe46c5d3
temper-vengeful = vengativa
# en 0a24a0f7
temper-vengeful-midevil = Devuelve el golpe a quien la golpeó por última vez.
# en 1f032f62
temper-vengeful-castle-of-chaos = Devuelve el golpe a quien la golpeó por última vez.
# en d7704a57
temper-vengeful-zombie-invasion = Culpa a quien tiene más cerca y le manda zombis.
# en ce51339f
temper-bold = audaz
# en e8153748
temper-bold-midevil = Lucha contra todo. Muere mucho.
# en 69d5a86a
temper-bold-castle-of-chaos = Lucha contra todo. Muere mucho.
# en 79998bd9
temper-bold-zombie-invasion = Lucha contra todo. Muere mucho.
# en 3928b696
temper-patient = paciente
# en 604b5bcc
temper-patient-midevil = No empieza un combate con menos de tres vidas.
# en cdbeff58
temper-patient-castle-of-chaos = No empieza un combate con menos de tres vidas.
# en 89ec1278
temper-patient-zombie-invasion = No empieza un combate con menos de tres vidas.
# en ac63f427
temper-scheming = intrigante
# en 9c999801
temper-scheming-midevil = Lanza los esqueletos contra quien va ganando.
# en 51b0dcc0
temper-scheming-castle-of-chaos = Lanza los esqueletos contra quien va ganando.
# en fcf9d173
temper-scheming-zombie-invasion = Lanza los zombis contra quien va ganando.
# en c8d61920
temper-timid = tímido
# en 15887ce4
temper-timid-midevil = Si puede, rodea los combates.
# en 2ba6d004
temper-timid-castle-of-chaos = Si puede, rodea los combates.
# en fbaaa3c0
temper-timid-zombie-invasion = Si puede, rodea los combates.
# en 7604dd2a
temper-stubborn = terca
# en e618813c
temper-stubborn-midevil = Prefiere volver a tirar antes que pagar con puntos.
# en 215dde3d
temper-stubborn-castle-of-chaos = Prefiere volver a tirar antes que pagar con puntos.
# en b96c72b0
temper-stubborn-zombie-invasion = Prefiere volver a tirar antes que gastar munición.
# en ee2f0674
temper-reckless = temerario
# en 718f000b
temper-reckless-midevil = Juega las cartas en cuanto puede.
# en 1d5dd910
temper-reckless-castle-of-chaos = Juega las cartas en cuanto puede.
# en 3e986464
temper-reckless-zombie-invasion = Dispara primero. No ahorra ni una bala.
