# Cómo terminó una partida, si no fue según las reglas.

# en d8f74730
way-conceded = por abandono de los demás
# en 4ce9a851
over-agreed = Todos acordaron terminar la partida.
# en c4076e13
over-abandoned = Todos han dejado la mesa.
# en 2e7f6d92
over-closed = Quien administra este servidor ha cerrado la mesa.
# en 7b9b6581
over-show = Ver el resultado
# en c2d8a544
over-wins = gana
# en 8c741774
over-unplayable = La partida se ha detenido: habría seguido sin fin sin que nadie pudiera decidir nada.
# en d82a99b8
over-rematch = Los demás esperan en una mesa nueva: ¿otra partida?
    .watch = A la próxima partida
