# The games, their options and how they can be won.

# en ea40743e same
game-zombie-invasion = Zombie Invasion
# en fb206ff1
game-zombie-invasion-about = Una ciudad llena de zombis y un solo helicóptero. Traza las calles, busca vida y munición y vuela antes que nadie.
# en 2b1502e1 same
game-midevil = MidEvil
# en 7042fa92
game-midevil-about = Por toda la comarca despiertan los esqueletos. Encuentra el Necronomicon en el Cementerio y llévalo al Altar.
# en c1bfbabd
game-castle-of-chaos = El Castillo del Caos
# en 1e207339
game-castle-of-chaos-about = MidEvil con un castillo, su puente levadizo, esqueletos negros y un mazo de cartas más crueles.

## Options

# en 0a04974d
setting-last_life = Qué pasa cuando gastas tu última ficha de vida en un combate.
# en d34ca100
setting-last_life-dies = mueres
# en 4b2f1128
setting-last_life-rerolls = tiras una vez más
# en 409cdedf
setting-round_limit = Después de cuántas rondas termina la partida.
# en c29e7085
setting-round_limit-200 = después de 200 rondas gana quien tenga más puntos
# en 0f211431
setting-round_limit-none = sigue hasta que alguien gane
# en f78e98d6
setting-printing = Qué edición de las reglas se juega.
# en c93e92ab
setting-printing-revised = la edición revisada: apuestas secretas en los duelos, fichas de vida dentro de los edificios
# en 4681050c
setting-printing-first = la primera edición: duelos abiertos, fichas de vida en cualquier parte de la loseta
# en 398c3179
setting-duel_loser = Qué le pasa a quien pierde un duelo.
# en 90443f14
setting-duel_loser-lives = quien pierde sigue en juego
# en 0260e9b4
setting-duel_loser-dies = quien pierde muere
# en 94d4d934
setting-altar_teleport = Si el Altar puede enviarte al puente levadizo.
# en 73f9c7b6 same
setting-altar_teleport-off = no
# en 29dc9c8a
setting-altar_teleport-on = sí, en vez de moverte, en el turno siguiente a terminar un movimiento en su centro

## Ways of winning

# en 9dd0d53d
way-helipad = en helicóptero
# en 96461426
way-points = por puntos
# en 007bd31c
way-rounds = por tener más puntos tras la última ronda
# en 478a3bbc
way-necronomicon = con el Necronomicon
# en 73af3944
way-book = con el Necronomicon
# en 8b9f2532
way-altar = con el Necronomicon en el Altar
# en 49e490f8
way-castle = con el Necronomicon en el castillo
# en 1d2aac18
way-unfinished = por nada: se alcanzó el límite de respuestas
