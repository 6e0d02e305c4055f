# The pages in a browser.

web-skip = To the content
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
web-set-up = A new table
web-replay = Replay
web-statistics = Statistics
web-lessons = Lessons
web-about = About
web-close = Close
web-try-again = Try again
web-not-found = There is nothing here
    .text = The address may be mistyped, or the table may be gone: finished tables are kept for a while only.
web-wrong = Something went wrong

## Home

web-pitch = Lay the map, roll the bones, and don't lend your neighbours a horse.
web-play-now = Play now
web-play-bots = Play now against bots
web-make-table = Make a table
web-join = Join a table
    .code = Link or code
    .go = Join
web-lesson = 3-minute lesson
web-players = { $least }–{ $most } players
web-guest = Guest
web-starting = Setting the table …
web-go-on = Go on playing
    .text = { $game }, turn { $turn }

## The line to the server

web-line-connecting = Connecting …
web-dice-called = Everybody adds to the dice …
web-line-lost = The line is broken. Trying again; what you did is kept.
web-saving-paused = Saving is paused: the server can't write just now. Nothing is lost, and it goes on by itself.
web-went-on = The rules were corrected by an update. The game goes on from the beginning of the last turn.

## The game

web-board = Board
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-fit = Fit
    .label = Show the whole board
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
web-covered = away · a bot plays
web-here = here
web-holder = holds the Necronomicon
web-tools = Table
web-sound = Sound
web-menu = Menu
web-hand = Your cards
web-your-question = What to do
web-log = Log
    .round = turn { $turn }
web-turn-of = { $seat }
web-dice = Dice
    .rolls = { $number ->
        [one] one roll
       *[other] { $number } rolls
    }
    .expected = expected
web-luck = Luck
web-chat = Chat
    .say = Say something
    .send = Send
    .empty = Nobody has said anything yet.
web-preset-hello = Hello!
web-preset-well-played = Well played!
web-preset-thanks = Thanks!
web-preset-oops = Oops.
web-preset-hurry = Hurry up!
web-preset-good-game = Good game!

web-wait = { $seat } is on the move
    .text = You are asked as soon as it is up to you.
web-watch = { $seat } is on the move
    .text = You are watching.
web-thinking = A moment …
web-undo = Undo
web-hint = Hint
web-hints = What a strong player would do
web-walk = Walk it
web-lay = Lay it here
web-rotate = Turn it
web-cancel = Cancel
web-auto = Place for me
web-auto-move = Move for me
web-plan = { $steps ->
        [one] One step
       *[other] { $steps } steps
    }{ $fights ->
        [0] , no fight.
        [one] , one fight.
       *[other] , { $fights } fights.
    }
web-plan-part = { $reach ->
        [one] Only the first step can be walked now.
       *[other] Only the first { $reach } steps can be walked now.
    }
web-plan-alive = to arrive alive
web-no-path = There is no way to there.
web-why-rule = Not now: { $rule }
web-no-card = You can't play it now.
web-play-card = Play
web-discard-card = Discard and end the turn
web-use-card = Use
web-choose-square = Choose on the board.
web-choose-here = What goes to { $place }?
web-choose-target = Where to?
web-choose-site = Choose a place, turn the tile, then lay it.
web-more = More
web-sure = sure
web-die-chance = { $percent } % to die

web-fight = Fight
web-fight-rolled = { $seat } rolled { $pips }.
web-fight-with = With { $card }
web-duel = Duel
web-react = Answer with a card?
    .pass = Pass
    .until = Pass until my turn
    .until-on = Passing until my turn
    .never = Never { $card }
    .left = { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
web-no-reactions = No more questions until my turn

web-over = The game is over
    .won = You win { $way }!
    .lost = { $seats } { $number ->
        [one] wins
       *[other] win
    } { $way }.
web-rematch = Play again
web-see-replay = Watch it again
web-see-statistics = Statistics
web-leave = Leave the game
    .ask = You can't come back. Leave?
    .bot = Leave, a bot goes on
    .out = Leave, nobody plays on for you
    .lost = Give up: you lose, the game ends
web-vote-end = End by agreement
web-copy = Copy

## Headlines of the dock: what is asked, then what matters most about it

ask-place-tile = Lay the tile:
    .strong = { $tile }
ask-fill-tile = Fill the tile:
    .strong = { $tile }
ask-move = Move:
    .strong = { $left ->
        [one] one step left
       *[other] { $left } steps left
    }
ask-move-step = { $owner_done ->
        [no] { $chooser } leads your pawn:
       *[yes] Move:
    }
    .strong = { $owner_done ->
        [no] do anything first?
       *[yes] { $left ->
            [one] one step left
           *[other] { $left } steps left
        }
    }
ask-mend = Fight:
    .strong = not enough
ask-fight-ready = Fight:
    .strong = with what?
ask-move-zombies = Zombies:
    .strong = { $left ->
        [one] move one more
       *[other] move { $left } more
    }
ask-move-skeletons = Skeletons:
    .strong = { $left ->
        [one] move one more
       *[other] move { $left } more
    }
ask-window = Answer:
    .strong = with a card?
ask-end-turn = End of turn:
    .strong = discard a card?
ask-before-move = Before the roll:
    .strong = a card?
ask-settle = Before cards:
    .strong = shoot?
ask-duel-bids = Duel:
    .strong = your sealed bid
ask-duel-reroll = Duel:
    .strong = roll again?
ask-duel-open = Duel:
    .strong = spend something?

## The game's page, further

web-your-move = Your move
web-board-help = Arrows choose a lit square, Enter takes it. R turns a tile. Shift and arrows move the board, plus and minus change its size, 0 shows all of it. The question mark shows all keys.
web-play-on = Play on { $seat }
web-costs = costs { $parts }
web-choice = Choose
web-motion = Motion
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
web-bot-plays = A bot plays for you.
web-return = I am back
web-mark-legal = can be chosen
web-mark-danger = can be chosen, a fight
web-mark-sel = chosen
web-mark-aim = can be aimed at
web-mark-far = further away, can be walked to
web-mark-risky = further away, with a fight on the way
web-site-beside = { $tile } to the { $direction }
web-site-turn = Rotation { $turn } of { $number }.
web-kinds = What you put down
web-choose-step = Choose a lit square, or any other one to see the way there and its odds.
web-phases = The turn
web-phase-tile = Tile
web-phase-move = Move
web-phase-figures = Figures
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
web-squares-away = { $number ->
        [one] one square { $direction }
       *[other] { $number } squares { $direction }
    }
web-board-you = { $seat } stands here: { $place }.
web-board-threats = Nearest figures to fight: { $list }.
