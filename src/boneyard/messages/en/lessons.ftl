# Lessons: the page that lists them, what surrounds them, and what each step says.
# A part's title is `lesson-GAME-PART`, a step's text `lesson-GAME-PART-STEP`; `.else` answers another move.

lessons-lead = Three short games that explain themselves. You play, we whisper.
lessons-minutes = about { $minutes } minutes
lessons-parts = { $done } of { $number } parts done
lessons-start = Start
lessons-go-on = Go on
lessons-again = Play again
lessons-done = Done
lesson-part = Part { $part } of { $number }
lesson-step = Step { $step } of { $number }
lesson-next = Next
lesson-next-part = Next part
lesson-show = Show me
lesson-do = Do it for me
lesson-shown = This is what is meant:
lesson-restart = Begin this part again
lesson-leave = Leave the lesson
lesson-skip = Skip this part
lesson-else = You may do that in a real game. Here, try what is lit first.
lesson-read = Read this first, then press “Next”.
lesson-stuck = From here it can't be done any more. No harm: begin this part again.
lesson-end = That was the lesson. Everything else is in the rules, one click away from every question.
    .play = Play a real game
    .all = All lessons

## Zombie Invasion

lesson-zombie-invasion-tile = The town grows
lesson-zombie-invasion-tile-lay = You stand on Town Hall Square, and so does everybody else. Every turn begins with a tile: the Gas Station. Tap a place with a plus, turn the tile with R or by tapping it, and lay it down.
lesson-zombie-invasion-tile-fill = A named building brings zombies, life and ammo, all of them inside. The zombies have found their places. You decide where the life token lies.
lesson-zombie-invasion-tile-done = Good. Streets without a building get a zombie at every exit instead. Now the die says how far you may walk.
lesson-zombie-invasion-fight = Walk and fight
lesson-zombie-invasion-fight-walk = You rolled a 5: up to five squares, never diagonally. Walk onto the zombie; it stands in your way, so you must fight it.
    .else = You may go elsewhere, but the fun is to the north. Walk onto the zombie.
lesson-zombie-invasion-fight-ammo = You need 4 or more and rolled a 2. Each ammo token adds 1 to the roll: spend two.
    .else = A life token would let you roll again. Save it: you have ammo enough.
lesson-zombie-invasion-fight-door = One point! Buildings are entered by their doors only. Go in to the east; a life token lies behind the zombie.
lesson-zombie-invasion-fight-life = Only a 1. Three ammo would do, but keep them: give up a life token and roll again.
    .else = That would win too. Try the life token this time: another one lies here.
lesson-zombie-invasion-fight-done = A 6, and the life token on this square is yours. Who gives up the last one goes back to Town Hall Square and loses 5 points.
lesson-zombie-invasion-zombies = Move the zombies
lesson-zombie-invasion-zombies-move = Your turn ends with another die. It shows 3: move up to three zombies one square each, away from you, towards the other player in the south. Tap a zombie, then a square.
    .else = You need not move them all, but move what you can this time.
lesson-zombie-invasion-zombies-done = Instead of moving three you may put a new zombie into a building. Then the next player's turn begins.
lesson-zombie-invasion-helipad = The helicopter
lesson-zombie-invasion-helipad-run = The Helipad is always the last tile, and full of zombies. Who stands on its centre wins. Run!
    .else = Not now! The helicopter is two steps away.
lesson-zombie-invasion-helipad-last = A 3, so close. Mend it: one ammo, or a life token for another roll.
lesson-zombie-invasion-helipad-done = You are in the air. The other way to win: 20 points, one for each zombie.

## MidEvil

lesson-midevil-tile = Lay the map
lesson-midevil-tile-lay = Everybody starts on the Altar. Every turn begins with a tile: the Bakery. Tap a place with a plus, turn the tile with R or by tapping it, and lay it down. Roads must not be cut off.
lesson-midevil-tile-fill = The Bakery brings three skeletons, all inside. You choose colours and squares: white is worth 1 point, red 2, blue 3, for whoever beats it.
lesson-midevil-tile-life = And two life tokens, inside too. A square may hold a skeleton and a token.
lesson-midevil-tile-done = Well laid. A tile without a name asks the die instead: so many points of skeletons come on it.
lesson-midevil-move = Move, then the bones move
lesson-midevil-move-walk = You rolled a 4: up to four squares, never diagonally. Walk to the life token in the clearing; you pick it up by stepping on it.
    .else = You may go where you like, but the life token is worth the way.
lesson-midevil-move-stop = A fourth life token. The roll is a maximum: stop here.
    .else = One more step is allowed. This time, stop.
lesson-midevil-move-bones = At the end of your turn the die moves skeletons: a 1, so one of them, by one square. You choose. Tap it, then a square.
lesson-midevil-move-done = You may push skeletons onto other players, too: who begins a turn on one has to fight it first.
lesson-midevil-fight = Fight
lesson-midevil-fight-attack = A white skeleton stands in the way. Step on it: 4, 5 or 6 beats it.
    .else = You could walk around it. Let's fight.
