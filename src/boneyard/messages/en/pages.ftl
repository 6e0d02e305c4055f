# The pages around the game: setting up, waiting, finding tables, rules, settings.

page-loading = A moment …
page-copied = Copied.
page-copy-fails = This browser can't copy here. Mark the text and copy it yourself.
page-seconds = Seconds

## Setting up a table

setup-lead = Choose a game and who plays. All the rest is fine as it is.
setup-game = Game
setup-you = You
setup-name = Your name
setup-seats = Seats
    .text = Friends sit down by the link. What is still open when you begin is played by bots.
setup-seat = Seat { $number }
setup-plan-open = Open for a friend
setup-plan-easy = Easy bot
setup-plan-medium = Medium bot
setup-plan-hard = Hard bot
setup-add-seat = Add a seat
setup-remove-seat = Remove seat { $number }
setup-public = Who finds the table
setup-public-no = Only who has the link
setup-public-yes = Everybody, among the open tables
setup-usual = as usual
setup-changed = { $number } changed
setup-rules = Rules
setup-rule = Rule { $rule }
setup-time = Time and absence
setup-clock = Clock
setup-clock-none = No clock
setup-clock-bank = { $minutes } minutes each, and { $seconds } seconds for every answer
setup-clock-days = { $days ->
        [one] One day
       *[other] { $days } days
    } for every decision
setup-absence = When somebody is away
setup-absence-bot = A bot plays for them until they are back
setup-absence-wait = Everybody waits
setup-absence-skip = Their seat does only what it must
setup-cover = The bot that steps in
setup-reactions = Answering with cards
setup-reactions-quick = Quick: on as soon as all have answered
setup-reactions-private = Private: always equally long, so nobody sees who hesitated
setup-more = Watching and hints
setup-title = Name of the table
    .hint = May stay empty
setup-spectators = Others may watch
    .text = They see the board, not your hands.
setup-open-hands = Hands are opened after the end
    .text = Then anybody can watch the replay through anybody's eyes.
setup-hints = Hints
    .text = Players may ask what a strong bot would do.
setup-make = Open the table
setup-start = Start the game

## The waiting room

room-host = Send the link to your friends. Begin when all are here.
room-guest = { $host } begins the game when all are here.
room-visitor = Take a free seat to play.
room-unseated = You have no seat here any more: the host has sent you away, or you have left it in another window.
room-full = All seats are taken. As soon as the game begins, you can watch it here.
room-full-closed = All seats are taken, and nobody may watch at this table.
room-link = Link to this table
    .code = Code of the table
room-local = This link works on this computer only. To play with others in your network, start Boneyard with:
room-qr = QR code of the link
room-invite = Invite
room-seats = Seats
room-free = Free
    .text = A bot plays it if nobody comes.
room-bot = { $level ->
        [easy] Easy bot
        [medium] Medium bot
       *[hard] Hard bot
    }
room-hosting = host
room-sit = Sit down
    .here = on seat { $number }
room-stand = Leave the seat
room-kick = Send away
room-begin = Begin the game
    .bots = { $number ->
        [one] A bot takes the free seat.
       *[other] Bots take the { $number } free seats.
    }
room-plan = What is played
room-device = Play on another device
    .text = A private link takes your seat along, to your telephone for example. Give it to nobody else: who opens it can take your seat. It works once.
    .make = Make a private link
    .link = Private link
carry-title = Take your seat here?
carry-text = This link brings your seat to this device. The other device can then watch at most. Nothing happens until you press the button.
carry-go = Take the seat
carry-not = No, just look
carry-gone = Your seat was taken to another device by its private link; here you can only watch. If it was not you, ask the host of this server to give it back.

## Finding tables

lobby-lead = Sit down with others, or look over their shoulders.
lobby-open = Waiting for players
    .none = Nobody is waiting just now. Make a public table, and others find it here.
lobby-running = Being played
    .none = No public game goes on just now.
lobby-free = { $number ->
        [one] One seat free
       *[other] { $number } seats free
    }
lobby-sit = To the table
lobby-watch = Watch
lobby-turn = Turn { $turn }
mine-lead = Your tables on this device, those that wait for you first.
mine-none = You have not played here yet.
mine-waiting = It is your move
mine-running = Being played
mine-open = Not begun yet
mine-over = Finished
mine-go = Go on
mine-winners = Won: { $names }
mine-unwon = Ended without a winner

## Rules

rules-lead = Every rule has a number, and the game names it when something can't be done.
rules-books = Games
rules-search = Search the rules
rules-found = { $number ->
        [one] One rule
       *[other] { $number } rules
    }
rules-none = No rule has all these words. Try fewer or shorter ones.
rules-contents = Contents
rules-also = Where nothing else is said here, these rules hold too:
rules-untranslated = not translated yet
rules-link = Link to rule { $rule }
rules-no-such = There is no rule { $rule }. Search for a word from it instead.

## Settings

prefs-lead = For this browser. Nothing of it needs an account.
prefs-you = You
prefs-save = Save
prefs-saved = Saved.
prefs-look = Look
prefs-theme-system = as the system
prefs-theme-light = light
prefs-theme-dark = dark
prefs-alerts = When it is your move
prefs-sound = Play a sound
prefs-notify = Show a notification
    .text = While a tab with the game is open.
    .insecure = Browsers allow notifications on https and on this computer only.
    .denied = This browser has forbidden them for this page; its settings can allow them again.
prefs-contacts = Reach me elsewhere
    .text = For games with days for every decision: by mail, or at a program's address (webhook).
    .none = Nowhere yet.
    .add = Add
prefs-contact-kind = How
prefs-contact-mail = Mail
prefs-contact-webhook = Webhook
prefs-contact-push = Browser
prefs-contact-address = Address
prefs-contact-code = Code from the mail
    .go = Confirm
prefs-contact-unconfirmed = waits for the code
prefs-remove = Remove
prefs-tokens = Bots of your own
    .text = A token lets a program of yours sit down at tables. Keep it like a password.
    .none = No tokens yet.
    .make = Make a token
    .name = Name of the bot
    .new = This is the token. It is shown only now:

## About

about-lead = A free table for three games of dice, bones and bad neighbours.
about-what = Boneyard is an independent implementation of published game rules. Its code, its art and its texts are its own, and so are cards and tiles wherever the rules do not list them.
about-names = The names of the games belong to their owners, who have no part in this project and do not endorse it.
about-dice = Nobody can bend the dice: before a game the server promises them, and afterwards everybody can check the promise.
about-privacy = No account, no tracking, nothing from other servers. This browser keeps one key, by which you have your seats.
about-licences = Licences
about-licence = Boneyard is free software under the MIT licence.
about-version = Version { $version }, protocol { $protocol }
about-used = { $name }, { $licence }

## Lost

lost-lead = Perhaps one of these helps:
page-shut = You can't go in here
