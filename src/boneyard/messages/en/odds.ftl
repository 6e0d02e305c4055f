# Odds next to options, and the luck ledger.

odds-fight = { $win }%{ $cost }
odds-cost = , costs { $parts }
odds-life = { $number ->
        [one] 1 life
       *[other] { $number } lives
    }
odds-ammo = { $number } ammo
odds-points = { $number ->
        [one] 1 point
       *[other] { $number } points
    }
odds-cards = { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
odds-bid = the book: { $uniform }% against a random bid, { $best }% against the best
odds-duel = the book: { $hold }%

luck-title = Luck: what the dice gave (and what was expected)
luck-seat = Seat
luck-fight = Hits
luck-move = Squares
luck-tile = Tiles
luck-figures = Undead
luck-duel = Duels
luck-points = Points
luck-adjusted = Adjusted
luck-cell = { $actual } ({ NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) })
luck-value = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
luck-about = Hits in fights, squares to move, points of skeletons on new tiles, undead to move, pips in duels. Adjusted points: two fewer for every hit above average, two more for every hit below.
