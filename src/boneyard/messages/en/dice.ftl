# Every roll of a game, with expected values.

dice-open = All rolls and luck
dice-title = Dice and luck
dice-note = Computed by the server from what everyone could see; hidden cards don't count.
dice-history = Every roll
dice-none = No dice rolled yet.
dice-all = All
dice-round = round { $round }
dice-needed = needed { $needed } or more
dice-impossible = couldn't hit
dice-hit = hit
dice-miss = missed
dice-came = { $actual }, expected { $expected }
dice-others = Other dice
dice-earlier = Earlier rolls
dice-purpose-fight = Fights
dice-purpose-move = Movement
dice-purpose-tile = Tiles
dice-purpose-duel = Duels
dice-purpose-figures = Undead to move
dice-purpose-bridge = Drawbridge
dice-purpose-crush = I Will Crush You!
dice-purpose-uprising = Uprising
dice-purpose-wall = Walls
dice-unit-fight = { $actual } of { $rolls } { $rolls ->
        [one] roll
       *[other] rolls
    } hit, { $expected } expected.
dice-unit-move = { $actual ->
        [one] { $actual } square
       *[other] { $actual } squares
    }, { $expected } expected.
dice-unit-tile = { $actual ->
        [one] { $actual } point
       *[other] { $actual } points
    } of skeletons, { $expected } expected.
dice-unit-other = { $actual } in { $rolls ->
        [one] one roll
       *[other] { $rolls } rolls
    }, { $expected } expected.
dice-luck-usual = about average
dice-luck-lucky = lucky
dice-luck-very-lucky = very lucky
dice-luck-unlucky = unlucky
dice-luck-very-unlucky = very unlucky
