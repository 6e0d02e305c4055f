# When somebody is away.

# en bb9c0ad1
vote-replace = Einen Bot spielen lassen
    .away = { $name } ist nicht da.
    .wanted = { $seats }: einen Bot für { $name } spielen lassen?
    .asked = Du willst, dass ein Bot für { $name } spielt. Die anderen werden gefragt.
    .not = Doch warten
    .covered = Ein Bot spielt für { $name }, bis { $name } wieder da ist.
    .stay = Der Bot soll bleiben
