# Answers: `command-` and the command's word; its fields are the parameters.

command-start = { $seat } begins
command-roll = a roll of { $pips }
command-draw = draw { $tile }
command-place = Place it here
command-put = Place { $what_id ->
        [ammo] ammo
       *[other] a { $what }
    } on { $square }
command-step = { $direction ->
        [none] Walk to { $to }
       *[other] Walk { $direction }
    }
command-shift = { $direction ->
        [none] Move it to { $to }
       *[other] Move it { $direction }
    }
command-stop = Stop here
command-life = Give up a life token and roll again
command-life-last = { $points ->
        [0] Give up your last life: you die
        [one] Give up your last life: you die and lose 1 point
       *[other] Give up your last life: you die and lose { $points } points
    }
command-die = Accept death
command-die-loses = { $points ->
        [0] Give up: you die
        [one] Give up: you die and lose 1 point
       *[other] Give up: you die and lose { $points } points
    }
command-ammo = Spend ammo and win the fight
command-breed = Add a zombie (costs 3 moves)

command-deal = deal { $card }
command-play = Play { $card }{ $target ->
        [none] {""}
       *[other] {" "}on { $target }
    }
command-pass = Pass
command-discard = Discard { $card } and end the turn
command-throw = Roll the die
command-use = Use { $card }
command-shoot = Aim with { $card } at { $square }
command-raise = Raise the roll with { $skeletons }
command-mount = Mount { $owner }'s horse
command-commit = Commit { $number } { $what_id ->
        [white] white
        [red] red
        [blue] blue
       *[life] life
    }
command-spend = Spend a { $what }
command-choose = Choose { $card }
command-aim = Choose { $tile }
command-go = Go to { $square }
command-remove = Remove the skeleton on { $square }
command-pay = Give up { $skeletons }

## The same, when the board already shows the place

command-place-where = Place it here
command-put-where = Place { $what_id ->
        [ammo] ammo
       *[other] a { $what }
    }
command-step-where = Walk
command-shift-where = Move
command-shoot-where = Aim with { $card }
command-go-where = Go
command-remove-where = Remove
command-pick-where = Choose a skeleton

## The castle

command-bridge = Try to move the drawbridge
command-bridge-lower = Try to lower the drawbridge
command-bridge-raise = Try to raise the drawbridge
command-challenge = Duel for the Necronomicon
command-teleport = Teleport to the drawbridge instead of moving
command-lead = Move { $seat }'s pawn instead
command-take = Take { $skeletons }
command-pick = Choose the skeleton on { $square }
## Words with another meaning in certain frames: `command-`, the word, and the frame's tag

command-stop-end-turn = End the turn
command-stop-settle = Skip
command-stop-duel-reroll = Keep the roll
command-stop-duel-open = Spend nothing
command-stop-move-zombies = Done
command-stop-move-skeletons = Done
command-stop-put-skeletons = Done
command-stop-led = Let them lead
command-life-duel-reroll = Spend a committed life token and roll again
