# Event cards: title, `.gist` for a card in the hand, `.text` for the full effect.

## MidEvil: weapons and items

card-sword = Sword
    .gist = +1 on your fight rolls
    .text = Weapon, stays in front of you. Announce it before the first roll of a fight on your square: +1 on that roll and its rerolls.
card-mace = Mace
    .gist = Once a turn: +2 in one fight
    .text = Weapon, stays in front of you. Once a turn, announce it before the first roll of a fight on your square: +2 on that roll and its rerolls.
card-pole-arm = Pole Arm
    .gist = Once a turn: fight from 1 square away
    .text = Weapon, stays in front of you. Once in each of your turns, fight a skeleton 1 square away that you can see. On your own square it does nothing.
card-short-bow = Short Bow
    .gist = Once a turn: fight from up to 3 away
    .text = Weapon, stays in front of you. Once in each of your turns, fight a skeleton up to 3 squares away that you can see. On your own square it does nothing.
card-crossbow = Crossbow
    .gist = Once a turn: up to 4 away, +1; then halt
    .text = Weapon, stays in front of you. Once in each of your turns, fight a skeleton up to 4 squares away that you can see, with +1. You can't move any further that turn. On your own square it does nothing.
card-shield = Shield
    .gist = Once a turn: reroll a failed fight roll
    .text = Item, stays in front of you. Once a turn, reroll a failed fight roll without giving up a life token.
card-horse = Horse
    .gist = Doubles your movement roll
    .text = Item, stays in front of you. Your movement roll is doubled; played during your move, it doubles what is left of it. It waits outside when you enter a building, and others may take it there. You can't play it inside a building.
card-holy-water = Holy Water
    .gist = Discard: beat a skeleton without a roll
    .text = Item, stays in front of you. Discard it before a fight roll of yours: you beat the skeleton without rolling.
card-necronomicon = Necronomicon
    .gist = Carry it to the goal and win
    .text = Item, taken by the first player to reach the Graveyard's centre. Hold it on the goal's centre, with any skeleton there beaten, and you win. A player who lands on your square, or begins a turn there, must duel you for it; in the castle they may. If you die, it goes back to the Graveyard.

## MidEvil: boons

card-second-wind = Second Wind
    .gist = Double your move, or +2 after a miss
    .text = Double your movement roll before your first step, or add 2 to a fight roll of yours that has failed.
card-hearty-stew = Hearty Stew
    .gist = Don't move: take 3 life tokens
    .text = Before your movement roll: take 3 life tokens instead of moving this turn. You can't have more than 5.
card-secret-tunnel = Secret Tunnel
    .gist = Don't roll: go inside at any door
    .text = Before your movement roll: instead of rolling and moving, go to the inside square at a door of any building. You enter it as if you had walked there.
card-blessing = Blessing
    .gist = Your fight roll counts as 6
    .text = Before a fight roll of yours: it counts as a 6. You don't roll.

## MidEvil: hexes

card-cold-feet = Cold Feet
    .gist = A player can't move next turn
    .text = The target can't move in their next turn. Played in the target's own turn before their movement roll, it applies to that turn.
card-lame-horse = Lame Horse
    .gist = Halve a movement roll; kill a Horse
    .text = After the target's movement roll: halve it, rounded down. If they ride a Horse, it is discarded and the rest is halved again: a 5 on horseback, which is 10, becomes 2.
card-pickpocket = Pickpocket
    .gist = Take an item from a player on your tile
    .text = Take an item of your choice from a player on your tile, even the Necronomicon. You can't take one you already have, or a Horse waiting outside. While you're inside a building you can't take a Horse at all.
card-slippery-hands = Slippery Hands
    .gist = A player loses an item of your choice
    .text = The target loses an item of your choice. The Necronomicon goes back to the Graveyard; a Horse waiting outside is safe.
card-lost-way = Lost Way
    .gist = Choose the steps of a player's move
    .text = In the target's turn, until their move begins: you choose the steps of their move this turn. The target decides everything else.
card-bad-omen = Bad Omen
    .gist = A player rerolls a winning fight roll
    .text = After the target's winning fight roll: they roll again, and the new roll counts.
card-grave-robber = Grave Robber
    .gist = A player loses 2 points of skeletons
    .text = The target removes skeletons of their choice worth at least 2 points from their collection, or all they have if that is less.

## MidEvil: the grave

