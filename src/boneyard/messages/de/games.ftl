# The games, their options and how they can be won.

# en ea40743e same
game-zombie-invasion = Zombie Invasion
# en 642cef21
game-zombie-invasion-about = Eine Stadt voller Zombies, ein Hubschrauber. Der leichteste Einstieg.
# en 2b1502e1 same
game-midevil = MidEvil
# en a98a5429
game-midevil-about = Skelette erheben sich. Stiehl ihr Buch, bevor es deine Freunde tun.
# en c1bfbabd
game-castle-of-chaos = Die Burg des Chaos
# en ffa2a778
game-castle-of-chaos-about = MidEvil mit einer Burg, einer Zugbrücke und gemeineren Karten.

## Options

# en 7e9de3f5
setting-last_life = Wenn du im Kampf deine letzte Lebensmarke abgibst
# en d34ca100
setting-last_life-dies = du stirbst
# en 4b2f1128
setting-last_life-rerolls = du würfelst noch einmal
# en e52ac54a
setting-round_limit = Rundengrenze
# en 2d4b64b7
setting-round_limit-200 = nach 200 Runden gewinnt, wer die meisten Punkte hat
# en 9fc0f615
setting-round_limit-none = keine: gespielt wird, bis jemand gewinnt
# en 63fcc65f
setting-graveyard = Der Friedhof
    .house = Der Friedhof liegt in der unteren Hälfte der Plättchen: Kein Spiel endet, bevor es beginnt. Wie gedruckt kann er sofort auftauchen.
# en b52ea549
setting-graveyard-anywhere = überall im Stapel, wie gedruckt
# en a5c9a745
setting-graveyard-lower_half = in der unteren Hälfte des Stapels
# en be3fb525
setting-printing = Auflage der Regeln
# en c93e92ab
setting-printing-revised = die überarbeitete Auflage: verdeckter Einsatz im Duell, Lebensmarken in den Gebäuden
# en 4681050c
setting-printing-first = die Erstauflage: offene Duelle, Lebensmarken überall auf einem Plättchen
# en d7dfdb70
setting-duel_loser = Wer ein Duell verliert
# en 6fa1c0e2
setting-duel_loser-lives = spielt weiter
# en 3e889802
setting-duel_loser-dies = stirbt
# en abfdc43e
setting-altar_teleport = Sprung vom Altar zur Zugbrücke
# en 40e31fbf
setting-altar_teleport-off = aus
# en c504fbf3
setting-altar_teleport-on = an: statt der Bewegung, im Zug nach einer Bewegung, die auf seinem Mittelfeld endete

## Ways of winning

# en 9dd0d53d
way-helipad = mit dem Hubschrauber
# en 96461426
way-points = nach Punkten
# en 28f7577e
way-rounds = mit den meisten Punkten nach der letzten Runde
# en 478a3bbc
way-necronomicon = mit dem Necronomicon
# en 73af3944
way-book = mit dem Necronomicon
# en 8b9f2532
way-altar = mit dem Necronomicon am Altar
# en 49e490f8
way-castle = mit dem Necronomicon in der Burg
# en 0aaad0ac
way-unfinished = gar nicht: Die Höchstzahl der Antworten war erreicht
