# The log: `event-` and the event's tag; its fields are the parameters.

event-start-player = { $seat_id ->
        [you] You go
       *[other] { $seat } goes
    } first.
event-turn-began = { $seat_id ->
        [you] You begin
       *[other] { $seat } begins
    } turn { $turn }.
event-turn-skipped = { $seat_id ->
        [you] You skip
       *[other] { $seat } skips
    } this turn.
event-tile-drawn = { $seat_id ->
        [you] You draw
       *[other] { $seat } draws
    } { $tile }.
event-tile-placed = { $seat_id ->
        [you] You place
       *[other] { $seat } places
    } { $tile }.
event-tile-lost = { $tile } doesn't fit anywhere and is out of the game.
event-tile-put-aside = { $tile } doesn't fit anywhere right now and is set aside.
event-no-tile-fits = No tile in the stack fits right now.
event-figure-put = { $what_id ->
        [ammo] Ammo
       *[other] A { $what }
    } on { $square }.
event-rolled =
    { $purpose ->
        [move] { $seat_id ->
                [you] You roll
               *[other] { $seat } rolls
            } { $pips } and may move { $result ->
            [one] one square
           *[other] { $result } squares
        }.
        [fight] { $seat_id ->
                [you] You roll
               *[other] { $seat } rolls
            } { $pips } in the fight{ $changed ->
            [yes] {", which counts as"} { $result }
           *[no] {""}
        }.
        [figures] { $seat_id ->
                [you] You roll
               *[other] { $seat } rolls
            } { $pips } to move the undead.
        [tile] { $seat_id ->
                [you] You roll
               *[other] { $seat } rolls
            } { $pips } for the tile.
        [duel] { $seat_id ->
                [you] You roll
               *[other] { $seat } rolls
            } { $pips } in the duel.
       *[other] { $seat_id ->
               [you] You roll
              *[other] { $seat } rolls
           } { $pips }.
    }
event-stepped = { $seat_id ->
        [you] You walk
       *[other] { $seat } walks
    } to { $to }.
event-figure-moved = { $seat_id ->
        [you] You move
       *[other] { $seat } moves
    } one of the undead from { $start } to { $to }.
event-beaten = { $seat_id ->
        [you] You beat
       *[other] { $seat } beats
    } the { $what } on { $square }.
event-life-given =
    { $seat_id ->
        [you] You give
       *[other] { $seat } gives
    } up a life token ({ $left ->
        [0] none left
       *[other] { $left } left
    }).
event-token-taken = { $seat_id ->
        [you] You pick
       *[other] { $seat } picks
    } up { $what_id ->
        [life] a life token
       *[other] { $what }
    }.
event-died = { $seat_id ->
        [you] You die and have to start over
       *[other] { $seat } dies and has to start over
    }.
event-won = { $seats_id ->
        [you] You win
       *[other] { $seats } { $number ->
            [one] wins
           *[other] win
        }
    } { $way }.

event-stand-in-began = { $why ->
        [time] { $seat_id ->
            [you] You're out of time.
           *[other] { $seat } is out of time.
        } A bot takes over.
        [left] { $seat_id ->
            [you] You leave the game.
           *[other] { $seat } leaves the game.
        } A bot takes over.
        [conceded] { $seat_id ->
            [you] You give up.
           *[other] { $seat } gives up.
        }
        [vote] From now on a bot plays for { $seat_id ->
            [you] you
           *[other] { $seat }
        }.
       *[away] A bot takes over for { $seat_id ->
            [you] you
           *[other] { $seat }
        }.
    }
event-stand-in-ended = { $seat_id ->
        [you] You're back
       *[other] { $seat } is back
    }.

## Cards

event-card-drawn = { $seat_id ->
        [you] You draw
       *[other] { $seat } draws
    } { $card }.
event-card-played = { $seat_id ->
        [you] You play
       *[other] { $seat } plays
    } { $card }{ $target ->
        [none] {""}
       *[other] {" "}on { $target_id ->
            [you] you
           *[other] { $target }
        }
    }{ $trap ->
        [none] .
        [carrier] {" "}– a trap for whoever carries the book.
        [leader] {" "}– a trap for the leader.
        [attacker] {" "}– a trap for the last attacker.
        [neighbour] {" "}– a trap on their tile.
        [fighter] {" "}– a trap for fights on their tile.
        [runner] {" "}– a trap for a 5 or 6.
       *[other] {" "}– a trap.
    }
event-card-discarded = { $seat_id ->
        [you] You discard
       *[other] { $seat } discards
    } { $card }.
event-card-used = { $seat_id ->
        [you] You use
       *[other] { $seat } uses
    } { $card }.
