# The log as a story: a turn is one sentence made of clauses. A clause is `story-` and an event's tag; `$number` is how
# often it happened, `$points` what it brought. `$what_id` is `mixed` for different kinds.

story-title = The story so far
story-round = Round { $round }
story-details = Details of this turn
story-since = Since your last turn
story-turn = { $seat_id ->
        [you] You
       *[other] { $seat }
    } { $deeds }.
story-now = { $seat_id ->
        [you] Your turn
       *[other] { $seat }'s turn
    }
story-quiet = { $seat_id ->
        [you] You
       *[other] { $seat }
    } had a quiet turn.

## What a player did

story-start-player = set up the board
story-turn-skipped = skipped the turn
story-tile-placed = laid { $tile }
story-stepped = walked { $number ->
        [one] one square
       *[other] { $number } squares
    }
story-figure-moved = moved { $number ->
        [one] one of the undead
       *[other] { $number } undead
    }
story-beaten = beat { $number ->
        [one] a { $what }
       *[other] { $number } { $what_id ->
            [zombie] zombies
           *[other] skeletons
        }
    }{ $points ->
        [0] {""}
       *[other] {" "}(+{ $points })
    }
story-life-given = gave up { $number ->
        [one] a life token
       *[other] { $number } life tokens
    }
story-token-taken = picked up { $what_id ->
        [life] { $number ->
                [one] a life token
               *[other] { $number } life tokens
            }
        [ammo] { $number ->
                [one] an ammo token
               *[other] { $number } ammo tokens
            }
       *[other] { $number } tokens
    }
story-died = died
story-card-played = played { $card }{ $target ->
        [none] {""}
       *[other] {" "}on { $target_id ->
            [you] you
           *[other] { $target }
        }
    }
story-item-taken = took { $card } from { $owner_id ->
        [you] you
       *[other] { $owner }
    }
story-item-lost = lost { $card }
story-book-taken = took the Necronomicon
story-book-returned = lost the Necronomicon
story-book-won = won the Necronomicon from { $loser_id ->
        [you] you
       *[other] { $loser }
    }
story-duel-began = challenged { $holder_id ->
        [you] you
       *[other] { $holder }
    } for the Necronomicon
story-mounted = mounted a horse
story-bridge-moved = { $raised ->
        [yes] raised
       *[no] lowered
    } the drawbridge
story-fell-into-pit = fell into the Pit
story-life-lost = lost { $number ->
        [one] a life token
       *[other] { $number } life tokens
    }
