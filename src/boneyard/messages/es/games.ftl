# The games, their options and how they can be won.

# en ea40743e same
game-zombie-invasion = Zombie Invasion
# en 642cef21
game-zombie-invasion-about = Una ciudad llena de zombis, un solo helicóptero. El comienzo más fácil.
# en 2b1502e1 same
game-midevil = MidEvil
# en a98a5429
game-midevil-about = Los esqueletos se alzan. Róbales el libro antes que tus amigos.
# en c1bfbabd
game-castle-of-chaos = El Castillo del Caos
# en ffa2a778
game-castle-of-chaos-about = MidEvil con un castillo, un puente levadizo y cartas más crueles.

## Options

# en 7e9de3f5
setting-last_life = Cuando gastas tu última ficha de vida en un combate
# en d34ca100
setting-last_life-dies = mueres
# en 4b2f1128
setting-last_life-rerolls = tiras una vez más
# en e52ac54a
setting-round_limit = Límite de rondas
# en 2d4b64b7
setting-round_limit-200 = después de 200 rondas gana quien tenga más puntos
# en 9fc0f615
setting-round_limit-none = ninguno: se juega hasta que alguien gane
# en 63fcc65f
setting-graveyard = El Cementerio
    .house = El Cementerio está en la mitad inferior de las losetas: ninguna partida acaba antes de empezar. Como está impreso, puede salir enseguida.
# en b52ea549
setting-graveyard-anywhere = en cualquier parte de la pila, como en el original
# en a5c9a745
setting-graveyard-lower_half = en la mitad inferior de la pila
# en be3fb525
setting-printing = Edición de las reglas
# en c93e92ab
setting-printing-revised = la edición revisada: apuestas secretas en los duelos, fichas de vida dentro de los edificios
# en 4681050c
setting-printing-first = la primera edición: duelos abiertos, fichas de vida en cualquier parte de la loseta
# en d7dfdb70
setting-duel_loser = Quien pierde un duelo
# en 6fa1c0e2
setting-duel_loser-lives = sigue jugando
# en 3e889802
setting-duel_loser-dies = muere
# en abfdc43e
setting-altar_teleport = Teletransporte del Altar al Puente levadizo
# en 40e31fbf same
setting-altar_teleport-off = desactivado
# en c504fbf3
setting-altar_teleport-on = activado: en vez de moverte, en el turno siguiente a terminar un movimiento en su centro

## Ways of winning

# en 9dd0d53d
way-helipad = en helicóptero
# en 96461426
way-points = por puntos
# en 28f7577e
way-rounds = por tener más puntos tras la última ronda
# en 478a3bbc
way-necronomicon = con el Necronomicon
# en 73af3944
way-book = con el Necronomicon
# en 8b9f2532
way-altar = con el Necronomicon en el Altar
# en 49e490f8
way-castle = con el Necronomicon en el castillo
# en 0aaad0ac
way-unfinished = por nada: se alcanzó el límite de respuestas
