# Lessons: their list, the buttons, and the text of each step.
# A part's title is `lesson-GAME-PART`, a step's text `lesson-GAME-PART-STEP`; `.else` answers another move.

lessons-lead = Three short games that teach you as you play.
lessons-minutes = about { $minutes } minutes
lessons-parts = { $done } of { $number } parts done
lessons-start = Start
lessons-resume = Continue
lessons-again = Play again
lessons-done = Done
lesson-part = Part { $part } of { $number }
lesson-step = Step { $step } of { $number }
lesson-next = Next
lesson-next-part = Next part
lesson-show = Show me
lesson-do = Do it for me
lesson-shown = Do this:
lesson-restart = Restart this part
lesson-leave = Leave the lesson
lesson-skip = Skip this part
lesson-else = In a real game you could do that. Here, try what's highlighted first.
lesson-read = Read this first, then press “Next”.
lesson-stuck = You can't finish this part from here. No harm done: restart it.
lesson-end = That was the lesson. Everything else is in the rules, one click away from every question.
    .play = Play a real game
    .all = All lessons

## Zombie Invasion

lesson-zombie-invasion-tile = The town grows
lesson-zombie-invasion-tile-lay = You stand on Town Hall Square, like everyone else. Every turn begins with a tile: this time the Gas Station. Tap a place with a plus, tap the tile to rotate it, and place it.
lesson-zombie-invasion-tile-fill = A named building comes with zombies, life and ammo, all of them inside. The zombies are already in place. You decide where the life token goes.
lesson-zombie-invasion-tile-done = Good. Streets without a building get a zombie at every exit instead. Now the die says how far you may walk.
lesson-zombie-invasion-fight = Walk and fight
lesson-zombie-invasion-fight-walk = A few turns later, you roll a 5: up to five squares, never diagonally. Walk onto the zombie; it stands in your way, so you must fight it.
    .else = You may go elsewhere, but the fun is in the north. Walk onto the zombie.
lesson-zombie-invasion-fight-ammo = You need 4 or more and rolled a 2. Each ammo token adds 1 to the roll: spend two.
    .else = A life token would let you roll again. Save it: you have enough ammo.
lesson-zombie-invasion-fight-door = One point! You can enter buildings only through their doors. Go in to the east; a life token lies behind the zombie.
lesson-zombie-invasion-fight-life = Only a 1. Three ammo would be enough, but keep them: give up a life token and roll again.
    .else = That would win too. Try the life token this time: there's another one here.
lesson-zombie-invasion-fight-done = A 6, and the life token on this square is yours. If you give up your last one, you die: back to Town Hall Square, and 5 points are gone.
lesson-zombie-invasion-zombies = Move the zombies
lesson-zombie-invasion-zombies-move = Your turn ends with another roll. It's a 3: move up to three zombies one square each, away from you and towards the other player in the south. Tap a zombie, then a square.
    .else = You don't have to move them all, but this time move as many as you can.
lesson-zombie-invasion-zombies-done = Instead of moving three zombies you may add a new one in a building. Then it's the next player's turn.
lesson-zombie-invasion-helipad = The helicopter
lesson-zombie-invasion-helipad-run = The Helipad is always the last tile, and full of zombies. Whoever reaches its centre wins. Run!
    .else = Not now! The helicopter is two steps away.
lesson-zombie-invasion-helipad-last = A 3, so close. Fix it: one ammo, or a life token for another roll.
lesson-zombie-invasion-helipad-done = You made it to the helicopter. The other way to win: 20 points, one for each zombie.

## MidEvil

lesson-midevil-tile = Build the map
lesson-midevil-tile-lay = Everyone starts on the Altar. Every turn begins with a tile: this time the Bakery. Tap a place with a plus, tap the tile to rotate it, and place it. You can't cut off a road.
lesson-midevil-tile-fill = The Bakery comes with three skeletons, all inside. You choose colours and squares: white is worth 1 point, red 2, blue 3 to whoever beats it.
lesson-midevil-tile-life = And two life tokens, also inside. A square can hold a skeleton and a token.
lesson-midevil-tile-done = Well done. For a tile without a name you roll instead: that many points of skeletons appear on it.
lesson-midevil-move = Move, then the bones move
lesson-midevil-move-walk = A few turns later, you roll a 4: up to four squares, never diagonally. Walk to the life token in the clearing; you pick it up by stepping on it.
    .else = You may go where you like, but the life token is worth the walk.
lesson-midevil-move-stop = A fourth life token. You don't have to use the whole roll: stop here.
    .else = One more step is allowed. This time, stop.
lesson-midevil-move-bones = At the end of your turn you roll for the skeletons: a 1, so one of them moves one square. You choose. Tap it, then a square.
lesson-midevil-move-done = You may also push skeletons onto other players: whoever begins a turn on one has to fight it first.
lesson-midevil-fight = Fight
lesson-midevil-fight-attack = A white skeleton stands in the way. Step onto it: a 4, 5 or 6 beats it.
    .else = You could walk around it. Let's fight.
