# What is said in a turn, on the game's page.

turn-rule = Rule { $rule }
turn-rulebook = Open the rulebook
turn-no-rule = This rule can't be shown now.
turn-not-there = Not there.
turn-do-it = Do it
turn-danger = Are you sure?
    .yes = Die
    .no = Go back
turn-for-me = { $number ->
        [one] Shown on the board: one move.
       *[other] Shown on the board: { $number } moves.
    }
turn-to-put = Still to put: { $parts }.
turn-put-figures = { $number ->
        [one] one skeleton
       *[other] { $number } skeletons
    }
turn-put-points = { $number ->
        [one] skeletons worth one point
       *[other] skeletons worth { $number } points
    }
turn-put-zombies = { $number ->
        [one] one zombie
       *[other] { $number } zombies
    }
turn-put-life = { $number ->
        [one] one life token
       *[other] { $number } life tokens
    }
turn-put-ammo = { $number ->
        [one] one ammo token
       *[other] { $number } ammo tokens
    }
turn-way-fights = Fights: { $fights }.
turn-way-left = Left then on average: { $parts }.
turn-costs-nothing = costs nothing
turn-costs-average = costs { $parts } on average
turn-needs = { $needed } or more wins.
turn-counts = { $pips } counts as { $result }.

turn-duel-sealed = sealed
turn-duel-commit = How many: { $what }?
turn-duel-odds = Percent: how often you hold the book afterwards, if the other bids at random.
turn-duel-now = A duel for the book
turn-duel-wins = { $seat } wins the duel!
turn-duel-tie = A tie: nothing changes.
turn-duel-nothing = nothing

turn-somebody = somebody
turn-answers = { $kind ->
        [turn-begins] { $seat } begins a turn.
        [tile-placed] { $seat } has laid a tile.
        [before-move] { $seat } is about to roll for the move.
        [move-rolled] { $seat } has rolled for the move.
        [before-fight] { $seat } is about to fight: { $foe }.
        [fight-rolled] { $seat } has rolled in a fight: { $foe }.
        [life-given] { $seat } gives up a life token in a fight.
        [move-ended] { $seat } has finished moving.
        [before-skeletons] { $seat } is about to move skeletons.
        [turn-ends] { $seat } is about to end the turn.
       *[other] { $seat } is playing.
    }
turn-skips = Ask me less
turn-skips-note = Taken back when somebody aims at you, or by a tap on it above the board, or by Esc.
turn-mute = Mute
    .on = Mute { $name }
    .off = { $name } is muted

turn-carry = Go on at another device
turn-end-wanted = { $seats }: end the game by agreement?
turn-end-yes = I agree
turn-end-asked = You want to end the game. The others are asked.
turn-end-not = Play on after all
turn-end-no = Play on
turn-end-declined = The game goes on: not everybody wants to end it.
turn-bot-stays = A bot plays on for you, to the end of the game.
turn-seat = { $seat }: what lies there
turn-window-how = Play a lit card, or pass.
turn-choose-listed = Choose one of the ways listed.
turn-mine-wait = Your turn
    .text = Others may answer first; then you are asked.
turn-chat-apart = Only other spectators read what you write.
turn-time-up = Your time is up. A bot plays on for you, to the end of the game.
turn-out-of-time = out of time · a bot plays
turn-gone = gone for good · a bot plays
turn-clock = Time left
turn-others-first = Somebody may answer with a card first.
turn-asked-again = You are asked again from now on.
