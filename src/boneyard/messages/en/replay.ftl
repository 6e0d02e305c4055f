# A game watched again: the page of a replay, opening a file, checking the dice in the browser.

replay-controls = Going through the game
replay-moment = Moment
    .text = Moment { NUMBER($moment, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) }
    .turn = Moment { NUMBER($moment, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) }, turn of { $seat }
replay-first = To the beginning
replay-turn-back = One turn back
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-turn-on = One turn on
replay-last = To the end
replay-speed = Speed
replay-keys = Keys: ← and → go a step, with Shift a turn, Home and End to either end. Space plays, + and − change the speed.
replay-eyes = Seen by
replay-eyes-all = All-seeing
replay-eyes-watch = Spectator
replay-running = This game is still being played. You see what you have seen of it so far.
replay-closed = Hands stay closed at this table. You see what you have seen.
replay-cut = This game was played by other rules, and those of today could tell only a part of it.
replay-hand = Hand of { $seat }
    .none = no cards
replay-to-moment = To this moment
replay-share = Link to this moment
replay-play-on = Play on from here
    .text = You take the seat of { $seat }, bots take the others. The dice stay the same, so this is practice.
    .imagined = You take your seat, bots take the others. What you can't know is made up, so this is practice.
    .over = Here the game is over. Go back a little to play on.
    .bots = Bots
replay-save = Save the replay
    .record = Save what I have seen
replay-table = To the table
replay-check = Check the dice
replay-more = Moment and file

## A file

replay-open = Open a replay file
    .text = Drop a file that ends with “.boneyard” here, or choose one. It is checked and kept as a finished game of yours.
    .choose = Choose a file
    .drop = Let go to open it
    .busy = The game is being played again …
replay-bad-foreign = “{ $file }” is no replay of Boneyard.
replay-bad-other-form = “{ $file }” was written by another version of Boneyard, in a form that this one does not know. Open it with that version.
replay-bad-cut-off = “{ $file }” is damaged: a part of it is missing. Get the file once more.
replay-bad-not-over = “{ $file }” is a saved game that is not over. Go on with it at the terminal: `boneyard play --resume FILE`.
replay-bad-too-large = “{ $file }” is too large for a replay.
replay-bad-unreadable = “{ $file }” can't be read. Choose it once more.
replay-bad-rules = “{ $file }” was played by rules that this server does not play. Its dice can be checked below all the same.
replay-bad-changed = “{ $file }” was changed or damaged: played again by the rules, it does not come out. It was not opened.
replay-bad-reason = What the server says: { $reason }

## Are the dice fair?

fair-title = Are the dice fair?
fair-lead = Your browser works this out by itself, from the file of the game alone.
fair-step-seed = The seed
    .text = Before the game the server published a hash of its secret seed. After the end it shows the seed. If both fit together, it can't have taken another one.
fair-promise = The promise in the file (SHA-256)
fair-seed = The seed that was shown
fair-hashed = SHA-256 of that seed, worked out here
fair-noted = The hash that you noted down before the game, if you did
    .kept = This browser noted it down when the game began.
fair-step-nonces = What the players added
    .text = Each player could add a secret of their own, promised before the game by its hash too. So no one of them alone could steer the numbers.
fair-nonce-kept = { $seat } added what was promised.
fair-nonce-broken = { $seat } did not add what was promised.
fair-nonce-hidden = { $seat } promised something and did not show it in time, so it counts for nothing.
fair-nonce-none = { $seat } added nothing.
fair-step-numbers = Every number
    .text = A number is made from the seed, what players added, the name of its purpose and a count. Here is each one, worked out again.
    .count = { $number ->
        [one] one number
       *[other] { $number } numbers
    }
fair-stream-card = Cards drawn
fair-stream-tile = Tiles drawn
fair-stream-other = Other choices by chance
fair-stream-move = Movement rolls
fair-stream-fight = Fight rolls
fair-stream-duel = Duel rolls
fair-stream-figures = Rolls for figures
fair-stream-tile-points = Rolls for points of tiles
fair-count = Count
fair-total = Of
fair-file = In the file
fair-here = Worked out
fair-meant = Meant
fair-how = How it comes about
    .text = Text
    .hmac = HMAC-SHA-256 of the text under the seed
    .value = Its first eight bytes as a number
    .rest = Divided by { NUMBER($total, useGrouping: 0) }, the rest is
fair-outcome = Outcome
    .kept = right
    .broken = wrong
    .none = nothing to check
fair-step-rules = What each number meant
    .text = Which option a number stands for is said by the rules, and the browser has none. The server has played the game again for this step, and so does `boneyard verify FILE` on your own computer.
