# Hints: what the hard bot would do, and why. One message per command word.

hint-title = What a strong player would do, best first:
hint-line = { $place }. { $option }: { $reasons }.
hint-chance = estimated chance to win { $percent }%, from { $games ->
        [one] one simulated game
       *[other] { $games } simulated games
    }
hint-fights = { $number ->
        [one] a fight for points on the way
       *[other] { $number } fights for points on the way
    }
hint-tokens = { $number ->
        [one] a token to pick up
       *[other] { $number } tokens to pick up
    }
hint-nearer = { $number ->
        [one] one step closer to the goal
       *[other] { $number } steps closer to the goal
    }
hint-arrives = reaches the goal
hint-step = the better place to continue from
hint-stop = nothing better to do
hint-place = close to you, far from your rivals
hint-put = helps you more than your rivals
hint-shift = hurts your rivals, or comes within your reach
hint-breed = a new zombie hurts your rivals more than moving does
hint-life = another roll is worth the token
hint-die = there's no other way
hint-ammo = wins the fight and saves your life tokens
hint-raise = wins the fight and saves your life tokens
hint-play = helps you most right now
hint-play-against = slows down { $seat }, who is closest to winning
hint-pass = your card is worth more later
hint-discard = another card will do more for you
hint-throw = you're ready
hint-use = makes the fight safer
hint-shoot = a fight that costs no step
hint-mount = you move twice as far
hint-commit = just enough to win
hint-spend = enough to win
hint-choose = the best one
hint-aim = helps you most there
hint-go = the best place to continue from
hint-remove = helps your rivals more than you
hint-pay = just enough
hint-bridge = the bridge decides who gets through
hint-challenge = the book is worth a duel
hint-teleport = saves a long walk
hint-lead = takes them away from where they want to go
hint-take = small ones raise rolls without waste
hint-pick = more useful elsewhere
