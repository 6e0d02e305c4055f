# The pages around the game: new table, waiting room, lobby, rules, settings.

page-loading = Just a moment …
page-copied = Copied.
page-copy-fails = Your browser can't copy here. Select the text and copy it yourself.
page-seconds = Seconds to respond

## New table

setup-game = Game
setup-you = You
setup-name = Your name
setup-invite = Friends join with the link. When you start, bots take the free seats.
setup-seat = Seat { $number }
setup-plan-open = Open for a friend
setup-plan-easy = Easy bot
setup-plan-medium = Medium bot
setup-plan-hard = Hard bot
setup-remove-seat = Remove seat { $number }
setup-public = Who can find the table
setup-public-no = Only people with the link
setup-public-yes = Anyone (listed publicly)
setup-usual = default
setup-changed = { $number } changed
setup-rules = Rules
setup-rule = Rule { $rule }
setup-time = Time and absence
setup-clock = Clock
setup-clock-none = No clock
setup-clock-bank = { $minutes } minutes each, plus { $seconds } seconds per decision
setup-clock-bank-turns = { $minutes } minutes each, plus { $seconds } seconds per turn
setup-clock-turns = { $spare ->
    [0] Brisk: { $seconds } seconds per turn, then it ends
   *[other] Brisk: { $seconds } seconds per turn, and up to { $spare } more that you saved
}
setup-clock-days = { $days ->
        [one] One day
       *[other] { $days } days
    } per decision
setup-clock-no-days = Games with days for each decision need a server that tells you when it's your move. This one can't: its host has set up no mail, push or webhooks.
setup-absence = When someone is away
setup-absence-bot = A bot plays for them until they're back
setup-absence-wait = Everyone waits
setup-absence-skip = Their seat makes only forced moves
setup-cover = The bot that fills in
setup-reactions = Responding with cards
setup-reactions-quick = Quick: continue as soon as everyone has answered
setup-reactions-private = Private: always the same time, so nobody sees who hesitated
setup-more = Spectators and hints
setup-title = Name of the table
    .hint = Optional
setup-spectators = Others may watch
    .text = They see the board, not your cards.
setup-open-hands = Show all hands after the game
    .text = Then anyone can watch the replay from every player's point of view.
setup-hints = Hints
    .text = Players may ask what a strong bot would do.
setup-make = Create the table

## The waiting room

room-host = Send the link to your friends. Start when everyone is here.
room-guest = { $host } starts the game when everyone is here.
room-visitor = Take a free seat to play.
room-unseated = You no longer have a seat here: the host removed you, or you left it in another window.
room-full = All seats are taken. You can watch here once the game starts.
room-full-closed = All seats are taken, and nobody may watch at this table.
room-link = Link to this table
    .code = Code of the table
room-local = This link only works on this computer. To play with others on your network, start Boneyard with:
room-qr = QR code of the link
room-invite = Invite
room-ready = Ready
    .not = Not ready yet
    .yes = ready
room-move = Move here
room-change = Change rules and clock
    .done = Changed. Everyone has to say again that they're ready.
room-seats = Seats
room-free = Free
    .text = A bot takes it if nobody joins.
room-bot = { $level ->
        [easy] Easy bot
        [medium] Medium bot
       *[hard] Hard bot
    }
room-hosting = host
room-sit = Sit down
    .here = on seat { $number }
room-stand = Leave the seat
room-kick = Remove
room-begin = Start the game
    .bots = { $number ->
        [one] A bot takes the free seat.
       *[other] Bots take the { $number } free seats.
    }
room-plan = Settings of this game
room-device = Play on another device
    .text = A private link moves your seat to another device, for example your phone. Don't share it: whoever opens it can take your seat. It works once.
    .make = Create a private link
    .link = Private link
carry-title = Move your seat here?
carry-text = This link moves your seat to this device. The other device can then only watch. Nothing happens until you press the button.
carry-go = Move my seat here
carry-not = No, just watch
carry-gone = Your seat was moved to another device with its private link; here you can only watch. If that wasn't you, ask the host of this server to give it back.

## Lobby

lobby-lead = Join a game, or watch others play.
lobby-open = Waiting for players
    .none = Nobody is waiting right now. Create a public table and others will find it here.
