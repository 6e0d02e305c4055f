# Pieces on the board, places and directions.

piece-zombie = zombie
piece-skeleton = skeleton
piece-white = white skeleton
piece-red = red skeleton
piece-blue = blue skeleton
piece-black = black skeleton
piece-life = life token
piece-ammo = ammo
piece-horse = horse
piece-book = Necronomicon

some-white = { $number } white
some-red = { $number } red
some-blue = { $number } blue

place = { $tile }, { $spot }
spot-0 = north-west
spot-1 = north
spot-2 = north-east
spot-3 = west
spot-4 = centre
spot-5 = east
spot-6 = south-west
spot-7 = south
spot-8 = south-east
direction-n = north
direction-e = east
direction-s = south
direction-w = west
nowhere = nowhere
none = none
a-card = a card

seat-human = Player { $number }
seat-bot = Bot { $number }
and = { $first } and { $second }