event-item-taken = { $seat_id ->
        [you] You take
       *[other] { $seat } takes
    } { $card } from { $owner_id ->
        [you] you
       *[other] { $owner }
    }.
event-item-lost = { $seat_id ->
        [you] You lose
       *[other] { $seat } loses
    } { $card }.
event-deck-shuffled = The discards are shuffled into a new deck.
event-life-taken =
    { $seat_id ->
        [you] You take
       *[other] { $seat } takes
    } { $number ->
        [one] a life token
       *[other] { $number } life tokens
    }.

## Fights, duels, the book

event-roll-raised = { $seat_id ->
        [you] You raise
       *[other] { $seat } raises
    } the roll with { $skeletons }.
event-fight-ended = { $seat_id ->
        [you] Your fight
       *[other] { $seat }'s fight
    } on { $square } ends without a result.
event-shot = { $seat_id ->
        [you] You aim
       *[other] { $seat } aims
    } with { $card } at { $square }.
event-book-taken = { $seat_id ->
        [you] You take
       *[other] { $seat } takes
    } the Necronomicon!
event-book-returned = { $seat_id ->
        [you] You lose
       *[other] { $seat } loses
    } the Necronomicon, which goes back to the Graveyard.
event-book-won = { $seat_id ->
        [you] You win
       *[other] { $seat } wins
    } the Necronomicon from { $loser_id ->
        [you] you
       *[other] { $loser }
    }!
event-duel-began = { $seat_id ->
        [you] You challenge
       *[other] { $seat } challenges
    } { $holder_id ->
        [you] you
       *[other] { $holder }
    } for the Necronomicon.
event-duel-bid = { $seat_id ->
        [you] You committed
       *[other] { $seat } committed
    } { $skeletons ->
        [none] no skeletons
       *[other] { $skeletons }
    } and { $life ->
        [0] no life tokens
        [one] 1 life token
       *[other] { $life } life tokens
    }.
event-duel-spent = { $seat_id ->
        [you] You spend
       *[other] { $seat } spends
    } a { $what } in the duel.
event-duel-ended = The duel ends: { $total } for { $seat_id ->
        [you] you
       *[other] { $seat }
    }, { $holder_total } for { $holder_id ->
        [you] you
       *[other] { $holder }
    }.

## Horses, pawns, skeletons

event-dismounted = { $seat_id ->
        [you] You get
       *[other] { $seat } gets
    } off the horse.
event-mounted = { $seat_id ->
        [you] You mount
       *[other] { $seat } mounts
    } the horse.
event-pawn-put = { $seat_id ->
        [you] You are
       *[other] { $seat } is
    } moved to { $square }.
event-skeleton-removed = The { $what } on { $square } crumbles.
event-skeletons-paid = { $seat_id ->
        [you] You give
       *[other] { $seat } gives
    } up { $skeletons ->
        [none] no skeletons
       *[other] { $skeletons }
    }.

## Several at once

event-figure-put-many = { $number } { $what_id ->
        [zombie] zombies
        [white] white skeletons
        [red] red skeletons
        [blue] blue skeletons
        [black] black skeletons
        [life] life tokens
        [ammo] ammo tokens
       *[other] × { $what }
    } on { $tile }.
event-stepped-many = { $seat_id ->
        [you] You walk
       *[other] { $seat } walks
    } { $number } squares to { $to }.
event-figure-moved-many = { $seat_id ->
        [you] You move
       *[other] { $seat } moves
    } { $number } undead.
event-card-drawn-many = { $seat_id ->
        [you] You draw
       *[other] { $seat } draws
    } { $number } cards.

## The castle

event-bridge-moved = { $raised ->
        [yes] { $seat_id ->
                [you] You raise
               *[other] { $seat } raises
            } the drawbridge.
       *[no] { $seat_id ->
               [you] You lower
              *[other] { $seat } lowers
           } the drawbridge.
    }
event-fell-into-pit = { $seat_id ->
        [you] You fall
       *[other] { $seat } falls
    } into the Pit.
event-skeletons-taken = { $seat_id ->
        [you] You take
       *[other] { $seat } takes
    } { $skeletons ->
        [none] no skeletons
       *[other] { $skeletons }
    } from the supply.
event-life-lost = { $seat_id ->
        [you] You lose
       *[other] { $seat } loses
    } { $number ->
        [one] a life token
       *[other] { $number } life tokens
    }.
event-token-lost = The life token on { $square } is gone.
event-skeleton-sent = A skeleton is sent from { $start } to { $to }.
event-pawn-led = { $seat_id ->
        [you] You move
       *[other] { $seat } moves
    } { $target_id ->
        [you] your
       *[other] { $target }'s
    } pawn instead.
