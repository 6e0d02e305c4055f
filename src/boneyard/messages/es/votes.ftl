# Votes about a player who is away.

# en 17aeeaee
vote-replace = Que juegue un bot
    .away = { $name } no está.
    .wanted = { $seats }: ¿que juegue un bot por { $name }?
    .asked = Has propuesto que un bot juegue por { $name }. Esperando a los demás.
    .not = Seguir esperando
    .covered = Un bot juega por { $name } hasta que vuelva.
    .stay = Que el bot termine la partida
