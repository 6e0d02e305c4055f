# Votes about a player who is away.

# en 17aeeaee
vote-replace = Einen Bot spielen lassen
    .away = { $name } ist nicht da.
    .wanted = { $seats }: Soll ein Bot für { $name } spielen?
    .asked = Du hast vorgeschlagen, dass ein Bot für { $name } spielt. Warten auf die anderen.
    .not = Doch warten
    .covered = Bis { $name } wieder da ist, spielt ein Bot.
    .stay = Bot bis zum Ende spielen lassen
