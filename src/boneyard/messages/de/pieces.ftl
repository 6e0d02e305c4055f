# Pieces on the board, places and directions.

# en 31ba1aa4
piece-zombie = Zombie
# en 789f3248
piece-skeleton = Skelett
# en e01646f2
piece-white = weißes Skelett
# en 3da51d78
piece-red = rotes Skelett
# en ddf32bec
piece-blue = blaues Skelett
# en 6bc65c1d
piece-black = schwarzes Skelett
# en da7bfe0b
piece-life = Lebensmarke
# en aa9d4257
piece-ammo = Munition
# en 2ed7ea2d
piece-horse = Pferd
# en 8f028e6f same
piece-book = Necronomicon

# en 983394dd
some-white = { $number ->
        [one] 1 weißes
       *[other] { $number } weiße
    }
# en 4baa6e65
some-red = { $number ->
        [one] 1 rotes
       *[other] { $number } rote
    }
# en 831b4e98
some-blue = { $number ->
        [one] 1 blaues
       *[other] { $number } blaue
    }

# en 9b27fb37
place = { $tile } ({ $spot })
# en a2b211c3
spot-0 = Nordwest
# en 1dae0255
spot-1 = Nord
# en fd66df7e
spot-2 = Nordost
# en a62edd9d
spot-3 = West
# en 2e1c7bbe
spot-4 = Mitte
# en 207fa40d
spot-5 = Ost
# en 367bb14a
spot-6 = Südwest
# en 94b857cf
spot-7 = Süd
# en ea895913
spot-8 = Südost
# en 4581e95f
direction-n = Norden
# en f2789e48
direction-e = Osten
# en f9991111
direction-s = Süden
# en 617d6d03
direction-w = Westen
# en 8f7cc7ea
nowhere = nirgends
# en a278da0a
none = keine
# en 70f2ebb9
a-card = eine Karte

# en 04e0bfb7
seat-human = Spieler { $number }
# en f08f9dd6 same
seat-bot = Bot { $number }
# en 2d2fb463
and = { $first } und { $second }
