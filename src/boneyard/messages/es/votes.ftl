# When somebody is away.

# en 02a96443
vote-replace = Que juegue un bot
    .away = { $name } no está.
    .wanted = { $seats }: ¿que juegue un bot por { $name }?
    .asked = Quieres que un bot juegue por { $name }. Se pregunta a los demás.
    .not = Mejor esperar
