# How to win, and how far everyone is. `.short` is for narrow screens, `.end` for the end of a track.

goal-label = How to win
goal-points = Win with { $number } points
    .short = { $number } points
    .end = { $number }
goal-points-none = Nobody has any points yet
    .short = none yet
goal-points-left = { $seat_id ->
        [you] You need
       *[other] { $seat } needs
    } { $left } more
    .short = { $left } to go
goal-points-tied = { $seats } need { $left } more each
    .short = { $left } to go
goal-points-kept = { $seat_id ->
        [you] You have enough, but a card keeps you
       *[other] { $seat } has enough, but a card keeps them
    } from winning
    .short = held by a card
goal-book = Or take the book to { $tile_id ->
        [castle-3] the throne
       *[other] the { $tile }
    }
    .short = Book to { $tile_id ->
        [castle-3] throne
       *[other] { $tile }
    }
    .end = { $tile_id ->
        [castle-3] Throne
       *[other] { $tile }
    }
goal-book-hidden = The { $tile } hasn't been found yet: { $left ->
        [0] no tiles left
        [one] 1 tile left
       *[other] { $left } tiles left
    }
    .short = { $left ->
        [one] 1 tile left
       *[other] { $left } tiles left
    }
goal-book-lies = It lies in the { $tile }
    .short = in the { $tile }
goal-book-found = In the { $tile }: { $seat_id ->
        [you] you are
       *[other] { $seat } is
    } { $left ->
        [0] on it
        [one] 1 square away
       *[other] { $left } squares away
    }
    .short = { $left } away
goal-book-held = { $seat_id ->
        [you] You have it
       *[other] { $seat } has it
    }: { $left ->
        [0] on the last square
        [one] 1 square left
       *[other] { $left } squares left
    }
    .short = { $left } left
goal-book-shut = { $seat_id ->
        [you] You have it
       *[other] { $seat } has it
    }, but there is no way through now
    .short = way closed
goal-helipad = Or reach the { $tile }
    .short = { $tile }
    .end = { $tile }
goal-helipad-hidden = The { $tile } comes last: { $left ->
        [one] it is the next tile
       *[other] { $left } tiles to go
    }
    .short = { $left ->
        [one] next tile
       *[other] { $left } tiles to go
    }
goal-helipad-laid = It is on the map
    .short = on the map
goal-helipad-near = { $seat_id ->
        [you] You are closest
       *[other] { $seat } is closest
    }: { $left ->
        [0] on the last square
        [one] 1 square left
       *[other] { $left } squares left
    }
    .short = { $left } left
goal-rounds = Or lead after round { $number }
    .short = Round { $number }
goal-rounds-left = { $left ->
        [one] This is the last round
       *[other] { $left } rounds left
    }
    .short = { $left ->
        [one] last round
       *[other] { $left } rounds
    }

## Everyone's progress, for screen readers

goal-progress = { $seat_id ->
        [you] You
       *[other] { $seat }
    }: { $value } of { $of }

## Places that matter, at the rim of the board

goal-place = { $tile_id ->
        [castle-3] Throne
       *[other] { $tile }
    }
goal-place-book = the book
goal-place-held = { $seat_id ->
        [you] You have
       *[other] { $seat } has
    } the book
goal-place-left = { $left ->
        [one] 1 square
       *[other] { $left } squares
    } to { $tile_id ->
        [castle-3] the throne
       *[other] the { $tile }
    }
goal-place-steps = { $steps ->
        [0] here
        [one] 1 square
       *[other] { $steps } squares
    }
goal-place-me = Your pawn
goal-place-show = Show { $place }
