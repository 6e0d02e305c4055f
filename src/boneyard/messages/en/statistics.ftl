# The statistics of a finished game.

stats-won = { $seats } { $number ->
        [one] won
       *[other] won together
    }
stats-nobody = Nobody won
stats-winner = winner
stats-robbed = With average fight dice { $seat } would have had the most points.
stats-decided-always = { $seat } was the favourite from the first turn to the last.
stats-decided-early = { $seat } overtook { $other } as early as round { $round } of { $rounds } and stayed ahead.
stats-decided-middle = { $other } was ahead until round { $round }. After that { $seat } led to the end.
stats-decided-late = It was open for a long time: { $seat } overtook { $other } for good only in round { $round } of { $rounds }.
stats-decided-by = What decided it, in round { $round }: { $cause } From then on { $seat } was ahead.
stats-fact-rounds = { $number ->
        [one] round
       *[other] rounds
    }
stats-fact-lead-changes = { $number ->
        [one] lead change
       *[other] lead changes
    }
stats-fact-decisions = { $number ->
        [one] decision
       *[other] decisions
    }
stats-fact-rolls = { $number ->
        [one] die rolled
       *[other] dice rolled
    }
stats-points = Points over time
stats-chances = Who was ahead
    .note = Estimated chances to win, based on thousands of games between bots.
stats-turnings = Turning points
stats-round = Round { $round }
    .turn = Round { $round }, { $seat }'s turn
stats-end = The end
stats-watch = Watch
stats-as-table = The same in numbers
stats-column-round = Round
stats-swing = { $seat }: estimated chances up from { $before }% to { $after }%.
stats-cause-won = { $seat } wins.
stats-cause-died = { $seat } dies.
stats-cause-book-won = { $seat } wins the Necronomicon in a duel.
stats-cause-book-taken = { $seat } takes the Necronomicon.
stats-cause-fell-into-pit = { $seat } falls into the Pit.
stats-cause-card-played = { $seat } plays { $number ->
        [one] a card
       *[other] { $number } cards
    } at the right moment.
stats-cause-beaten = { $seat } wins { $number ->
        [one] a fight
       *[other] { $number } fights
    } in one turn.
stats-cause-points-lost = { $seat } loses { $number ->
        [one] a point
       *[other] { $number } points
    }.
stats-cause-life-given = { $seat } gives up { $number ->
        [one] a life token
       *[other] { $number } life tokens
    }.
stats-cause-tile-placed = { $seat } places a tile in just the right spot.
stats-cause-walk = { $seat } has a game-changing turn.
stats-tally = Who did what
stats-cards = The cards played most
stats-row-fights-won = Fights won
stats-row-fights-lost = Fights lost
stats-row-fights-broken-off = Fights without a result
stats-row-deaths = Deaths
stats-row-lives = Life tokens given up
stats-row-duels = Duels
stats-row-duels-won = Duels won
stats-row-tiles = Tiles placed
stats-row-cards = Cards played
stats-row-tokens = Tokens picked up
stats-row-books = Necronomicon taken
stats-row-rides = Horses mounted
stats-row-bridges = Drawbridge moved
stats-row-pits = Falls into the Pit
stats-luck = Luck of the dice
    .note = Bars to the right mean good luck. About two out of three stay within the shaded middle.
stats-standings = Points adjusted for luck
    .note = Each hit above average saves about 2 points. This is the score with average dice and the same decisions.
stats-column-player = Player
stats-column-points = Points
stats-column-hits = Hits above average
stats-column-adjusted = Adjusted for luck
stats-up = up { $number ->
        [one] one place
       *[other] { $number } places
    }
stats-down = down { $number ->
        [one] one place
       *[other] { $number } places
    }
