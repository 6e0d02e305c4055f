# Cómo terminó una partida, si no fue según las reglas.

# en 5e8ea953
way-conceded = por abandono de los demás
# en 6f6a6402
way-conceded-one = por abandono de tu rival
# en 8bb327c4
way-conceded-mine = por tu abandono
# en 6b406c66
over-agreed = Todos acordaron terminar la partida.
# en f438cba8
over-abandoned = Todos han dejado la mesa.
# en c31ad5db
over-closed = Quien administra este servidor ha cerrado la mesa.
# en 7b9b6581
over-show = Ver el resultado
# en c2d8a544
over-wins = gana
# en 3114ebfa
over-unplayable = La partida se ha detenido: ya nadie podía decidir nada, y habría seguido sin fin.
# en e721bf8f
over-rematch = Los demás esperan en una mesa nueva: ¿otra partida?
    .watch = Ir a la próxima partida
# en 75577f2c
over-decided = Lo que decidió
# en 4f91ca04
over-fame = Mejores pronósticos de combates: { $seats } (★{ $number })
    .crowd = el público
