# Odds beside choices, and the luck ledger.

odds-fight = { $win } %{ $cost }
odds-cost = , costs { $parts }
odds-life = { $number } life
odds-ammo = { $number } ammo
odds-points = { $number ->
        [one] 1 point
       *[other] { $number } points
    }
odds-cards = { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
odds-bid = the book: { $uniform } % against any bid, { $best } % against the best
odds-duel = the book: { $hold } %

luck-title = Luck: what the dice gave (and what was to be expected)
luck-seat = Seat
luck-fight = Hits
luck-move = Squares
luck-tile = Tiles
luck-figures = Figures
luck-duel = Duels
luck-points = Points
luck-adjusted = Adjusted
luck-cell = { $actual } ({ NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) })
luck-value = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
luck-about = Hits in fights, squares to walk, points of skeletons on new tiles, figures to move, pips in duels. Adjusted are the points less two for every hit above average, or more for every one below.
