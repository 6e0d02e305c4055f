# The browser client.

web-skip = Skip to content
web-home = Home
web-pages = Pages
web-language = Language
web-language-name = Languages
    .en = English
    .de = Deutsch
    .it = Italiano
    .es = Español
web-theme = Light or dark
web-settings = Settings
web-lobby = Open tables
web-mine = My games
web-rules = Rules
web-set-up = New table
web-replay = Replay
web-statistics = Statistics
web-lessons = Lessons
web-about = About
web-close = Close
web-try-again = Try again
web-not-found = Nothing here
    .text = The address may be mistyped, or the table is gone: finished tables are only kept for a while.
web-wrong = Something went wrong

## Home

web-play-now = Play now
web-make-table = Create a table
web-join = Have a code?
    .code = Five letters or a link
    .go = Go
    .wrong = No game or group has this code. Check the letters.
web-lesson = 3-minute lesson
web-players = { $least }–{ $most } players
web-guest = Guest
web-starting = Setting the table …
web-resume = Continue playing
    .text = { $game }, round { $round }

## The connection

web-line-connecting = Connecting …
web-dice-called = Everyone is mixing the dice …
web-line-lost = Connection lost. Reconnecting … Your moves are saved.
web-saving-paused = Saving is paused: the server can't write to disk right now. Nothing is lost; it will resume by itself.
web-went-on = An update corrected the rules. The game continues from the start of the last turn.

## The game

web-board = Board
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-fit = Fit
    .label = Show the whole board
web-follow = Follow
    .label = Let the camera follow the game again
web-supply = Supply
web-supply-stack = Tiles left
web-supply-deck = Cards left
web-supply-box = Zombies in the box
web-supply-bank = Life tokens left
web-players-label = Players
web-life = Life tokens
web-points = Points
web-cards = Cards in hand
web-ammo = Ammo
web-you = you
web-bot = bot
web-away = away
web-covered = away · bot playing
web-here = here
web-holder = holds the Necronomicon
web-tools = Table
web-sound = Sound
web-menu = Menu
web-hand = Your cards
web-your-question = What to do
web-log = Log
web-dice = Dice
    .rolls = { $number ->
        [one] one roll
       *[other] { $number } rolls
    }
    .expected = expected
web-chat = Chat
    .say = Say something
    .send = Send
    .empty = No messages yet.
web-preset-hello = Hello!
web-preset-well-played = Well played!
web-preset-thanks = Thanks!
web-preset-oops = Oops.
web-preset-hurry = Hurry up!
web-preset-good-game = Good game!
web-cheers = Cheers
web-cheer-laugh = Laughing
web-cheer-wow = Wow!
web-cheer-sad = Sad
web-cheer-angry = Angry
web-cheer-love = In love
web-cheer-toast = Cheers!
web-guess = Next fight:
    .hit = Hit
    .miss = Miss
    .how = Guess before the die falls. Right guesses win fame, bold ones more.
web-fame = Fame for right guesses

web-wait = { $seat }'s turn
web-watch = { $seat }'s turn
    .text = You're watching.
web-thinking = Just a moment …
web-undo = Undo
web-hint = Hint
web-hints = What a strong player would do
web-walk = Go
web-lay = Place it here
web-rotate = Rotate
web-cancel = Cancel
web-fill = { $number ->
        [one] Place the piece
       *[other] Place all { $number } pieces
    }
web-send = { $number ->
        [one] Send a figure at { $seat }
       *[other] Send { $number } figures at { $seat }
    }
web-send-move-zombies = { $number ->
        [one] Send a zombie at { $seat }
       *[other] Send { $number } zombies at { $seat }
    }
web-send-move-skeletons = { $number ->
        [one] Send a skeleton at { $seat }
       *[other] Send { $number } skeletons at { $seat }
    }
web-held = Continue
    .text = You can still undo all of it.
    .tile = Tap the tile to rotate it.
    .walk = You stop here, unless you choose another square.
web-plan-next = Your next walk:
    .how = Choose a square to plan your next walk.
    .unfit = Your plan no longer fits.
web-plan = { $steps ->
        [one] One step
       *[other] { $steps } steps
    }{ $fights ->
        [0] , no fight.
        [one] , one fight.
       *[other] , { $fights } fights.
    }
web-plan-part = { $reach ->
        [one] For now you can only take the first step.
       *[other] For now you can only take the first { $reach } steps.
    }
web-plan-alive = to survive
web-no-path = You can't get there.
web-no-card = You can't play it now.
web-play-card = Play
web-discard-card = Discard and end the turn
web-use-card = Use
web-choose-square = Choose a spot on the board.
web-choose-here = What goes on { $place }?
web-choose-target = Where to?
web-choose-site = Choose a place for the tile.
web-choose-send = Choose a player to send them at, or move them one by one.
web-choose-turn = R or the mouse wheel rotates the tile.
web-more = More

web-fight = Fight
web-fight-with = With { $card }
web-duel = Duel
web-react = Respond?
    .pass = Pass
    .until = Skip until my turn
    .until-on = Skipping until my turn
    .never = Don't ask about { $card }
    .left = { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }

