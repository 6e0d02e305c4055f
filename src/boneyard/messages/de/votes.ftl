# When somebody is away.

# en 36f186ca
vote-replace = Einen Bot spielen lassen
    .away = { $name } ist nicht da.
    .wanted = { $seats }: Soll ein Bot für { $name } spielen?
    .asked = Du hast vorgeschlagen, dass ein Bot für { $name } spielt. Warten auf die anderen.
    .not = Doch warten
    .covered = Ein Bot spielt für { $name }, bis { $name } wieder da ist.
    .stay = Bot bis zum Ende spielen lassen
