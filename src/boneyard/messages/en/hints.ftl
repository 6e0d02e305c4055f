# Hints: what the hard bot would do, and why. One message per command word.

hint-title = What a strong player would do, best first:
hint-line = { $place }. { $option }: { $reasons }.
hint-chance = wins about { $percent }% of { $games } simulated games
hint-worse = wins { $number } games in 100 fewer (± { $error })
hint-close = about as good
hint-fight = fights the { $what } on { $tile }
hint-fights = { $number } fights on the way to { $tile }
hint-tokens = { $number ->
        [one] picks up a token on { $tile }
       *[other] picks up { $number } tokens
    }
hint-nearer = { $number ->
        [one] one step closer to { $tile }
       *[other] { $number } steps closer to { $tile }
    }
hint-arrives = reaches { $tile }
hint-step = the better place to continue from
hint-stop = nothing better to do
hint-place = close to you, far from your rivals
hint-place-you = closer to you than to { $seat }
hint-place-rival = closer to { $seat } than to you
hint-put = helps you more than your rivals
hint-shift = hurts your rivals, or comes within your reach
hint-near-you = within your reach on { $tile }
hint-near-rival = in the way of { $seat } on { $tile }
hint-breed = a new zombie hurts your rivals more than moving does
hint-life = another roll is worth the token
hint-die = there's no other way
hint-ammo = wins the fight and saves your life tokens
hint-raise = wins the fight and saves your life tokens
hint-play = helps you most right now
hint-play-leader = slows down { $seat }, who is closest to winning
hint-play-against = hits { $seat }
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
