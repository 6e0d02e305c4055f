# The pace of others' turns, scenes and sound.

pace = Pace of others' turns
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-instant = Instant
pace-pause = Pause
pace-resume = Continue
pace-step = Next
pace-again = Show the last turn again
pace-repeated = The last turn again
pace-skip = Skip ahead
stage-hit = HIT!
stage-miss = MISS
stage-wins = { $faces } wins
stage-wins-all = Every number wins
stage-wins-none = No number is enough
stage-or = { $first } or { $second }
stage-worth = { $points ->
    [0] worth nothing
    [one] worth 1 point
   *[other] worth { $points } points
}
stage-died = { $seat_id ->
    [you] You died
   *[other] { $seat } died
}
stage-died-at = at { $place }
stage-lost = Lost
stage-dropped = Dropped
stage-kept = Kept
stage-next = Next
stage-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
stage-nothing = nothing
stage-hand = { $number ->
    [one] 1 card in hand
   *[other] { $number } cards in hand
}
stage-back = Back at { $place }
stage-duel = { $seat_id ->
    [you] challenge
   *[other] challenges
}
stage-holds = { $seat_id ->
    [you] have the book
   *[other] has the book
}
stage-tie = A tie
stage-book = { $seat_id ->
    [you] The book is yours!
   *[other] { $seat } has the book
}
stage-book-back = The book is free
stage-victory = { $seat_id ->
    [you] You win!
   *[other] { $seat } wins!
}
stage-victories = { $seats } win!
