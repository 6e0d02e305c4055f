# When somebody is away.

# en 02a96443
vote-replace = Einen Bot spielen lassen
    .away = { $name } ist nicht da.
    .wanted = { $seats }: einen Bot für { $name } spielen lassen?
    .asked = Du willst, dass ein Bot für { $name } spielt. Die anderen werden gefragt.
    .not = Doch warten
