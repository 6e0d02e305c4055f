# When somebody is away.

# en 02a96443
vote-replace = Fai giocare un bot
    .away = { $name } non c'è.
    .wanted = { $seats }: far giocare un bot al posto di { $name }?
    .asked = Vuoi che un bot giochi al posto di { $name }. Si chiede agli altri.
    .not = No, si aspetta
