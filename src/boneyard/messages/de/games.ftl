# The games, their options and how they can be won.

# en ea40743e same
game-zombie-invasion = Zombie Invasion
# en fb206ff1
game-zombie-invasion-about = Eine Stadt voller Zombies, ein Hubschrauber. Lege die Straßen aus, suche Leben und Munition und flieg vor allen anderen davon.
# en 2b1502e1 same
game-midevil = MidEvil
# en 7042fa92
game-midevil-about = Überall im Land erheben sich Skelette. Hol das Necronomicon vom Friedhof und bring es zum Altar.
# en c1bfbabd
game-castle-of-chaos = Die Burg des Chaos
# en 1e207339
game-castle-of-chaos-about = MidEvil mit einer Burg, ihrer Zugbrücke, schwarzen Skeletten und gemeineren Karten.

## Options

# en 0a04974d
setting-last_life = Was geschieht, wenn du im Kampf deine letzte Lebensmarke abgibst.
# en d34ca100
setting-last_life-dies = du stirbst
# en 4b2f1128
setting-last_life-rerolls = du würfelst noch einmal
# en 409cdedf
setting-round_limit = Nach wie vielen Runden das Spiel endet.
# en c29e7085
setting-round_limit-200 = nach 200 Runden gewinnt, wer die meisten Punkte hat
# en 0f211431
setting-round_limit-none = es geht weiter, bis jemand gewinnt
# en f78e98d6
setting-printing = Nach welcher Auflage der Regeln gespielt wird.
# en c93e92ab
setting-printing-revised = die überarbeitete Auflage: verdeckter Einsatz im Duell, Lebensmarken in den Gebäuden
# en 4681050c
setting-printing-first = die Erstauflage: offene Duelle, Lebensmarken überall auf einer Kachel
# en 398c3179
setting-duel_loser = Was aus dem Verlierer eines Duells wird.
# en 90443f14
setting-duel_loser-lives = er spielt weiter
# en 0260e9b4
setting-duel_loser-dies = er stirbt
# en 94d4d934
setting-altar_teleport = Ob der Altar dich zur Zugbrücke versetzen kann.
# en 73f9c7b6
setting-altar_teleport-off = nein
# en 29dc9c8a
setting-altar_teleport-on = ja, statt der Bewegung, im Zug nach einer Bewegung, die auf seinem Mittelfeld endete

## Ways of winning

# en 9dd0d53d
way-helipad = mit dem Hubschrauber
# en 96461426
way-points = nach Punkten
# en 007bd31c
way-rounds = mit den meisten Punkten nach der letzten Runde
# en 478a3bbc
way-necronomicon = mit dem Necronomicon
# en 73af3944
way-book = mit dem Necronomicon
# en 8b9f2532
way-altar = mit dem Necronomicon am Altar
# en 49e490f8
way-castle = mit dem Necronomicon in der Burg
# en 1d2aac18
way-unfinished = gar nicht: Die Höchstzahl der Antworten war erreicht