web-over = The game is over
    .won = { $way_id ->
        [helipad] You made it to the helicopter!
        [points] You reached the winning score!
        [conceded] You win: everyone else gave up!
        [conceded-one] You win: your opponent gave up!
       *[other] You win { $way }!
    }
    .lost = { $way_id ->
        [helipad] { $seats } made it to the helicopter.
        [points] { $seats } reached the winning score.
        [conceded] { $seats } { $number ->
            [one] wins
           *[other] win
        }: everyone else gave up.
        [conceded-one] { $seats } { $number ->
            [one] wins
           *[other] win
        }: the other player gave up.
        [conceded-mine] You gave up: { $seats } { $number ->
            [one] wins
           *[other] win
        }.
       *[other] { $seats } { $number ->
            [one] wins
           *[other] win
        } { $way }.
    }
web-rematch = Play again
web-see-replay = Watch the replay
web-see-statistics = Statistics
web-invite = Invite people to watch
web-leave = Leave the game
    .ask = You can't come back. Leave?
    .bot = Leave and let a bot take over
    .out = Leave without a replacement
    .lost = Give up: you lose and the game ends
web-vote-end = Offer to end the game
web-copy = Copy

## Headlines of the dock: the question, then its most important part

ask-place-tile = Place the tile:
    .strong = { $tile }
ask-fill-tile = Place on:
    .strong = { $tile }
ask-move = Move:
    .strong = { $left ->
        [0] no steps left
        [one] 1 step left
       *[other] { $left } steps left
    }
ask-move-step = { $owner_done ->
        [no] { $chooser } leads your pawn:
       *[yes] Move:
    }
    .strong = { $owner_done ->
        [no] do anything first?
       *[yes] { $left ->
            [0] no steps left
            [one] 1 step left
           *[other] { $left } steps left
        }
    }
ask-mend = Fight:
    .strong = you missed
ask-fight-ready = Fight!
    .strong = Roll, or choose a weapon
ask-move-zombies = Move
    .strong = { $left ->
        [one] up to 1 zombie
       *[other] up to { $left } zombies
    }
ask-move-skeletons = Move
    .strong = { $must ->
        [yes] { $left ->
            [one] 1 skeleton
           *[other] { $left } skeletons
        }
       *[no] { $left ->
            [one] up to 1 skeleton
           *[other] up to { $left } skeletons
        }
    }
ask-window = Respond
    .strong = with a card?
ask-end-turn = End of turn:
    .strong = discard a card?
ask-before-move = Play a card
    .strong = before you roll?
ask-settle = Shoot
    .strong = before drawing cards?
ask-duel-bids = Duel:
    .strong = your sealed bid
ask-duel-reroll = Duel:
    .strong = roll again?
ask-duel-open = Duel:
    .strong = spend something?

## More of the game page

web-your-move = Your move
web-board-help = Arrow keys choose a highlighted square, Enter confirms it, Escape lets go of it. With Alt they go to any square. R rotates a tile. Shift and arrow keys move the board, plus and minus zoom, 0 shows all of it. The question mark shows all keys. Tab leaves the board.
    .named = Arrow keys choose a highlighted square, Enter confirms it, Escape lets go of it. With Alt they go to any square. Shift and arrow keys move the board. Tab leaves the board.
web-play-on = Play on { $seat }
web-costs = costs { $parts }
web-choice = Choose
web-motion = Motion
web-motion-slow = slow
web-motion-normal = normal
web-motion-fast = fast
web-motion-off = off
web-motion-instant = instant
web-tabs = Views
web-tab-hand = Turn
web-tab-dice = Dice
web-tab-log = Log
web-tab-chat = Chat
web-over-nobody = Nobody wins.
web-bot-plays = A bot is playing for you.
web-return = I'm back
web-mark-legal = can be chosen
web-mark-danger = can be chosen, with a fight
web-mark-sel = chosen
web-mark-aim = can be aimed at
web-mark-foe = in a fight
web-mark-far = farther away, within reach
web-mark-risky = farther away, with a fight on the way
web-site-beside = { $tile } to the { $direction }
web-site-turn = Rotation { $turn } of { $number }.
web-kinds = What to place
web-choose-step = Choose a highlighted square, or any other to see the route and its odds.
web-phases = The turn
web-phase-tile = Tile
web-phase-move = Move
web-phase-figures = Undead
web-phase-end = Discard
web-log-fresh = { $number ->
        [one] one new line
       *[other] { $number } new lines
    }
web-board-text = The board in words
web-tile-here = here
web-tiles-away = { $number ->
        [one] one tile { $direction }
       *[other] { $number } tiles { $direction }
    }
web-tile-exits = Exits: { $exits }.
web-board-you = { $seat } is here: { $place }.
web-board-role = game board
web-board-place = place
web-board-steps = { $steps ->
        [0] here
        [one] 1 square to walk
       *[other] { $steps } squares to walk
    }
web-board-no-way = no way there
web-board-inside = inside a building
web-board-sides =
    .o = open: { $list }
    .d = door: { $list }
    .w = wall: { $list }
web-board-carries = carries { $list }
web-board-places = Places that matter
web-board-others = Players
web-board-enemies = Nearest enemies on foot
web-board-tiles = Tiles
web-board-doors = Doors: { $list }.
web-board-walls = Walls: { $list }.