lesson-midevil-fight-raise = A 2. Raise the roll with skeletons you have collected: their points count, and you need two more.
    .else = A life token would buy another roll. Raise it this time.
lesson-midevil-fight-again = It's yours: one point. Now the red one behind it.
    .else = You could stop here. Fight the red one first.
lesson-midevil-fight-life = A 1. Three white ones would be enough, but points win games. Give up a life token and roll again.
    .else = That wins the fight and costs three points. Try the life token.
lesson-midevil-fight-done = Two more points. 30 points win the game. If you give up your last life token, you die: back to the Altar, and your collection is gone.
lesson-midevil-card = Play a card
lesson-midevil-card-horse = You hold three cards and play at most one per round. Tap the Horse in your hand and play it: it doubles your movement roll.
    .else = You can roll without it. Play the Horse first.
lesson-midevil-card-ride = A 3, doubled to 6. Ride north and take both life tokens.
    .else = You may, but two life tokens lie in the north.
lesson-midevil-card-done = Weapons and items stay in front of you for later turns. Tap a card at any time to read what it does.
lesson-midevil-react = React
lesson-midevil-react-omen = It's the other player's turn, and a 5 beats the blue skeleton. But you hold Bad Omen, so you get the chance to respond. Play it.
    .else = You could let it go. Here, spoil it for them.
lesson-midevil-react-done = They had to roll again, and it cost them lives. You're only asked when you hold a card that fits. In a real game you have a few seconds each time, and you can skip the questions until your turn.
lesson-midevil-book = The Necronomicon
lesson-midevil-book-take = The Graveyard has been found. The Necronomicon lies on its centre, under a skeleton. Walk there.
    .else = Someone else will take it if you don't. To the centre!
lesson-midevil-book-done = It's yours. Carry it to the Altar's centre and you win. If you die on the way, it goes back to the Graveyard.
lesson-midevil-duel = The duel, and home
lesson-midevil-duel-catch = Now the other player has the Necronomicon. Land on their square and you duel for it. Catch them!
    .else = They will carry it home. Catch them first.
lesson-midevil-duel-bid = You rolled a 3, they rolled a 4. Now you both secretly commit skeletons and life tokens: points are added to the roll, life tokens buy new rolls. Commit your blue one, and no life.
    .else = That's a poor bid: commit the blue skeleton and keep your life tokens.
lesson-midevil-duel-home = You win the duel and the Necronomicon, and your move goes on. Home to the Altar's centre!
    .else = No detours with that book. To the Altar!
lesson-midevil-duel-done = You've won! That's the whole game: a map, bones, cards, and one book that everyone wants.

## The Castle of Chaos

lesson-castle-of-chaos-halls = The castle
lesson-castle-of-chaos-halls-door = All of MidEvil's rules apply. You start in the castle: you're in the keep, whose doors lead to the courtyard. Go through the door to the west.
    .else = The halls are large. This way: through the door.
lesson-castle-of-chaos-halls-stairs = Stairs lead from the courtyard up to the wall; everywhere else battlements are in the way. Climb up: there's a life token.
    .else = Up to the wall first: follow the courtyard to the stairs.
lesson-castle-of-chaos-halls-done = Keep, courtyard and wall are three separate areas. For a Horse the keep counts as a building.
lesson-castle-of-chaos-bridge = The drawbridge
lesson-castle-of-chaos-bridge-gate = The way out leads over the drawbridge, which starts raised. Step onto the gate.
    .else = The gate is one step to the south.
lesson-castle-of-chaos-bridge-lower = From the gate you may try once per turn: 4 or more lowers the bridge, and trying costs no movement. Go ahead.
    .else = The bridge first: it costs nothing.
lesson-castle-of-chaos-bridge-cross = A 5: it's down. Cross it.
    .else = It's down now. Cross it before someone raises it.
lesson-castle-of-chaos-bridge-done = With 3 or less anyone can raise it again, from either end, while nobody stands on it. Beyond it the map grows as you know it.
lesson-castle-of-chaos-black = Black skeletons
lesson-castle-of-chaos-black-attack = Six black skeletons come with the Graveyard. They move two squares, and only a 6 beats them. Fight one.
    .else = You could wait. Fight the black one.
lesson-castle-of-chaos-black-raise = A 5 isn't enough here. Raise it by one point or more.
    .else = A life token buys another roll, but a 6 is rare. Raise it.
lesson-castle-of-chaos-black-done = It's beaten, but worth nothing: black ones give no points.
lesson-castle-of-chaos-home = Home to the throne
lesson-castle-of-chaos-home-throne = You hold the Necronomicon. In the castle you don't win at the Altar but here, on the centre of the corner hall where you started. Walk there!
    .else = The throne is near. Straight to it!
lesson-castle-of-chaos-home-done = You've won! Beware of the Pit, of The Filth that cuts off roads, and of 32 nastier cards.
