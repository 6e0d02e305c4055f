# Pieces on the board, places and directions.

# en 31ba1aa4
piece-zombie = zombi
# en 789f3248
piece-skeleton = scheletro
# en e01646f2
piece-white = scheletro bianco
# en 3da51d78
piece-red = scheletro rosso
# en ddf32bec
piece-blue = scheletro blu
# en 6bc65c1d
piece-black = scheletro nero
# en da7bfe0b
piece-life = segnalino vita
# en aa9d4257
piece-ammo = segnalino munizioni
# en 2ed7ea2d
piece-horse = cavallo
# en 8f028e6f same
piece-book = Necronomicon

# en 983394dd
some-white = { $number ->
        [one] 1 bianco
       *[other] { $number } bianchi
    }
# en 4baa6e65
some-red = { $number ->
        [one] 1 rosso
       *[other] { $number } rossi
    }
# en 831b4e98
some-blue = { $number } blu

# en 9b27fb37
place = { $tile } ({ $spot })
# en a2b211c3
spot-0 = nord-ovest
# en 1dae0255
spot-1 = nord
# en fd66df7e
spot-2 = nord-est
# en a62edd9d
spot-3 = ovest
# en 2e1c7bbe
spot-4 = centro
# en 207fa40d
spot-5 = est
# en 367bb14a
spot-6 = sud-ovest
# en 94b857cf
spot-7 = sud
# en ea895913
spot-8 = sud-est
# en 4581e95f
direction-n = nord
# en f2789e48
direction-e = est
# en f9991111
direction-s = sud
# en 617d6d03
direction-w = ovest
# en 8f7cc7ea
nowhere = nessun posto
# No skeletons; events choose their words by it.
# en a278da0a
none = nessuno
# en 70f2ebb9
a-card = una carta

# en 04e0bfb7
seat-human = Giocatore { $number }
# en f08f9dd6 same
seat-bot = Bot { $number }
# en 2d2fb463
and = { $first } e { $second }
