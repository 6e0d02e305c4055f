# Votes about a player who is away.

# en 17aeeaee
vote-replace = Fai giocare un bot
    .away = { $name } non c'è.
    .wanted = { $seats }: far giocare un bot al posto di { $name }?
    .asked = Hai proposto che un bot giochi al posto di { $name }. In attesa degli altri.
    .not = Continua ad aspettare
    .covered = Un bot gioca al posto di { $name } fino al suo ritorno.
    .stay = Fai finire la partita al bot
