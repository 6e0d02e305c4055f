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
turn-duel-seal = Seal your bid
turn-duel-chance = Your chance to end up with the book is { $chance } if your opponent bids at random.
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
    .fight = Fight: rolling …
turn-chat-apart = Only other spectators see what you write.
turn-time-up = Your time is up. A bot will play for you until the end of the game.
turn-out-of-time = out of time · bot playing
turn-gone = left the game · bot playing
turn-clock = Time left
turn-others-first = Waiting for reactions …
    .who = { $seats } may respond first.
turn-asked-again = You'll be asked again from now on.
turn-ask-me = In others' turns, ask me about this card
    .always = Always
    .matters = If it matters
    .never = Never
turn-discard-later = Discard it at the end of your turn
    .keep = Keep it after all
    .marked = Goes at the end of your turn
turn-time-left = { $unit ->
        [day] { $number ->
            [one] 1 day left
           *[other] { $number } days left
        }
        [hour] { $number ->
            [one] 1 hour left
           *[other] { $number } hours left
        }
       *[minute] { $number ->
            [one] 1 minute left
           *[other] { $number } minutes left
        }
    }
turn-next-game = Your move: { $game }

trap-set = Set { $card } as a trap
    .note = It lies face down and springs by itself. Nobody is asked, nobody waits.
    .secret = Only you know the condition. Change it any time before it springs.
    .button = Set as a trap
    .arm = Arm it face down
    .change = Change
    .none = Don't arm it. Ask me
    .asked = You'll be asked when it would matter.
    .unasked = With days for each decision, only traps act in other players' turns.
trap-on =
    .carrier = On whoever carries the book
    .leader = On the leader's next turn
    .attacker = On whoever last targeted me
    .neighbour = On whoever is on my tile
    .fighter = When someone fights on my tile
    .runner = On whoever rolls 5 or 6 to move
    .rival = On { $seat }
    .one = On one player
    .who = Choose who.
# Whom a condition names now.
trap-now = { $seats } now.
    .nobody = Nobody now.
    .later = Depends on the roll or fight.
# $who and $moment are trap-who and trap-moment.
trap-when = When { $who } { $moment }, { $card } springs.
trap-who =
    .carrier = the player with the book
    .leader = the leader
    .attacker = whoever last targeted you
    .neighbour = someone on your tile
    .fighter = someone on your tile
    .runner = someone with a 5 or 6
    .rival = { $seat }
trap-moment = { $kind ->
        [before-turn] is next
        [turn-begins] begins a turn
        [tile-placed] has placed a tile
        [before-move] is about to move
        [move-rolled] has rolled to move
        [before-fight] is about to fight
        [fight-rolled] has rolled in a fight
        [life-given] gives up a life token in a fight
        [move-ended] has finished moving
        [before-skeletons] is about to move skeletons
       *[other] ends a turn
    }
trap-count = { $armed } armed, { $free } free
# On the stage, above the card.
trap-springs = { $seat_id ->
        [you] Your trap springs
       *[other] { $seat }'s trap springs
    }
turn-takeover = { $seat } is away. A bot takes over soon.
turn-doing = { $frame ->
        [place-tile] { $seat } is deciding where { $tile } goes. { $number ->
            [one] One place fits.
           *[other] { $number } places fit.
        }
        [fill-tile] { $seat } is filling { $tile }.
        [move] { $seat } is walking.
        [move-step] { $seat } is walking.
        [settle] { $seat } may shoot before drawing cards.
        [before-move] { $seat } may play a card before the roll.
        [fight-ready] { $seat } is about to fight.
        [mend] { $seat } missed and chooses what to do.
        [move-zombies] { $seat } is moving zombies.
        [breed-zombie] { $seat } is placing a zombie.
        [move-skeletons] { $seat } is moving skeletons.
        [step-on] { $seat } is moving skeletons.
        [send-skeletons] { $seat } is moving skeletons.
        [put-skeletons] { $seat } is placing skeletons.
        [put-black] { $seat } is placing skeletons.
        [remove-skeletons] { $seat } is choosing skeletons.
        [pay-skeletons] { $seat } is choosing skeletons.
        [take-skeletons] { $seat } is choosing skeletons.
        [choose-skeleton] { $seat } is choosing skeletons.
        [choose-item] { $seat } is choosing an item.
        [choose-square] { $seat } is choosing a square.
        [gather] { $seat } is choosing a square.
        [choose-tile] { $seat } is choosing a tile.
        [end-turn] { $seat } may discard a card.
        [duel-bids] Both bid in secret.
        [duel-open] { $seat } decides about the duel.
        [duel-reroll] { $seat } decides about the duel.
       *[other] {""}
    }
turn-stand-in = { $seat }'s bot
