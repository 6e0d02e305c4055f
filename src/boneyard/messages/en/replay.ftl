# Replays: their page, opening a file, checking the dice in the browser.

replay-controls = Replay controls
replay-moment = Moment
    .text = Moment { NUMBER($moment, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) }
    .turn = Moment { NUMBER($moment, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) }, { $seat }'s turn
replay-first = To the beginning
replay-turn-back = One turn back
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step forward
replay-turn-on = One turn forward
replay-last = To the end
replay-speed = Speed
replay-keys = Keys: ← and → move one step, with Shift one turn, Home and End jump to the start and the end. Space plays, + and − change the speed.
replay-eyes = Point of view
replay-eyes-all = All hands visible
replay-eyes-watch = Spectator
replay-running = This game is still running. You only see what you could see so far.
replay-closed = Hands stay hidden at this table. You only see what you could see.
replay-cut = This game was played with other rules; today's can replay only part of it.
replay-hand = { $seat }'s hand
    .none = no cards
replay-to-moment = Go to this moment
replay-share = Link to this moment
replay-play-on = Play on from here
    .text = You take { $seat }'s seat, bots take the others. The dice stay the same, so it's practice.
    .imagined = You take your seat, bots take the others. What you can't know is made up, so it's practice.
    .over = The game is over here. Go back a little to play on.
    .bots = Bots
replay-save = Save the replay
    .record = Save what I've seen
replay-table = Go to the table
replay-check = Check the dice
replay-more = Moment and file

## A file

replay-open = Open a replay file
    .text = Drop a “.boneyard” file here, or choose one. It is checked and added to your finished games.
    .choose = Choose a file
    .drop = Drop it to open it
    .busy = Replaying the game …
replay-bad-foreign = “{ $file }” isn't a Boneyard replay.
replay-bad-other-form = “{ $file }” comes from another version of Boneyard, in a format this one doesn't know. Open it with that version.
replay-bad-cut-off = “{ $file }” is damaged: part of it is missing. Download it again.
replay-bad-not-over = “{ $file }” is a saved game that isn't over. Continue it in the terminal: `boneyard play --resume FILE`.
replay-bad-too-large = “{ $file }” is too large for a replay.
replay-bad-unreadable = “{ $file }” can't be read. Try choosing it again.
replay-bad-rules = “{ $file }” was played with rules that this server doesn't have. You can still check its dice below.
replay-bad-changed = “{ $file }” was changed or damaged: replayed with the rules, it doesn't add up. It wasn't opened.
replay-bad-reason = The server says: { $reason }

## Are the dice fair?

fair-title = Are the dice fair?
fair-lead = Your browser checks this itself, using only the game's file.
fair-step-seed = The seed
    .text = Before the game the server published a hash of its secret seed. After the game it reveals the seed. If they match, it can't have swapped it.
fair-promise = The published hash in the file (SHA-256)
fair-seed = The revealed seed
fair-hashed = SHA-256 of that seed, computed here
fair-noted = The hash you noted before the game, if you did
    .kept = This browser noted it when the game began.
fair-step-nonces = What the players added
    .text = Each player could add a secret of their own, also committed to by a hash before the game. So nobody alone could control the numbers.
fair-nonce-kept = { $seat } added what they had committed to.
fair-nonce-broken = { $seat } didn't add what they had committed to.
fair-nonce-hidden = { $seat } committed to something but didn't reveal it in time, so it doesn't count.
fair-nonce-none = { $seat } added nothing.
fair-step-numbers = Every number
    .text = Each number is made from the seed, what the players added, the name of its purpose and a counter. Here they all are, computed again.
    .count = { $number ->
        [one] one number
       *[other] { $number } numbers
    }
fair-stream-card = Cards drawn
fair-stream-tile = Tiles drawn
fair-stream-other = Other random choices
fair-stream-move = Movement rolls
fair-stream-fight = Fight rolls
fair-stream-duel = Duel rolls
fair-stream-figures = Rolls to move the undead
fair-stream-tile-points = Rolls for tiles
fair-count = Count
fair-total = Out of
fair-file = In the file
fair-here = Computed here
fair-meant = Meaning
fair-how = How it's computed
    .text = Text
    .hmac = HMAC-SHA-256 of the text, with the seed as key
    .value = Its first eight bytes as a number
    .rest = Remainder after dividing by { NUMBER($total, useGrouping: 0) }
fair-outcome = Result
    .kept = right
    .broken = wrong
    .none = nothing to check
fair-step-rules = What each number meant
    .text = The rules decide what a number stands for, and the browser doesn't have them. The server replayed the game for this step; `boneyard verify FILE` does the same on your own computer.
