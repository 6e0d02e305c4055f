# Groups: the page for members, joining, settings, the challenge.

group-title = Group
group-mine = Your groups
group-new = Start a group
    .name = { $name }'s group
group-to = To the group
group-summary = { $games ->
        [0] No games yet.
        [one] { $games } game since { $since }.
       *[other] { $games } games since { $since }.
    } { $here ->
        [one] Only you are here.
       *[other] { $here } of you are here.
    }
group-games = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
group-say = Say it aloud
group-code = Code
group-copy = Copy link
group-link = Link to this group
group-bring = + Bring someone
group-members = Members
group-here = here
group-new-device = on a new device
group-let-in = Let back in
    .no = That's not them
group-look = Colour and symbol
group-look-1 = sun
group-look-2 = leaf
group-look-3 = moon
group-look-4 = diamond
group-look-5 = drop
group-look-6 = tower
group-pin = PIN
    .set = PIN set
    .none = no PIN
    .save = Set PIN
    .text = 4 to 8 digits. With it you get back in on any device.
group-join = New here?
    .go = Join the group
group-return = Already a member?
    .text = Choose your name. Your seats come with you.
    .me = I'm { $name }
    .go = Come back
    .ask = Ask the host to let you in
    .asked = The host sees that you're here and can let you in. Keep this page open.
    .forgotten = Forgotten your PIN?
    .no-pin = You haven't set a PIN.
    .not = I'm just watching
group-back = Playing here? Take your seat
group-next = Next game, same people
    .alone = Play now
group-bot-until = { $name }'s seat: bot until they're back
group-bots = Bots
group-rules = Your house rules:
    .change = Change them
    .keep = Keep for the group
group-standings = Standings
    .none = After your first finished game, you'll see who wins, and who was only lucky.
    .note = The dashed line is an average player. Bars are 95 % intervals.
    .few = { $number ->
        [one] { $names } has played too little to tell.
       *[other] { $names } have played too little to tell.
    }
group-column-games = Games
group-column-wins = Wins
group-column-skill = Skill, luck taken out
group-skill = { $skill }, probably { $low } to { $high }
group-head-to-head = Head to head
    .note = games you finished above them
    .none = Play a game together first.
group-trophies = Trophies
    .none = Still in their boxes. Finish a game to win some.
trophy-most-deaths = Gravedigger's friend
    .text = { $number ->
        [one] { $number } death
       *[other] { $number } deaths
    }
trophy-most-books = Bookworm
    .text = { $number ->
        [one] took the book once
       *[other] took the book { $number } times
    }
trophy-longest-book = Longest carry
    .text = { $number ->
        [one] held the book for one turn
       *[other] held the book for { $number } turns in a row
    }
trophy-most-rides = Horse thief
    .text = { $number ->
        [one] { $number } horse
       *[other] { $number } horses
    }
trophy-most-beaten = Bone crusher
    .text = { $number } beaten
trophy-most-cards = Card sharp
    .text = { $number ->
        [one] { $number } card played
       *[other] { $number } cards played
    }
trophy-most-duels-won = Duellist
    .text = { $number ->
        [one] { $number } duel won
       *[other] { $number } duels won
    }
trophy-most-pits = Pit inspector
    .text = { $number ->
        [one] fell in once
       *[other] fell in { $number } times
    }
trophy-most-tokens = Magpie
    .text = { $number ->
        [one] { $number } token
       *[other] { $number } tokens
    }
trophy-most-tiles = Town planner
    .text = { $number ->
        [one] { $number } tile
       *[other] { $number } tiles
    }
trophy-lucky-streak = Luckiest roll
    .text = { $hits } hits in a row, 1 in { $number }
trophy-lucky-game = Loaded dice?
    .text = { $number } deviations above average in one game
trophy-comeback = Back from the dead
    .text = won from a { $number } % chance
trophy-quick-win = In a hurry
    .text = won in { $number } turns
group-moments = Best moments
    .none = The turns that change a game will be here.
    .all = All { $number }
group-settings = You and the group
group-name = Name of the group
group-save = Save
group-saved = Saved.
group-remove = Remove { $name }
group-sure = Really? Click again
group-new-code = New code and link
group-export = Export everything
group-leave = Leave the group
group-delete = Delete the group
challenge = Same dice, this week
    .text = Everyone plays the same map and the same rolls against the same three bots.
    .game = This week: { $game }.
challenge-until = until { $day }
challenge-none = not yet
challenge-running = playing
challenge-hidden = play first
challenge-won = { $points }, won
challenge-go = Play your try
challenge-once = one try each
