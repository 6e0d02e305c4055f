# Hints: what the hard bot would do, and why. One message for each word that a seat can answer with.

hint-title = What a strong player would do, best first:
hint-line = { $place }. { $option }: { $reasons }.
hint-chance = { $percent } % chance to win, from { $games ->
        [one] one game
       *[other] { $games } games
    } played on
hint-fights = { $number ->
        [one] a fight for its points on the way
       *[other] { $number } fights for their points on the way
    }
hint-tokens = { $number ->
        [one] a token to pick up
       *[other] { $number } tokens to pick up
    }
hint-nearer = { $number ->
        [one] a step nearer to the goal
       *[other] { $number } steps nearer to the goal
    }
hint-arrives = it leads to the goal
hint-step = the better place to go on from
hint-stop = nothing better is to be had now
hint-place = near you, and far from the others
hint-put = where it serves you more than the others
hint-shift = towards those whom it hurts, or where it is yours to beat
hint-breed = a new one hurts the others more than moves
hint-life = another roll is worth the token
hint-die = there is no other way
hint-ammo = it wins the fight and keeps your life tokens
hint-raise = it wins the fight and keeps your life tokens
hint-play = it helps you most now
hint-play-against = it stops player { $number }, who is nearest to winning
hint-pass = your card is worth more later
hint-discard = another card will do more for you
hint-throw = you are ready
hint-use = it makes the fight safer
hint-shoot = a fight that costs no step
hint-mount = you ride twice as far
hint-commit = enough to win, and not more
hint-spend = it is enough to win
hint-choose = the best that there is
hint-aim = where it serves you most
hint-go = the best place to go on from
hint-remove = it serves others more than you
hint-pay = the least that will do
hint-bridge = the bridge decides who gets through
hint-challenge = the book is worth a duel
hint-teleport = it saves a long way
hint-lead = it leads them away from where they want to be
hint-take = small ones raise rolls without waste
hint-pick = it does most good elsewhere
