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
odds-hit = { $number ->
        [0] wins
        [one] wins, +1 point
       *[other] wins, +{ $number } points
    }
odds-again = lose a life and roll again
odds-card = use { $card } and roll again
odds-pay-ammo = spend { $number } ammo to win
odds-pay-ammo-range = spend { $least } to { $most } ammo to win
odds-pay-points = { $number ->
        [one] spend 1 point of skeletons to win
       *[other] spend { $number } points of skeletons to win
    }
odds-pay-points-range = spend { $least } to { $most } points of skeletons to win
odds-death = { $number ->
        [0] you die
        [one] you die and lose 1 point
       *[other] you die and lose { $number } points
    }
odds-survive = { $number ->
        [100] You can't die in this fight.
       *[other] You survive this fight { $number } times in 100.
    }
odds-survive-path = { $number ->
        [100] You can't die on this path.
       *[other] You survive this path { $number } times in 100.
    }

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