card-call-of-the-grave = Call of the Grave
    .gist = Place 6 points of skeletons on a tile
    .text = Place up to 6 points of skeletons from the supply on one tile, on legal squares without a skeleton. Players may be standing there.
card-they-rise-again = They Rise Again
    .gist = Place up to 3 removed skeletons on a tile
    .text = Place up to 3 removed skeletons, of any colours, on one tile, on legal squares without a skeleton. Players may be standing there.
card-bone-march = Bone March
    .gist = Move up to 6 skeletons one square
    .text = Move up to 6 different skeletons one square each, now.
card-dead-calm = Dead Calm
    .gist = No skeleton moves until your next turn
    .text = No skeleton moves until your next turn begins.
card-crumble = Crumble
    .gist = Remove up to 3 points from one tile
    .text = Remove skeletons worth up to 3 points in total from one tile. Nobody gets them.

## The Castle of Chaos

card-alls-quiet = All's Quiet
    .gist = Nobody changes rolls with skeletons
    .text = Until the end of your next turn nobody may use skeletons to change a roll.
card-ashes-to-ashes = Ashes to Ashes
    .gist = All pawns go to the Graveyard
    .text = Beginning with you and going left, every player moves their pawn to a square of the Graveyard, no two to the same one. You can't play it before the Graveyard is on the map.
card-bone-soup = Bone Soup
    .gist = 2 points of skeletons for 1 life token
    .text = Give up at least 2 points of your skeletons and take 1 life token. Extra points don't buy more tokens; the skeletons are removed.
card-buckethead = Buckethead
    .gist = A player skips their whole next turn
    .text = The target skips their whole next turn. You can't play it on a player who is already going to skip one.
card-hes-one-of-them = He's One of Them!
    .gist = A player swaps places with a skeleton
    .text = The target swaps places with a skeleton of your choice that isn't on one of the 12 castle tiles. The target's square must have no skeleton, and must be one where a skeleton may stand.
card-i-aint-that-good = I Ain't That Good!
    .gist = Every roll is 1 lower
    .text = Until the end of your next turn every die that a player rolls counts 1 less, including for movement.
card-ive-got-the-gun = I've Got the Gun!
    .gist = Your turn: take 3 points of skeletons
    .text = In your turn: take 3 points of skeletons from the supply, or as close to 3 as it allows. If they bring you to 30 points, you can't win before the end of your next turn.
card-i-will-crush-you = I Will Crush You!
    .gist = All roll; the lowest loses a life token
    .text = Every player rolls; the lowest, or everyone tied for lowest, loses a life token. Nobody dies from this.
card-peasants-are-revolting = The Peasants Are Revolting!
    .gist = Life token spent: lose half of the rest
    .text = When another player gives up a life token in a fight: they discard half of those they have left, rounded down. Not in duels.
card-to-the-pit = To the Pit!
    .gist = A player goes to the Pit and stays there
    .text = The target's pawn goes to the Pit's centre and can't move in any way until your next turn begins. A player in the Pit can only move skeletons until the end of their next turn. If the Pit isn't on the map, the card is discarded without effect.
card-this-is-my-broomstick = This Is My Broomstick!
    .gist = No skeleton walks onto your square
    .text = Until the end of your next turn no skeleton may enter your square when players move skeletons at the end of their turns. Cards can still bring one there.
card-peasant-uprising = Peasant Uprising
    .gist = Life tokens fight skeletons beside them
    .text = Every life token that shares a square with a skeleton fights it: you roll for each. 4 or more removes the skeleton for good, a black one too; less removes the token from the map.
card-protect-the-wall = Protect the Wall!
    .gist = Move skeletons from the wall outside
    .text = Roll a die: move that many skeletons, or as many as possible, from the castle wall to legal squares outside the castle. You choose which and where.
card-storm-the-wall = Storm the Wall!
    .gist = Move skeletons from outside to the wall
    .text = Roll a die: move that many skeletons, or as many as possible, from outside the castle onto legal squares of its wall. You choose which and where.
card-you-shall-never = You Shall Never…
    .gist = A player can't pick up the Necronomicon
    .text = The target can't pick up the Necronomicon in the Graveyard until their next turn; played in their own turn, for the rest of it. Duels and theft are still possible.
card-we-can-take-them = We Can Take Them!
    .gist = Pull a pawn to you and move on with it
    .text = In your turn: move the target's pawn to your square. You may finish your move with that pawn instead of yours; you choose its steps, but its fights are the target's.
