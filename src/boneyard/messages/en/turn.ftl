# The game page during a turn.

turn-rule = Rule { $rule }
turn-rulebook = Open the rulebook
turn-no-rule = Can't show this rule right now.
turn-not-there = Not there.
turn-danger = Are you sure?
    .yes = Die
    .no = Go back
turn-to-put = Still to place: { $parts }.
turn-put-figures = { $number ->
        [one] 1 skeleton
       *[other] { $number } skeletons
    }
turn-put-points = { $number ->
        [one] 1 point of skeletons
       *[other] { $number } points of skeletons
    }
turn-put-zombies = { $number ->
        [one] 1 zombie
       *[other] { $number } zombies
    }
turn-put-life = { $number ->
        [one] 1 life token
       *[other] { $number } life tokens
    }
turn-put-ammo = { $number ->
        [one] 1 ammo token
       *[other] { $number } ammo tokens
    }
turn-way-fights = Fights: { $fights }.
turn-costs-nothing = costs nothing
turn-counts = { $pips } counts as { $result }.
turn-faces-win = win

turn-duel-sealed = sealed
turn-duel-commit = How many { $what_id ->
        [white] white skeletons
        [red] red skeletons
        [blue] blue skeletons
       *[life] life tokens
    }?
turn-duel-odds = Your chance to end up with the book if your opponent bids at random.
turn-duel-same = Whatever you bid here, your chance to end up with the book is { $chance }.

turn-someone = someone
turn-answers = { $kind ->
        [turn-begins] { $seat } starts a turn.
        [tile-placed] { $seat } has placed a tile.
        [before-move] { $seat } is about to roll for movement.
        [move-rolled] { $seat } has rolled for movement.
        [before-fight] { $seat } is about to fight: { $foe }.
        [fight-rolled] { $seat } has rolled in a fight: { $foe }.
        [life-given] { $seat } gives up a life token in a fight.
        [move-ended] { $seat } has finished moving.
        [before-skeletons] { $seat } is about to move skeletons.
        [turn-ends] { $seat } is about to end the turn.
       *[other] { $seat } is playing.
    }
turn-skips = Ask me less
turn-skips-note = You'll be asked again if someone targets you. To undo it, tap it above the board.
turn-mute = Mute
    .on = Mute { $name }
    .off = { $name } is muted

turn-carry = Continue on another device
turn-end-wanted = { $seats } offered to end the game. Do you agree?
turn-end-yes = I agree
turn-end-asked = You offered to end the game. Waiting for the others.
turn-end-not = Withdraw the offer
turn-end-no = Keep playing
turn-end-declined = The game goes on: not everyone wants to end it.
turn-bot-stays = A bot will play for you until the end of the game.
turn-seat = { $seat }: details
turn-window-how = Play a highlighted card, or pass.
turn-choose-listed = Pick one of the options.
turn-mine-wait = Your turn
turn-chat-apart = Only other spectators see what you write.
turn-time-up = Your time is up. A bot will play for you until the end of the game.
turn-out-of-time = out of time · bot playing
turn-gone = left the game · bot playing
turn-clock = Time left
turn-others-first = Waiting for reactions …
turn-asked-again = You'll be asked again from now on.
turn-ask-me = In others' turns, ask me about this card
    .always = Always
    .matters = If it matters
    .never = Never
turn-discard-later = Discard it at the end of your turn
    .keep = Keep it after all
    .marked = Goes at the end of your turn

trap-set = Set it as a trap
    .note = It lies face down and springs by itself in another player's turn. Nobody is asked, nobody waits. Only you know the condition.
    .none = Don't arm it
trap-on =
    .carrier = On whoever carries the book
    .leader = On whoever has the most points
    .attacker = On whoever aimed at me last
    .neighbour = On whoever is on my tile
    .rival = On { $seat }
# An addition to a condition.
trap-now = now { $seat }
# On an armed card.
trap-armed = Trap