lobby-running = Now playing
    .none = No public game is running right now.
lobby-free = { $number ->
        [one] One seat free
       *[other] { $number } seats free
    }
lobby-sit = Go to the table
lobby-watch = Watch
lobby-round = Round { $round }
mine-lead = Your games on this device. Those waiting for you come first.
mine-none = You haven't played here yet.
mine-waiting = Your move
mine-running = Now playing
mine-open = Not started yet
mine-over = Finished
mine-move = { $seat }'s move
mine-go = Continue
mine-winners = Won: { $names }
mine-unwon = Ended without a winner
mine-won = You won
mine-lost = You lost
mine-record = You won { $won } of { $number ->
        [one] 1 finished game
       *[other] { $number } finished games
    }.
mine-parked = Stopped by the server after errors

## Rules

rules-lead = Every rule has a number. The game shows it whenever you can't do something.
rules-books = Games
rules-search = Search the rules
rules-found = { $number ->
        [one] One rule
       *[other] { $number } rules
    }
rules-none = No rule contains all these words. Try fewer or shorter ones.
rules-contents = Contents
rules-also = Unless stated otherwise here, these rules also apply:
rules-untranslated = not translated yet
rules-link = Link to rule { $rule }
rules-no-such = There's no rule { $rule }. Try searching for a word from it.

## Settings

prefs-lead = For this browser. No account needed.
prefs-you = You
prefs-save = Save
prefs-saved = Saved.
prefs-look = Appearance
prefs-theme-system = System
prefs-theme-light = Light
prefs-theme-dark = Dark
prefs-for-me = Done for you
    .text = You can undo it until something is rolled or drawn.
prefs-for-me-put = Place the pieces of a new tile for me
prefs-for-me-shift = Move skeletons and zombies for me
prefs-for-me-stop = End my walk where nothing is left to reach
prefs-access = Screen reader and keyboard
prefs-announced = Announcements
prefs-announced-brief = Brief
    .text = What you are asked, what others do to you, and how the game ends.
prefs-announced-normal = Normal
    .text = Also what you do, each turn of the others in a sentence, and the chat.
prefs-announced-all = Everything
    .text = Every line of the log.
prefs-alerts = When it's your move
prefs-sound = Play sounds
prefs-volume-effects = Volume of effects
prefs-volume-turn = Volume of “your turn”
prefs-notify = Show a notification
    .text = While the game is open in a tab.
    .insecure = Browsers allow notifications only over HTTPS and on this computer.
    .denied = Your browser blocks them for this page; you can allow them in its settings.
prefs-contacts = Reach me elsewhere
    .text = For games played over several days: by email, or with a webhook.
    .none = Nothing set up yet.
    .add = Add
prefs-contact-kind = How
prefs-contact-mail = Email
prefs-contact-webhook = Webhook
prefs-contact-push = Browser
prefs-contact-address = Address
prefs-contact-code = Code from the email
    .go = Confirm
prefs-contact-unconfirmed = waiting for the code
prefs-remove = Remove
prefs-tokens = Your own bots
    .text = A token lets your program join tables. Keep it secret, like a password.
    .none = No tokens yet.
    .make = Create a token
    .name = Name of the bot
    .new = This is the token. It won't be shown again:
prefs-key = Log out everywhere else
    .text = If someone else might be using your seats, for example after you played on a shared computer, get a new key here. You're logged out everywhere else; bots keep their tokens.
    .make = Get a new key
    .done = Done. Only this browser can use your seats now.

## About

about-lead = Free to play: three games of dice, bones and bad neighbours.
about-what = Boneyard is an independent implementation of published game rules. Its code, art and texts are original, and so are the cards and tiles wherever the rules don't list them.
about-names = The names of the games belong to their owners, who have no part in this project and don't endorse it.
about-dice = Nobody can rig the dice: the server commits to them before the game, and afterwards everyone can check.
about-privacy = No account, no tracking, nothing from other servers. This browser stores one key, which gives you access to your seats.
about-licences = Licences
about-licence = Boneyard is free software under the MIT licence.
about-version = Version { $version }, protocol { $protocol }
about-used = { $name }, { $licence }

## Not found

lost-lead = Maybe one of these pages helps:
page-shut = You can't enter here
