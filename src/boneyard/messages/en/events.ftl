# What happened: an event's tag is `event-` and the message's id, its fields are the parameters.

event-start-player = { $seat } goes first.
event-turn-began = { $seat } begins turn { $turn }.
event-turn-skipped = { $seat } skips this turn.
event-tile-drawn = { $seat } draws { $tile }.
event-tile-placed = { $seat } lays { $tile }.
event-tile-lost = { $tile } fits nowhere and is out of the game.
event-tile-put-aside = { $tile } fits nowhere now and is put aside.
event-no-tile-fits = No tile in the stack fits right now.
event-figure-put = { $what_id ->
        [ammo] Ammo
       *[other] A { $what }
    } on { $square }.
event-rolled =
    { $purpose ->
        [move] { $seat } rolls { $pips } and may move { $result ->
            [one] one square
           *[other] { $result } squares
        }.
        [fight] { $seat } rolls { $pips } in the fight{ $changed ->
            [yes] {", which counts as"} { $result }
           *[no] {""}
        }.
        [figures] { $seat } rolls { $pips } to move the undead.
        [tile] { $seat } rolls { $pips } for the tile.
        [duel] { $seat } rolls { $pips } in the duel.
       *[other] { $seat } rolls { $pips }.
    }
event-stepped = { $seat } walks to { $to }.
event-figure-moved = { $seat } moves one of the undead from { $start } to { $to }.
event-beaten = { $seat } beats the { $what } on { $square }.
event-life-given =
    { $seat } gives up a life token; { $left ->
        [0] none is left
        [one] one is left
       *[other] { $left } are left
    }.
event-token-taken = { $seat } picks up { $what_id ->
        [life] a life token
       *[other] { $what }
    }.
event-died = { $seat } dies and has to start over.
event-won = { $seats } { $number ->
        [one] wins
       *[other] win
    } { $way }.

## Cards

event-card-drawn = { $seat } draws { $card }.
event-card-played = { $seat } plays { $card }{ $target ->
        [none] {""}
       *[other] {" "}on { $target }
    }.
event-card-discarded = { $seat } discards { $card }.
event-card-used = { $seat } uses { $card }.
event-item-taken = { $seat } takes { $card } from { $owner }.
event-item-lost = { $seat } loses { $card }.
event-deck-shuffled = The discards are shuffled into a new deck.
event-life-taken =
    { $seat } takes { $number ->
        [one] a life token
       *[other] { $number } life tokens
    }.

## Fights, duels, the book

event-roll-raised = { $seat } raises the roll with { $skeletons }.
event-fight-ended = { $seat }'s fight on { $square } ends without a result.
event-shot = { $seat } aims with { $card } at { $square }.
event-book-taken = { $seat } takes the Necronomicon!
event-book-returned = { $seat } loses the Necronomicon, which goes back to the Graveyard.
event-book-won = { $seat } wins the Necronomicon from { $loser }!
event-duel-began = { $seat } challenges { $holder } for the Necronomicon.
event-duel-bid = { $seat } committed { $skeletons } and { $life } life.
event-duel-spent = { $seat } spends a { $what } in the duel.
event-duel-ended = The duel ends: { $total } for { $seat }, { $holder_total } for { $holder }.

## Horses, pawns, skeletons

event-dismounted = { $seat } gets off the horse.
event-mounted = { $seat } mounts the horse.
event-pawn-put = { $seat } is moved to { $square }.
event-skeleton-removed = The { $what } on { $square } crumbles.
event-skeletons-paid = { $seat } gives up { $skeletons }.

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
event-stepped-many = { $seat } walks { $number } squares to { $to }.
event-figure-moved-many = { $seat } moves { $number } undead.
event-card-drawn-many = { $seat } draws { $number } cards.

## The castle

event-bridge-moved = { $raised ->
        [yes] { $seat } raises the drawbridge.
       *[no] { $seat } lowers the drawbridge.
    }
event-fell-into-pit = { $seat } falls into the Pit.
event-skeletons-taken = { $seat } takes { $skeletons } from the supply.
event-life-lost = { $seat } loses { $number ->
        [one] a life token
       *[other] { $number } life tokens
    }.
event-token-lost = The life token on { $square } is gone.
event-skeleton-sent = A skeleton is sent from { $start } to { $to }.
event-pawn-led = { $seat } moves { $target }'s pawn instead.
