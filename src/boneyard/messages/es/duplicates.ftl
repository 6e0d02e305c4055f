# Mesas que juegan con los mismos dados, y su comparación.

# en 0b440193
duplicates = Los mismos dados en otras mesas
    .text = Quien abre este enlace crea una mesa propia con los mismos dados. Nadie puede mirar, ni jugar en dos de esas mesas. Cuando todas han terminado, se comparan.
    .link = Enlace a los mismos dados
# en 2e6c7831
duplicates-lead = Esta mesa juega la misma partida que otra, con los mismos dados y reglas. Elige quién juega.
# en d33e31d3
duplicates-made = Los mismos dados en varias mesas
    .text = Otros pueden crear mesas con los mismos dados, y nadie puede mirar. Al final se comparan todas.
# en df20c10c
duplicates-over = Otras mesas juegan con los mismos dados. Cuando todas hayan terminado, las estadísticas las comparan y los dados se pueden comprobar.
# en 188dd7d2
duplicates-compared = Los mismos dados, mesa por mesa
    .note = Todas tuvieron los mismos dados. Las diferencias son mérito de los jugadores.
# en 12ff84c8
duplicates-table = Mesa { $number }
    .mine = la tuya
# en 2db0661f
duplicates-winner = Ha ganado
    .nobody = nadie
# en 5eb76f5a
duplicates-turns = Turnos
# en 55d04d93
duplicates-adjusted = { $points } sin contar la suerte
