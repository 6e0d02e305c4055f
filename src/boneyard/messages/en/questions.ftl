# Questions: `question-` and the tag of the pending frame.

question-first-seat = Who begins?
question-draw-tile = Draw a tile.
question-place-tile = Where does { $tile } go?
question-fill-tile = Fill { $tile }: where does the next one go?
question-fight-roll = Roll for the fight.
question-mend = You missed. What now?
question-move-roll = Roll for movement.
question-move = { $left ->
        [one] One more square. Where to?
       *[other] Up to { $left } squares. Where to?
    }
question-zombie-roll = Roll for the zombies.
question-move-zombies = { $left ->
        [one] Move 1 zombie?
       *[other] Move up to { $left } zombies. Which one first?
    }
question-breed-zombie = Place the new zombie.

question-deal-card = Deal a card.
question-tile-roll = Roll for the tile.
question-settle = Shoot before drawing cards?
question-before-move = Play a card before you roll?
question-move-step = { $owner_done ->
        [no] { $chooser } leads your pawn. Do anything first?
       *[yes] Where to?
    }
question-fight-ready = Fight! Roll, or choose a weapon or a card.
question-window = { $kind ->
        [turn-begins] A turn begins. Play a card?
        [tile-placed] A tile was placed. Play a card?
        [before-move] About to roll for movement. Play a card?
        [move-rolled] Movement was rolled. Play a card?
        [before-fight] About to roll for a fight. Play a card?
        [fight-rolled] A fight was rolled. Play a card?
        [life-given] A life token was given up. Play a card?
        [move-ended] The move is over. Play a card?
        [before-skeletons] Skeletons are about to move. Play a card?
        [turn-ends] The turn is about to end. Play a card?
       *[other] Play a card?
    }
question-duel-roll = Roll for the duel.
question-duel-bids = Duel! What do you secretly commit?
question-duel-reroll = Spend a committed life token to roll again?
question-duel-open = Duel! Spend anything?
question-skeleton-roll = Roll for the skeletons.
question-move-skeletons = { $left ->
        [one] Move 1 skeleton. Which one?
       *[other] Move { $left } skeletons. Which one first?
    }
question-step-on = Move it one more square?
question-end-turn = Discard a card before your turn ends?
question-choose-item = Which of { $target }'s items?
question-choose-square = Which square?
question-choose-tile = Which tile?
question-put-skeletons = Place the next skeleton.
question-remove-skeletons = Choose a skeleton to remove.
question-pay-skeletons = Which skeletons do you give up?

question-draw-beyond = Which tile lies beyond the drawbridge?
question-put-black = Place the next black skeleton.
question-bridge-roll = Roll for the drawbridge.
question-gather = Which square of the Graveyard?
question-choose-skeleton = Which skeleton swaps places with { $target }?
question-take-skeletons = Which skeletons do you take?
question-crush-roll = Everyone rolls.
question-uprising-roll = The peasants fight.
question-wall-roll = Roll for the wall.
question-send-skeletons = { $left ->
        [one] Send 1 more skeleton.
       *[other] Send { $left } skeletons.
    }