lesson-midevil-fight-raise = A 2. Raise the roll with skeletons that you have collected: their points count, and you need two more.
    .else = A life token would buy another roll. Raise it this time.
lesson-midevil-fight-again = It is yours: one point. Now the red one behind it.
    .else = You could stop here. Fight the red one first.
lesson-midevil-fight-life = A 1. Three white ones would do, but points win games. Give up a life token and roll again.
    .else = That wins the fight and costs three points. Try the life token.
lesson-midevil-fight-done = Two points more. 30 points win the game. Who gives up the last life token dies: back to the Altar, and the collection is gone.
lesson-midevil-card = Play a card
lesson-midevil-card-horse = You hold three cards and play at most one a round. Tap the Horse in your hand and play it: it doubles your movement roll.
    .else = You can roll without it. Play the Horse first.
lesson-midevil-card-ride = A 3, doubled to 6. Ride north and take both life tokens.
    .else = You may, but two life tokens lie in the north.
lesson-midevil-card-done = Weapons and items stay in front of you for later turns. Tap a card at any time to read what it does.
lesson-midevil-react = React
lesson-midevil-react-omen = It is the other player's turn, and a 5 beats the blue skeleton. But you hold Bad Omen: a window asks whether you answer. Play it.
    .else = You may let it pass. Here, spoil it.
lesson-midevil-react-done = They had to roll again, and it cost them lives. Windows open only when you hold something that fits. In a real game each one has its seconds, and you can skip them until your turn.
lesson-midevil-book = The Necronomicon
lesson-midevil-book-take = The Graveyard has been found. The Necronomicon lies on its centre, under a skeleton. Walk there.
    .else = Somebody else will take it if you don't. To the centre!
lesson-midevil-book-done = It is yours. Carry it to the Altar's centre and you win. If you die on the way, it goes back to the Graveyard.
lesson-midevil-duel = The duel, and home
lesson-midevil-duel-catch = Now the other player has the Necronomicon. Who lands on the holder's square duels for it. Catch them!
    .else = They will carry it home. Catch them first.
lesson-midevil-duel-bid = You rolled 3, they rolled 4. Now both commit skeletons and life tokens in secret: points are added, life tokens buy new rolls. Commit your blue one, and no life.
    .else = That is a bid, but a poor one: commit the blue skeleton and keep your life tokens.
lesson-midevil-duel-home = You win the duel and the Necronomicon, and your move goes on. Home to the Altar's centre!
    .else = No detours with that book. To the Altar!
lesson-midevil-duel-done = You have won! That is the whole game: a map, bones, cards, and one book that everybody wants.

## The Castle of Chaos

lesson-castle-of-chaos-halls = The castle
lesson-castle-of-chaos-halls-door = All of MidEvil's rules hold. You start in the castle: you stand in the keep, where doors lead to the courtyard. Go through the door to the west.
    .else = The halls are large. This way: through the door.
lesson-castle-of-chaos-halls-stairs = Stairs lead from the courtyard up to the wall, and crenels part them everywhere else. Climb up; a life token lies there.
    .else = Up to the wall first: follow the courtyard to the stairs.
lesson-castle-of-chaos-halls-done = Keep, courtyard and wall are three grounds. For a Horse the keep is a building.
lesson-castle-of-chaos-bridge = The drawbridge
lesson-castle-of-chaos-bridge-gate = The way out leads over the drawbridge, which starts raised. Step onto the gate.
    .else = The gate is one step to the south.
lesson-castle-of-chaos-bridge-lower = From the gate you may try once a turn: 4 or more lowers the bridge, and it costs no movement. Try it.
    .else = The bridge first: it costs nothing.
lesson-castle-of-chaos-bridge-cross = A 5: it is down. Cross it.
    .else = It is down now. Cross it before somebody raises it.
lesson-castle-of-chaos-bridge-done = With 3 or less somebody may raise it again, from either end, while nobody stands on it. Beyond it the map grows as you know it.
lesson-castle-of-chaos-black = Black skeletons
lesson-castle-of-chaos-black-attack = Six black skeletons come with the Graveyard. They walk two squares and are beaten by a 6 only. Fight one.
    .else = You could wait. Fight the black one.
lesson-castle-of-chaos-black-raise = A 5 is not enough here. Raise it by one point or more.
    .else = A life token buys another roll, but a 6 is rare. Raise it.
lesson-castle-of-chaos-black-done = It is beaten, and worth nothing: black ones give no points.
lesson-castle-of-chaos-home = Home to the throne
lesson-castle-of-chaos-home-throne = You hold the Necronomicon. In the castle you don't win at the Altar but here, on the centre of the corner hall where you began. Walk there!
    .else = The throne is near. Straight to it!
lesson-castle-of-chaos-home-done = You have won! Beware of the Pit, of The Filth, which cuts off roads, and of 32 nastier cards.
