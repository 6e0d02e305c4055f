# Mesas que juegan con los mismos dados, y su comparación.

# en f457f246
twins = Los mismos dados en otras mesas
    .text = Quien abre este enlace crea una mesa propia con los mismos dados. Nadie puede mirar, ni jugar en dos de esas mesas. Cuando todas han terminado, se comparan.
    .link = Enlace a los mismos dados
# en e0680fca
twins-lead = Esta mesa juega la misma partida que otra, con los mismos dados y reglas. Elige quién juega.
# en 50db7db7
twins-made = Los mismos dados en varias mesas
    .text = Otros pueden crear mesas con los mismos dados, y nadie puede mirar. Al final se comparan todas.
# en e92f5622
twins-over = Otras mesas juegan con los mismos dados. Cuando todas hayan terminado, las estadísticas las comparan y los dados se pueden comprobar.
# en b96f9741
twins-compared = Los mismos dados, mesa por mesa
    .note = Todas tuvieron los mismos dados. Las diferencias son mérito de los jugadores.
# en 683e154c
twins-table = Mesa { $number }
    .mine = la tuya
# en a6d5e0f0
twins-winner = Ha ganado
    .nobody = nadie
# en 45097cb3
twins-turns = Turnos
# en 9d16a1c3
twins-adjusted = { $points } sin contar la suerte
