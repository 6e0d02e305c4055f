# Lasting effects: what each causes. `$seat` is the player it affects.

lasting-line = { $effect }: { $card }
lasting-until-turn = until { $seat_id ->
        [you] your next turn
       *[other] { $seat }'s next turn
    }
lasting-until-end = until the end of { $seat_id ->
        [you] your
       *[other] { $seat }'s
    } { $number ->
        [one] turn
       *[other] next turn
    }
lasting-still = { $seat_id ->
        [you] You
       *[other] { $seat }
    } can't move
lasting-steered = { $seat_id ->
        [you] Another player chooses your steps
       *[other] Another player chooses { $seat }'s steps
    }
lasting-calm = No skeleton moves
lasting-no-raising = Nobody may change a roll with skeletons
lasting-lower = Every roll counts 1 less
lasting-skipped = { $seat_id ->
        [you] You skip your turn
       *[other] { $seat } skips a turn
    }
lasting-shunned = No skeleton may walk onto { $seat_id ->
        [you] your
       *[other] { $seat }'s
    } square
lasting-no-book = { $seat_id ->
        [you] You
       *[other] { $seat }
    } can't pick up the Necronomicon
lasting-no-points-win = { $seat_id ->
        [you] You
       *[other] { $seat }
    } can't win yet
lasting-helpless = { $seat_id ->
        [you] You are in the Pit and can only move skeletons
       *[other] { $seat } is in the Pit and can only move skeletons
    }
lasting-pinned = { $seat_id ->
        [you] You are
       *[other] { $seat } is
    } held in the Pit and can't move
