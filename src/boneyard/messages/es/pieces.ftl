# Pieces on the board, places and directions.

# en 31ba1aa4
piece-zombie = zombi
# en 789f3248
piece-skeleton = esqueleto
# en e01646f2
piece-white = esqueleto blanco
# en 3da51d78
piece-red = esqueleto rojo
# en ddf32bec
piece-blue = esqueleto azul
# en 6bc65c1d
piece-black = esqueleto negro
# en da7bfe0b
piece-life = ficha de vida
# en aa9d4257
piece-ammo = ficha de munición
# en 2ed7ea2d
piece-horse = caballo
# en 8f028e6f same
piece-book = Necronomicon

# en 983394dd
some-white = { $number ->
        [one] 1 blanco
       *[other] { $number } blancos
    }
# en 4baa6e65
some-red = { $number ->
        [one] 1 rojo
       *[other] { $number } rojos
    }
# en 831b4e98
some-blue = { $number ->
        [one] 1 azul
       *[other] { $number } azules
    }

# en 9b27fb37
place = { $tile } ({ $spot })
# en a2b211c3
spot-0 = noroeste
# en 1dae0255
spot-1 = norte
# en fd66df7e
spot-2 = noreste
# en a62edd9d
spot-3 = oeste
# en 2e1c7bbe
spot-4 = centro
# en 207fa40d
spot-5 = este
# en 367bb14a
spot-6 = suroeste
# en 94b857cf
spot-7 = sur
# en ea895913
spot-8 = sureste
# en 4581e95f
direction-n = norte
# en f2789e48
direction-e = este
# en f9991111
direction-s = sur
# en 617d6d03
direction-w = oeste
# en 8f7cc7ea
nowhere = ningún sitio
# No skeletons; events choose their words by it.
# en a278da0a
none = ninguno
# en 70f2ebb9
a-card = una carta

# en 04e0bfb7
seat-human = Jugador { $number }
# en f08f9dd6 same
seat-bot = Bot { $number }
# en 2d2fb463
and = { $first } y { $second }
